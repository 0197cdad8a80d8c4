// The page: one for all addresses. Looks at the address and shows what belongs there.

import { announce, asset, el, show } from "./dom.js";
import { header } from "./header.js";
import { choose, setting } from "./settings.js";
import { loadWords, t } from "./words.js";
import "./tips.js";

const PAGES = [
  [/^\/table\/([\w-]+)$/, () => import("./table/table.js")],
  [/^\/join\/([\w.-]+)$/, () => import("./join.js")],
  [/^\/device\/([\w.-]+)$/, () => import("./device.js")],
  [/^\/rules\/(\w+)$/, () => import("./rules.js")],
  [/^\/mine$/, () => import("./mine.js")],
  [/^\/$/, () => import("./lobby.js")],
];

let current = null;

async function loadSymbols() {
  const answer = await fetch(asset("symbols.svg"));
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
  const nothing = async () => show(main, el("div", { class: "sheet" }, el("h1", {}, t("no-such-page")), el("a", { href: "/" }, t("all-games"))));
  await nothing();
  current = { language: nothing };
}

// Without words or symbols there is nothing to show but this, in both languages.
start().catch(() => {
  const main = document.getElementById("main");
  const again = el("button", { type: "button", onclick: () => location.reload() }, "Spróbuj ponownie / Try again");
  show(main, el("p", { class: "notice", role: "alert" }, "Serwer nie odpowiada. / The server does not answer. ", again));
});
