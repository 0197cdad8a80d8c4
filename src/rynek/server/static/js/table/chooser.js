// Choosing a move on the board, one part after the other: what can be chosen next is lit, what is chosen is marked.

// The groups whose moves choose several parts of one kind in no order: `watch well farm bank`. The same part comes first in one
// move and later in another, and no two moves differ by order alone.
function sets(moves) {
  const groups = new Map();
  for (const move of moves) groups.set(move.group, [...(groups.get(move.group) ?? []), move.spots]);
  const kind = (part) => part.split(":")[0];
  const chooses = (all) => {
    const firsts = new Set(all.map((spots) => spots[0]));
    const later = all.flatMap((spots) => spots.slice(1).filter((part) => part !== spots[0]));
    const alike = all.every((spots) => spots.every((part) => kind(part) === kind(spots[0])));
    return alike && later.some((part) => firsts.has(part)) && new Set(all.map((spots) => [...spots].sort().join(" "))).size === all.length;
  };
  return new Set([...groups].filter(([, all]) => chooses(all)).map(([group]) => group));
}

export class Chooser {
  constructor(board, { onmove, onchange, onnothing }) {
    this.board = board;
    this.onmove = onmove;
    this.onchange = onchange;
    this.onnothing = onnothing;
    this.moves = [];
    this.sets = new Set();
    this.path = [];
    // Parts that open something of the page, such as a counter-offer in the composer, with what they do.
    this.openers = new Map();
    board.picture.addEventListener("keydown", (event) => this.key(event));
  }

  // These are the moves now. A half-made choice that still makes sense is kept.
  offer(moves) {
    this.moves = moves;
    this.sets = sets(moves);
    if (!this.remaining().length) this.path = [];
    this.light();
  }

  // The parts of a move not chosen yet; null when what is chosen is none of its beginnings.
  left(move) {
    const left = [...move.spots];
    for (const part of this.path) {
      const place = left.indexOf(part);
      if (place < 0 || (place > 0 && !this.sets.has(move.group))) return null;
      left.splice(place, 1);
    }
    return left;
  }

  remaining() {
    return this.moves.filter((move) => this.left(move));
  }

  lit() {
    return new Set(this.remaining().flatMap((move) => (this.sets.has(move.group) ? this.left(move) : this.left(move).slice(0, 1))));
  }

  // What the next click makes of a half-made choice, where that is certain.
  outcome(part) {
    const moves = this.path.length ? this.remaining().filter((move) => this.left(move)[0] === part) : [];
    return moves.length === 1 && this.left(moves[0]).length === 1 ? moves[0].label : "";
  }

  light() {
    const lit = this.lit();
    const focused = document.activeElement?.dataset?.part;
    for (const part of this.board.parts()) {
      const name = part.dataset.part;
      const may = lit.has(name) || this.openers.has(name);
      const chosen = this.path.includes(name);
      part.classList.toggle("may", may);
      part.classList.toggle("opens", this.openers.has(name));
      part.classList.toggle("chosen", chosen);
      const does = may ? this.outcome(name) : "";
      if (does) part.dataset.does = does;
      else delete part.dataset.does;
      if (may || chosen) {
        part.setAttribute("role", "button");
        part.setAttribute("tabindex", "0");
        if (!part.hasAttribute("aria-label")) part.setAttribute("aria-label", part.dataset.label ?? name);
        part.setAttribute("aria-pressed", chosen ? "true" : "false");
      } else {
        part.setAttribute("tabindex", "-1");
        if (part.getAttribute("role") === "button") part.setAttribute("role", "img");
        part.removeAttribute("aria-pressed");
      }
    }
    if (focused) this.board.part(focused)?.focus({ preventScroll: true });
  }

  pick(name) {
    if (this.openers.has(name)) {
      this.openers.get(name)();
      return;
    }
    if (this.path.includes(name) && !this.lit().has(name)) {
      this.back(this.path.indexOf(name));
      return;
    }
    if (!this.lit().has(name)) {
      this.onnothing(name);
      return;
    }
    this.path.push(name);
    const left = this.remaining();
    if (left.length === 1 && left[0].spots.length === this.path.length) {
      this.make(left[0]);
      return;
    }
    this.light();
    this.onchange();
  }

  make(move) {
    this.path = [];
    this.onmove(move.move);
  }

  // Takes back the choice of the part at a place, and of all after it.
  back(place = this.path.length - 1) {
    this.path.length = Math.max(0, place);
    this.light();
    this.onchange();
  }

  key(event) {
    const part = event.target.closest("[data-part]");
    if (!part) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.pick(part.dataset.part);
    } else if (event.key.startsWith("Arrow")) {
      event.preventDefault();
      event.stopPropagation();
      this.nearest(part, event.key, event.shiftKey)?.focus();
    }
  }

  // The nearest lit part in the direction of an arrow key; with Shift the nearest part of all, to ask why it is not lit.
  nearest(from, key, any) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key];
    const at = from.getBoundingClientRect();
    const distance = (part) => {
      const box = part.getBoundingClientRect();
      const x = box.left + box.width / 2 - (at.left + at.width / 2);
      const y = box.top + box.height / 2 - (at.top + at.height / 2);
      const along = x * dx + y * dy;
      const across = Math.abs(x * dy) + Math.abs(y * dx);
      return along > 4 ? along + across * 2.5 : Infinity;
    };
    const others = this.board.parts().filter((part) => part !== from && (any || part.getAttribute("tabindex") === "0"));
    const best = others.map((part) => [distance(part), part]).sort((one, other) => one[0] - other[0])[0];
    return best && best[0] < Infinity ? best[1] : null;
  }
}
