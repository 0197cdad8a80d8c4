// A gentle clock: how long the table has been waiting for the present step. It presses nobody: it only shows, and
// knocks once when a step of one's own has lasted long.

import { el } from "../dom.js";
import { setting } from "../settings.js";
import { knockTurn } from "../sound.js";
import { t } from "../words.js";

const LONG = 60;

export class Clock {
  constructor() {
    this.node = el("span", { class: "clock", role: "timer", "aria-label": t("clock") });
    this.step = "";
    this.since = Date.now();
    setInterval(() => this.show(), 1000);
  }

  // A step lasts as long as the same seats are asked the same.
  take({ position, seats, you, over }) {
    const step = JSON.stringify([position, seats.filter((seat) => seat.to_act).map((seat) => seat.seat)]);
    if (step !== this.step) {
      this.since = Date.now();
      this.knocked = false;
    }
    Object.assign(this, { step, mine: you.turn, over });
    this.show();
  }

  show() {
    const seconds = Math.floor((Date.now() - this.since) / 1000);
    this.node.hidden = setting("clock") !== "on" || this.over !== false;
    this.node.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    if (this.node.hidden || !this.mine || this.knocked || seconds < LONG) return;
    this.knocked = true;
    knockTurn();
  }
}
