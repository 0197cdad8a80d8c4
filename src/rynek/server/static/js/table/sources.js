// Points by source, side by side for all players.

import { counted } from "../counted.js";
import { badge, button, el } from "../dom.js";
import { linked } from "../clauses.js";
import { signed, t } from "../words.js";

// The sources in the order in which they first occur, with the clauses behind them and the points of each seat.
function gathered(breakdown) {
  const rows = new Map();
  for (const [letter, { lines }] of Object.entries(breakdown)) {
    for (const { source, points, clause } of lines) {
      if (!rows.has(source)) rows.set(source, { clause, points: new Map() });
      const row = rows.get(source).points;
      row.set(letter, (row.get(letter) ?? 0) + points);
    }
  }
  return rows;
}

export function sources({ seats, breakdown, game }) {
  const known = seats.filter((seat) => breakdown[seat.seat]);
  const rows = [...gathered(breakdown)].map(([source, { clause, points }]) =>
    el("tr", {}, el("th", { scope: "row" }, source, " ", linked(clause)), known.map((seat) => el("td", {}, points.has(seat.seat) ? signed(points.get(seat.seat)) : "–"))));
  const heads = known.map((seat) => el("th", { scope: "col" }, badge(seat.seat), " ", el("span", {}, seat.name || seat.seat)));
  return el("div", { class: "sources-box", tabindex: 0, role: "region", "aria-label": counted("sources", game) }, el("table", { class: "sources" },
    el("caption", {}, counted("sources", game)),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("source")), heads)),
    el("tbody", {}, rows),
    el("tfoot", {}, el("tr", {}, el("th", { scope: "row" }, t("total")), known.map((seat) => el("td", {}, signed(breakdown[seat.seat].total)))))));
}

// The same in a window, while the game goes on.
export function compare(message) {
  const dialog = el("dialog", { class: "compare", "aria-label": counted("sources", message.game) });
  dialog.append(sources(message), button(t("close"), () => dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
