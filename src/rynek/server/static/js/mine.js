// My games: running and finished tables, what came of them, and the way to another device.

import { get, post } from "./api.js";
import { button, el, show } from "./dom.js";
import { copyable } from "./copyable.js";
import { tableRow } from "./lobby.js";
import { signed, t } from "./words.js";

export async function open(main) {
  const draw = async () => {
    try {
      show(main, page(await get("/api/mine")));
      main.querySelector("h1").focus();
    } catch (refusal) {
      show(main, el("p", { class: "notice", role: "alert" }, refusal.message));
    }
  };
  await draw();
  return { language: draw };
}

function page({ tables, statistics }) {
  const running = tables.filter((table) => !table.over);
  const finished = tables.filter((table) => table.over);
  return el("div", { class: "lobby" },
    el("div", { class: "welcome" }, el("h1", { tabindex: -1 }, t("my-games")), el("p", {}, t("my-games-info"))),
    section("running", running), statistics.length ? table(statistics) : null, section("finished", finished),
    tables.length ? null : el("p", {}, t("no-games-yet"), " ", el("a", { href: "/" }, t("all-games"))),
    device());
}

function section(name, tables) {
  return tables.length ? el("section", { "aria-labelledby": `${name}-head` }, el("h2", { id: `${name}-head` }, t(`tables-${name}`)), el("ul", { class: "tables" }, tables.map(tableRow))) : null;
}

function table(statistics) {
  const head = ["game", "finished", "won", "mean", "best"].map((name) => el("th", { scope: "col" }, t(`statistics-${name}`)));
  const row = (one) => el("tr", {}, el("th", { scope: "row" }, one.title), el("td", {}, one.finished),
    el("td", {}, one.contests ? t("won-of", { won: one.won, count: one.contests }) : "–"), el("td", {}, signed(one.mean)), el("td", {}, signed(one.best)));
  return el("section", { "aria-labelledby": "statistics-head" }, el("h2", { id: "statistics-head" }, t("statistics")),
    el("table", { class: "statistics" }, el("thead", {}, el("tr", {}, head)), el("tbody", {}, statistics.map(row))));
}

function device() {
  const place = el("div");
  const make = async () => {
    try {
      show(place, copyable(t("device-link"), (await post("/api/mine/device")).link), el("small", {}, t("device-info")));
    } catch (refusal) {
      show(place, el("p", { class: "refusal", role: "alert" }, refusal.message));
    }
  };
  return el("section", {}, el("p", { class: "muted" }, t("all-devices-info")), button(t("all-devices"), make), place);
}
