// The bar below the board: what is asked, the moves as buttons, undo, hint, and the command line.

import { announce, button, el, show } from "../dom.js";
import { linked } from "../clauses.js";
import { t } from "../words.js";

const MANY = 12;
// So many buttons that repeat what is lit on the board stay in sight; on a narrow page groups as small as this are open.
const FEW = 4;
// How long a click is not taken after the buttons under the pointer have changed.
const GUARD = 300;

// Moves of a group that differ in one thing only, such as the price: their short labels say it.
function alike(moves) {
  const same = JSON.stringify(moves[0].spots);
  return moves.every((move) => move.short && JSON.stringify(move.spots) === same);
}

export class Bar {
  constructor({ onmove, onundo, onhint, onback, onpoint }) {
    Object.assign(this, { onmove, onundo, onhint, onback, onpoint });
    this.prompt = el("h2", { class: "prompt", tabindex: -1, id: "prompt" });
    this.clause = el("span", {});
    this.moves = el("div", { class: "moves" });
    this.refusal = el("p", { class: "refusal", role: "alert" });
    this.reason = el("p", { class: "reason", role: "status" });
    this.again = el("div", { class: "bar-tools" });
    this.tools = el("div", { class: "bar-tools" });
    this.command = el("div", { class: "command" });
    this.composer = el("div", { class: "composer" });
    this.top = el("div", { class: "bar-top" });
    this.waiting = el("div", { class: "waiting-line", role: "status", hidden: true });
    this.node = el("section", { class: "bar", "aria-labelledby": "prompt" }, this.top, this.waiting,
      el("div", { class: "asked" }, this.prompt, this.clause, this.again, this.tools), this.refusal, this.reason, this.moves, this.composer, this.command);
    this.hinted = null;
  }

  ask(prompt, { mine }) {
    if (this.prompt.textContent !== prompt.text) announce(prompt.text);
    this.prompt.textContent = prompt.text;
    if (this.clause.textContent !== prompt.clause) show(this.clause, linked(prompt.clause));
    this.node.classList.toggle("mine", mine);
  }

  // After the end the bar no longer follows the reader down the page.
  rest(over) {
    this.node.classList.toggle("over", over);
  }

  // What happens by itself in a moment: a line with a shrinking stripe and buttons for those who would rather not wait, or not go on.
  wait(text, ms, ...buttons) {
    this.waiting.hidden = !text;
    if (!text) return show(this.waiting);
    const stripe = el("i", { class: "stripe" });
    stripe.style.animationDuration = `${ms}ms`;
    return show(this.waiting, el("span", {}, text), buttons, stripe);
  }

  // A move of weight: what is given away is said once, in the place of the buttons, before it is made.
  confirm(move, onyes, onno) {
    this.offered = null;
    show(this.moves, el("div", { class: "confirm", role: "alert" }, el("strong", {}, move.away),
      el("ul", { class: "group" }, el("li", {}, button(t("confirm-yes", { move: move.label }), onyes, { class: "move", "data-move": move.move })), el("li", {}, button(t("confirm-no"), onno)))));
    this.moves.querySelector("button").focus();
  }

  // A click that was meant for what stood there a moment ago shall not hit what stands there now.
  guard() {
    this.node.classList.add("guarded");
    clearTimeout(this.guarding);
    this.guarding = setTimeout(() => this.node.classList.remove("guarded"), GUARD);
  }

  // The moves that remain after the parts chosen so far.
  // Nothing is drawn anew when nothing has changed, so that the focus stays while others move.
  offer(moves, path, onagain = null) {
    const key = JSON.stringify([path, Boolean(onagain), moves.map((move) => [move.move, move.label])]);
    if (key === this.offered) return;
    if (this.offered && this.node.matches(":hover")) this.guard();
    this.offered = key;
    this.hinted = null;
    this.reason.textContent = "";
    const groups = new Map();
    for (const move of moves) {
      if (!groups.has(move.group)) groups.set(move.group, []);
      groups.get(move.group).push(move);
    }
    show(this.again, path.length ? button(t("choose-again"), () => this.onback()) : onagain ? button(t("change-choice"), onagain) : null);
    // What can be clicked on the board need not stand here as well: more than a few such buttons fold. Moves that give something away stand last.
    const main = moves.filter((move) => move.move === this.foremost);
    groups.delete(main[0]?.group);
    const all = [...groups.values()];
    const last = all.filter((group) => group.every((move) => move.away));
    const lit = all.filter((group) => !last.includes(group) && group.every((move) => move.spots.length > path.length));
    const folded = lit.flat().length > FEW && !this.node.classList.contains("plain") ? lit : [];
    const rest = all.filter((group) => !folded.includes(group) && !last.includes(group));
    show(this.moves, main.length ? [el("div", { class: "foremost" }, this.list(main)), this.wishes] : null, this.groups(rest, moves.length), folded.length ? this.fold(folded) : null, last.length ? el("div", { class: "apart" }, this.list(last.flat())) : null);
    if (!main.length) this.moves.after(this.wishes);
  }

  fold(groups) {
    const count = groups.flat().length;
    const head = el("summary", {}, t("moves-on-board"), el("span", { class: "count" }, ` ${count}`));
    const node = el("details", { class: "group repeated", open: this.unfolded }, head, this.groups(groups, count));
    node.addEventListener("toggle", () => { this.unfolded = node.open; });
    return node;
  }

  groups(groups, count) {
    const open = count <= MANY || groups.length === 1;
    const small = matchMedia("(max-width: 1279px)").matches ? FEW : 0;
    const several = groups.filter((group) => group.length > 1);
    const single = groups.filter((group) => group.length === 1).flat();
    return [single.length ? this.list(single) : null, ...several.map((group) => this.group(group, open || group.length <= small, groups.length > 1))].filter(Boolean);
  }

  list(moves, short = false) {
    return el("ul", { class: "group" }, moves.map((move) => el("li", {}, this.move(move, short))));
  }

  group(moves, open, named) {
    const { group_label: label, group } = moves[0];
    if (label && alike(moves)) return el("div", { class: "group row" }, el("span", { class: "group-head" }, label), this.list(moves, true));
    if (!named || !label) return this.list(moves);
    const was = this.moves.querySelector(`details[data-group="${CSS.escape(group)}"]`);
    const head = el("summary", {}, label, el("span", { class: "count" }, ` ${moves.length}`));
    return el("details", { class: "group", "data-group": group, open: was ? was.open : open }, head, this.list(moves));
  }

  move(move, short) {
    const point = () => this.onpoint(move.spots);
    const rest = () => this.onpoint([]);
    // A link cannot stand in a button: the code of the rule is left out here, it stands on the card.
    const effect = move.effect ? el("small", {}, move.effect.replace(/ \([^)]*\)/g, "")) : null;
    return button([short ? move.short : move.label, effect], () => this.onmove(move.move), {
      class: move.move === this.hinted ? "move hinted" : "move", "data-move": move.move, "aria-label": short ? move.label : null,
      onpointerenter: point, onfocus: point, onpointerleave: rest, onblur: rest,
    });
  }

  // A hint that was asked for takes the focus to its button; one that comes by itself leaves it, and what is folded because the board shows it.
  hint(move, reason = "", asked = true) {
    this.hinted = move;
    const label = this.known?.find((one) => one.move === move)?.label;
    show(this.reason, reason && label ? el("strong", {}, `${label}. `) : null, linked(reason));
    for (const one of this.moves.querySelectorAll(".move")) {
      const same = one.dataset.move === move;
      one.classList.toggle("hinted", same);
      if (same) {
        for (let fold = one.closest("details"); fold; fold = fold.parentNode.closest("details")) fold.open ||= asked || !fold.matches(".repeated");
        if (!asked) continue;
        one.scrollIntoView({ block: "nearest" });
        one.focus();
      }
    }
  }

  // The tools keep their places: what cannot be used now is only pale.
  toolbar({ undo, turn, spectator = false }) {
    const typing = () => this.openCommand();
    if (!this.tools.firstChild) {
      show(this.tools,
        button(t("undo"), () => this.onundo(), { class: "undo", "aria-keyshortcuts": "u" }),
        button(t("hint"), () => this.onhint(), { class: "quiet", "aria-keyshortcuts": "h" }),
        button(t("type-move"), typing, { class: "quiet", "aria-keyshortcuts": "/" }));
    }
    const [back, ...others] = this.tools.children;
    back.disabled = !undo;
    for (const one of others) one.disabled = !turn;
    this.tools.hidden = spectator;
    if (!turn) this.closeCommand();
  }

  openCommand(moves = this.known ?? []) {
    if (!this.command.firstChild) {
      const list = el("datalist", { id: "known-moves" }, moves.map((move) => el("option", { value: move.move }, move.label)));
      const input = el("input", { list: "known-moves", autocomplete: "off", spellcheck: "false", "aria-label": t("type-move-label"), placeholder: moves[0]?.move ?? "" });
      const send = (event) => {
        event.preventDefault();
        if (input.value.trim()) this.onmove(input.value.trim(), true);
      };
      show(this.command, el("form", { onsubmit: send }, input, list, button(t("make-move"), null, { type: "submit" }), button(t("close"), () => this.closeCommand(true), { class: "quiet" })));
    }
    this.command.querySelector("input").focus();
  }

  closeCommand(back = false) {
    show(this.command);
    if (back) this.prompt.focus();
  }

  // The rule behind a refusal stands beside it, and not in the sentence as well.
  refuse(text, clause = "") {
    show(this.refusal, linked(clause ? text.replace(` (${clause})`, "") : text), clause ? " " : null, clause ? linked(clause) : null);
  }
}
