// The rules of a game: contents, a field that filters clauses, every clause at its anchor, pictures of what lies on the table.

import { button, el, show } from "./dom.js";
import { isHeading, loadRules, rulesOf, under } from "./clauses.js";
import { gallery } from "./gallery.js";
import { t } from "./words.js";

const UNITS = ":scope > p, :scope > pre, li, tbody tr";

export async function open(main, game) {
  rulesOf(game);
  const draw = async () => {
    try {
      show(main, page(await loadRules(game), game));
      document.title = `${main.querySelector("h1").textContent} – rynek`;
      reach();
    } catch {
      show(main, el("p", { class: "notice", role: "alert" }, t("no-such-page"), " ", el("a", { href: "/" }, t("all-games"))));
    }
  };
  await draw();
  addEventListener("hashchange", reach);
  return { language: draw };
}

// The clause that the address names comes into sight.
function reach() {
  const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (const one of document.querySelectorAll(".rules-text .wanted")) one.classList.remove("wanted");
  if (!wanted) return;
  wanted.classList.add("wanted");
  wanted.scrollIntoView({ block: "start" });
}

function page({ title, lang, contents, html }, game) {
  const text = el("article", { class: "rules-text", lang });
  text.innerHTML = html;
  const found = el("p", { class: "muted", role: "status" });
  const field = el("input", { type: "search", id: "rules-search", placeholder: t("rules-search"), "aria-label": t("rules-search"), oninput: () => filter(text, field.value, found) });
  const list = el("ul", {}, contents.map((one) => el("li", { class: `level-${one.level}` }, el("a", { href: `#${one.id}` }, one.text))));
  const chapters = el("details", { class: "rules-contents", open: !matchMedia("(max-width: 860px)").matches }, el("summary", {}, t("rules-contents")), el("nav", { "aria-label": t("rules-contents"), lang }, list));
  const tools = el("div", { class: "rules-tools" }, field, button(t("rules-print"), () => print(), { class: "quiet" }), el("a", { class: "button", href: `/#new/${game}` }, t("new-table")));
  return el("div", { class: "rules" }, el("aside", { class: "rules-side" }, tools, found, chapters),
    el("div", { class: "rules-main" }, el("h1", { tabindex: -1, lang }, title), gallery(game), text));
}

// Only what holds all the words stays, under its headings.
function filter(text, wish, found) {
  const words = wish.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (node) => words.every((word) => node.textContent.toLowerCase().includes(word));
  let count = 0;
  for (const unit of text.querySelectorAll(UNITS)) {
    unit.hidden = !holds(unit);
    if (!unit.hidden && unit.matches(".rule")) count++;
  }
  for (const box of text.querySelectorAll("ul, ol, .wide, hr")) box.hidden = words.length > 0 && ![...box.querySelectorAll("li, tbody tr")].some((one) => !one.hidden);
  for (const head of text.querySelectorAll("h2, h3")) head.hidden = words.length > 0 && !under(head).some((one) => !isHeading(one) && !one.hidden);
  found.textContent = words.length ? t("rules-found", { count }) : "";
}
