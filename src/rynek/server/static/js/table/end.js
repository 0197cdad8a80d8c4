// The end: who won, by how much, and how the points grew.

import { post } from "../api.js";
import { counted } from "../counted.js";
import { badge, button, el, svg } from "../dom.js";
import { signed, t } from "../words.js";
import { graph } from "./graph.js";
import { sources } from "./sources.js";

// One click: the same seats play again, and the next player begins. Who comes later is led to the same table.
function again({ table, you, next }) {
  if (next) return el("a", { class: "button main rematch", href: next }, t("to-rematch"));
  if (!you.seats.length) return null;
  const start = async () => {
    node.disabled = true;
    try {
      location.assign(`/table/${(await post(`/api/tables/${table}/rematch`)).table}`);
    } catch (refusal) {
      node.disabled = false;
      node.after(el("span", { class: "refusal", role: "alert" }, refusal.message));
    }
  };
  const node = button(t("rematch"), start, { class: "main rematch" });
  return node;
}

export function endScreen({ end, seats, you, next, breakdown, table, game, seed_hash: seedHash }) {
  const name = (letter) => seats.find((seat) => seat.seat === letter)?.name || letter;
  const rows = end.ranking.flatMap((rank) => rank.seats.map((letter) =>
    el("tr", { class: rank.rank === 1 ? "winner" : null },
      el("td", {}, `${rank.rank}.`), el("th", { scope: "row" }, badge(letter), " ", name(letter)), el("td", {}, signed(rank.points)))));
  const winners = end.ranking.find((rank) => rank.rank === 1)?.seats ?? [];
  const alone = seats.length === 1;
  const points = end.ranking[0]?.points ?? 0;
  const said = alone ? t("end-solo", { count: points }) : winners.length > 1
    ? t("end-shared", { names: winners.map(name).join(", ") })
    : t("end-winner", { name: name(winners[0]) });
  const drawn = end.graph && end.graph.positions.length > 1 ? graph(end.graph, seats, game) : null;
  return el("section", { class: "end", "aria-labelledby": "end-head" },
    el("h2", { id: "end-head", tabindex: -1 }, laurel(), said),
    el("div", { class: "end-parts" },
      el("table", { class: "ranking" },
        el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("rank")), el("th", { scope: "col" }, t("player")), el("th", { scope: "col" }, counted("points-head", game)))),
        el("tbody", {}, rows)),
      drawn),
    el("details", { class: "end-sources", open: !matchMedia("(max-width: 1279px)").matches }, el("summary", {}, counted("sources", game)), sources({ seats, breakdown, game })),
    el("div", { class: "actions" }, again({ table, you, next }),
      el("a", { class: "button", href: `/api/tables/${table}/record`, download: `${table}.rynek` }, t("download-record")),
      el("a", { class: "button", href: `/#new/${game}` }, t("new-table")),
      el("a", { class: "button", href: "/" }, t("all-games"))),
    seedHash ? el("small", { class: "seed" }, t("seed-hash"), " ", el("code", {}, seedHash.slice(0, 16)), "…") : null);
}

function laurel() {
  return svg("svg", { class: "laurel", width: 28, height: 28, viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("use", { href: "#crown" }));
}
