// What happened since my move: one line for each rival, numbered as on the board; a click shows where, plays it again, or lets a bot say why.

import { linked } from "../clauses.js";
import { counted, countedSign } from "../counted.js";
import { badge, button, el, icon, show } from "../dom.js";
import { signed, t } from "../words.js";

const PHRASES = 4;
const CHANGES = 5;

// What no seat did though it is a turn of its own: a rival without a seat, as in a game for one.
export const seatless = (line) => Boolean(line.recap && !line.by && !line.seat);

// What a seat has more or less of than before: points, then what it owns.
function changes(before, now, game) {
  if (!before) return [];
  const found = [];
  if (before.score !== null && now.score !== null && before.score !== now.score) found.push([countedSign(game), counted("points-head", game), now.score - before.score]);
  const had = new Map((before.belongings ?? []).map((chip) => [chip.label, chip]));
  for (const chip of now.belongings ?? []) {
    const by = Number(chip.count) - Number(had.get(chip.label)?.count ?? 0);
    if (by) found.push([chip.symbol, chip.label, by]);
  }
  return found.slice(0, CHANGES);
}

function change([symbol, label, by]) {
  const said = `${by > 0 ? "+" : ""}${signed(by)}`;
  return el("span", { class: "recap-change", title: label }, el("span", { class: "unseen" }, `${label}: `), said, icon(symbol, 16));
}

export class Recap {
  constructor({ onsee, onplay, onmotive, onclose }) {
    Object.assign(this, { onsee, onplay, onmotive });
    this.motives = new Map();
    this.list = el("ul", {});
    const close = button("×", () => { this.clear(); onclose(); }, { class: "quiet small", "aria-label": t("recap-close") });
    this.node = el("section", { class: "recap", hidden: true, "aria-label": t("recap") }, this.list, close);
  }

  clear() {
    this.node.hidden = true;
    this.motives.clear();
    show(this.list);
  }

  // Gives the marks for the board: where, whose, and the number that stands in the line, too.
  take(lines, before, seats, mine) {
    // What a rival chose to do and what it means, not what befell them; a game that tells no meanings tells its sentences.
    const told = lines.some((line) => line.recap);
    const done = (seat) => lines.filter((line) => (told ? line.recap : line.main) && line.seat === seat.seat && line.by);
    const marks = [];
    const rows = seats.filter((seat) => !mine.includes(seat.seat) && done(seat).length).map((seat) => {
      const main = done(seat);
      return this.row(seat, main, changes(before?.find((one) => one.seat === seat.seat), seat, this.game), marks);
    });
    const others = lines.filter(seatless);
    if (others.length) rows.push(this.row({ seat: null, name: t("recap-game") }, others, [], marks));
    show(this.list, rows);
    this.node.hidden = !rows.length;
    return marks;
  }

  row(seat, main, changed, marks) {
    const phrases = main.slice(-PHRASES);
    const said = phrases.flatMap((line, place) => {
      const where = line.where.at(-1);
      if (where) marks.push({ where, seat: seat.seat, number: marks.length + 1 });
      return [place ? ", " : null, where ? el("b", { class: "recap-number", "aria-hidden": "true" }, String(marks.length)) : null, line.recap || line.text];
    });
    const more = main.length - phrases.length;
    const places = main.flatMap((line) => line.where);
    const see = () => this.onsee(places);
    return el("li", {}, badge(seat.seat),
      el("button", { type: "button", class: "recap-line", onclick: see, onpointerenter: () => this.onsee(places, true), onpointerleave: () => this.onsee([], true) },
        el("span", { class: "unseen" }, `${seat.name || seat.seat}: `), said, more ? ` ${t("recap-more", { count: more })}` : null),
      el("span", { class: "recap-changes" }, changed.map(change)),
      el("span", { class: "recap-tools" },
        seat.kind === "bot" ? button("?", () => this.tell(seat, main[0].position, main.at(-1).position), { class: "quiet small", "aria-label": t("motive", { name: seat.name }), title: t("motive", { name: seat.name }) }) : null,
        button("▶", () => this.onplay(main[0].position, main.at(-1).position), { class: "quiet small", "aria-label": t("recap-play", { name: seat.name || seat.seat }) })),
      this.told(seat, main.at(-1).position));
  }

  // What a bot saw in the move it had most to choose for, once it has been asked; it stays as long as the line it belongs to.
  told(seat, position) {
    const { move, text } = this.motives.get(`${seat.seat} ${position}`) ?? {};
    const said = move ? [el("b", {}, move), ". "] : null;
    return el("p", { class: "recap-motive", role: "status", hidden: !text, "data-motive": `${seat.seat} ${position}` }, said, linked(text ?? ""));
  }

  async tell(seat, since, position) {
    const key = `${seat.seat} ${position}`;
    const spot = () => this.list.querySelector(`[data-motive="${key}"]`);
    if (!this.motives.has(key)) {
      show(spot(), t("seat-thinking"));
      spot().hidden = false;
      const answer = await this.onmotive(seat.seat, since, position);
      if (answer.type === "motive" && spot()) this.motives.set(key, answer);
    }
    spot()?.replaceWith(this.told(seat, position));
    spot()?.scrollIntoView({ block: "nearest" });
  }
}
