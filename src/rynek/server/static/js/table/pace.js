// How fast the bots of this table move: a wish of this device, told to the table by whoever sits there.

import { el } from "../dom.js";
import { choose, setting } from "../settings.js";
import { t } from "../words.js";

const PACES = ["calm", "quick", "once"];

export class Pace {
  constructor(ask) {
    this.ask = ask;
    this.list = el("select", { class: "small", id: "pace", onchange: () => this.wish(this.list.value) },
      PACES.map((pace) => el("option", { value: pace }, t(`pace-${pace}`))));
    this.node = el("p", { class: "pace", hidden: true }, el("label", { for: "pace" }, t("pace")), this.list);
  }

  wish(pace) {
    choose("pace", pace);
    this.ask({ type: "pace", pace });
  }

  show({ seats, you, over, pace }) {
    this.node.hidden = over || !you.seats.length || !seats.some((seat) => seat.kind === "bot");
    this.list.value = pace;
    if (this.node.hidden || this.told) return;
    this.told = true;
    if (setting("pace") !== pace) this.ask({ type: "pace", pace: setting("pace") });
  }
}
