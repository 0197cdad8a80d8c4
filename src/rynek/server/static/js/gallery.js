// The gallery: every card and tile of a game as the board draws it, with what it does.

import { asset, el, show, svg } from "./dom.js";
import { linked } from "./clauses.js";
import { setting } from "./settings.js";
import { t } from "./words.js";

// What makes a drawing part of a game.
const OF_THE_BOARD = ["data-part", "data-title", "data-tip", "data-label", "data-zoom", "data-piece", "role", "tabindex", "aria-label", "aria-pressed", "class"];

// A drawing cut out of a board, in a picture of its own size; it is measured when it is in the page.
export function cutOut(drawn) {
  const picture = svg("svg", { class: "cut-out", "aria-hidden": "true" });
  if (typeof drawn === "string") picture.innerHTML = drawn;
  else picture.append(drawn);
  for (const node of picture.querySelectorAll("*")) for (const name of OF_THE_BOARD) node.removeAttribute(name);
  picture.firstElementChild.removeAttribute("transform");
  return picture;
}

export function measure(pictures) {
  for (const picture of pictures) {
    const box = picture.getBBox();
    picture.setAttribute("viewBox", [box.x - 3, box.y - 3, box.width + 6, box.height + 6].map((one) => one.toFixed(1)).join(" "));
    picture.setAttribute("width", Math.round(box.width + 6));
    picture.setAttribute("height", Math.round(box.height + 6));
  }
}

export function gallery(game) {
  const list = el("ul", { class: "gallery", tabindex: 0, "aria-label": t("gallery") });
  const head = el("summary", {}, t("gallery"));
  const node = el("details", { class: "gallery-box", hidden: true, open: !matchMedia("(max-width: 860px)").matches }, head, list);
  node.addEventListener("toggle", () => measure(list.querySelectorAll(".cut-out:not([viewBox])")));
  load(game, list).then((count) => {
    node.hidden = !count;
    head.textContent = `${t("gallery")} (${count})`;
    if (node.open) measure(list.querySelectorAll(".cut-out"));
  });
  return node;
}

async function load(game, list) {
  const answer = await fetch(asset(`pictures/${game}.${setting("lang")}.json`));
  if (!answer.ok) return 0;
  const { pictures } = await answer.json();
  show(list, pictures.map((one) => el("li", {}, cutOut(one.svg), el("strong", {}, one.name), el("span", {}, linked(one.info)))));
  return pictures.length;
}
