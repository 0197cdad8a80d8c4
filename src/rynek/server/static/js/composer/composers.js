// Composers: forms for moves that are too many to list. A game with such moves has js/composer/<game>.js, which exports
// `compose({message, send})`: an element that calls `send("the move in notation")`.

const GAMES = new Set([]);

export async function composer(game) {
  if (!GAMES.has(game)) return null;
  return (await import(`./${game}.js`)).compose;
}
