// Tabs beside the board, with the arrow keys a reader expects.

import { el } from "../dom.js";

export class Tabs {
  // panels: [[name, label, node], …]
  constructor(panels, label) {
    this.names = panels.map(([name]) => name);
    this.tabs = new Map();
    this.panels = new Map();
    this.list = el("div", { class: "tabs", role: "tablist", "aria-label": label });
    this.node = el("div", { class: "tabbed" }, this.list);
    for (const [name, text, content] of panels) {
      const tab = el("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}`, onclick: () => this.open(name), onkeydown: (event) => this.key(event, name) }, text);
      const panel = el("div", { class: "panel", role: "tabpanel", id: `panel-${name}`, "aria-labelledby": `tab-${name}`, tabindex: 0 }, content);
      this.tabs.set(name, tab);
      this.panels.set(name, panel);
      this.list.append(tab);
      this.node.append(panel);
    }
  }

  // Whoever opens a tab wants to read it: on a narrow page it comes into sight.
  open(name) {
    this.select(name);
    if (matchMedia("(max-width: 1279px)").matches) this.node.scrollIntoView({ block: "start" });
  }

  select(name) {
    this.current = name;
    for (const one of this.names) {
      const on = one === name;
      this.tabs.get(one).setAttribute("aria-selected", on ? "true" : "false");
      this.tabs.get(one).tabIndex = on ? 0 : -1;
      this.panels.get(one).classList.toggle("on", on);
    }
    this.tabs.get(name).classList.remove("news");
    this.onshow?.(name);
  }

  news(name) {
    if (this.current !== name) this.tabs.get(name).classList.add("news");
  }

  key(event, name) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const seen = this.names.filter((one) => this.tabs.get(one).offsetParent !== null);
    const next = seen[(seen.indexOf(name) + step + seen.length) % seen.length];
    this.select(next);
    this.tabs.get(next).focus();
  }
}
