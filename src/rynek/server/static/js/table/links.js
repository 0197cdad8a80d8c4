// Links of a table: the invitation, the way to watch, and moving my seats to another device.

import { post } from "../api.js";
import { copyable } from "../copyable.js";
import { button, el, show } from "../dom.js";
import { t } from "../words.js";

export class Links {
  constructor(table) {
    this.table = table;
    this.node = el("div", { class: "links" });
    this.shown = "";
  }

  show(you) {
    const key = `${you.invitation} ${you.seats.join("")}`;
    if (key === this.shown) return;
    this.shown = key;
    const place = el("div");
    const device = async () => {
      try {
        show(place, copyable(t("device-link"), (await post(`/api/tables/${this.table}/device`)).link), el("small", {}, t("device-info")));
      } catch (refusal) {
        show(place, el("p", { class: "refusal", role: "alert" }, refusal.message));
      }
    };
    show(this.node,
      you.invitation ? el("div", { class: "invitation" }, el("strong", {}, t("invite")), copyable(t("invite-link"), you.invitation)) : null,
      el("details", {}, el("summary", {}, t("links")), copyable(t("watch-link"), `/table/${this.table}`),
        you.seats.length ? button(t("other-device"), device, { class: "quiet" }) : null, place));
  }
}
