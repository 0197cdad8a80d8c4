// Building elements. All text goes in as text, never as markup.

// A file of the page, in the same edition as this script.
export const asset = (path) => new URL(`../${path}`, import.meta.url).href;

const SVG = "http://www.w3.org/2000/svg";

function fill(node, props, children) {
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
    else if (key === "text") node.textContent = value;
    else if (key === "value") node.value = value;
    else node.setAttribute(key, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

export function el(tag, props, ...children) {
  return fill(document.createElement(tag), props, children);
}

export function svg(tag, props, ...children) {
  return fill(document.createElementNS(SVG, tag), props, children);
}

export function button(text, onclick, props = {}) {
  return el("button", { type: "button", onclick, ...props }, text);
}

// A symbol of the sheet that page and boards share.
export function icon(symbol, size = 18) {
  return svg("svg", { class: "icon", width: size, height: size, "aria-hidden": "true" }, svg("use", { href: `#${symbol}` }));
}

// A seat's letter; a star for what no seat did.
export function badge(seat) {
  if (!seat) return el("span", { class: "badge chance", "aria-hidden": "true" }, "✶");
  return el("span", { class: `badge seat-${seat.toLowerCase()}`, "aria-hidden": "true" }, seat);
}

export function show(place, ...children) {
  place.replaceChildren(...children.flat().filter(Boolean));
}

// Says something to a screen reader without moving the focus.
export function announce(text) {
  document.getElementById("live").textContent = text;
}
