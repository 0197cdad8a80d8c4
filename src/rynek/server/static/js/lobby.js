// The front page: the games, my tables, a new table, an uploaded record.

import { get } from "./api.js";
import { counted } from "./counted.js";
import { asset, button, el, icon, show } from "./dom.js";
import { learnButton } from "./learn.js";
import { newTable } from "./newtable.js";
import { uploadForm } from "./upload.js";
import { signed, t, when } from "./words.js";

const POLL = 15000;

export async function open(main) {
  const lobby = new Lobby(main);
  await lobby.load();
  addEventListener("hashchange", () => lobby.draw());
  document.addEventListener("visibilitychange", () => lobby.poll());
  setInterval(() => lobby.poll(), POLL);
  return { language: () => lobby.load() };
}

class Lobby {
  constructor(main) {
    this.main = main;
  }

  async load() {
    try {
      [this.shelf, this.tables, this.open] = await Promise.all([get("/api/games"), get("/api/tables"), get("/api/open")]);
      this.draw();
    } catch (refusal) {
      show(this.main, el("p", { class: "notice", role: "alert" }, refusal.message), button(t("try-again"), () => this.load()));
    }
  }

  async poll() {
    if (document.visibilityState !== "visible") return;
    [this.tables, this.open] = await Promise.all([get("/api/tables"), get("/api/open")]).catch(() => [this.tables, this.open]);
    this.sign();
    if (!this.mine?.isConnected) return;
    show(this.mine, this.myTables());
    show(this.waiting, this.openTables());
  }

  sign() {
    const waiting = (this.tables?.tables ?? []).filter((table) => table.my_turn && !table.lesson).length;
    document.title = waiting ? `(${waiting}) rynek` : "rynek";
  }

  draw() {
    const hash = location.hash.slice(1);
    const game = hash.startsWith("new/") && this.shelf.games.find((one) => one.name === hash.slice(4));
    this.sign();
    if (game) show(this.main, newTable(game, this.shelf.bots));
    else if (hash === "record") show(this.main, uploadForm(this.shelf));
    else this.front();
    scrollTo(0, 0);
    this.main.querySelector("h1")?.focus({ preventScroll: true });
  }

  front() {
    this.mine = el("section", { class: "mine", "aria-label": t("my-tables") });
    show(this.mine, this.myTables());
    this.waiting = el("section", { class: "mine", "aria-label": t("open-tables") });
    show(this.waiting, this.openTables());
    const games = el("ul", { class: "games" }, this.shelf.games.map(gameCard));
    const record = el("section", { class: "upload-line" }, el("p", {}, t("record-invitation")), el("a", { class: "button", href: "#record" }, t("upload-record")));
    show(this.main,
      el("div", { class: "lobby" },
        el("div", { class: "welcome" }, el("h1", { tabindex: -1 }, t("welcome")), el("p", {}, t("welcome-more"))),
        this.mine,
        this.waiting,
        el("section", { "aria-labelledby": "games-head" }, el("h2", { id: "games-head" }, t("games")), games),
        record,
        el("footer", { class: "foot" }, t("unofficial"))));
  }

  myTables() {
    const tables = this.tables.tables;
    if (!tables.length) return null;
    const running = tables.filter((table) => !table.over);
    const shown = (running.length ? running : tables).slice(0, 8);
    return [el("h2", {}, t("my-tables")), el("ul", { class: "tables" }, shown.map(tableRow)), el("a", { class: "button", href: "/mine" }, t("all-my-games"))];
  }

  openTables() {
    const tables = this.open.tables.filter((table) => !table.mine);
    return tables.length ? [el("h2", {}, t("open-tables")), el("ul", { class: "tables" }, tables.map(openRow))] : null;
  }
}

function openRow(table) {
  return el("li", {}, el("a", { href: table.invitation, class: "table-row" },
    el("strong", {}, table.title), el("span", {}, table.players.join(", ")), el("em", {}, t("free-seats", { count: table.free })), el("small", {}, when(table.created))));
}

export function tableRow(table) {
  const state = table.lesson ? t("table-lesson") : table.over ? t("table-over") : table.my_turn ? t("table-my-turn") : t("table-waiting");
  const names = table.players.map((name) => name || t("free-seat")).join(", ");
  return el("li", {},
    el("a", { href: `/table/${table.table}`, class: table.my_turn && !table.over ? "table-row turn" : "table-row" },
      el("strong", {}, table.title), el("span", {}, names), el("em", {}, state, result(table)), el("small", {}, when(table.changed))));
}

// The best place of my seats, and its points.
function result({ game, results, my_seats: mine, players }) {
  if (!results || !mine.length) return null;
  const place = mine.map((letter) => "ABCDEF".indexOf(letter)).sort((one, other) => results.ranks[one] - results.ranks[other])[0];
  const points = signed(counted("points", game, { count: results.points[place] }));
  return el("span", { class: "result" }, players.length > 1 ? t("result", { rank: results.ranks[place], count: players.length, points }) : points);
}

function gameCard(game) {
  const [low, high] = game.players;
  const counts = low === high ? t("players", { count: high }) : t("players-range", { low, high });
  const [short, long] = game.minutes;
  const facts = el("ul", { class: "facts" },
    el("li", {}, icon("piece-worker", 16), counts),
    el("li", {}, icon("clock", 16), short === long ? t("minutes", { count: short }) : t("minutes-range", { short, long })),
    el("li", {}, weight(game.weight)));
  return el("li", { class: "game" },
    el("img", { src: asset(`covers/${game.name}.svg`), alt: "", width: 320, height: 180, loading: "lazy" }),
    el("div", { class: "game-text" },
      el("h3", {}, game.title), el("p", {}, game.blurb), facts,
      el("div", { class: "game-ways" },
        game.lesson ? learnButton(game) : null,
        el("a", { class: "button main", href: `#new/${game.name}` }, t("new-table"), el("span", { class: "unseen" }, `: ${game.title}`)),
        el("a", { class: "button", href: `/rules/${game.name}` }, t("rules"), el("span", { class: "unseen" }, `: ${game.title}`)))));
}

function weight(value) {
  const full = Math.round(value);
  const stones = Array.from({ length: 5 }, (_, place) => el("i", { class: place < full ? "stone full" : "stone" }));
  return el("span", { class: "weight", role: "img", "aria-label": t("weight", { value }) }, stones);
}
