// Seats of a new table: who sits where. Used by the form for a new table and for going on with a record.

import { badge, button, el, show } from "./dom.js";
import { choose, setting } from "./settings.js";
import { t } from "./words.js";

const KINDS = ["me", "here", "friend", "bot"];
const LETTERS = "ABCDEF";

export class Seating {
  constructor({ low, high, bots, names = [], onresize = () => {} }) {
    this.onresize = onresize;
    this.low = low;
    this.high = high;
    this.bots = bots;
    const start = Math.min(Math.max(low, names.length || 2), high);
    this.seats = Array.from({ length: start }, (_, place) => this.fresh(place, names[place]));
    this.node = el("fieldset", { class: "seating" });
    this.draw();
  }

  fresh(place, name) {
    const level = (this.bots[1] ?? this.bots[0])?.level ?? "";
    return { kind: place === 0 ? "me" : "bot", name: name ?? (place === 0 ? setting("name") : ""), level };
  }

  // Who sits where, as it was elsewhere: the first of mine is me, the others sit beside me; a level of no bot stays the usual one.
  take(seats) {
    let me = false;
    this.seats = seats.map((seat, place) => {
      const kind = seat.kind === "me" && me ? "here" : seat.kind;
      me ||= kind === "me";
      return { kind, name: seat.name ?? "", level: seat.level || this.fresh(place).level };
    });
    this.draw();
  }

  draw() {
    const rows = this.seats.map((seat, place) => this.row(seat, place));
    const count = this.low === this.high ? null : this.counter();
    show(this.node, el("legend", {}, t("seats")), count, el("ol", { class: "rows" }, rows));
  }

  counter() {
    const one = (count) =>
      button(String(count), () => this.resize(count), {
        "aria-pressed": count === this.seats.length ? "true" : "false",
        "aria-label": t("players", { count }),
      });
    const counts = Array.from({ length: this.high - this.low + 1 }, (_, place) => this.low + place);
    return el("div", { class: "switch", role: "group", "aria-label": t("player-count") }, counts.map(one));
  }

  resize(count) {
    while (this.seats.length < count) this.seats.push(this.fresh(this.seats.length));
    this.seats.length = count;
    this.draw();
    this.onresize(count);
    this.node.querySelector('[aria-pressed="true"]')?.focus();
  }

  row(seat, place) {
    const letter = LETTERS[place];
    const kind = el("select", { "aria-label": t("seat-kind", { seat: letter }), onchange: (event) => this.change(place, event.target.value) },
      KINDS.map((name) => el("option", { value: name, selected: name === seat.kind }, t(`kind-${name}`))));
    const info = el("small", { role: "status" }, this.info(seat));
    return el("li", {}, badge(letter), kind, this.detail(seat, letter, () => show(info, this.info(seat))), info);
  }

  // What to expect of somebody; of a bot that hangs on its level.
  info(seat) {
    const level = seat.kind === "bot" ? this.bots.find((bot) => bot.level === seat.level)?.info : "";
    return [level, t(`kind-${seat.kind}-info`)].filter(Boolean).join(" ");
  }

  change(place, kind) {
    this.seats[place].kind = kind;
    this.draw();
    this.node.querySelectorAll("select")[place]?.focus();
  }

  detail(seat, letter, onlevel) {
    if (seat.kind === "bot") {
      const pick = (event) => {
        seat.level = event.target.value;
        onlevel();
      };
      return el("select", { class: "level", "aria-label": t("bot-level", { seat: letter }), onchange: pick },
        this.bots.map((bot) => el("option", { value: bot.level, selected: bot.level === seat.level }, bot.label)));
    }
    return el("input", {
      value: seat.name, maxlength: 24, autocomplete: "nickname", placeholder: t(seat.kind === "me" ? "your-name" : "name"),
      "aria-label": t("seat-name", { seat: letter }), required: seat.kind !== "friend",
      oninput: (event) => (seat.name = event.target.value),
    });
  }

  // The seats as the server wants them.
  value() {
    const mine = this.seats.find((seat) => seat.kind === "me");
    if (mine?.name) choose("name", mine.name);
    return this.seats.map((seat) => {
      if (seat.kind === "bot") return { kind: "bot", level: seat.level };
      const name = seat.name.trim();
      return name ? { kind: seat.kind, name } : { kind: seat.kind };
    });
  }
}
