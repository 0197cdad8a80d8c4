// Help: how the game is played, every card explained, and the keys.

import { get } from "../api.js";
import { el, show } from "../dom.js";
import { learnButton } from "../learn.js";
import { prose } from "../prose.js";
import { choose, setting } from "../settings.js";
import { t } from "../words.js";

const KEYS = [["Tab", "key-tab"], ["← ↑ → ↓", "key-arrows"], ["Shift + ← ↑ → ↓", "key-any"], ["Enter", "key-enter"], ["Esc", "key-escape"], ["/", "key-slash"], ["U", "key-undo"], ["H", "key-hint"], ["R", "key-replay"], [", .", "key-step"]];

// A setting of this device with two values.
function wish(key, yes, no) {
  const box = el("input", { type: "checkbox", checked: setting(key) === yes, onchange: () => choose(key, box.checked ? yes : no) });
  return el("label", { class: "wish" }, box, el("span", {}, t(`wish-${key}`)));
}

export class Help {
  constructor() {
    this.node = el("div", { class: "help" });
    this.key = "";
  }

  async load(game, lang) {
    if (this.key === `${game} ${lang}`) return;
    this.key = `${game} ${lang}`;
    const { games } = await get("/api/games").catch(() => ({ games: [] }));
    this.game = games.find((one) => one.name === game);
    const help = await get(`/api/games/${game}/help`).catch(() => ({ howto: "", components: [] }));
    this.draw(help);
  }

  draw({ howto, components }) {
    const filter = el("input", { type: "search", placeholder: t("help-search"), "aria-label": t("help-search") });
    const list = el("dl", {}, components.map((one) => el("div", { "data-name": one.name.toLowerCase() }, el("dt", {}, one.name), el("dd", {}, one.info))));
    filter.addEventListener("input", () => {
      const wanted = filter.value.toLowerCase();
      for (const row of list.children) row.hidden = !row.textContent.toLowerCase().includes(wanted);
    });
    const keys = el("dl", { class: "keys" }, KEYS.map(([key, text]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, t(text)))));
    show(this.node,
      el("p", {}, wish("forced", "made", "asked")),
      el("p", {}, wish("clock", "on", "off")),
      this.game?.lesson ? el("p", {}, learnButton(this.game)) : null,
      howto ? el("section", {}, el("h3", {}, t("help-howto")), prose(howto)) : null,
      components.length ? el("section", {}, el("h3", {}, t("help-components")), filter, list) : null,
      el("section", {}, el("h3", {}, t("help-keys")), keys));
  }
}
