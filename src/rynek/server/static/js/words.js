// The words of the page itself. The words of a game come from the server.

import { asset } from "./dom.js";
import { setting } from "./settings.js";

let texts = {};
let plural = new Intl.PluralRules("en");

export async function loadWords() {
  const lang = setting("lang");
  const answer = await fetch(asset(`text/${lang}.json`));
  texts = await answer.json();
  plural = new Intl.PluralRules(lang);
  document.documentElement.lang = lang;
}

// t("players", {count: 3}): a text with its values; a text with plural forms follows `count`.
export function t(key, values = {}) {
  let found = texts[key] ?? key;
  if (typeof found === "object") found = found[plural.select(values.count)] ?? found.other;
  return found.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}

export function hasText(key) {
  return key in texts;
}

export function when(iso) {
  const format = { dateStyle: "medium", timeStyle: "short" };
  return new Intl.DateTimeFormat(setting("lang"), format).format(new Date(iso));
}

// A number as it is printed: with a true minus sign.
export function signed(number) {
  return String(number).replace("-", "−");
}
