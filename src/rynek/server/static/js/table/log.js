// The log in sentences, by rounds and turns, details folded; a line under the pointer or the focus shows where it happened.

import { linked } from "../clauses.js";
import { badge, el } from "../dom.js";
import { t } from "../words.js";

export class Log {
  constructor({ onpoint, onlook }) {
    this.onpoint = onpoint;
    this.onlook = onlook;
    this.lines = [];
    this.list = el("ol", { class: "log" });
    this.node = el("div", { class: "log-box" }, this.list);
    this.stay();
  }

  // Whoever reads the newest line still does when the box becomes smaller; what scrolls meanwhile is not the reader's doing.
  stay() {
    let [atEnd, height] = [true, 0];
    this.node.addEventListener("scroll", () => {
      if (this.node.clientHeight === height) atEnd = this.node.scrollHeight - this.node.scrollTop - height < 4;
    });
    new ResizeObserver(() => {
      height = this.node.clientHeight;
      if (atEnd) this.toEnd();
    }).observe(this.node);
  }

  // Keeps the lines before `from`, drops the rest, adds the new ones. Gives back the new ones.
  take({ from, lines }) {
    const kept = Math.min(from, this.lines.length);
    this.lines.length = kept;
    while (this.list.children.length > kept) this.list.lastChild.remove();
    this.lines.push(...lines);
    this.list.append(...lines.map((line) => this.line(line)));
    this.group(kept);
    this.toEnd();
    return lines;
  }

  line(line) {
    const point = () => this.onpoint(line.where);
    const rest = () => this.onpoint([]);
    const look = () => this.onlook(line.position);
    const node = el("li", { class: line.round ? "round" : line.main ? "main-line" : "detail", hidden: !line.main && !line.round }, el("button", {
      type: "button", class: "log-line", onpointerenter: point, onpointerleave: rest, onfocus: point, onblur: rest, onclick: look, title: t("look-then"),
    }, badge(line.seat), el("span", {}, line.text)), el("span", { class: "log-clause" }, linked(line.clause ?? "")));
    return node;
  }

  // Turns are told apart by a gap, and what followed from a move is folded under it.
  group(from) {
    for (let place = Math.max(0, from - 1); place < this.lines.length; place++) {
      const [line, before] = [this.lines[place], this.lines[place - 1]];
      const node = this.list.children[place];
      node.classList.toggle("turn", !!before && !line.round && line.main && line.by !== before.by);
      if (line.main || line.round) this.fold(place);
    }
  }

  // The lines folded under the one at a place: what else the same move brought the same seat.
  under(place) {
    const { position, seat } = this.lines[place];
    const found = [];
    for (let at = place + 1; at < this.lines.length && this.lines[at].position === position; at++) {
      const line = this.lines[at];
      if (!line.main && !line.round && line.seat === seat) found.push(this.list.children[at]);
    }
    return found;
  }

  fold(place) {
    const node = this.list.children[place];
    const details = this.under(place);
    node.querySelector(".more")?.remove();
    if (!details.length) return;
    const turn = () => {
      const open = details[0].hidden;
      for (const one of details) one.hidden = !open;
      more.setAttribute("aria-expanded", String(open));
    };
    const more = el("button", { type: "button", class: "more", "aria-expanded": String(!details[0].hidden), "aria-label": t("log-more", { count: details.length }), onclick: turn }, `+${details.length}`);
    node.append(more);
  }

  // In a replay the lines still to come are pale.
  until(count) {
    for (const [place, line] of [...this.list.children].entries()) {
      line.classList.toggle("later", count !== null && place >= count);
      line.classList.toggle("now", count !== null && place === count - 1);
    }
    const last = count ? this.list.children[count - 1] : null;
    if (last) this.node.scrollTop += last.getBoundingClientRect().bottom - this.node.getBoundingClientRect().bottom;
    else this.toEnd();
  }

  toEnd() {
    this.node.scrollTop = this.node.scrollHeight;
  }
}
