// The head of every page: the way home, language, theme and sound.

import { asset, button, el, show } from "./dom.js";
import { choose, setting } from "./settings.js";
import { t } from "./words.js";

const THEMES = ["auto", "light", "dark"];

function next(list, value) {
  return list[(list.indexOf(value) + 1) % list.length];
}

function languages(onlanguage) {
  const one = (lang, name) =>
    button(lang.toUpperCase(), () => onlanguage(lang), { "aria-pressed": setting("lang") === lang ? "true" : "false", lang, title: name });
  return el("div", { class: "switch", role: "group", "aria-label": t("language") }, one("pl", "Polski"), one("en", "English"));
}

export function header({ onlanguage, middle = null }) {
  const redraw = () => header({ onlanguage, middle });
  const theme = button(`◐ ${t(`theme-${setting("theme")}`)}`, () => {
    choose("theme", next(THEMES, setting("theme")));
    redraw();
    document.getElementById("theme").focus();
  }, { class: "quiet", id: "theme", "aria-label": `${t("theme")}: ${t(`theme-${setting("theme")}`)}` });
  const sound = button(`♪ ${t(`sound-${setting("sound")}`)}`, () => {
    choose("sound", next(["on", "off"], setting("sound")));
    redraw();
    document.getElementById("sound").focus();
  }, { class: "quiet", id: "sound", "aria-label": `${t("sound")}: ${t(`sound-${setting("sound")}`)}` });
  const home = el("a", { class: "home", href: "/" }, el("img", { src: asset("icon.svg"), alt: "", width: 26, height: 26 }), "rynek");
  document.getElementById("skip").textContent = t("skip");
  show(document.getElementById("top"), home, middle, el("div", { class: "tools" }, theme, sound, languages(onlanguage)));
}
