// The form of a new match: shows only the fields that matter, and what was read of a component set.

import { all, one } from "./elements.js";

/** @param {HTMLFormElement} form */
function refresh(form) {
  const [chosen] = all(form, 'input[name="seats"]:checked', HTMLInputElement);
  const seats = all(form, ".seat", HTMLElement);
  const count = chosen ? Number(chosen.value) : seats.length;
  seats.forEach((seat, index) => {
    seat.hidden = index >= count;
    const who = one(seat, "select", HTMLSelectElement).value;
    one(seat, "input", HTMLInputElement).hidden = who !== "me" && who !== "person";
  });
}

/**
 * Leads to a line of a text, from 1 on.
 * @param {HTMLTextAreaElement} text
 * @param {number} line
 */
export function leadToLine(text, line) {
  const lines = text.value.split("\n");
  const from = lines.slice(0, line - 1).reduce((length, before) => length + before.length + 1, 0);
  text.focus();
  text.setSelectionRange(from, from + (lines[line - 1] ?? "").length);
  const height = text.scrollHeight / Math.max(1, lines.length);
  text.scrollTop = Math.max(0, (line - 2) * height);
}

/**
 * Shows what a component set comes to, as soon as it is opened or typed.
 * @param {HTMLFormElement} form
 * @param {HTMLElement} shown
 */
function readSets(form, shown) {
  const text = one(form, "#components", HTMLTextAreaElement);
  const file = one(form, "#set-file", HTMLInputElement);
  let waiting = 0;
  let asked = 0;
  async function read() {
    asked += 1;
    const question = asked;
    const body = new URLSearchParams({ components: text.value });
    const answer = await fetch(`/components/${shown.dataset.game}`, { method: "POST", body }).catch(() => null);
    // Something else has been asked meanwhile.
    if (question !== asked) return;
    if (!answer?.ok) {
      shown.textContent = shown.dataset.unread ?? "";
      return;
    }
    /** @type {import("./messages.js").SetRead} */
    const { read: markup } = await answer.json();
    if (question === asked) shown.innerHTML = markup;
  }
  text.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(read, 300);
  });
  file.addEventListener("change", async () => {
    const opened = file.files?.[0];
    if (!opened) return;
    text.value = await opened.text();
    await read();
  });
  shown.addEventListener("click", (event) => {
    if (event.target instanceof HTMLElement && event.target.dataset.line) {
      leadToLine(text, Number(event.target.dataset.line));
    }
  });
}

for (const form of all(document, "form.setup", HTMLFormElement)) {
  form.addEventListener("change", () => refresh(form));
  refresh(form);
  const shown = document.getElementById("set-read");
  if (shown) readSets(form, shown);
}
