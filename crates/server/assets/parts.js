// Pieces of a page that the server sends anew.

import { focused } from "./dom.js";

/**
 * What was open in a piece stays open, and what was being typed stays typed.
 * @param {HTMLElement} part
 * @param {string} markup
 */
export function replacePart(part, markup) {
  const open = [...part.querySelectorAll("details[open]")].map((details) => details.id);
  const holder = focused();
  const active = holder && part.contains(holder) ? holder : null;
  const typed = active instanceof HTMLInputElement && !active.matches(".link") ? active.value : null;
  part.innerHTML = markup;
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (!active) return;
  /** @param {Element} other */
  const isSame = (other) =>
    other instanceof HTMLElement &&
    (active.dataset.message
      ? other.dataset.message === active.dataset.message
      : other.dataset.do === active.dataset.do);
  const again = active.id
    ? document.getElementById(active.id)
    : [...part.querySelectorAll("[data-message], [data-do]:not([disabled])")].find(isSame);
  if (!(again instanceof HTMLElement)) return;
  again.focus();
  if (again instanceof HTMLInputElement && typed !== null) again.value = typed;
}

/**
 * Takes what is new in a log.
 * @param {HTMLElement} log
 * @param {import("./messages.js").LogUpdate} update
 * @param {(ply: number) => string} address where a moment is
 */
export function extendLog(log, { keep, lines }, address) {
  while (log.children.length > keep) log.lastElementChild?.remove();
  for (const { by, text, notation, ply } of lines) {
    const link = Object.assign(document.createElement("a"), { textContent: text });
    link.append(Object.assign(document.createElement("span"), { className: "notation", textContent: notation }));
    link.setAttribute("href", address(ply));
    link.dataset.ply = String(ply);
    const line = Object.assign(document.createElement("li"), { className: by ? `seat-${by}` : "chance" });
    line.append(link);
    log.append(line);
  }
  log.scrollTop = log.scrollHeight;
}
