// Prose: the little of Markdown that our help pages use (headings, lists, bold, italics) as elements.

import { linked } from "./clauses.js";
import { el } from "./dom.js";

function inline(text) {
  return text.split(/(\*\*[^*]+\*\*|\*[^*\s][^*]*\*|`[^`]+`)/).filter(Boolean).flatMap((part) => {
    if (part.startsWith("**")) return el("strong", {}, part.slice(2, -2));
    if (part.startsWith("*") && part.length > 2) return el("em", {}, part.slice(1, -1));
    if (part.startsWith("`")) return el("code", {}, part.slice(1, -1));
    return linked(part);
  });
}

const LISTS = [["ul", /^[-*] /], ["ol", /^\d+\. /]];

function block(lines) {
  const heading = /^(#+) (.*)$/.exec(lines[0]);
  if (heading) {
    const rest = lines.slice(1);
    const head = heading[1].length === 1 ? null : el("h4", {}, inline(heading[2]));
    return [head, ...(rest.length ? block(rest) : [])];
  }
  for (const [tag, mark] of LISTS) {
    if (mark.test(lines[0])) return [el(tag, { class: "listed" }, items(lines, mark).map((item) => el("li", {}, inline(item))))];
  }
  const list = lines.findIndex((line) => LISTS.some(([, mark]) => mark.test(line)));
  if (list > 0) return [...block(lines.slice(0, list)), ...block(lines.slice(list))];
  return [el("p", {}, inline(lines.join(" ")))];
}

// The items of a list; a line without a mark goes on with the item before it.
function items(lines, mark) {
  const found = [];
  for (const line of lines) {
    if (mark.test(line)) found.push(line.replace(mark, ""));
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found;
}

export function prose(text) {
  return text.trim().split(/\n\s*\n/).flatMap((part) => block(part.split("\n")));
}
