// Talking to the lobby of the server. A refusal is an Error whose message is ready to be shown.

import { setting } from "./settings.js";
import { t } from "./words.js";

export class Refusal extends Error {
  constructor(body, status) {
    super(body.text ?? t("trouble"));
    this.code = body.code ?? "fault";
    this.status = status;
  }
}

const AGAIN = 1500;
const TRIES = 20;

// Fetches; whoever has asked too often waits a little, and is told so, instead of being shown nothing.
async function patiently(address, options) {
  try {
    for (let tried = 1; ; tried++) {
      const answer = await fetch(address, options);
      busy(answer.status === 429 && tried < TRIES);
      if (answer.status !== 429 || tried >= TRIES) return answer;
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  } catch {
    busy(false);
    throw new Refusal({ text: t("no-connection") }, 0);
  }
}

function busy(yes) {
  const notice = document.getElementById("busy");
  notice.hidden = !yes;
  notice.textContent = yes ? t("too-many-requests") : "";
}

async function call(method, address, body) {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  const answer = await patiently(`${address}?lang=${setting("lang")}`, options);
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(data, answer.status);
  return data;
}

export const get = (address) => call("GET", address);
export const post = (address, body = {}) => call("POST", address, body);
