// Play on from a position of the past, at a new table: who sits where is asked first.

import { get, post } from "../api.js";
import { button, el } from "../dom.js";
import { Seating } from "../seating.js";
import { t } from "../words.js";

export async function playOn({ table, position, seats }) {
  const { bots } = await get("/api/games");
  const seating = new Seating({ low: seats.length, high: seats.length, bots, names: seats.map((seat) => seat.name) });
  const mine = seats.some((seat) => seat.mine);
  seating.take(seats.map((seat, place) => ({
    kind: (mine ? seat.mine : place === 0) ? "me" : "bot", name: seat.name, level: seat.level,
  })));
  const trouble = el("p", { class: "refusal", role: "alert" });
  const dialog = el("dialog", { class: "play-on", "aria-labelledby": "play-on-head" });
  const start = async (event) => {
    event.preventDefault();
    try {
      location.assign(`/table/${(await post(`/api/tables/${table}/continue`, { position, seats: seating.value() })).table}`);
    } catch (refusal) {
      trouble.textContent = refusal.message;
    }
  };
  dialog.append(el("form", { onsubmit: start },
    el("h2", { id: "play-on-head" }, t("play-on-head", { position })), el("p", {}, t("play-on-info")), seating.node, trouble,
    el("div", { class: "actions" }, button(t("start"), null, { class: "main", type: "submit" }), button(t("close"), () => dialog.close()))));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
