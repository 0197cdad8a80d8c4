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

// So many names share an explanation in full; of more only the first are seen, and all are found.
const NAMED = 5;

// One row for all that is explained alike, with the picture of the first that lies on the board.
function explained(components, drawn) {
  const alike = new Map();
  for (const { name, info } of components) alike.set(info, [...(alike.get(info) ?? []), name]);
  return [...alike].map(([info, all]) => {
    const names = [...new Set(all)];
    const rest = names.length > NAMED ? names.splice(NAMED) : [];
    const more = rest.length ? el("span", { "aria-hidden": "true" }, ` … (+${rest.length})`) : null;
    return el("div", {}, drawn?.has(names[0]) ? cutOut(drawn.get(names[0]).cloneNode(true)) : null,
      el("dt", {}, names.join(", "), more, el("span", { class: "unseen" }, rest.map((name) => `, ${name}`).join(""))), el("dd", {}, linked(info)));
  });
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
    this.components = components;
    this.filter = el("input", { type: "search", placeholder: t("help-search"), "aria-label": t("help-search"), oninput: () => this.sift() });
    this.first = el("dl", { class: "in-play" });
    this.others = el("dl", {});
    this.second = el("h4", {}, t("help-others"));
    const keys = el("dl", { class: "keys" }, KEYS.map(([key, text]) => el("div", {}, el("dt", {}, el("kbd", {}, key)), el("dd", {}, t(text)))));
    show(this.node,
      el("p", {}, wish("forced", "made", "asked")),
      el("p", {}, wish("clock", "on", "off")),
      el("p", {}, wish("taps", "read", "choose")),
      this.game?.lesson ? el("p", {}, learnButton(this.game)) : null,
      this.game ? el("p", {}, el("a", { href: `/rules/${this.game.name}`, target: "_blank", rel: "noopener" }, t("rules-whole"))) : null,
      howto ? el("section", {}, el("h3", {}, t("help-howto")), prose(howto)) : null,
      components.length ? el("section", {}, el("h3", {}, t("help-components")), this.filter, el("h4", {}, t("help-in-play")), this.first, this.second, this.others) : null,
      el("section", {}, el("h3", {}, t("help-keys")), keys));
    this.sort();
  }

  // What lies on the board now comes first, with its picture.
  sort() {
    if (!this.components?.length) return;
    const drawn = new Map([...this.board.querySelectorAll("[data-title]")].map((part) => [part.dataset.title, part]));
    const [here, elsewhere] = [true, false].map((wanted) => this.components.filter(({ name }) => drawn.has(name) === wanted));
    show(this.first, explained(here, this.node.offsetParent ? drawn : null));
    show(this.others, explained(elsewhere, null));
    this.first.previousSibling.hidden = !here.length;
    this.second.hidden = !here.length || !elsewhere.length;
    this.sift();
    measure(this.first.querySelectorAll(".cut-out"));
  }

  sift() {
    const wanted = this.filter.value.toLowerCase();
    for (const row of [...this.first.children, ...this.others.children]) row.hidden = !row.textContent.toLowerCase().includes(wanted);
  }
}
