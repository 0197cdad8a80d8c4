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
  for (const piece of board.querySelectorAll("[data-piece]")) places.set(piece.dataset.piece, { ...middle(piece), panel: piece.closest(".sheet-panel") });
  return places;
}

// Where a new piece comes from: the part it names.
function origin(board, piece) {
  const part = piece.dataset.origin && board.querySelector(`[data-part="${CSS.escape(piece.dataset.origin)}"]`);
  return part ? { ...middle(part), panel: part.closest(".sheet-panel") } : null;
}

// Lets pieces that lie elsewhere now travel there, one shortly after the other.
export function fly(board, layer, before) {
  if (!before) return;
  let delay = 0;
  for (const piece of board.querySelectorAll("[data-piece]")) {
    const known = before.has(piece.dataset.piece);
    const from = before.get(piece.dataset.piece) ?? origin(board, piece);
    const to = middle(piece);
    const timing = { duration: GLIDE, delay, easing: "cubic-bezier(.3, .1, .2, 1)", fill: "backwards" };
    if (!from) {
      piece.animate([{ opacity: 0 }, { opacity: 1 }], { ...timing, duration: 180 });
    } else if (from.panel !== piece.closest(".sheet-panel")) {
      over(layer, piece, from, to, { ...timing, duration: GLIDE * 1.4 });
      delay = Math.min(delay + STEP, CAP - GLIDE * 1.4);
    } else if (Math.hypot(from.x - to.x, from.y - to.y) > 2) {
      const scale = piece.parentNode.getScreenCTM().a || 1;
      const away = `${(from.x - to.x) / scale}px ${(from.y - to.y) / scale}px`;
      piece.animate([{ translate: away, opacity: known ? 1 : 0.2 }, { translate: "0px 0px", opacity: 1 }], timing);
      delay = Math.min(delay + STEP, CAP - GLIDE);
    }
  }
}

// Between panels a copy of the piece travels on the layer above them all; the piece itself waits unseen for its end.
function over(layer, piece, from, to, timing) {
  const matrix = layer.getScreenCTM().inverse().multiply(piece.parentNode.getScreenCTM());
  const copy = svg("g", { transform: `matrix(${["a", "b", "c", "d", "e", "f"].map((key) => matrix[key]).join(" ")})` }, piece.cloneNode(true));
  for (const inner of copy.querySelectorAll("[data-piece], [data-part]")) for (const key of ["piece", "part"]) delete inner.dataset[key];
  const flying = svg("g", { class: "flying" }, copy);
  layer.append(flying);
  piece.classList.add("away");
  const land = () => {
    flying.remove();
    piece.classList.remove("away");
  };
  const flight = flying.animate([{ translate: `${from.x - to.x}px ${from.y - to.y}px` }, { translate: "0px 0px" }], timing);
  flight.finished.then(land, land);
}

// A fading line of ink between two parts.
export function trail(layer, from, to) {
  if (!from || !to || from === to) return;
  const inside = layer.getScreenCTM().inverse();
  const point = (node) => {
    const { x, y } = middle(node);
    return new DOMPoint(x, y).matrixTransform(inside);
  };
  const [a, b] = [point(from), point(to)];
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) * 0.12, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.12 };
  const line = svg("path", { class: "trail", d: `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}` });
  layer.append(line);
  setTimeout(() => line.remove(), 1600);
}

// A click skips what still moves.
addEventListener("pointerdown", () => {
  for (const one of document.getAnimations()) if (one.effect?.target?.matches?.("[data-piece], .flying")) one.finish();
}, true);
