// A link that moves my seats to this browser. Opening it changes nothing; the button does.

import { get, post } from "./api.js";
import { button, el, show } from "./dom.js";
import { t } from "./words.js";

export async function open(main, code) {
  const refuse = (refusal) => show(main, el("div", { class: "sheet" }, el("h1", {}, t("other-device")), el("p", { class: "refusal", role: "alert" }, refusal.message), el("a", { href: "/" }, t("all-games"))));
  const move = async () => {
    try {
      const answer = await post(`/api/device/${code}`);
      location.assign(`/table/${answer.table}`);
    } catch (refusal) {
      refuse(refusal);
    }
  };
  const draw = async () => {
    try {
      const found = await get(`/api/device/${code}`);
      const text = t("device-text", { title: found.title, seats: found.seats.join(", ") });
      show(main, el("div", { class: "sheet" }, el("h1", {}, t("other-device")), el("p", {}, text), el("div", { class: "actions" }, button(t("device-take"), move, { class: "main" }))));
    } catch (refusal) {
      refuse(refusal);
    }
  };
  await draw();
  return { language: draw };
}
