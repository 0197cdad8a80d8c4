// A record from a file or from the clipboard: look at it, or go on from any of its positions at a new table.

import { post } from "./api.js";
import { button, el, show } from "./dom.js";
import { Seating } from "./seating.js";
import { t } from "./words.js";

export function uploadForm(shelf) {
  const text = el("textarea", { rows: 8, spellcheck: "false", "aria-label": t("record-text"), placeholder: "rynek 1\ngame tiny_towns 2\n…" });
  const file = el("input", { type: "file", accept: ".rynek,text/plain", "aria-label": t("record-file") });
  const found = el("div", { class: "found" });
  const trouble = el("p", { class: "refusal", role: "alert" });

  async function attempt(what) {
    trouble.textContent = "";
    try {
      await what();
    } catch (refusal) {
      trouble.textContent = refusal.message;
    }
  }

  const go = async (body) => location.assign(`/table/${(await post("/api/records", { text: text.value, ...body })).table}`);

  async function check() {
    const record = await post("/api/records/check", { text: text.value });
    const seating = new Seating({ low: record.players.length, high: record.players.length, bots: shelf.bots, names: record.players });
    const place = el("input", { type: "number", min: 0, max: record.positions, value: record.positions, id: "record-position" });
    const goOn = () => go({ do: "continue", position: Number(place.value), seats: seating.value() });
    show(found,
      el("h2", { tabindex: -1 }, record.title),
      el("p", {}, t("record-found", { names: record.players.join(", "), count: record.positions })),
      button(t("record-replay"), () => attempt(() => go({ do: "replay" })), { class: "main" }),
      el("details", {}, el("summary", {}, t("record-continue")),
        el("label", { for: "record-position" }, t("record-position")), place, seating.node,
        button(t("start"), () => attempt(goOn), { class: "main" })));
    found.querySelector("h2").focus();
  }

  file.addEventListener("change", () => attempt(async () => {
    text.value = await file.files[0].text();
    await check();
  }));
  return el("div", { class: "sheet" },
    el("a", { class: "back", href: "#" }, t("all-games")),
    el("h1", { tabindex: -1 }, t("upload-record")),
    el("p", {}, t("upload-info")), file, text,
    el("div", { class: "actions" }, button(t("record-check"), () => attempt(check))), trouble, found);
}
