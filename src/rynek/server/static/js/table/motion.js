// Motion: pieces glide from where they lay to where they lie, new ones appear quietly. Nothing moves when the reader asks for rest.

import { svg } from "../dom.js";
import { calm } from "../settings.js";

const GLIDE = 260;
const STEP = 70;
const CAP = 1000;

const middle = (node) => {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
};

// Where every piece lies before the picture changes.
export function remember(board) {
  if (calm() || document.visibilityState !== "visible") return null;
  const places = new Map();
  for (const piece of board.querySelectorAll("[data-piece]")) places.set(piece.dataset.piece, middle(piece));
  return places;
}

// Where a new piece comes from: the part it names.
function origin(board, piece) {
  const part = piece.dataset.origin && board.querySelector(`[data-part="${CSS.escape(piece.dataset.origin)}"]`);
  return part ? middle(part) : null;
}

// Lets pieces that lie elsewhere now travel there, one shortly after the other.
export function fly(board, before) {
  if (!before) return;
  let delay = 0;
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const known = before.has(piece.dataset.piece);
    const from = before.get(piece.dataset.piece) ?? origin(board, piece);
    const to = middle(piece);
    const timing = { duration: GLIDE, delay, easing: "cubic-bezier(.3, .1, .2, 1)", fill: "backwards" };
    if (!from) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, duration: 180 });
    } else if (Math.hypot(from.x - to.x, from.y - to.y) > 2) {
      const scale = piece.parentNode.getScreenCTM().a || 1;
      const away = `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
      piece.animate([{ translate: away, opacity: known ? 1 : 0.2 }, { translate: "0px 0px", opacity: 1 }], timing);
      delay = Math.min(delay + STEP, CAP - GLIDE);
    }
  }
}

// A fading line of ink between two parts.
export function trail(board, from, to) {
  if (!from || !to || from === to) return;
  const inside = board.getScreenCTM().inverse();
  const point = (node) => {
    const { x, y } = middle(node);
    return new DOMPoint(x, y).matrixTransform(inside);
  };
  const [a, b] = [point(from), point(to)];
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.12 };
  const line = svg("path", { class: "trail", d: `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}` });
  board.append(line);
  setTimeout(() => line.remove(), 1600);
}

// A click skips what still moves.
addEventListener("pointerdown", () => {
  for (const one of document.getAnimations()) if (one.effect?.target?.dataset?.piece) one.finish();
}, true);
