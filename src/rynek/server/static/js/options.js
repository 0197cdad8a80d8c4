// The options of a game as a form, each with its explanation.

import { el } from "./dom.js";
import { t } from "./words.js";

const LETTERS = "ABCDEF";

function choices(option, many, value) {
  return option.choices.map((choice) => {
    const props = { type: many ? "checkbox" : "radio", name: `option-${option.name}`, value: choice.value };
    const box = el("input", { ...props, checked: many ? value.includes(choice.value) : value === choice.value });
    return el("label", { class: "choice" }, box, el("span", {}, choice.label));
  });
}

function field(option, value, set) {
  const info = el("small", { id: `info-${option.name}` }, option.info);
  const described = { "aria-describedby": `info-${option.name}` };
  if (option.kind === "switch") {
    const box = el("input", { type: "checkbox", checked: value, onchange: (event) => set(event.target.checked), ...described });
    return el("div", { class: "option" }, el("label", { class: "choice" }, box, el("span", {}, option.label)), info);
  }
  if (option.kind === "seat") {
    const seats = Array.from({ length: option.high + 1 }, (_, seat) => el("option", { value: seat, selected: seat === value }, LETTERS[seat]));
    const list = el("select", { class: "seat-choice", onchange: (event) => set(Number(event.target.value)), ...described }, seats);
    return el("div", { class: "option" }, el("label", {}, el("span", {}, option.label), list), info);
  }
  if (option.kind === "number") {
    const box = el("input", {
      type: "number", min: option.low, max: option.high, value, onchange: (event) => set(Number(event.target.value)), ...described,
    });
    return el("div", { class: "option" }, el("label", {}, el("span", {}, option.label), box), info);
  }
  const many = option.kind === "list";
  const change = (event) => {
    if (!many) return set(event.target.value);
    const picked = [...event.currentTarget.querySelectorAll("input:checked")].map((box) => box.value);
    if (picked.length > option.most) event.target.checked = false;
    return set(picked.slice(0, option.most));
  };
  const list = el("div", { class: many && option.choices.length > 8 ? "choices dense" : "choices" }, choices(option, many, value));
  const most = many ? el("small", {}, t("at-most", { count: option.most })) : null;
  const group = el("fieldset", { class: "option", onchange: change, ...described }, el("legend", {}, option.label), info, most, list);
  return many && option.choices.length > 8 ? el("details", { class: "option" }, el("summary", {}, option.label), group) : group;
}

export class Options {
  constructor(game) {
    this.values = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
    const fields = game.options.map((option) => field(option, option.default, (value) => (this.values[option.name] = value)));
    this.node = fields.length ? el("fieldset", { class: "options" }, el("legend", {}, t("options")), fields) : el("div");
  }

  // Seats that are not at the table cannot be chosen.
  seats(count) {
    for (const box of this.node.querySelectorAll('input[type="radio"]')) {
      const gone = box.value.length === 1 && LETTERS.indexOf(box.value) >= count;
      box.closest("label").hidden = gone;
      if (gone && box.checked) this.node.querySelector(`input[name="${box.name}"]`).click();
    }
    for (const list of this.node.querySelectorAll(".seat-choice")) {
      for (const [seat, choice] of [...list.children].entries()) choice.hidden = choice.disabled = seat >= count;
      if (list.selectedIndex >= count) {
        list.selectedIndex = 0;
        list.dispatchEvent(new Event("change"));
      }
    }
  }

  value() {
    return this.values;
  }
}
