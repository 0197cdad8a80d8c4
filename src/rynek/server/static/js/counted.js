// What a game counts: points, unless the texts have words of its own for it.

import { hasText, t } from "./words.js";

// A text about points, in the words of what this game counts.
export function counted(key, game, values = {}) {
  return t(hasText(`${game}-${key}`) ? `${game}-${key}` : key, values);
}

export function countedSign(game) {
  return counted("counted-sign", game);
}
