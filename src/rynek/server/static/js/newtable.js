// The form for a new table: the number of players, who sits where, and the game's options.

import { post } from "./api.js";
import { asset, button, el } from "./dom.js";
import { learnButton } from "./learn.js";
import { Options } from "./options.js";
import { Seating } from "./seating.js";
import { t } from "./words.js";

export function newTable(game, bots) {
  const [low, high] = game.players;
  const options = new Options(game);
  const seating = new Seating({ low, high, bots, onresize: (count) => options.seats(count) });
  options.seats(seating.seats.length);
  const shuffle = el("input", { type: "checkbox" });
  const listed = el("input", { type: "checkbox", "aria-describedby": "listed-info" });
  const trouble = el("p", { class: "refusal", role: "alert" });
  const send = button(t("start"), null, { class: "main", type: "submit" });

  async function submit(event) {
    event.preventDefault();
    send.disabled = true;
    trouble.textContent = "";
    try {
      const made = await post("/api/tables", { game: game.name, options: options.value(), seats: seating.value(), shuffle: shuffle.checked, listed: listed.checked });
      location.assign(`/table/${made.table}`);
    } catch (refusal) {
      trouble.textContent = refusal.message;
      send.disabled = false;
    }
  }

  return el("form", { class: "sheet", onsubmit: submit },
    el("a", { class: "back", href: "#" }, t("all-games")),
    el("div", { class: "sheet-head" },
      el("img", { src: asset(`covers/${game.name}.svg`), alt: "", width: 160, height: 90 }),
      el("div", {}, el("h1", { tabindex: -1 }, game.title), el("p", {}, game.blurb), game.lesson ? learnButton(game, { class: "small" }) : null)),
    seating.node,
    el("label", { class: "choice shuffle" }, shuffle, el("span", {}, t("shuffle"))),
    el("div", { class: "choice-more" }, el("label", { class: "choice" }, listed, el("span", {}, t("listed"))), el("small", { id: "listed-info" }, t("listed-info"))),
    options.node, trouble, el("div", { class: "actions" }, send));
}
