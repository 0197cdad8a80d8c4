// The graph of points over the game: a line for each seat, told apart by colour, dashes and letter.

import { counted } from "../counted.js";
import { el, svg } from "../dom.js";
import { signed } from "../words.js";

const WIDTH = 560;
const HEIGHT = 220;
const LEFT = 34;
const RIGHT = 26;
const FOOT = 24;
const DASHES = ["", "7 4", "2 4", "10 3 2 3", "5 2", "1 3"];

function nice(span) {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough);
}

export function graph({ positions, scores }, seats, game) {
  const letters = Object.keys(scores);
  const all = letters.flatMap((letter) => scores[letter]);
  const low = Math.min(0, ...all);
  const high = Math.max(1, ...all);
  const last = positions.at(-1) || 1;
  const x = (position) => LEFT + (position / last) * (WIDTH - LEFT - RIGHT);
  const y = (points) => 10 + ((high - points) / (high - low)) * (HEIGHT - 10 - FOOT);
  const step = nice(high - low);
  const ticks = [];
  for (let value = Math.ceil(low / step) * step; value <= high; value += step) ticks.push(value);
  const grid = ticks.flatMap((value) => [
    svg("line", { class: "grid", x1: LEFT, x2: WIDTH - RIGHT, y1: y(value), y2: y(value) }),
    svg("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, signed(value)),
  ]);
  const ends = spread(letters.map((letter) => y(scores[letter].at(-1))), 15);
  const lines = letters.map((letter, place) => svg("g", { class: `line seat-${letter.toLowerCase()}` },
    svg("polyline", { points: positions.map((position, at) => `${x(position)},${y(scores[letter][at])}`).join(" "), "stroke-dasharray": DASHES[place] }),
    svg("text", { x: WIDTH - RIGHT + 6, y: ends[place] + 5 }, letter)));
  const label = counted("graph-label", game, { names: letters.map((letter) => `${seats.find((seat) => seat.seat === letter)?.name || letter} ${scores[letter].at(-1)}`).join(", ") });
  return el("figure", { class: "graph" },
    svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img", "aria-label": label }, grid, lines),
    el("figcaption", {}, counted("graph", game)));
}

// Letters at the ends of lines, moved apart so that none covers another.
function spread(places, gap) {
  const order = places.map((place, index) => ({ place, index })).sort((one, other) => one.place - other.place);
  for (let at = 1; at < order.length; at++) order[at].place = Math.max(order[at].place, order[at - 1].place + gap);
  return order.sort((one, other) => one.index - other.index).map((one) => one.place);
}
