// The table: takes what the server sends, shows it, and says what the person chose.

import { get } from "../api.js";
import { openClause, rulesOf } from "../clauses.js";
import { announce, button, el, show } from "../dom.js";
import { setting } from "../settings.js";
import { TableSocket } from "../socket.js";
import { knockRefused, knockTurn } from "../sound.js";
import { tipClause } from "../tips.js";
import { t } from "../words.js";
import { Bar } from "./bar.js";
import { Board } from "./board.js";
import { Chat } from "./chat.js";
import { Chooser } from "./chooser.js";
import { Clock } from "./clock.js";
import { endScreen } from "./end.js";
import { handover } from "./handover.js";
import { Help } from "./help.js";
import { LessonCard } from "./lesson.js";
import { Links } from "./links.js";
import { Log } from "./log.js";
import { Pace } from "./pace.js";
import { playOn } from "./playon.js";
import { Recap, seatless } from "./recap.js";
import { Replay } from "./replay.js";
import { Seats } from "./seats.js";
import { Tabs } from "./tabs.js";
import { Wish } from "./wish.js";

// Long enough to read what is asked, and to take back the move before, until a forced answer is given.
const PAUSE = 3000;
const MARKS = 12;

export async function open(main, name) {
  const table = new Table(main, name);
  await table.loadBots();
  table.build();
  table.connect();
  return { language: () => table.language() };
}

// The lines that others have written between one's last turn and the present one.
function since(lines, mine) {
  // An answer that ends a secret step tells what others did in it, too.
  const own = (line) => line.by && mine.includes(line.by) && (!line.seat || mine.includes(line.seat));
  let end = lines.length;
  while (end > 0 && (own(lines[end - 1]) || !lines[end - 1].by) && !seatless(lines[end - 1])) end--;
  const start = lines.slice(0, end).findLastIndex(own);
  return start < 0 ? [] : lines.slice(start + 1, end);
}

class Table {
  constructor(main, name) {
    this.main = main;
    this.name = name;
    this.now = null;
    this.picture = null;
    this.past = null;
    this.wasTurn = false;
    this.tookBack = false;
  }

  // The levels of bots, in the reader's language.
  async loadBots() {
    this.bots = (await get("/api/games").catch(() => ({ bots: [] }))).bots;
  }

  build() {
    const point = (names) => this.board.point(names);
    this.board = new Board((part) => this.chooser.pick(part));
    this.chooser = new Chooser(this.board, { onmove: (move) => this.move(move), onchange: () => this.offer(), onnothing: (part) => this.nothing(part) });
    this.bar = new Bar({
      onmove: (move, typed) => this.move(move, typed), onundo: () => this.undo(), onhint: () => this.hint(), onback: () => this.chooser.back(0), onpoint: point,
    });
    this.seats = new Seats({ onpoint: point, onbot: (seat, level) => this.ask({ type: "bot", seat, level }), onhuman: (seat) => this.ask({ type: "human", seat }) });
    this.log = new Log({ onpoint: point, onlook: (position) => this.lookAt(position) });
    this.chat = new Chat(async (text) => (await this.ask({ type: "chat", text })).type === "ok");
    this.help = new Help(this.board.node);
    this.links = new Links(this.name);
    this.replay = new Replay({ onlook: (position, eyes) => this.look(position, eyes), onnow: () => this.backToNow(), onplayon: (position) => playOn({ table: this.name, position, seats: this.now.seats }) });
    this.tabs = new Tabs([["seats", t("tab-seats"), el("div", {}, this.links.node, this.seats.node)], ["log", t("tab-log"), this.log.node], ["chat", t("tab-chat"), this.chat.node], ["help", t("tab-help"), this.help.node]], t("tabs"));
    this.title = el("h1", { class: "table-title" });
    this.state = el("p", { class: "connection", role: "status" });
    this.clock ??= new Clock();
    this.recap = new Recap({
      onsee: (places, only) => this.see(places, only), onplay: (from, to) => this.replay.playRange(from, to), onclose: () => this.board.mark([]),
      onmotive: (seat, since, position) => this.ask({ type: "motive", seat, since, position }),
    });
    this.lesson = new LessonCard(this.name, this.board, { onturn: () => this.drawNow([], true), onlesson: (to) => this.ask({ type: "lesson", to }) });
    this.bar.top.append(this.recap.node);
    this.wish = new Wish({ onwish: (move) => this.grant(move), onend: () => this.now && this.draw(this.now, [], { first: true }) });
    this.bar.wishes = this.wish.node;
    this.bar.moves.after(this.wish.node);
    this.pace = new Pace((message) => this.ask(message));
    this.seats.node.append(this.pace.node);
    this.end = el("div");
    this.history = button(t("replay"), () => (this.replay.shown ? this.replay.close() : this.replay.open()), { class: "quiet", "aria-keyshortcuts": "r" });
    const head = el("div", { class: "table-head" }, this.title, this.state, el("div", { class: "head-tools" }, this.clock.node, this.board.zooms, this.history));
    show(this.main, el("div", { class: "table" }, el("div", { class: "stage" }, head, this.end, this.board.node), el("div", { class: "beside" }, this.replay.node, this.bar.node, el("aside", { class: "side", "aria-label": t("side") }, this.tabs.node))));
    this.tabs.onshow = (name) => (name === "log" ? this.log.toEnd() : name === "help" && this.help.sort());
    this.narrow = matchMedia("(max-width: 1279px)");
    this.narrow.onchange = () => this.settle();
    this.settle();
    const watch = new ResizeObserver(() => this.measure());
    watch.observe(this.bar.node);
    watch.observe(this.replay.node);
    document.onkeydown = (event) => this.key(event);
  }

  // Beside the board on a wide page; on a narrow one the seats lie behind a tab, and a lesson in the bar.
  settle() {
    this.tabs.select(this.narrow.matches ? "seats" : "log");
    (this.narrow.matches ? this.bar.top : this.bar.node.parentElement).prepend(this.lesson.node);
  }

  // How high the bar is, or the steps of the past in its place: on a narrow screen the board ends above it.
  measure() {
    document.documentElement.style.setProperty("--bar", `${Math.max(this.bar.node.offsetHeight, this.replay.node.offsetHeight)}px`);
  }

  connect() {
    this.socket = new TableSocket(this.name, {
      onmessage: (message) => this.take(message),
      onstate: (state) => this.connection(state),
      ongone: (code) => show(this.main, el("div", { class: "sheet" }, el("p", { class: "refusal", role: "alert" }, t(code === 4004 ? "no-such-table" : "foreign-origin")), el("a", { href: "/" }, t("all-games")))),
    });
  }

  async language() {
    await this.loadBots();
    const lines = this.log.lines;
    this.build();
    this.log.take({ from: 0, lines });
    this.chat.seen.clear();
    this.endShown = false;
    this.socket.close();
    this.connect();
    await this.help.load(this.now?.game ?? "", setting("lang"));
  }

  connection(state) {
    this.state.textContent = state === "open" ? "" : t("reconnecting");
    this.state.classList.toggle("lost", state !== "open");
    if (state !== "open") this.waiting?.resolve();
  }

  take(message) {
    if (message.type === "table") this.table(message);
    else if (message.type === "seats" && this.now) this.someoneCame(message.seats);
    else if (message.type === "chat" && this.chat.take(message.lines)) this.tabs.news("chat");
    else if (message.type === "error" && message.id === null) this.refuse(message.text);
  }

  someoneCame(seats) {
    const owned = new Map(this.now.seats.map((seat) => [seat.seat, seat.belongings]));
    this.now.seats = seats.map((seat) => ({ belongings: owned.get(seat.seat), ...seat }));
    this.drawSeats();
  }

  // A table message is the truth; of what came before, only what has not changed since stays.
  async table(news) {
    const before = this.now;
    const message = news.full ? news : { ...before, ...news };
    this.now = message;
    rulesOf(message.game);
    if (this.waiting && message.revision >= this.waiting.revision) this.waiting.resolve();
    if ("picture" in news) this.keepPicture(news);
    const passed = before && before.you.seat !== message.you.seat && message.you.seats.length > 1 && message.you.seat;
    const opened = !before && message.you.seats.length > 1 && message.you.seat && message.you.turn;
    if ((passed || opened) && !message.over) await this.passDevice(message);
    if (this.now !== message) return;
    const fresh = this.log.take(message.log);
    this.draw(message, fresh, { first: !before || message.full });
  }

  async passDevice(message) {
    if (this.covered) return;
    this.covered = true;
    this.main.classList.add("covered");
    await handover(message.you.seat, this.nameOf(this.now.you.seat ?? message.you.seat));
    this.main.classList.remove("covered");
    this.covered = false;
    if (this.now !== message) {
      this.log.take({ ...this.now.log, from: Math.min(this.now.log.from, this.log.lines.length) });
      this.draw(this.now, [], { first: true });
    }
  }

  keepPicture({ picture, full }) {
    if (!picture) {
      this.picture = null;
      return;
    }
    const kept = full || !this.picture ? {} : this.picture;
    this.picture = { ...kept, ...picture, regions: { ...kept.regions, ...picture.regions } };
  }

  draw(message, fresh, { first }) {
    const focused = this.main.contains(document.activeElement) && document.activeElement !== this.main;
    this.main.dataset.revision = message.revision;
    this.title.textContent = message.title;
    this.board.node.hidden = !this.picture;
    this.board.zooms.hidden = !this.picture;
    this.bar.node.classList.toggle("plain", !this.picture);
    this.granted = this.wish.take(message);
    this.replay.present({ last: message.position, over: message.over, seats: message.seats, kind: message.kind, seat: message.you.seat });
    if (!this.replay.shown) this.drawNow(fresh, first);
    this.drawSeats();
    this.pace.show(message);
    this.chat.allow(message.you.seats.length > 0);
    this.links.node.hidden = Boolean(message.lesson);
    this.links.show(message.you);
    this.help.load(message.game, setting("lang"));
    this.drawEnd(message);
    this.bar.rest(message.over);
    this.signal(message.you.turn && !message.over && !this.granted);
    if (this.granted) this.grant(this.granted);
    else this.force(message);
    this.clock.take(message);
    if (message.kind === "replay" && !this.replay.shown) this.replay.open();
    if (focused && document.activeElement === document.body) this.bar.prompt.focus({ preventScroll: true });
  }

  drawNow(fresh, first) {
    const message = this.now;
    if (this.picture) this.board.show(this.picture, { label: t("board-of", { title: message.title }), still: first });
    this.board.happened(first ? [] : fresh.map((line) => line.where).filter((where) => where.length));
    this.lesson.take(message);
    this.retell(message);
    const { reading } = this.lesson;
    // Who has chosen in secret may think again, but nothing calls for it.
    if (!message.you.answered) this.rethinking = false;
    this.settled = message.you.answered && !this.rethinking;
    const moves = reading || this.settled || this.granted ? [] : message.moves;
    this.bar.foremost = this.wish.kept ?? message.standing?.answers[0]?.move;
    this.bar.known = moves;
    this.weighed = null;
    // Others may move while one reads why something was refused.
    if (this.bar.prompt.textContent !== message.prompt.text) this.bar.refuse("");
    this.bar.ask(reading ? { text: t("lesson-reading"), clause: "" } : message.prompt, { mine: message.you.turn && !reading && !this.granted });
    this.bar.node.classList.toggle("taught", this.lesson.guided || reading);
    this.chooser.offer(moves);
    this.offer();
    this.bar.toolbar({ undo: message.undo, turn: moves.length > 0, spectator: !message.you.seats.length || message.over });
    this.measure();
    if (message.you.turn) {
      this.board.comeBack();
      this.board.reveal(this.lesson.look);
    } else if (!first) {
      this.board.seek(fresh.flatMap((line) => line.where));
    }
    this.lesson.teach();
    this.letBotsWait(message);
    this.compose(message);
    if (this.lesson.free && message.you.turn && moves.length > 1) this.suggest(message);
    if (!first && fresh.length && !message.you.turn) announce(fresh.at(-1).text);
  }

  offer() {
    this.bar.offer(this.chooser.remaining(), this.chooser.path, this.settled ? () => this.rethink() : null);
    this.composing?.chose(this.chooser.path.at(-1));
  }

  rethink() {
    this.rethinking = true;
    this.drawNow([], true);
  }

  // Open moves (offers in a trade) are made with a composer, where the server describes one.
  async compose(message) {
    this.composing = null;
    this.chooser.openers.clear();
    if (!message.composer || this.lesson.reading) {
      show(this.bar.composer);
      return;
    }
    const { compose } = await import("../composer/composers.js");
    if (this.now !== message) return;
    this.composing = compose({ message, send: (move) => this.move(move, true) });
    for (const [part, open] of this.composing.openers) this.chooser.openers.set(part, open);
    show(this.bar.composer, this.composing.node);
    this.chooser.light();
  }

  drawSeats(scores = null) {
    const { game, seats, breakdown, you, over } = this.now;
    this.seats.show({ game, seats, breakdown, you, over, bots: this.bots, scores });
  }

  drawEnd(message) {
    if (!message.end) {
      show(this.end);
      this.endShown = null;
      return;
    }
    if (this.endShown === `end ${message.next}`) return;
    const first = !this.endShown;
    this.endShown = `end ${message.next}`;
    show(this.end, endScreen(message));
    if (!first) return;
    if (!message.full) this.end.scrollIntoView({ block: "start" });
    announce(this.end.querySelector("h2").textContent);
  }

  signal(turn) {
    document.title = turn ? `● ${t("title-turn")} – ${this.now.title}` : `${this.now.title} – rynek`;
    if (turn && !this.wasTurn) knockTurn();
    this.wasTurn = turn;
  }

  // Where there is nothing to choose, the only answer is given unasked. Who has taken back a move wants to look first.
  force(message) {
    clearTimeout(this.forcing);
    const { moves, more, you, over } = message;
    if (moves.length !== 1 || more || !you.turn || over || this.tookBack || this.lesson.guided || this.lesson.reading || setting("forced") !== "made") return;
    const now = () => this.move(moves[0].move);
    const stop = () => {
      clearTimeout(this.forcing);
      this.bar.wait("");
    };
    this.bar.wait(t("forced", { move: moves[0].label }), PAUSE, button(t("forced-now"), now, { class: "small" }), button(t("forced-stop"), stop, { class: "small quiet" }));
    this.forcing = setTimeout(() => {
      if (this.now === message && !this.sending && !this.covered && !this.replay.shown) now();
    }, PAUSE);
  }

  // What a standing wish answers, again and again. Nobody takes it back, so the bots need not wait.
  async grant(move) {
    if (this.sending) return;
    const { revision } = this.now;
    await this.move(move);
    if (this.now.undo && !this.now.you.turn) this.socket.ask({ type: "go-on" });
    if (this.granted && this.now.revision === revision) this.wish.fail();
  }

  // Whoever is asked again is told what the others have done since, and where. It stays until one's turn is over.
  retell(message) {
    const mine = message.you.seats;
    const lines = since(this.log.lines, mine);
    const last = this.log.lines.findLast((line) => line.by);
    const shown = message.you.turn && !message.over && lines.length > 0 && !this.lesson.guided && !this.lesson.reading;
    this.recap.game = message.game;
    this.board.mark(shown ? this.recap.take(lines, this.snapshot, message.seats, mine).slice(0, MARKS) : []);
    if (!shown) this.recap.clear();
    // What rivals own is compared with what they owned when one's turn ended.
    if (!message.you.turn && last && mine.includes(last.by)) this.snapshot = message.seats;
  }

  see(places, only) {
    this.board.point(places);
    if (!only) this.board.seek(places);
  }

  // Bots wait while a person may still take back a move; whoever will not says so.
  letBotsWait({ undo, you, seats, over }) {
    const bots = seats.some((seat) => seat.to_act && seat.kind === "bot");
    if (!undo || you.turn || over || !bots) return this.bar.wait("");
    return this.bar.wait(t("bots-wait"), PAUSE, button(t("go-on"), () => this.ask({ type: "go-on" }), { class: "small" }));
  }

  nameOf(letter) {
    return this.now.seats.find((seat) => seat.seat === letter)?.name || letter;
  }

  // saying

  async ask(message) {
    const answer = await this.socket.ask(message);
    if (answer.type === "error") this.refuse(answer.text, answer.clause);
    if (answer.type === "lost") this.refuse(t("no-connection"));
    return answer;
  }

  async move(move, typed = false) {
    if (this.sending) return;
    clearTimeout(this.forcing);
    const weighty = this.now.moves.find((one) => one.move === move && one.away);
    if (weighty && this.weighed !== move) {
      this.weighed = move;
      this.bar.confirm(weighty, () => this.move(move), () => this.weigh());
      return;
    }
    this.weighed = null;
    this.tookBack = false;
    this.bar.refuse("");
    // What was chosen for this move is not chosen for the next one.
    this.chooser.path = [];
    this.sending = true;
    document.body.dataset.sending = "yes";
    const answer = await this.ask({ type: "move", revision: this.now.revision, move });
    if (answer.type === "ok") {
      this.rethinking = false;
      await this.reached(answer.revision);
      this.main.dataset.made = Number(this.main.dataset.made ?? 0) + 1;
    }
    this.sending = false;
    delete document.body.dataset.sending;
    if (answer.type === "ok" && typed) this.bar.closeCommand(true);
    if (answer.type !== "ok") this.chooser.back(0);
    else if (this.granted) this.grant(this.granted);
  }

  // Back from a move of weight: it asks again the next time.
  weigh() {
    this.weighed = null;
    this.chooser.back(0);
  }

  // The position that shows a move may come after the word that the move is kept.
  reached(revision) {
    if (this.now.revision >= revision) return null;
    return new Promise((resolve) => (this.waiting = { revision, resolve }));
  }

  async undo() {
    this.tookBack = true;
    this.bar.refuse("");
    await this.ask({ type: "undo", revision: this.now.revision });
    this.bar.prompt.focus({ preventScroll: true });
  }

  // While somebody tries out what was learned, the hint comes unasked, unless something has been chosen meanwhile.
  async suggest(message) {
    const answer = await this.socket.ask({ type: "hint" });
    if (answer.type !== "hint" || !answer.move || this.now !== message || this.chooser.path.length || this.replay.shown) return;
    this.bar.hint(answer.move, answer.text, false);
    this.board.advise(message.moves.find((one) => one.move === answer.move)?.spots ?? []);
  }

  async hint() {
    if (this.lesson.guided) {
      this.bar.hint(this.now.moves[0].move);
      this.board.point(this.now.moves[0].spots);
      return;
    }
    const answer = await this.ask({ type: "hint" });
    if (answer.type !== "hint" || !answer.move) return;
    const move = this.now.moves.find((one) => one.move === answer.move);
    this.chooser.back(0);
    this.bar.hint(answer.move, answer.text);
    this.board.advise(move?.spots ?? []);
  }

  // What is wrong with an offer stands where it is put together.
  refuse(text, clause) {
    if (this.composing?.node.open) this.composing.refuse(text);
    else this.bar.refuse(text, clause);
    knockRefused();
  }

  // A part that is not lit: the rules say why, or else the question is said again.
  async nothing(part) {
    const { you, prompt } = this.now;
    if (!you.turn || this.replay.shown) return;
    if (this.lesson.reading) {
      this.refuse(t("lesson-reading"));
      return;
    }
    const answer = await this.ask({ type: "why", part });
    if (answer.type !== "why" || this.now.prompt.text !== prompt.text || this.replay.shown) return;
    this.refuse(answer.text || t("not-here", { prompt: prompt.text }), answer.clause);
  }

  // the past

  lookAt(position) {
    if (!this.replay.shown) this.replay.open();
    this.replay.go(position);
  }

  // While the past is shown the board is clear: no end screen before it, no bar over it.
  clear(yes) {
    this.main.classList.toggle("past", yes);
  }

  async look(position, eyes) {
    const wish = { type: "look", position };
    const answer = await this.ask(eyes === undefined || !this.now.over ? wish : { ...wish, seat: eyes });
    if (answer.type !== "past" || !this.replay.shown) return;
    this.past = answer;
    this.clear(true);
    if (answer.picture) this.board.show(answer.picture);
    this.board.happened([answer.happened]);
    this.chooser.moves = [];
    this.chooser.path = [];
    this.chooser.light();
    this.bar.offer([], []);
    this.bar.toolbar({ undo: false, turn: false, spectator: true });
    this.board.mark([]);
    this.bar.ask({ text: t("replay-prompt", { position: answer.position, last: answer.last }), clause: "" }, { mine: false });
    this.log.until(answer.lines);
    this.replay.said.textContent = this.log.lines.slice(0, answer.lines).filter((line) => line.position === answer.position).map((line) => line.text).join(" ");
    this.drawSeats(answer.scores);
  }

  backToNow() {
    this.past = null;
    this.clear(false);
    this.log.until(null);
    if (!this.now) return;
    this.drawNow([], true);
    this.drawSeats();
  }

  // keys

  // The rule behind what is explained just now, or else behind what is asked.
  clause() {
    const code = tipClause() ?? this.bar.clause.querySelector("a")?.dataset.clause;
    if (code) openClause(code);
  }

  key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") {
      if (this.chooser.path.length) this.chooser.back();
      else if (this.bar.command.firstChild) this.bar.closeCommand(true);
      return;
    }
    if (event.target.closest("input:not([type=range]), textarea, select")) return;
    if (event.target.closest("input[type=range]") && event.key.startsWith("Arrow")) return;
    const act = {
      "/": () => this.now?.moves.length && this.bar.openCommand(),
      u: () => this.now?.undo && this.undo(),
      h: () => this.now?.moves.length && this.hint(),
      r: () => this.history.click(),
      "?": () => this.clause(),
      ",": () => this.replay.shown && this.replay.step(-1),
      ".": () => this.replay.shown && this.replay.step(1),
      ArrowLeft: () => this.replay.shown && this.replay.step(-1),
      ArrowRight: () => this.replay.shown && this.replay.step(1),
    }[event.key];
    if (!act) return;
    if (event.key === "/") event.preventDefault();
    act();
  }
}
