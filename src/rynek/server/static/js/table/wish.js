// Standing wishes: one answer, such as `pass`, is given unasked until the turn ends, or until something comes near a place.

import { button, el, show } from "../dom.js";
import { t } from "../words.js";

export class Wish {
  constructor({ onwish, onend }) {
    Object.assign(this, { onwish, onend });
    this.node = el("div", { class: "wishes" });
    this.wish = null;
  }

  // Takes a position and gives the answer that is wished for now, or null.
  take({ standing, moves, you, over, lesson }) {
    this.standing = over || lesson || you.seats.length !== 1 ? null : standing;
    if (over || (this.wish && this.ends(standing))) this.wish = null;
    this.asked = Boolean(this.standing && you.turn && moves.some((one) => one.move === this.standing.move));
    this.draw();
    return this.wish && this.asked ? this.standing.move : null;
  }

  ends(standing) {
    const { turn, place } = this.wish;
    if (!standing) return Boolean(turn);
    return standing.spoken_to || (turn ? standing.turn !== turn : standing.near.includes(place));
  }

  draw() {
    const key = JSON.stringify([this.wish, this.asked, this.standing?.turn, this.standing?.label]);
    if (key === this.drawn) return;
    this.drawn = key;
    if (this.wish) show(this.node, el("p", { class: "wished", role: "status" }, this.wish.said), button(t("wish-end"), () => this.end()));
    else show(this.node, this.asked ? [this.untilTurn(), this.untilPlace()] : null);
  }

  untilTurn() {
    const { label, said, turn } = this.standing;
    return button(label, () => this.begin({ turn, said }), { class: "wish-turn", "data-turn": turn });
  }

  untilPlace() {
    const { place_label: label, place_said: template, places, near } = this.standing;
    const far = places.filter((place) => !near.includes(place.word));
    const pick = (event) => {
      const { word, label: name } = far[event.target.selectedIndex - 1];
      this.begin({ place: word, said: template.replace("{place}", name) });
    };
    return el("select", { class: "wish-place", "aria-label": label, onchange: pick }, el("option", { value: "" }, label), far.map((place) => el("option", { value: place.word }, place.label)));
  }

  begin(wish) {
    this.wish = wish;
    this.draw();
    this.onwish(this.standing.move);
  }

  end() {
    this.wish = null;
    this.draw();
    this.onend();
  }
}
