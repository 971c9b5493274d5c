// How the visitor likes things: changed and remembered without leaving the page.

import { remember } from "./dom.js";

/** Pages that must be drawn anew listen for this on the document. */
export const CHANGED = "preference";

/**
 * Shows what has been chosen.
 * @param {string} name
 * @param {string} value
 */
function show(name, value) {
  const root = document.documentElement;
  if (name === "theme") {
    if (value === "system") delete root.dataset.theme;
    else root.dataset.theme = value;
    return;
  }
  if (name === "angle") {
    if (value === "on") root.dataset.angle = "tilted";
    else delete root.dataset.angle;
    return;
  }
  const table = document.getElementById("table");
  if (!table) return;
  if (name === "pace") table.dataset.pace = value;
  else if (name === "sound") showSound(table, value);
  else if (value === "on") table.dataset[name] = "on";
  else delete table.dataset[name];
  // Among people, turns are confirmed whatever is chosen.
  if (name === "confirm" && table.dataset.amongPeople === "on") table.dataset.confirm = "on";
}

/**
 * How loud the table is: the list in the menu and the button in the bar say the same.
 * @param {HTMLElement} table
 * @param {string} value
 */
function showSound(table, value) {
  table.dataset.sound = value;
  const list = document.getElementById("sound");
  if (list instanceof HTMLSelectElement) list.value = value;
  const mute = document.querySelector("button.mute");
  if (!(mute instanceof HTMLButtonElement)) return;
  mute.setAttribute("aria-checked", String(value !== "off"));
  mute.value = value === "off" ? "on" : "off";
}

/**
 * @param {string} name
 * @param {string} value
 */
async function choose(name, value) {
  show(name, value);
  await remember({ [name]: value });
  document.dispatchEvent(new CustomEvent(CHANGED, { detail: name }));
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.getAttribute("action") !== "/preferences") return;
  const button = event.submitter;
  if (!(button instanceof HTMLButtonElement)) return;
  // Another language is another page.
  if (button.name === "language" || !button.name) return;
  event.preventDefault();
  const { name, value } = button;
  if (button.getAttribute("role") === "switch") {
    button.setAttribute("aria-checked", String(value === "on"));
    button.value = value === "on" ? "off" : "on";
  }
  choose(name, value);
});

document.addEventListener("change", (event) => {
  const list = event.target;
  if (!(list instanceof HTMLSelectElement)) return;
  if (list.name === "pace" || (list.name === "sound" && list.id === "sound")) choose(list.name, list.value);
});

// The list of languages closes when something else is clicked.
document.addEventListener("pointerdown", ({ target }) => {
  for (const list of document.querySelectorAll("details.languages[open]")) {
    if (!(target instanceof Node) || !list.contains(target)) list.removeAttribute("open");
  }
});
