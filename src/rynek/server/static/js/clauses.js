// Clauses: codes of the rules as links, which open their clause beside the board in the reader's language.

import { asset, button, el, show } from "./dom.js";
import { setting } from "./settings.js";
import { t } from "./words.js";

const CODE = /\b((?:R\d+(?:\.\d+)?|SQ\d+|[QEWSB]\d+)[a-z]?)\b/;

let game = "";

// Whose rules the codes on this page mean.
export function rulesOf(name) {
  game = name;
}

const loaded = new Map();

// The rules of a game in the reader's language: {title, lang, contents, html}.
export function loadRules(name) {
  const path = `rules/${name}.${setting("lang")}.json`;
  if (!loaded.has(path)) loaded.set(path, fetch(asset(path)).then((answer) => (answer.ok ? answer.json() : Promise.reject(answer))));
  loaded.get(path).catch(() => loaded.delete(path));
  return loaded.get(path);
}

export function clauseLink(code) {
  return el("a", { class: "clause", href: `/rules/${game}#${code}`, "data-clause": code, title: t("clause") }, code);
}

// A text as nodes, every code in it a link.
export function linked(text) {
  if (!game) return [text];
  return text.split(CODE).map((part, place) => (place % 2 ? clauseLink(part) : part)).filter((part) => part !== "");
}

// The nodes of a clause: an item, a row with the head of its table, a paragraph; of a chapter all until the next.
function body(rules, code) {
  const found = rules.querySelector(`#${CSS.escape(code)}`);
  if (!found) return null;
  if (found.matches("tr")) {
    const head = found.closest("table").querySelector("thead");
    return [el("div", { class: "wide", tabindex: 0 }, el("table", {}, head?.cloneNode(true) ?? null, el("tbody", {}, found.cloneNode(true))))];
  }
  if (!isHeading(found)) return [el("div", {}, ...found.cloneNode(true).childNodes)];
  return under(found).map((one) => one.cloneNode(true));
}

export const isHeading = (node) => /^H\d$/.test(node.tagName);

// All that stands under a heading.
export function under(head) {
  const nodes = [];
  for (let one = head.nextElementSibling; one && !(isHeading(one) && one.tagName <= head.tagName); one = one.nextElementSibling) nodes.push(one);
  return nodes;
}

// The heading a clause stands under, without the one of the printed rulebook.
function chapter(rules, code) {
  let node = rules.querySelector(`#${CSS.escape(code)}`);
  while (node && node.parentElement !== rules) node = node.parentElement;
  while (node && !isHeading(node)) node = node.previousElementSibling;
  node?.querySelector("small")?.remove();
  return node?.textContent.trim() ?? "";
}

class Panel {
  constructor() {
    this.head = el("h2", { tabindex: -1, id: "clause-head" });
    this.text = el("div", { class: "clause-body rules-text" });
    this.whole = el("a", { target: "_blank", rel: "noopener" }, t("rules-whole"));
    this.before = button("←", () => this.back(), { class: "quiet small", "aria-label": t("clause-back") });
    const close = button("×", () => this.close(), { class: "quiet small", "aria-label": t("close") });
    this.node = el("section", { class: "clause-panel", role: "dialog", "aria-labelledby": "clause-head", onkeydown: (event) => this.key(event) },
      el("div", { class: "clause-top" }, this.before, this.head, close), this.text, this.whole);
    this.path = [];
    this.opener = document.activeElement;
  }

  async open(code) {
    this.path.push(code);
    await this.draw();
  }

  async draw() {
    const code = this.path.at(-1);
    const { html, lang } = await loadRules(game).catch(() => ({ html: "", lang: setting("lang") }));
    const rules = el("div", {});
    rules.innerHTML = html;
    this.head.textContent = `${code} · ${chapter(rules, code)}`;
    this.text.lang = lang;
    const found = body(rules, code);
    show(this.text, found ?? el("p", {}, t("no-such-clause")));
    for (const one of this.text.querySelectorAll("[id]")) one.removeAttribute("id");
    for (const link of this.text.querySelectorAll("a.clause")) link.dataset.clause = link.textContent;
    this.whole.href = `/rules/${game}#${code}`;
    this.before.hidden = this.path.length < 2;
    // Over a window that holds everything else still, it must lie in that window.
    if (!this.node.isConnected) (document.querySelector("dialog[open]") ?? document.body).append(this.node);
    this.text.scrollTop = 0;
    this.head.focus({ preventScroll: true });
  }

  back() {
    this.path.pop();
    this.draw();
  }

  close() {
    this.node.remove();
    panel = null;
    if (this.opener?.isConnected) this.opener.focus({ preventScroll: true });
  }

  key(event) {
    event.stopPropagation();
    if (event.key !== "Escape") return;
    event.preventDefault();
    this.close();
  }
}

let panel = null;

export function openClause(code) {
  panel ??= new Panel();
  return panel.open(code);
}

export function closeClause() {
  panel?.close();
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-clause]");
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
  event.preventDefault();
  openClause(link.dataset.clause);
});
