// The page: one for all addresses. Looks at the address and shows what belongs there.

import { announce, el, show } from "./dom.js";
import { header } from "./header.js";
import { choose, setting } from "./settings.js";
import { loadWords, t } from "./words.js";
import "./tips.js";

const PAGES = [
  [/^\/table\/([\w-]+)$/, () => import("./table/table.js")],
  [/^\/join\/([\w.-]+)$/, () => import("./join.js")],
  [/^\/device\/([\w.-]+)$/, () => import("./device.js")],
  [/^\/$/, () => import("./lobby.js")],
];

let current = null;

async function loadSymbols() {
  const answer = await fetch("/static/symbols.svg");
  const sheet = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  sheet.classList.add("unseen");
  document.body.prepend(document.importNode(sheet, true));
}

async function language(lang) {
  if (lang === setting("lang")) return;
  choose("lang", lang);
  await loadWords();
  header({ onlanguage: language });
  await current.language();
  announce(t("language-changed"));
}

async function start() {
  await Promise.all([loadWords(), loadSymbols()]);
  header({ onlanguage: language });
  const main = document.getElementById("main");
  for (const [pattern, load] of PAGES) {
    const found = pattern.exec(location.pathname);
    if (!found) continue;
    const page = await load();
    current = await page.open(main, found[1]);
    return;
  }
  show(main, el("p", { class: "notice" }, t("no-such-page")));
  current = { language: async () => show(main, el("p", { class: "notice" }, t("no-such-page"))) };
}

start();
