// Several players on one device: a screen between two of them, so that nobody sees the other's secrets.

import { badge, button, el } from "../dom.js";
import { t } from "../words.js";

// Covers the page until the next player says so.
export function handover(letter, name) {
  return new Promise((resolve) => {
    const dialog = el("dialog", { class: "handover", "aria-labelledby": "handover-head" },
      badge(letter), el("h2", { id: "handover-head" }, t("handover", { name })), el("p", {}, t("handover-more")),
      button(t("handover-ready", { name }), () => dialog.close(), { class: "main", autofocus: true }));
    dialog.addEventListener("cancel", (event) => event.preventDefault());
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve();
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
