// The seats: who sits where, whom the table waits for, what everybody owns, and where the points come from.

import { counted, countedSign } from "../counted.js";
import { badge, button, el, icon, show } from "../dom.js";
import { linked } from "../clauses.js";
import { signed, t } from "../words.js";
import { compare } from "./sources.js";

export class Seats {
  constructor({ onpoint, onbot, onhuman }) {
    Object.assign(this, { onpoint, onbot, onhuman });
    this.list = el("ul", { class: "seats" });
    this.side = button("", () => compare(this.shown), { class: "quiet small compare-open" });
    this.node = el("div", {}, this.list, this.side);
    this.open = new Set();
    this.rows = new Map();
  }

  show({ game, seats, breakdown, you, over, bots, scores = null }) {
    this.game = game;
    this.shown = { game, seats, breakdown };
    this.side.textContent = counted("compare-points", game);
    this.side.hidden = seats.length < 2 || !Object.values(breakdown).some(({ lines }) => lines.length);
    this.you = you;
    this.bots = bots;
    // At the end one's own points explain themselves.
    if (over && !this.over && you.seat) this.open.add(you.seat);
    this.over = over;
    for (const seat of seats) {
      if (!this.rows.has(seat.seat)) this.rows.set(seat.seat, this.row(seat.seat));
      this.update(this.rows.get(seat.seat), seat, breakdown[seat.seat], over, scores);
    }
  }

  row(letter) {
    const [head, owned, explained, tools] = ["seat-line", "seat-owned", "seat-points", "seat-tools"].map((name) => el("div", { class: name }));
    const node = el("li", { class: "seat", "data-seat": letter }, head, owned, el("div", { class: "seat-foot" }, explained, tools));
    this.list.append(node);
    return { node, head, owned, explained, tools, keys: {} };
  }

  // Only what has changed is drawn anew: others may move while a list is open or a button is being pressed.
  update(row, seat, breakdown, over, scores) {
    const points = scores ? scores[seat.seat] ?? null : seat.score;
    row.node.classList.toggle("waiting", seat.to_act && !over);
    const part = (name, key, draw) => {
      const said = JSON.stringify(key);
      if (row.keys[name] === said) return;
      row.keys[name] = said;
      show(row[name], draw());
    };
    part("head", [seat.name, seat.kind, points, state(seat, this.you, over)], () => this.head(seat, points, over));
    part("owned", seat.belongings ?? [], () => [chips(seat.belongings ?? [])]);
    part("explained", [over, breakdown ?? null], () => [breakdown?.lines.length ? this.breakdown(seat.seat, breakdown) : null]);
    part("tools", [seat.kind, seat.held, seat.mine, seat.connected, over, this.you.seats.length > 0, this.bots], () => [over ? null : this.replace(seat)]);
  }

  head(seat, points, over) {
    const name = seat.name || (seat.kind === "free" ? t("free-seat") : seat.seat);
    const shown = points === null ? null : el("span", { class: "points" }, icon(countedSign(this.game), 20), el("span", { "aria-hidden": "true" }, signed(points)), el("span", { class: "unseen" }, counted("points", this.game, { count: points })));
    const tip = seat.kind === "bot" ? t(`seat-bot-${seat.taste}-tip`) : null;
    return [badge(seat.seat), el("strong", {}, name), el("span", { class: "seat-state", "data-tip": tip }, state(seat, this.you, over)), shown];
  }

  breakdown(letter, { lines, total }) {
    const details = el("details", { open: this.open.has(letter) }, el("summary", {}, counted("breakdown", this.game)),
      el("table", {},
        el("tbody", {}, lines.map((line) => this.line(line))),
        el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, t("total")), el("td", {}, signed(total))))));
    details.addEventListener("toggle", () => (details.open ? this.open.add(letter) : this.open.delete(letter)));
    return details;
  }

  line(line) {
    const point = () => this.onpoint(line.where);
    return el("tr", { onpointerenter: point, onpointerleave: () => this.onpoint([]) }, el("th", { scope: "row" }, line.text, " ", linked(line.clause)), el("td", {}, signed(line.points)));
  }

  // A player who left may be replaced by a bot, and come back.
  replace(seat) {
    if (!this.you.seats.length) return null;
    if (seat.kind === "bot" && seat.held) return button(t("play-again-myself", { seat: seat.seat }), () => this.onhuman(seat.seat), { class: "quiet small" });
    const away = seat.kind === "free" || (seat.kind === "human" && (seat.mine || !seat.connected));
    if (!away || !this.bots.length) return null;
    const pick = el("select", { "aria-label": t("let-bot", { seat: seat.seat }), class: "small", onchange: (event) => event.target.value && this.onbot(seat.seat, event.target.value) },
      el("option", { value: "" }, t("let-bot-short")), this.bots.map((bot) => el("option", { value: bot.level }, bot.label)));
    return pick;
  }
}

function state(seat, you, over) {
  if (over) return "";
  if (seat.kind === "free") return t("seat-free");
  if (seat.thinking) return t("seat-thinking");
  if (seat.to_act) return seat.mine ? t("seat-you-act") : t("seat-to-act");
  if (seat.kind === "human" && !seat.connected) return t("seat-away");
  if (seat.kind === "bot") return t(`seat-bot-${seat.taste}`);
  return seat.seat === you.seat ? t("seat-you") : "";
}

function chips(belongings) {
  if (!belongings.length) return null;
  return el("ul", { class: "chips" }, belongings.map((chip) =>
    el("li", { class: "chip", "data-title": chip.label, "data-tip": chip.tip || null },
      icon(chip.symbol, 17), el("span", { class: "unseen" }, `${chip.label}: `), String(chip.count))));
}
