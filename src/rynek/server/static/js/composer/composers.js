// Composers: forms for moves that are too many to list. The server describes them (docs/wire.md, `composer`); this builds them, keeps
// what was filled in as long as the same thing is asked, and joins the words of the fields to a move in notation.

import { button, el, icon, show } from "../dom.js";
import { t } from "../words.js";

const FEW = 2;
const MANY = 9;
const kept = { asked: null, open: false, form: 0, values: new Map() };

// Gives the node, `openers` (parts of the board that open a form, with what they do), `chose` (a part was chosen on the board) and
// `refuse` (says what is wrong with what was put together).
export function compose({ message, send }) {
  const { composer, game, prompt } = message;
  const asked = `${game} ${prompt.text}`;
  if (kept.asked !== asked) Object.assign(kept, { asked, open: false, form: 0, values: new Map() });
  kept.form = Math.min(kept.form, composer.forms.length - 1);
  const body = el("div", { class: "compose-body" });
  const refusal = el("p", { class: "refusal", role: "alert" });
  const node = el("details", { class: "compose", open: kept.open, ontoggle: () => { kept.open = node.open; } },
    el("summary", {}, composer.title), body, refusal);
  const draw = () => {
    refusal.textContent = "";
    show(body, tabs(composer, draw), ...fields(composer.forms[kept.form], draw), foot(composer, send, draw));
  };
  draw();
  const open = (place) => {
    Object.assign(kept, { form: place, open: true });
    kept.values.clear();
    node.open = true;
    draw();
    node.scrollIntoView({ block: "nearest" });
    node.querySelector(".compose-send").focus({ preventScroll: true });
  };
  const openers = composer.forms.flatMap((form, place) => (form.part ? [[form.part, () => open(place)]] : []));
  const chose = (part) => { if (choosePart(composer.forms[kept.form], part)) draw(); };
  return { node, openers, chose, refuse: (text) => { refusal.textContent = text; } };
}

// A place chosen on the board is the place of the offer, too.
function choosePart(form, part) {
  for (const field of form.fields) {
    const found = field.choices?.find((one) => one.part === part);
    if (found) values(field).set("word", found.word);
    if (found) return true;
  }
  return false;
}

// A few forms are buttons; many, as of a Trader with several buyers, a list to choose from.
function tabs(composer, draw) {
  if (composer.forms.length < 2) return null;
  if (composer.forms.length > FEW) return picker(composer, draw);
  return el("div", { class: "compose-forms", role: "group" }, composer.forms.map((form, place) =>
    button(form.label, () => { kept.form = place; kept.values.clear(); draw(); }, { class: "quiet", "aria-pressed": String(place === kept.form) })));
}

function picker(composer, draw) {
  const pick = (event) => { kept.form = event.target.selectedIndex; kept.values.clear(); draw(); };
  return el("select", { class: "compose-forms", "aria-label": composer.title, onchange: pick },
    composer.forms.map((form, place) => el("option", { selected: place === kept.form }, form.label)));
}

function fields(form, draw) {
  return form.fields.map((field) => (field.kind === "choice" ? choice(field, draw) : bundle(form, field, draw)));
}

function values(field) {
  if (!kept.values.has(field.name)) kept.values.set(field.name, new Map());
  return kept.values.get(field.name);
}

function chosen(field) {
  const word = values(field).get("word") ?? field.preset;
  return field.choices.some((one) => one.word === word) ? word : field.choices.length === 1 ? field.choices[0].word : null;
}

function choice(field, draw) {
  const now = chosen(field);
  if (field.choices.length > MANY) return longChoice(field, now, draw);
  return el("fieldset", { class: "compose-field" }, el("legend", {}, field.label), el("div", { class: "compose-items" },
    field.choices.map((one) => button(one.label, () => { values(field).set("word", one.word); draw(); },
      { class: "quiet", "data-choice": one.word, "aria-pressed": String(one.word === now) }))));
}

// More places than one wants as buttons: a list; they can be clicked on the board as well.
function longChoice(field, now, draw) {
  const pick = (event) => { values(field).set("word", event.target.value); draw(); };
  return el("label", { class: "compose-field" }, el("span", { class: "compose-label" }, field.label), el("select", { onchange: pick },
    el("option", { value: "", selected: !now }, "…"), field.choices.map((one) => el("option", { value: one.word, selected: one.word === now }, one.label))));
}

// The items of a bundle, with those that only the chosen place will give.
function items(form, field) {
  const place = form.fields.find((one) => one.kind === "choice");
  const later = field.later?.[place ? chosen(place) : field.here] ?? [];
  return [...field.items, ...later];
}

// What a sum is kept under: deferred ducats are another sum than those paid at once.
function keyOf(item) {
  return item.word || `${item.prefix ?? ""}${item.symbol}`;
}

function count(field, item) {
  const key = keyOf(item);
  return Math.min(values(field).get(key) ?? field.preset?.[key] ?? 0, item.most);
}

function bundle(form, field, draw) {
  return el("fieldset", { class: "compose-field", "data-field": field.name }, el("legend", {}, field.label),
    el("div", { class: "compose-items" }, items(form, field).map((item) => counter(field, item, draw))));
}

function counter(field, item, draw) {
  const now = count(field, item);
  const put = (value) => {
    values(field).set(keyOf(item), Math.max(0, Math.min(item.most, value)));
    draw();
  };
  if (item.most === 1) return toggle(item, now, put);
  const said = `${item.label}: ${now}`;
  const big = item.word ? null : button(`+${item.step * 4}`, () => put(now + item.step * 4), { class: "quiet", "aria-label": `${item.label} +${item.step * 4}` });
  return el("span", { class: now ? "compose-item some" : "compose-item", title: item.label },
    button("−", () => put(now - item.step), { class: "quiet", disabled: now === 0, "aria-label": `${item.label} −${item.step}` }),
    icon(item.symbol, 20), item.named ? el("span", { class: "compose-name" }, item.label) : null, el("span", { class: "compose-count", "aria-live": "polite", "aria-label": said }, String(now)),
    button("+", () => put(now + item.step), { class: "quiet", disabled: now + item.step > item.most, "data-item": item.word || `${item.prefix ?? ""}ducats`, "aria-label": `${item.label} +${item.step}` }), big);
}

// A thing of which there is one: in or out by one click.
function toggle(item, now, put) {
  const props = { class: "quiet compose-one", title: item.label, "aria-label": item.label, "aria-pressed": String(now > 0), "data-item": item.word };
  return el("button", { type: "button", onclick: () => put(1 - now), ...props }, icon(item.symbol, 20), item.named ? el("span", { class: "compose-name" }, item.label) : null);
}

// The move in notation, or null while something is missing.
export function notation(form) {
  const words = [...form.words];
  for (const field of form.fields) {
    if (field.kind === "choice") {
      const word = chosen(field);
      if (!word) return null;
      words.push(word);
      continue;
    }
    const said = items(form, field).flatMap((item) => {
      const many = count(field, item);
      if (!many) return [];
      return item.word ? Array(many).fill(item.word) : [`${item.prefix ?? ""}${many}`];
    });
    if (!said.length && !field.before) return null;
    if (said.length) words.push(...(field.before ? [field.before] : []), ...said);
  }
  return words.join(" ");
}

function foot(composer, send, draw) {
  const move = notation(composer.forms[kept.form]);
  return el("div", { class: "compose-foot" },
    button(composer.send, () => send(move), { class: "compose-send", disabled: !move }),
    button(t("choose-again"), () => { kept.values.clear(); draw(); }, { class: "quiet" }),
    el("span", { class: "compose-said", "data-move": move ?? "" }, move ? said(composer.forms[kept.form]) : null));
}

// What has been put together, once more in pictures.
function said(form) {
  return form.fields.filter((field) => field.kind !== "choice").flatMap((field) => {
    const put = items(form, field).filter((item) => count(field, item));
    return put.length ? [el("span", {}, `${field.label}:`), ...put.map((item) => amount(item, count(field, item)))] : [];
  });
}

function amount(item, many) {
  return el("span", { class: "compose-amount", title: item.label }, icon(item.symbol, 18), many > 1 ? String(many) : null);
}
