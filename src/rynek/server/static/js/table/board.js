// The board: a picture of named regions. Only regions whose text changed are drawn anew.

import { button, el, svg } from "../dom.js";
import { t } from "../words.js";
import { fly, remember, trail } from "./motion.js";

const ZOOMS = [1, 1.4, 1.8, 2.4, 3.2];
const NARROW_ZOOM = 2;
const TRAILS = 3;
// Who scrolls by hand is not led anywhere for a while.
const HANDS_ON = 4000;

export class Board {
  constructor(onpart) {
    this.svg = svg("svg", { class: "picture", role: "group" });
    this.sheet = el("div", { class: "paper", tabindex: 0, role: "group", "aria-label": t("board") }, this.svg);
    this.node = el("div", { class: "board" }, this.sheet);
    this.zooms = this.zoomButtons();
    this.groups = new Map();
    this.texts = new Map();
    this.followed = NaN;
    this.setZoom(matchMedia("(max-width: 560px)").matches ? NARROW_ZOOM : 0);
    this.svg.addEventListener("click", (event) => this.clicked(event, onpart));
    this.handled = -Infinity;
    this.home = null;
    for (const kind of ["wheel", "touchmove"]) addEventListener(kind, () => { this.handled = performance.now(); }, { passive: true });
  }

  zoomButtons() {
    const by = (step) => () => this.setZoom(this.zoom + step);
    return el("div", { class: "switch zoom" }, button("−", by(-1), { "aria-label": t("zoom-out") }), button("+", by(1), { "aria-label": t("zoom-in") }));
  }

  setZoom(zoom) {
    this.zoom = Math.max(0, Math.min(ZOOMS.length - 1, zoom));
    this.svg.style.width = `${ZOOMS[this.zoom] * 100}%`;
  }

  // Brings what may be chosen into sight, as much of it as there is room for, when the board is larger than its window.
  reveal() {
    const lit = [...this.svg.querySelectorAll(".may")].map((part) => part.getBoundingClientRect());
    if (!lit.length) return;
    const { left, right, top, bottom } = this.sheet.getBoundingClientRect();
    const isTall = this.sheet.scrollHeight > this.sheet.clientHeight + 4;
    const floor = document.querySelector(".bar")?.getBoundingClientRect().top ?? innerHeight;
    if (!isTall) this.follow(lit, floor);
    const seen = (box) => box.left >= left - 4 && box.right <= right + 4 && (!isTall || (box.top >= top - 4 && box.bottom <= bottom + 4));
    if (lit.some(seen)) return;
    const down = isTall ? closest(lit.map((box) => [box.top, box.bottom]), top, bottom) : 0;
    const row = lit.filter((box) => !isTall || (box.top - down >= top && box.bottom - down <= bottom));
    this.sheet.scrollTop += down;
    this.sheet.scrollLeft += closest((row.length ? row : lit).map((box) => [box.left, box.right]), left, right);
  }

  // The page goes to where most of what may be chosen is in sight; from where it went by itself it also comes back to its top.
  follow(lit, floor) {
    const isOwnWay = Math.abs(scrollY - this.followed) < 2;
    const by = closest(lit.map((box) => [box.top, box.bottom]), 0, floor, isOwnWay ? [-scrollY, 0] : [0, -scrollY]);
    if (!by) return;
    this.followed = Math.min(Math.max(0, scrollY + by), document.documentElement.scrollHeight - innerHeight);
    scrollTo({ top: this.followed, behavior: still() ? "auto" : "smooth" });
  }

  // Shows a picture: {box, order, regions}, every region given.
  show(picture, { label, still = false } = {}) {
    const before = still ? null : remember(this.svg);
    this.svg.setAttribute("viewBox", picture.box.join(" "));
    if (label) this.svg.setAttribute("aria-label", label);
    for (const [name, group] of this.groups) {
      if (picture.order.includes(name)) continue;
      group.remove();
      this.groups.delete(name);
      this.texts.delete(name);
    }
    for (const name of picture.order) this.region(name, picture.regions[name]);
    this.arrange(picture.order);
    if (before) fly(this.svg, before);
  }

  region(name, text) {
    if (this.texts.get(name) === text) return;
    let group = this.groups.get(name);
    if (!group) {
      group = svg("g", { "data-region": name });
      this.groups.set(name, group);
      this.svg.append(group);
    }
    group.innerHTML = text;
    this.texts.set(name, text);
    for (const part of group.querySelectorAll("[data-part], .tipped")) describe(part);
  }

  // Moving a node loses its focus, so only what is out of order is moved.
  arrange(order) {
    const now = [...this.svg.children].map((group) => group.dataset.region).filter(Boolean);
    if (now.join("\n") !== order.join("\n")) for (const name of order) this.svg.append(this.groups.get(name));
  }

  part(name) {
    return this.svg.querySelector(`[data-part="${CSS.escape(name)}"]`);
  }

  parts() {
    return [...this.svg.querySelectorAll("[data-part]")];
  }

  // Points at places while a line of the log or of the score is under the pointer.
  point(names) {
    for (const node of this.svg.querySelectorAll(".pointed")) node.classList.remove("pointed");
    for (const name of names) this.part(name)?.classList.add("pointed");
  }

  // Marks where something has just happened, with a trail from the first place to the last.
  happened(steps) {
    for (const node of this.svg.querySelectorAll(".was")) node.classList.remove("was");
    for (const line of this.svg.querySelectorAll(".trail")) line.remove();
    for (const names of steps) for (const name of names) this.part(name)?.classList.add("was");
    const moved = steps.filter((names) => names.length > 1).slice(-TRAILS);
    for (const names of moved) trail(this.svg, this.part(names[0]), this.part(names.at(-1)));
  }

  // Numbers where rivals have changed something since one's own move.
  mark(marks) {
    for (const node of this.svg.querySelectorAll(".mark")) node.remove();
    const inside = this.svg.getScreenCTM()?.inverse();
    if (!inside) return;
    for (const { where, seat, number } of marks) {
      const box = this.part(where)?.getBoundingClientRect();
      if (!box?.width) continue;
      const at = new DOMPoint(box.right, box.top).matrixTransform(inside);
      this.svg.append(svg("g", { class: `mark seat-${seat.toLowerCase()}`, transform: `translate(${at.x - 4} ${at.y + 6})`, "aria-hidden": "true" },
        svg("circle", { r: 9 }), svg("text", { "text-anchor": "middle", y: 4, "aria-hidden": "true" }, String(number))));
    }
  }

  // Goes to where something happens out of sight; from there it comes back when one is asked again.
  seek(names) {
    const parts = names.map((name) => this.part(name)).filter(Boolean);
    if (!parts.length || performance.now() - this.handled < HANDS_ON || parts.some((part) => this.sees(part))) return;
    this.home ??= [scrollX, scrollY, this.sheet.scrollLeft, this.sheet.scrollTop];
    parts.at(-1).scrollIntoView({ block: "center", inline: "center", behavior: still() ? "auto" : "smooth" });
  }

  sees(part) {
    const box = part.getBoundingClientRect();
    const paper = this.sheet.getBoundingClientRect();
    const floor = Math.min(paper.bottom, document.querySelector(".bar")?.getBoundingClientRect().top || innerHeight);
    return box.top >= Math.max(0, paper.top) - 4 && box.bottom <= floor + 4 && box.left >= paper.left - 4 && box.right <= paper.right + 4;
  }

  comeBack() {
    if (!this.home) return;
    const [x, y, left, top] = this.home;
    this.home = null;
    if (performance.now() - this.handled < HANDS_ON) return;
    this.sheet.scrollTo({ left, top });
    scrollTo({ left: x, top: y, behavior: still() ? "auto" : "smooth" });
  }

  // The parts under the pointer, the uppermost first: a click on a house that cannot be chosen means the city around it that can.
  under(event) {
    const found = [event.target, ...document.elementsFromPoint(event.clientX, event.clientY)].map((node) => node.closest("[data-part]"));
    return [...new Set(found)].filter((part) => part && this.svg.contains(part));
  }

  clicked(event, onpart) {
    const part = event.target.closest("[data-part]");
    const chosen = this.under(event).find((one) => one.matches(".may, .chosen"));
    if (chosen) {
      onpart(chosen.dataset.part);
      return;
    }
    const large = event.target.closest("[data-zoom]");
    if (large) enlarge(large);
    else if (part) onpart(part.dataset.part);
  }
}

// How far to go until most of these spans lie between the two edges: a wish if it does, or else no further than one must.
function closest(spans, first, last, wishes = [0]) {
  const shown = (by) => spans.filter(([start, end]) => start - by >= first && end - by <= last).length;
  const ways = spans.flatMap(([start, end]) => [start - first - 8, end - last + 8]).sort((one, other) => Math.abs(one) - Math.abs(other));
  return [...wishes, ...ways].reduce((best, by) => (shown(by) > shown(best) ? by : best));
}

function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function describe(part) {
  const { label, title, tip } = part.dataset;
  const said = once(label ?? title ?? "", tip ?? "");
  if (!said) return;
  part.setAttribute("role", "img");
  part.setAttribute("aria-label", said);
}

// A name and its explanation, without what the name says already.
function once(name, tip) {
  const head = /^([^:.]+): /.exec(tip);
  let rest = head && name.toLowerCase().startsWith(head[1].toLowerCase()) ? tip.slice(head[0].length) : tip;
  for (let length = Math.min(name.length, rest.length); length > 3; length--) {
    if (!name.endsWith(rest.slice(0, length))) continue;
    rest = rest.slice(length).trim();
    break;
  }
  return [name, rest].filter(Boolean).join(/[.!?)]$/.test(name) ? " " : ". ");
}

// Opens a part of the board, large, in a window of its own.
function enlarge(node) {
  const box = node.getBBox();
  const copy = node.cloneNode(true);
  copy.removeAttribute("data-zoom");
  for (const inner of copy.querySelectorAll("[tabindex]")) inner.removeAttribute("tabindex");
  for (const inner of copy.querySelectorAll("[data-piece]")) inner.removeAttribute("data-piece");
  const view = svg("svg", { viewBox: `${box.x - 6} ${box.y - 6} ${box.width + 12} ${box.height + 12}`, class: "picture", role: "img", "aria-label": node.dataset.label ?? "" }, copy);
  const dialog = el("dialog", { class: "large", "aria-label": node.dataset.label ?? t("enlarged") });
  dialog.append(el("div", { class: "paper" }, view), button(t("close"), () => dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}
