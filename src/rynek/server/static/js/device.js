// A link that moves my seats to this browser. Opening it changes nothing; the button does.

import { get, post } from "./api.js";
import { button, el, show } from "./dom.js";
import { t } from "./words.js";

export async function open(main, code) {
  if (code.startsWith("all.")) return openAll(main, code.slice(4));
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

// A link for all of one's games: this browser becomes the same person as the one that gave it.
async function openAll(main, code) {
  const trouble = el("p", { class: "refusal", role: "alert" });
  const move = async () => {
    try {
      await post(`/api/mine/device/${code}`);
      location.assign("/mine");
    } catch (refusal) {
      trouble.textContent = refusal.message;
    }
  };
  const draw = async () => show(main, el("div", { class: "sheet" }, el("h1", {}, t("all-devices")), el("p", {}, t("all-devices-text")), trouble, el("div", { class: "actions" }, button(t("all-devices-take"), move, { class: "main" }))));
  await draw();
  return { language: draw };
}
