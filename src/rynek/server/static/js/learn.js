// The way to the guided first game of a game.

import { post } from "./api.js";
import { el } from "./dom.js";
import { setting } from "./settings.js";
import { t } from "./words.js";

export function learnButton(game, props = {}) {
  const trouble = el("span", { class: "refusal", role: "alert" });
  async function start() {
    trouble.textContent = "";
    try {
      location.assign(`/table/${(await post("/api/lessons", { game: game.name, name: setting("name") })).table}`);
    } catch (refusal) {
      trouble.textContent = refusal.message;
    }
  }
  return el("span", { class: "learn" },
    el("button", { type: "button", onclick: start, ...props }, t("learn"), el("span", { class: "unseen" }, `: ${game.title}`)), trouble);
}
