// What a reader has chosen on this device: language, theme, sound, name, how forced moves are made, the clock, the pace of bots, what a tap does.

const store = {
  get(key) {
    try {
      return localStorage.getItem(`rynek.${key}`);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(`rynek.${key}`, value);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  },
};

const phone = matchMedia("(pointer: coarse)").matches;
const spoken = (navigator.languages ?? [navigator.language]).map((code) => code.slice(0, 2));
const chosen = {
  lang: store.get("lang") ?? spoken.find((code) => code === "pl" || code === "en") ?? "en",
  theme: store.get("theme") ?? "auto",
  sound: store.get("sound") ?? (phone ? "off" : "on"),
  name: store.get("name") ?? "",
  forced: store.get("forced") ?? "made",
  clock: store.get("clock") ?? "off",
  pace: store.get("pace") ?? "quick",
  taps: store.get("taps") ?? "read",
};

export function setting(key) {
  return chosen[key];
}

export function choose(key, value) {
  chosen[key] = value;
  store.set(key, value);
  if (key === "theme") {
    if (value === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = value;
  }
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
