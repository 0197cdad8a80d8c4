// The board: panels, each a picture of named regions. Only regions whose text changed are drawn anew.

import { button, el, svg } from "../dom.js";
import { t } from "../words.js";
import { Arranging } from "./arranging.js";
import { fly, remember, trail } from "./motion.js";

const TRAILS = 3;
// Who scrolls by hand is not led anywhere for a while.
const HANDS_ON = 4000;

export class Board {
  constructor(onpart) {
    this.layer = svg("svg", { class: "layer", "aria-hidden": "true" });
    this.picture = el("div", { class: "picture", role: "group" }, this.layer);
    this.sheet = el("div", { class: "paper", tabindex: 0, role: "group", "aria-label": t("board") }, this.picture);
    this.node = el("div", { class: "board" }, this.sheet);
    this.arranging = new Arranging(this.picture);
    this.zooms = this.zoomButtons();
    this.panels = new Map();
    this.groups = new Map();
    this.texts = new Map();
    this.followed = NaN;
    this.picture.addEventListener("click", (event) => this.clicked(event, onpart));
    this.handled = -Infinity;
    this.home = null;
    for (const kind of ["wheel", "touchmove"]) addEventListener(kind, () => { this.handled = performance.now(); }, { passive: true });
  }

  zoomButtons() {
    const by = (step) => () => this.arranging.setZoom(this.arranging.zoom + step);
    return el("div", { class: "switch zoom" }, button("−", by(-1), { "aria-label": t("zoom-out") }), button("+", by(1), { "aria-label": t("zoom-in") }));
  }

  scrollers() {
    return [this.sheet, ...this.arranging.scrollers()];
  }

  // Brings what may be chosen into sight, as much of it as there is room for, where the board is larger than its window.
  // What a lesson speaks of comes along where there is room for both.
  reveal(told = []) {
    this.bring([...this.picture.querySelectorAll(".may")], told);
  }

  bring(parts, told = [], fully = told.length > 0) {
    const also = told.map((name) => this.part(name)).filter((part) => part && !parts.includes(part));
    for (const part of parts) this.arranging.unfold(part);
    if (!parts.length) return;
    const away = parts.filter((part) => !part.closest(".docked"));
    if (away.length) this.follow(away, also);
    for (const scroller of this.scrollers()) {
      const inside = (part) => scroller.contains(part);
      this.pan(scroller, parts.filter(inside), also.filter(inside), fully);
    }
  }

  // Pans a part of the board sideways until what may be chosen there lies in its middle, unless all of it is in sight or a hand is at it;
  // fully: in any case, until most of it and of what is spoken of is in sight.
  pan(scroller, parts, also, fully) {
    const { left, right } = scroller.getBoundingClientRect();
    const across = ({ left: start, right: end }) => [start, end];
    const lit = spans(parts, across);
    const rests = performance.now() - this.handled >= HANDS_ON && lit.some(([start, end]) => start < left - 4 || end > right + 4);
    if (!lit.length || (!fully && !rests)) return;
    const middle = (Math.min(...lit.map(([start]) => start)) + Math.max(...lit.map(([, end]) => end)) - left - right) / 2;
    scroller.scrollLeft += closest(lit, left, right, [fully ? 0 : middle], spans(also, across));
  }

  // The page goes to where most of what may be chosen is in sight; from where it went by itself it also comes back to its top.
  follow(parts, also) {
    const isOwnWay = Math.abs(scrollY - this.followed) < 2;
    const down = ({ top, bottom }) => [top, bottom];
    const by = closest(spans(parts, down), 0, floor(), isOwnWay ? [-scrollY, 0] : [0, -scrollY], spans(also, down));
    if (!by) return;
    this.followed = Math.min(Math.max(0, scrollY + by), document.documentElement.scrollHeight - innerHeight);
    scrollTo({ top: this.followed, behavior: still() ? "auto" : "smooth" });
  }

  // Shows a picture: {panels, sizes, regions}, every region given.
  show(picture, { label, still = false } = {}) {
    const before = still ? null : remember(this.picture);
    if (label) this.picture.setAttribute("aria-label", label);
    const order = picture.panels.flatMap((panel) => panel.order);
    for (const [name, group] of this.groups) {
      if (order.includes(name)) continue;
      group.remove();
      this.groups.delete(name);
      this.texts.delete(name);
    }
    for (const panel of picture.panels) this.panel(panel, picture.regions);
    this.arranging.arrange(picture.sizes, this.panels);
    if (before) fly(this.picture, this.layer, before);
  }

  panel({ name, box, label, order }, regions) {
    if (!this.panels.has(name)) this.panels.set(name, svg("svg", { class: "sheet-panel", "data-panel": name, role: "group", "aria-label": label || null }));
    const node = this.panels.get(name);
    node.setAttribute("viewBox", box.join(" "));
    for (const region of order) this.region(node, region, regions[region]);
    // Moving a node loses its focus, so only what is out of order is moved.
    const now = [...node.children].map((group) => group.dataset.region).filter(Boolean);
    if (now.join("\n") !== order.join("\n")) for (const region of order) node.append(this.groups.get(region));
  }

  region(panel, name, text) {
    if (this.texts.get(name) === text && this.groups.get(name).parentNode === panel) return;
    let group = this.groups.get(name);
    if (!group) {
      group = svg("g", { "data-region": name });
      this.groups.set(name, group);
    }
    if (group.parentNode !== panel) panel.append(group);
    group.innerHTML = text;
    this.texts.set(name, text);
    for (const part of group.querySelectorAll("[data-part], .tipped")) describe(part);
  }

  part(name) {
    return this.picture.querySelector(`[data-part="${CSS.escape(name)}"]`);
  }

  parts() {
    return [...this.picture.querySelectorAll("[data-part]")];
  }

  // Points at places while a line of the log or of the score is under the pointer.
  point(names) {
    for (const node of this.picture.querySelectorAll(".pointed")) node.classList.remove("pointed");
    for (const name of names) this.part(name)?.classList.add("pointed");
  }

  // Points at what a hint means, and brings it into sight.
  advise(names) {
    this.point(names);
    this.bring(names.map((name) => this.part(name)).filter(Boolean));
  }

  // Marks where something has just happened, with a trail from the first place to the last.
  happened(steps) {
    for (const node of this.picture.querySelectorAll(".was")) node.classList.remove("was");
    for (const line of this.layer.querySelectorAll(".trail")) line.remove();
    for (const names of steps) for (const name of names) this.part(name)?.classList.add("was");
    const moved = steps.filter((names) => names.length > 1).slice(-TRAILS);
    for (const names of moved) trail(this.layer, this.part(names[0]), this.part(names.at(-1)));
  }

  // Numbers where rivals have changed something since one's own move.
  mark(marks) {
    for (const node of this.picture.querySelectorAll(".mark")) node.remove();
    for (const { where, seat, number } of marks) {
      const part = this.part(where);
      const box = part?.getBoundingClientRect();
      if (!box?.width) continue;
      const panel = part.closest(".sheet-panel");
      const at = new DOMPoint(box.right, box.top).matrixTransform(panel.getScreenCTM().inverse());
      panel.append(svg("g", { class: `mark seat-${seat?.toLowerCase() ?? "none"}`, transform: `translate(${at.x - 4} ${at.y + 6})`, "aria-hidden": "true" },
        svg("circle", { r: 9 }), svg("text", { "text-anchor": "middle", y: 4, "aria-hidden": "true" }, String(number))));
    }
  }

  // Goes to where something happens out of sight; from there it comes back when one is asked again.
  seek(names) {
    const parts = names.map((name) => this.part(name)).filter(Boolean);
    if (!parts.length || performance.now() - this.handled < HANDS_ON || parts.some((part) => this.sees(part))) return;
    this.home ??= [scrollX, scrollY, this.scrollers().map((one) => [one, one.scrollLeft])];
    this.arranging.unfold(parts.at(-1));
    parts.at(-1).scrollIntoView({ block: "center", inline: "center", behavior: still() ? "auto" : "smooth" });
  }

  sees(part) {
    const box = part.getBoundingClientRect();
    const paper = this.sheet.getBoundingClientRect();
    return box.width > 0 && box.top >= Math.max(0, paper.top) - 4 && box.bottom <= Math.min(paper.bottom, floor()) + 4 && box.left >= paper.left - 4 && box.right <= paper.right + 4;
  }

  comeBack() {
    if (!this.home) return;
    const [x, y, panned] = this.home;
    this.home = null;
    if (performance.now() - this.handled < HANDS_ON) return;
    for (const [one, left] of panned) one.scrollLeft = left;
    scrollTo({ left: x, top: y, behavior: still() ? "auto" : "smooth" });
  }

  // The parts under the pointer, the uppermost first: a click on a house that cannot be chosen means the city around it that can.
  under(event) {
    const found = [event.target, ...document.elementsFromPoint(event.clientX, event.clientY)].map((node) => node.closest("[data-part]"));
    return [...new Set(found)].filter((part) => part && this.picture.contains(part));
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

// From where to where parts reach, across or down.
function spans(parts, along) {
  return parts.map((part) => along(part.getBoundingClientRect()));
}

// How far to go until most of these spans lie between the two edges, and then most of what should come along:
// a wish if it does, or else to where they lie in the middle.
// What is larger than the room between them is in sight when its middle fills the room.
function closest(parts, first, last, wishes = [0], others = []) {
  const most = (last - first) / 2 - 8;
  const fitted = ([start, end]) => (end - start <= 2 * most ? [start, end] : [(start + end) / 2 - most, (start + end) / 2 + most]);
  const [wanted, also] = [parts.map(fitted), others.map(fitted)];
  const inside = (by) => ([start, end]) => start - by >= first && end - by <= last;
  const shown = (by) => wanted.filter(inside(by)).length * (also.length + 1) + also.filter(inside(by)).length;
  const all = [...wanted, ...also];
  const ways = all.flatMap(([start, end]) => [start - first - 8, end - last + 8]).sort((one, other) => Math.abs(one) - Math.abs(other));
  const best = [...wishes, ...ways].reduce((found, by) => (shown(by) > shown(found) ? by : found));
  if (wishes.includes(best)) return best;
  const seen = all.filter(inside(best));
  const middle = (Math.min(...seen.map(([start]) => start)) + Math.max(...seen.map(([, end]) => end)) - first - last) / 2;
  return shown(middle) < shown(best) ? best : middle;
}

// Where the sight of the board ends: at the bar, or what is docked on it, where it lies at the foot of the window, else at the foot itself.
function floor() {
  const bar = document.querySelector(".bar");
  const foot = bar && getComputedStyle(bar).position === "fixed" ? bar.getBoundingClientRect().top || innerHeight : innerHeight;
  return foot - (document.querySelector(".docked")?.offsetHeight ?? 0);
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
  const view = svg("svg", { viewBox: `${box.x - 6} ${box.y - 6} ${box.width + 12} ${box.height + 12}`, class: "sheet-panel", role: "img", "aria-label": node.dataset.label ?? "" }, copy);
  const dialog = el("dialog", { class: "large", "aria-label": node.dataset.label ?? t("enlarged") });
  dialog.append(el("div", { class: "paper" }, el("div", { class: "picture" }, view)), button(t("close"), () => dialog.close()));
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
}
