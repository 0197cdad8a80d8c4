// A link with a button that copies it.

import { button, el } from "./dom.js";
import { t } from "./words.js";

export function copyable(label, address) {
  const whole = new URL(address, location.href).href;
  const field = el("input", { value: whole, readonly: true, "aria-label": label, onfocus: (event) => event.target.select() });
  const copy = button(t("copy"), async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(whole);
    } catch {
      document.execCommand("copy");
    }
    copy.textContent = t("copied");
  });
  return el("div", { class: "line copyable" }, el("span", {}, label), field, copy);
}
