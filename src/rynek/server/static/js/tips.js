// Tips: what carries `data-title` or `data-tip` explains itself on hover, focus, or a tap; codes of rules in it are links.

import { linked } from "./clauses.js";
import { setting } from "./settings.js";

// Who moves over a tip is on the way to a link in it; who rests there means what lies below.
const REST = 500;
const NEAR = 12;
const EDGE = 8;

const box = document.getElementById("tip");
let shownFor = null;
let pressed = 0;
let resting = 0;
let byHand = "mouse";
let read = "";

function explained(target) {
  return target instanceof Element ? target.closest("[data-tip], [data-title], [data-does]") : null;
}

// Above, below, or on one side: where it fits and covers the fewest things that may be chosen.
function place(target) {
  const at = target.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const within = (start, size, room) => Math.max(EDGE, Math.min(start, room - size - EDGE));
  const x = within(at.left + at.width / 2 - width / 2, width, innerWidth);
  const y = within(at.top + at.height / 2 - height / 2, height, innerHeight);
  const places = [[x, at.top - height - EDGE], [x, at.bottom + EDGE], [at.right + EDGE, y], [at.left - width - EDGE, y]];
  const fits = places.filter(([left, top]) => left >= EDGE && top >= EDGE && left + width <= innerWidth - EDGE && top + height <= innerHeight - EDGE);
  const lit = [...document.querySelectorAll(".picture .may")].filter((part) => part !== target).map((part) => part.getBoundingClientRect());
  const covered = ([left, top]) => lit.filter((one) => one.left < left + width && one.right > left && one.top < top + height && one.bottom > top).length;
  const [left, top] = fits.reduce((best, one) => (covered(one) < covered(best) ? one : best), fits[0] ?? [x, within(at.bottom + EDGE, height, innerHeight)]);
  Object.assign(box.style, { left: `${left}px`, top: `${top}px` });
}

export function showTip(target) {
  // In the middle of a choice it says what this click will do, and no longer what is printed.
  const { title, tip } = target.dataset.does ? { title: target.dataset.does } : target.dataset;
  if (!title && !tip) return;
  shownFor = target;
  const heading = document.createElement("strong");
  heading.textContent = title ?? "";
  const text = document.createElement("span");
  text.append(...linked(tip ?? ""));
  box.replaceChildren(...(title ? [heading] : []), ...(tip ? [text] : []));
  box.hidden = false;
  place(target);
}

// The first code of a rule in what is explained just now.
export function tipClause() {
  return box.hidden ? null : box.querySelector("a")?.dataset.clause;
}

export function hideTip() {
  box.hidden = true;
  shownFor = null;
}

function turnTo(target) {
  if (target === shownFor) return;
  if (target) showTip(target);
  else hideTip();
}

function isOnTip({ clientX: x, clientY: y }) {
  if (box.hidden || !box.querySelector("a")) return false;
  const at = box.getBoundingClientRect();
  return x > at.left - NEAR && x < at.right + NEAR && y > at.top - NEAR && y < at.bottom + NEAR;
}

document.addEventListener("pointerover", (event) => {
  clearTimeout(resting);
  if (event.pointerType !== "mouse" || box.contains(event.target)) return;
  const target = explained(event.target);
  if (isOnTip(event)) resting = setTimeout(() => turnTo(target), REST);
  else turnTo(target);
});
document.addEventListener("focusin", (event) => {
  const target = explained(event.target);
  if (target && target.matches(":focus-visible")) showTip(target);
});
document.addEventListener("focusout", hideTip);
// A finger: a tap explains what cannot be chosen, a long press explains anything.
document.addEventListener("pointerdown", (event) => {
  clearTimeout(pressed);
  byHand = event.pointerType;
  if (box.contains(event.target)) return;
  const target = explained(event.target);
  if (event.pointerType === "mouse" || !target) {
    // Whoever clicks has read it: it stays away until the pointer comes back.
    hideTip();
    if (event.pointerType === "mouse") shownFor = target;
    return;
  }
  if (target.classList.contains("may")) pressed = setTimeout(() => showTip(target), 450);
  else showTip(target);
});
document.addEventListener("pointerup", () => clearTimeout(pressed));
// A finger on a card that may be chosen: the first tap reads it, the second chooses it, unless the reader wants it otherwise.
document.addEventListener("click", (event) => {
  const card = event.target.closest?.(".may[data-part][data-tip]");
  if (byHand === "mouse" || !event.detail || !card || setting("taps") !== "read" || card.dataset.part === read) return;
  event.stopPropagation();
  read = card.dataset.part;
  showTip(card);
}, true);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
});
addEventListener("scroll", hideTip, true);
