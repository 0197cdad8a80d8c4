// Tips: what carries `data-title` or `data-tip` explains itself on hover, focus, or a tap.

const box = document.getElementById("tip");
let shownFor = null;
let pressed = 0;

function explained(target) {
  return target instanceof Element ? target.closest("[data-tip], [data-title]") : null;
}

function place(target) {
  const at = target.getBoundingClientRect();
  const size = box.getBoundingClientRect();
  const left = Math.max(8, Math.min(at.left + at.width / 2 - size.width / 2, innerWidth - size.width - 8));
  const above = at.top - size.height - 8;
  const below = at.bottom + 8;
  const top = above > 8 ? above : Math.min(below, innerHeight - size.height - 8);
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(8, top)}px`;
}

export function showTip(target) {
  const { title, tip } = target.dataset;
  if (!title && !tip) return;
  shownFor = target;
  const heading = document.createElement("strong");
  heading.textContent = title ?? "";
  const text = document.createElement("span");
  text.textContent = tip ?? "";
  box.replaceChildren(...(title ? [heading] : []), ...(tip ? [text] : []));
  box.hidden = false;
  place(target);
}

export function hideTip() {
  box.hidden = true;
  shownFor = null;
}

document.addEventListener("pointerover", (event) => {
  if (event.pointerType !== "mouse") return;
  const target = explained(event.target);
  if (target === shownFor) return;
  if (target) showTip(target);
  else hideTip();
});
document.addEventListener("focusin", (event) => {
  const target = explained(event.target);
  if (target && target.matches(":focus-visible")) showTip(target);
});
document.addEventListener("focusout", hideTip);
// A finger: a tap explains what cannot be chosen, a long press explains anything.
document.addEventListener("pointerdown", (event) => {
  clearTimeout(pressed);
  const target = explained(event.target);
  if (event.pointerType === "mouse" || !target) {
    if (event.pointerType !== "mouse") hideTip();
    return;
  }
  if (target.classList.contains("may")) pressed = setTimeout(() => showTip(target), 450);
  else showTip(target);
});
document.addEventListener("pointerup", () => clearTimeout(pressed));
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideTip();
});
addEventListener("scroll", hideTip, true);
