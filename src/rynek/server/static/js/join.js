// An invitation: choose a free seat, say your name, sit down.

import { get, post } from "./api.js";
import { badge, button, el, show } from "./dom.js";
import { choose, setting } from "./settings.js";
import { t } from "./words.js";

export async function open(main, code) {
  const draw = async () => {
    try {
      show(main, form(code, await get(`/api/invitations/${code}`)));
      main.querySelector("h1").focus();
    } catch (refusal) {
      show(main, el("div", { class: "sheet" }, el("h1", {}, t("invitation")), el("p", { class: "refusal", role: "alert" }, refusal.message), el("a", { href: "/" }, t("all-games"))));
    }
  };
  await draw();
  return { language: draw };
}

function seatChoice(seat, first) {
  const box = el("input", { type: "radio", name: "seat", value: seat.seat, checked: first });
  return el("label", { class: "choice" }, box, badge(seat.seat), el("span", {}, seat.name ? t("kept-for", { name: seat.name }) : t("free-seat")));
}

function form(code, invitation) {
  const watch = el("a", { class: "button", href: `/table/${invitation.table}` }, t(invitation.mine.length ? "to-table" : "watch"));
  const free = invitation.seats.filter((seat) => invitation.free.includes(seat.seat));
  const taken = invitation.seats.filter((seat) => !invitation.free.includes(seat.seat));
  const sitting = el("ul", { class: "sitting" }, taken.map((seat) => el("li", {}, badge(seat.seat), seat.name)));
  const head = [el("h1", { tabindex: -1 }, invitation.title), el("p", {}, t("invited")), taken.length ? sitting : null];
  if (!free.length) return el("div", { class: "sheet" }, head, el("p", {}, t("no-free-seat")), el("div", { class: "actions" }, watch));
  const name = el("input", { name: "name", value: setting("name"), maxlength: 24, required: true, autocomplete: "nickname", id: "join-name" });
  const trouble = el("p", { class: "refusal", role: "alert" });

  async function submit(event) {
    event.preventDefault();
    choose("name", name.value);
    try {
      const seat = new FormData(event.target).get("seat");
      const answer = await post(`/api/invitations/${code}`, { name: name.value, seat });
      location.assign(`/table/${answer.table}`);
    } catch (refusal) {
      trouble.textContent = refusal.message;
    }
  }

  return el("form", { class: "sheet", onsubmit: submit }, head,
    el("fieldset", {}, el("legend", {}, t("choose-seat")), free.map((seat, place) => seatChoice(seat, place === 0))),
    el("div", { class: "line" }, el("label", { for: "join-name" }, t("your-name")), name), trouble,
    el("div", { class: "actions" }, button(t("sit-down"), null, { class: "main", type: "submit" }), watch));
}
