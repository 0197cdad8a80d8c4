// The socket of a table: connects again by itself after sleep, loss or a restart of the server.

import { setting } from "./settings.js";

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 15000;
const FINAL = new Set([4003, 4004]);

export class TableSocket {
  constructor(table, { onmessage, onstate, ongone }) {
    this.table = table;
    this.onmessage = onmessage;
    this.onstate = onstate;
    this.ongone = ongone;
    this.wait = FIRST_WAIT;
    this.number = 0;
    this.waiting = new Map();
    this.closed = false;
    this.wake = () => this.hurry();
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/table/${this.table}?lang=${setting("lang")}`);
    this.socket = socket;
    socket.onopen = () => {
      this.wait = FIRST_WAIT;
      this.onstate("open");
    };
    socket.onmessage = (event) => this.take(JSON.parse(event.data));
    socket.onclose = (event) => this.lost(event.code);
  }

  take(message) {
    const answer = this.waiting.get(message.id);
    if (answer && ["ok", "error", "past", "hint", "motive", "why"].includes(message.type)) {
      this.waiting.delete(message.id);
      answer(message);
    }
    this.onmessage(message);
  }

  lost(code) {
    for (const answer of this.waiting.values()) answer({ type: "lost" });
    this.waiting.clear();
    if (this.closed) return;
    if (FINAL.has(code)) {
      this.ongone(code);
      return;
    }
    this.onstate("lost");
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  // The page is seen again or the network is back: do not wait any longer.
  hurry() {
    if (!this.closed && document.visibilityState === "visible" && this.socket.readyState === WebSocket.CLOSED) this.connect();
  }

  // Sends a message; the promise gives its answer (`ok`, `error`, `past`, `hint`, `motive`, `why`, or `lost` when the line broke).
  ask(message) {
    if (this.socket.readyState !== WebSocket.OPEN) return Promise.resolve({ type: "lost" });
    const id = ++this.number;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ ...message, id }));
    });
  }

  tell(message) {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close() {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket.close();
  }
}
