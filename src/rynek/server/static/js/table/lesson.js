// The lesson card: what there is to see, what to do now, what the last step has brought. Cards to read are turned here; moves are made on the board.

import { linked } from "../clauses.js";
import { announce, button, el, icon, show } from "../dom.js";
import { signed, t } from "../words.js";

// So many gains have room for their names on any page.
const FEW = 3;

// The card somebody was at, by table, kept so that a reload shows it again.
const kept = {
  key: (table) => `rynek.lesson.${table}`,
  get(table) {
    try {
      return Number(localStorage.getItem(this.key(table)) ?? 0);
    } catch {
      return 0;
    }
  },
  set(table, at) {
    try {
      localStorage.setItem(this.key(table), at);
    } catch {
      // Without storage a reload begins with the first card of the step.
    }
  },
};

function gain({ symbol, label, by }) {
  const said = `${by > 0 ? "+" : ""}${signed(by)}`;
  return el("li", { class: "recap-change", title: label }, el("span", { class: "unseen" }, `${label}: `), said, icon(symbol, 18), el("span", { class: "gain-name", "aria-hidden": "true" }, label));
}

export class LessonCard {
  constructor(table, board, { onturn, onlesson }) {
    Object.assign(this, { table, board, onturn, onlesson });
    this.lesson = null;
    this.at = kept.get(table);
    this.node = el("section", { class: "lesson", "aria-labelledby": "lesson-title", hidden: true });
  }

  // Whether this card is only to be read: the last of those that are shown at one position asks for something.
  get reading() {
    return Boolean(this.lesson) && this.at < this.lesson.first + this.lesson.cards.length - 1;
  }

  get guided() {
    return this.lesson?.stage === "script";
  }

  get free() {
    return this.lesson?.stage === "open" && !this.reading;
  }

  take({ lesson, game }) {
    this.lesson = lesson;
    this.game = game;
    this.node.hidden = !lesson;
    if (!lesson) return;
    this.at = Math.min(Math.max(this.at, lesson.first), lesson.first + lesson.cards.length - 1);
    this.draw();
  }

  // Marks the parts that the card speaks of, and brings them into sight where nothing is to be chosen.
  teach() {
    const { look } = this;
    for (const part of this.board.parts()) part.classList.toggle("taught", look.includes(part.dataset.part));
    if (this.reading && this.turned) this.board.bring(look.map((name) => this.board.part(name)).filter(Boolean), [], true);
    this.turned = false;
  }

  get look() {
    return this.lesson ? this.card().look : [];
  }

  card() {
    return this.lesson.cards[this.at - this.lesson.first];
  }

  turn(by) {
    const { first } = this.lesson;
    if (by < 0 && this.at === first) {
      this.keep(this.at - 1);
      this.onlesson("back");
      return;
    }
    if (by > 0 && !this.reading) {
      this.onlesson("on");
      return;
    }
    this.keep(this.at + by);
    this.onturn();
    this.title.focus({ preventScroll: true });
  }

  keep(at) {
    this.at = Math.max(0, at);
    kept.set(this.table, this.at);
  }

  again() {
    this.keep(0);
    this.onlesson("start");
  }

  draw() {
    const { steps, brought, first, stage } = this.lesson;
    const { title, text, do: wish } = this.card();
    kept.set(this.table, this.at);
    const key = JSON.stringify([this.at, title, text, stage]);
    if (key === this.drawn) return;
    this.drawn = key;
    this.turned = true;
    this.title = el("h2", { id: "lesson-title", tabindex: -1 }, title);
    const gains = this.at === first && brought.length ? el("div", { class: brought.length > FEW ? "lesson-gains many" : "lesson-gains" }, el("span", {}, t("lesson-brought")), el("ul", {}, brought.map(gain))) : null;
    show(this.node,
      el("div", { class: "lesson-head" }, this.title, el("progress", { max: steps, value: this.at + 1, "aria-label": t("lesson-progress") }), el("span", { class: "lesson-count" }, t("lesson-step", { at: this.at + 1, count: steps }))),
      gains || text ? el("div", { class: "lesson-words", tabindex: 0, role: "group", "aria-labelledby": "lesson-title" }, gains, el("p", {}, linked(text))) : null,
      el("div", { class: "lesson-foot" }, wish ? el("p", { class: "lesson-do" }, el("strong", {}, wish)) : null, this.tools()));
    announce([title, text, wish].filter(Boolean).join(" "));
  }

  tools() {
    const { stage } = this.lesson;
    const back = button(t("lesson-back"), () => this.turn(-1), { class: "quiet small", disabled: this.at === 0 });
    const on = this.reading
      ? button(t("lesson-next"), () => this.turn(1), { class: "main small" })
      : stage === "script" ? button(t("lesson-do-it"), () => this.turn(1), { class: "quiet small" }) : null;
    const rest = stage === "done" ? [button(t("lesson-again"), () => this.again(), { class: "quiet small" }), el("a", { class: "button small", href: `/#new/${this.game}` }, t("new-table"))] : [];
    return el("div", { class: "lesson-tools" }, back, on, rest);
  }
}
