// Chat between those at the table.

import { badge, button, el } from "../dom.js";
import { t } from "../words.js";

export class Chat {
  constructor(onsay) {
    this.seen = new Set();
    this.list = el("ol", { class: "chat-lines", "aria-live": "polite" });
    this.input = el("input", { maxlength: 500, "aria-label": t("chat-say"), placeholder: t("chat-say"), autocomplete: "off" });
    const send = async (event) => {
      event.preventDefault();
      const text = this.input.value.trim();
      if (text && (await onsay(text))) this.input.value = "";
    };
    this.form = el("form", { class: "chat-form", onsubmit: send }, this.input, button(t("send"), null, { type: "submit" }));
    this.note = el("p", { class: "muted" }, t("chat-seated-only"));
    this.node = el("div", { class: "chat" }, this.list, this.form, this.note);
  }

  allow(seated) {
    this.form.hidden = !seated;
    this.note.hidden = seated;
  }

  // Adds the lines that are new; says whether there were any.
  take(lines) {
    const fresh = lines.filter((line) => !this.seen.has(line.number));
    for (const line of fresh) {
      this.seen.add(line.number);
      this.list.append(el("li", {}, line.seat ? badge(line.seat) : null, el("strong", {}, line.name), " ", el("span", {}, line.text)));
    }
    this.list.scrollTop = this.list.scrollHeight;
    return fresh.length > 0;
  }
}
