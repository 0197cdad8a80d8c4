// Standing wishes: answers such as `pass` are given unasked until the turn ends, or until something comes near a place;
// where nothing but something one wants to keep could be spent instead, until one says otherwise.

import { button, el, show } from "../dom.js";
import { t } from "../words.js";

export class Wish {
  constructor({ onwish, onend }) {
    Object.assign(this, { onwish, onend });
    this.node = el("div", { class: "wishes" });
    this.wish = null;
    this.all = false;
    this.keeping = false;
  }

  // Takes a position and gives the answer that is wished for now, or null.
  take({ standing, moves, you, over, lesson }) {
    this.standing = over || lesson || you.seats.length !== 1 ? null : standing;
    if (over || (this.wish && this.ends(standing))) this.wish = null;
    const may = (answer) => you.turn && moves.some((one) => one.move === answer.move);
    this.asked = this.standing?.answers.findIndex(may) ?? -1;
    this.kept = you.turn ? this.keeps(moves) : null;
    this.draw();
    if (this.keeping && this.kept) return this.kept;
    return this.wish && this.asked >= 0 && this.asked <= this.wish.answer ? this.standing.answers[this.asked].move : null;
  }

  // The answer by which everything is kept, when all others would spend something.
  keeps(moves) {
    const { moves: going, instead_of: spending } = this.standing?.keep ?? { moves: [] };
    const [answer] = going.filter((word) => moves.some((one) => one.move === word));
    const spends = (one) => spending.includes(one.move.split(" ")[0]);
    return answer && moves.length > 1 && moves.every((one) => one.move === answer || spends(one)) ? answer : null;
  }

  // Who wishes to pass is asked when somebody speaks to him alone; who does not even want that is not.
  ends(standing) {
    const { turn, place, answer } = this.wish;
    if (!standing) return Boolean(turn);
    return (standing.spoken_to && answer === 0) || (turn ? standing.turn !== turn : standing.near.includes(place));
  }

  draw() {
    const key = JSON.stringify([this.wish, this.asked, this.standing?.turn, this.standing?.near, this.kept, this.keeping]);
    if (key === this.drawn) return;
    this.drawn = key;
    if (this.wish) show(this.node, el("p", { class: "wished", role: "status" }, this.wish.said), button(t("wish-end"), () => this.end()));
    else show(this.node, this.asked < 0 ? null : this.untilTurn(), this.asked === 0 ? [this.untilPlace(), this.orAll()] : null, this.toKeep());
  }

  // Shown where it would answer, and as long as it is wished, so that it can be ended.
  toKeep() {
    if (!this.kept && !(this.keeping && this.standing)) return null;
    const change = () => {
      this.keeping = box.checked;
      if (this.keeping && this.kept) this.onwish(this.kept);
    };
    const box = el("input", { type: "checkbox", checked: this.keeping, onchange: change });
    return el("label", { class: "wish-box wish-keep" }, box, " ", this.standing.keep.label);
  }

  // Which answers are wished for: the one that is asked for now, or all.
  reach() {
    return this.all ? this.standing.answers.length - 1 : this.asked;
  }

  orAll() {
    const box = el("input", { type: "checkbox", checked: this.all, onchange: () => { this.all = box.checked; } });
    return el("label", { class: "wish-box wish-refuse" }, box, " ", this.standing.all_label);
  }

  untilTurn() {
    const { turn, answers } = this.standing;
    const begin = () => this.begin({ turn, said: answers[this.reach()].said, answer: this.reach() });
    return button(answers[this.asked].label, begin, { class: "wish-turn", "data-turn": turn });
  }

  untilPlace() {
    const { place_label: label, place_said: templates, places, near } = this.standing;
    const far = places.filter((place) => !near.includes(place.word));
    const pick = (event) => {
      const { word, label: name } = far[event.target.selectedIndex - 1];
      this.begin({ place: word, said: templates[this.reach()].replace("{place}", name), answer: this.reach() });
    };
    return el("select", { class: "wish-place", "aria-label": label, onchange: pick }, el("option", { value: "" }, label), far.map((place) => el("option", { value: place.word }, place.label)));
  }

  begin(wish) {
    this.wish = wish;
    this.draw();
    this.onwish(this.standing.answers[this.asked].move);
  }

  // An answer that was refused is not given again.
  fail() {
    this.keeping = false;
    this.end();
  }

  end() {
    this.wish = null;
    this.draw();
    this.onend();
  }
}
