// The seats: who sits where, whom the table waits for, what everybody owns, and where the points come from.

import { badge, button, el, icon, show } from "../dom.js";
import { t } from "../words.js";

export class Seats {
  constructor({ onpoint, onbot, onhuman }) {
    Object.assign(this, { onpoint, onbot, onhuman });
    this.node = el("ul", { class: "seats" });
    this.open = new Set();
  }

  show({ seats, breakdown, you, over, bots, scores = null }) {
    this.you = you;
    this.bots = bots;
    show(this.node, seats.map((seat) => this.seat(seat, breakdown[seat.seat], over, scores)));
  }

  seat(seat, breakdown, over, scores) {
    const points = scores ? scores[seat.seat] ?? null : seat.score;
    const name = seat.name || (seat.kind === "free" ? t("free-seat") : seat.seat);
    const waiting = seat.to_act && !over;
    return el("li", { class: waiting ? "seat waiting" : "seat", "data-seat": seat.seat },
      el("div", { class: "seat-line" }, badge(seat.seat),
        el("strong", {}, name), el("span", { class: "seat-state" }, state(seat, this.you, over)),
        points === null ? null : el("span", { class: "points", "aria-label": t("points", { count: points }) }, icon("points", 20), String(points))),
      chips(seat.belongings ?? []),
      el("div", { class: "seat-tools" }, breakdown?.lines.length ? this.breakdown(seat.seat, breakdown) : null, over ? null : this.replace(seat)));
  }

  breakdown(letter, { lines, total }) {
    const details = el("details", { open: this.open.has(letter) }, el("summary", {}, t("breakdown")),
      el("table", {},
        el("tbody", {}, lines.map((line) => this.line(line))),
        el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, t("total")), el("td", {}, String(total))))));
    details.addEventListener("toggle", () => (details.open ? this.open.add(letter) : this.open.delete(letter)));
    return details;
  }

  line(line) {
    const point = () => this.onpoint(line.where);
    const clause = line.clause ? el("span", { class: "clause" }, line.clause) : null;
    return el("tr", { onpointerenter: point, onpointerleave: () => this.onpoint([]) }, el("th", { scope: "row" }, line.text, " ", clause), el("td", {}, String(line.points)));
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
  if (seat.kind === "bot") return t("seat-bot");
  return seat.seat === you.seat ? t("seat-you") : "";
}

function chips(belongings) {
  if (!belongings.length) return null;
  return el("ul", { class: "chips" }, belongings.map((chip) =>
    el("li", { class: "chip", "data-title": chip.label, "data-tip": chip.tip || null },
      icon(chip.symbol, 18), el("span", { class: "unseen" }, `${chip.label}: `), String(chip.count))));
}
