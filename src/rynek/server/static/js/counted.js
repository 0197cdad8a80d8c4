// What a game counts: points, or the ducats of Genoa.

import { t } from "./words.js";

const IN_DUCATS = new Set(["genoa"]);

// A text about points, in the words of what this game counts.
export function counted(key, game, values = {}) {
  return IN_DUCATS.has(game) ? t(`ducats-${key}`, values) : t(key, values);
}

export function countedSign(game) {
  return IN_DUCATS.has(game) ? "coin" : "points";
}
