// The log in sentences; a line under the pointer or the focus shows where it happened.

import { badge, el } from "../dom.js";
import { t } from "../words.js";

export class Log {
  constructor({ onpoint, onlook }) {
    this.onpoint = onpoint;
    this.onlook = onlook;
    this.lines = [];
    this.list = el("ol", { class: "log" });
    this.node = el("div", { class: "log-box" }, this.list);
  }

  // Keeps the lines before `from`, drops the rest, adds the new ones. Gives back the new ones.
  take({ from, lines }) {
    const kept = Math.min(from, this.lines.length);
    this.lines.length = kept;
    while (this.list.children.length > kept) this.list.lastChild.remove();
    this.lines.push(...lines);
    this.list.append(...lines.map((line) => this.line(line)));
    this.toEnd();
    return lines;
  }

  line(line) {
    const point = () => this.onpoint(line.where);
    const rest = () => this.onpoint([]);
    const look = () => this.onlook(line.position);
    const mark = line.seat ? badge(line.seat) : el("span", { class: "badge chance", "aria-hidden": "true" }, "✶");
    return el("li", {}, el("button", {
      type: "button", onpointerenter: point, onpointerleave: rest, onfocus: point, onblur: rest, onclick: look, title: t("look-then"),
    }, mark, el("span", {}, line.text)));
  }

  // In a replay the lines still to come are pale.
  until(count) {
    for (const [place, line] of [...this.list.children].entries()) {
      line.classList.toggle("later", count !== null && place >= count);
      line.classList.toggle("now", count !== null && place === count - 1);
    }
    if (count) this.list.children[count - 1]?.scrollIntoView({ block: "nearest" });
    else this.toEnd();
  }

  toEnd() {
    this.node.scrollTop = this.node.scrollHeight;
  }
}
