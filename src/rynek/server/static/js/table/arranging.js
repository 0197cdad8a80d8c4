// Arranging: where the panels of a picture lie. The game says how for wide, middle and phone; the room there is decides which.

import { el } from "../dom.js";

// A page narrower than this is held upright in one hand.
const PHONE = 600;
const ZOOMS = [0.5, 0.65, 0.8, 1, 1.4, 1.8, 2.4, 3.2];
const PLAIN = ZOOMS.indexOf(1);
// The smallest words of a board are 12 units high, and no word a player must read is below 11 pixels: what is wider then is panned.
const READABLE = 11 / 12;
// Swiped panels let the next one look in.
const PEEK = 0.94;
const FOOT = 10;

export class Arranging {
  constructor(picture) {
    this.picture = picture;
    this.zoom = PLAIN;
    this.built = "";
    this.nodes = [];
    this.opened = new Set();
    const watch = new ResizeObserver(() => this.measured() !== this.room && this.fit());
    watch.observe(picture.parentNode);
    addEventListener("resize", () => this.fit());
  }

  measured() {
    return this.picture.parentNode.clientWidth;
  }

  setZoom(zoom) {
    this.zoom = Math.max(0, Math.min(ZOOMS.length - 1, zoom));
    this.fit();
  }

  arrange(sizes, panels) {
    this.sizes = sizes;
    this.panels = panels;
    this.fit();
  }

  // At a desk the first section, which holds what a decision needs, is as large as the window lets it be.
  fit() {
    this.room = this.measured();
    if (!this.room || !this.sizes) return;
    const size = this.sizes.wide[0].width * READABLE <= this.room + 1 ? "wide" : this.room < PHONE ? "phone" : "middle";
    const sections = this.sizes[size];
    this.build(size, sections);
    const top = this.picture.getBoundingClientRect().top + scrollY;
    const high = matchMedia("(min-width: 1280px)").matches ? innerHeight - top - FOOT : Infinity;
    // At a desk no later section is drawn larger than the first; on a phone each has the whole width.
    const first = Math.max(Math.min(this.room / sections[0].width, high / sections[0].height), READABLE);
    sections.forEach((section, place) => this.lay(section, this.nodes[place], size === "phone" ? this.room : Math.min(this.room, section.width * first)));
  }

  build(size, sections) {
    const key = JSON.stringify([size, sections.map(({ fold, swiped, docked, places }) => [fold, swiped, docked, Object.keys(places)])]);
    if (key === this.built) return;
    this.built = key;
    this.picture.dataset.size = size;
    for (const node of this.nodes) node.outer.remove();
    this.nodes = sections.map((section) => this.section(section));
    this.picture.prepend(...this.nodes.map((node) => node.outer));
  }

  section({ fold, swiped, docked, places }) {
    const panels = Object.keys(places).map((name) => this.panels.get(name));
    const sheet = el("div", { class: swiped ? "strip" : "placed" }, panels);
    const inner = el("div", { class: docked ? "section docked" : "section" }, sheet);
    if (!fold) return { outer: inner, inner, sheet };
    const outer = el("details", { class: "fold", open: this.opened.has(fold) }, el("summary", {}, fold), inner);
    outer.addEventListener("toggle", () => this.opened[outer.open ? "add" : "delete"](fold));
    return { outer, inner, sheet };
  }

  lay({ width, height, swiped, places }, { inner, sheet }, fit) {
    const least = width * READABLE;
    const zoom = ZOOMS[this.zoom];
    if (swiped) {
      const slide = Math.max(Math.min(this.room * PEEK, width * 1.2), least) * zoom;
      for (const name of Object.keys(places)) Object.assign(this.panels.get(name).style, { left: "", top: "", width: `${slide}px`, height: "auto" });
    } else {
      const wide = Math.max(fit, least) * zoom;
      Object.assign(sheet.style, { width: `${wide}px`, height: `${(wide * height) / width}px` });
      for (const [name, [x, y, w, h]] of Object.entries(places)) {
        const part = (one, of) => `${(100 * one) / of}%`;
        Object.assign(this.panels.get(name).style, { left: part(x, width), top: part(y, height), width: part(w, width), height: part(h, height) });
      }
    }
    if (inner.scrollWidth > inner.clientWidth + 1) inner.tabIndex = 0;
    else inner.removeAttribute("tabindex");
  }

  // What can be panned or swiped.
  scrollers() {
    return this.nodes.map((node) => node.inner);
  }

  // A fold that holds something to choose is opened.
  unfold(part) {
    const fold = part.closest("details.fold");
    if (fold) fold.open = true;
  }
}
