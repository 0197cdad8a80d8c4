// Choosing a move on the board, one part after the other: what can be chosen next is lit, what is chosen is marked.

export class Chooser {
  constructor(board, { onmove, onchange, onnothing }) {
    this.board = board;
    this.onmove = onmove;
    this.onchange = onchange;
    this.onnothing = onnothing;
    this.moves = [];
    this.path = [];
    board.svg.addEventListener("keydown", (event) => this.key(event));
  }

  // These are the moves now. A half-made choice that still makes sense is kept.
  offer(moves) {
    this.moves = moves;
    if (!this.remaining().length) this.path = [];
    this.light();
  }

  remaining() {
    return this.moves.filter((move) => this.path.every((part, place) => move.spots[place] === part));
  }

  lit() {
    return new Set(this.remaining().map((move) => move.spots[this.path.length]).filter(Boolean));
  }

  light() {
    const lit = this.lit();
    const focused = document.activeElement?.dataset?.part;
    for (const part of this.board.parts()) {
      const name = part.dataset.part;
      const may = lit.has(name);
      const chosen = this.path.includes(name);
      part.classList.toggle("may", may);
      part.classList.toggle("chosen", chosen);
      if (may || chosen) {
        part.setAttribute("role", "button");
        part.setAttribute("tabindex", "0");
        if (!part.hasAttribute("aria-label")) part.setAttribute("aria-label", part.dataset.label ?? name);
        part.setAttribute("aria-pressed", chosen ? "true" : "false");
      } else if (part.getAttribute("role") === "button") {
        part.setAttribute("role", "img");
        part.removeAttribute("tabindex");
        part.removeAttribute("aria-pressed");
      }
    }
    if (focused) this.board.part(focused)?.focus({ preventScroll: true });
  }

  pick(name) {
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
      this.nearest(part, event.key)?.focus();
    }
  }

  // The nearest lit part in the direction of an arrow key.
  nearest(from, key) {
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
    const others = this.board.parts().filter((part) => part !== from && part.getAttribute("tabindex") === "0");
    const best = others.map((part) => [distance(part), part]).sort((one, other) => one[0] - other[0])[0];
    return best && best[0] < Infinity ? best[1] : null;
  }
}
