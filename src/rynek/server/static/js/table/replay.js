// The past: a slider, buttons and keys through all positions of the game.

import { button, el } from "../dom.js";
import { t } from "../words.js";

const BEAT = 900;

export class Replay {
  // onlook(position, eyes) shows a position and answers a promise; onnow() goes back to the present.
  constructor({ onlook, onnow, onplayon }) {
    this.onlook = onlook;
    this.onnow = onnow;
    this.position = null;
    this.last = 0;
    this.slider = el("input", { type: "range", min: 0, max: 0, value: 0, "aria-label": t("replay-position"), oninput: () => this.go(Number(this.slider.value)) });
    this.count = el("output", {});
    this.run = button("▶", () => this.play(), { "aria-label": t("replay-play") });
    this.eyes = el("select", { "aria-label": t("replay-eyes"), onchange: () => this.go(this.position ?? this.last) });
    this.on = button(t("play-on"), () => onplayon(this.position ?? this.last), { class: "quiet play-on-open" });
    this.now = button(t("replay-now"), () => this.close(), { class: "quiet" });
    this.said = el("p", { class: "replay-said", role: "status" });
    this.node = el("div", { class: "replay", hidden: true, role: "group", "aria-label": t("replay") },
      button("◀◀", () => this.go(0), { "aria-label": t("replay-first") }), button("▏◀", () => this.step(-1), { "aria-label": t("replay-back") }),
      this.run, button("▶▏", () => this.step(1), { "aria-label": t("replay-next") }), this.slider, this.count, this.eyes, this.on, this.now, this.said);
  }

  // What the present looks like: how long the game is, and whose eyes may be chosen.
  present({ last, over, seats, kind, seat }) {
    this.last = last;
    this.slider.max = last;
    if (this.position === null) this.slider.value = last;
    const eyes = over || kind === "replay" ? seats : [];
    this.eyes.hidden = !eyes.length;
    if (eyes.length && this.eyes.children.length !== eyes.length + 1) {
      const one = (who) => el("option", { value: who.seat, selected: who.seat === seat }, t("eyes-of", { name: who.name || who.seat }));
      this.eyes.replaceChildren(el("option", { value: "", selected: !seat }, t("eyes-spectator")), ...eyes.map(one));
    }
    this.on.hidden = !eyes.length;
    this.now.hidden = kind === "replay";
    this.tell();
  }

  get shown() {
    return !this.node.hidden;
  }

  open() {
    this.node.hidden = false;
    this.go(this.last);
    this.slider.focus();
  }

  close() {
    this.stop();
    this.node.hidden = true;
    this.position = null;
    this.slider.value = this.last;
    this.onnow();
  }

  step(by) {
    this.stop();
    this.go((this.position ?? this.last) + by);
  }

  async go(position) {
    this.position = Math.max(0, Math.min(this.last, position));
    this.slider.value = this.position;
    this.tell();
    if (this.asking) return;
    // While an answer is under way only the latest wish counts.
    this.asking = true;
    let shown = null;
    while (this.position !== null && shown !== this.position) {
      shown = this.position;
      await this.onlook(shown, this.eyes.hidden ? undefined : this.eyes.value || null);
    }
    this.asking = false;
  }

  play() {
    if (this.timer) return this.stop();
    if (this.position === null || this.position >= this.last) this.go(0);
    this.run.textContent = "❚❚";
    this.run.setAttribute("aria-label", t("replay-pause"));
    this.timer = setInterval(() => (this.position >= this.last ? this.stop() : this.go(this.position + 1)), BEAT);
    return null;
  }

  // Plays a few steps, such as a rival's move, and stays at the last.
  async playRange(from, to) {
    this.node.hidden = false;
    this.stop();
    await this.go(from - 1);
    this.run.textContent = "❚❚";
    this.timer = setInterval(() => (this.position >= to ? this.stop() : this.go(this.position + 1)), BEAT);
  }

  stop() {
    clearInterval(this.timer);
    this.timer = null;
    this.run.textContent = "▶";
    this.run.setAttribute("aria-label", t("replay-play"));
  }

  tell() {
    this.on.disabled = (this.position ?? this.last) >= this.last;
    this.count.textContent = `${this.position ?? this.last} / ${this.last}`;
  }
}
