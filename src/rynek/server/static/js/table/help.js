// Help: how the game is played, every card explained, those that lie on the board first, and the keys.

import { get } from "../api.js";
import { linked } from "../clauses.js";
import { el, show } from "../dom.js";
import { cutOut, measure } from "../gallery.js";
import { learnButton } from "../learn.js";
import { prose } from "../prose.js";
import { choose, setting } from "../settings.js";
import { t } from "../words.js";

const KEYS = [["Tab", "key-tab"], ["← ↑ → ↓", "key-arrows"], ["Shift + ← ↑ → ↓", "key-any"], ["Enter", "key-enter"], ["Esc", "key-escape"], ["/", "key-slash"], ["U", "key-undo"], ["H", "key-hint"], ["?", "key-clause"], ["R", "key-replay"], [", .", "key-step"]];

// A setting of this device with two values.
function wish(key, yes, no) {
  const box = el("input", { type: "checkbox", checked: setting(key) === yes, onchange: () => choose(key, box.checked ? yes : no) });
  return el("label", { class: "wish" }, box, el("span", {}, t(`wish-${key}`)));
}

export class Help {
  constructor(board) {
    this.board = board;
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
    this.rows = components.map((one) => el("div", { "data-name": one.name }, el("dt", {}, one.name), el("dd", {}, linked(one.info))));
    this.first = el("dl", { class: "in-play" });
    this.others = el("dl", {});
    this.second = el("h4", {}, t("help-others"));
    filter.addEventListener("input", () => {
      const wanted = filter.value.toLowerCase();
      for (const row of this.rows) row.hidden = !row.textContent.toLowerCase().includes(wanted);
    });
    const keys = el("dl", { class: "keys" }, KEYS.map(([key, text]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, t(text)))));
    show(this.node,
      el("p", {}, wish("forced", "made", "asked")),
      el("p", {}, wish("clock", "on", "off")),
      el("p", {}, wish("taps", "read", "choose")),
      this.game?.lesson ? el("p", {}, learnButton(this.game)) : null,
      this.game ? el("p", {}, el("a", { href: `/rules/${this.game.name}`, target: "_blank", rel: "noopener" }, t("rules-whole"))) : null,
      howto ? el("section", {}, el("h3", {}, t("help-howto")), prose(howto)) : null,
      components.length ? el("section", {}, el("h3", {}, t("help-components")), filter, el("h4", {}, t("help-in-play")), this.first, this.second, this.others) : null,
      el("section", {}, el("h3", {}, t("help-keys")), keys));
    this.sort();
  }

  // What lies on the board now comes first, with its picture.
  sort() {
    if (!this.rows) return;
    const drawn = new Map([...this.board.querySelectorAll("[data-title]")].map((part) => [part.dataset.title, part]));
    const [here, elsewhere] = [true, false].map((wanted) => this.rows.filter((row) => drawn.has(row.dataset.name) === wanted));
    for (const row of this.rows) row.querySelector(".cut-out")?.remove();
    show(this.first, here);
    show(this.others, elsewhere);
    this.first.previousSibling.hidden = !here.length;
    this.second.hidden = !here.length || !elsewhere.length;
    if (!this.node.offsetParent) return;
    for (const row of here) row.prepend(cutOut(drawn.get(row.dataset.name).cloneNode(true)));
    measure(this.first.querySelectorAll(".cut-out"));
  }
}
