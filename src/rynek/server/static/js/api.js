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

async function call(method, address, body) {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.headers["Content-Type"] = "application/json";
    options.body = JSON.stringify(body);
  }
  let answer;
  try {
    answer = await fetch(`${address}?lang=${setting("lang")}`, options);
  } catch {
    throw new Refusal({ text: t("no-connection") }, 0);
  }
  const data = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(data, answer.status);
  return data;
}

export const get = (address) => call("GET", address);
export const post = (address, body = {}) => call("POST", address, body);
