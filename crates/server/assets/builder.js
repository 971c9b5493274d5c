// The board on which positions are built: by clicking, or by typing. The text is what counts; the
// server says what it becomes.

import { Bench } from "./bench.js";
import { Board } from "./board.js";
import { byId } from "./dom.js";
import { all, one } from "./elements.js";

/** @typedef {import("./messages.js").Examined} Examined */
/** @typedef {{setup: string, working: string, rules: string}} Position */

const builder = byId("builder");
const form = one(builder, "form", HTMLFormElement);
const text = one(form, "#setup", HTMLTextAreaElement);
const rules = form.querySelector("#rules");
const board = new Board({ holder: byId("board"), words: byId("reading") });
/** The position as it is put together, if it is written in another way than it has to be to be played. */
let working = text.dataset.working ?? "";

/** @param {string} position */
function work(position) {
  working = position;
  text.dataset.working = position;
}
/** @type {Position[]} */
const before = [];
let waiting = 0;
let asked = 0;
/** What was clicked is done in order. */
let done = Promise.resolve();

const holder = document.getElementById("bench");
const bench = holder ? new Bench(holder, edit, builder.dataset.elsewhere ?? "") : null;

/** @returns {Position} */
function now() {
  const chosen = rules instanceof HTMLSelectElement ? rules.value : "";
  return { setup: text.value, working, rules: chosen };
}

/**
 * @param {{[name: string]: string}} wanted
 * @returns {Promise<Examined | null>}
 */
async function ask(wanted) {
  const body = new URLSearchParams({ ...now(), ...wanted });
  const answer = await fetch(`/board/${builder.dataset.game}`, { method: "POST", body }).catch(() => null);
  return answer?.ok ? await answer.json() : null;
}

/** @param {Examined} examined */
function show(examined) {
  byId("faults").innerHTML = examined.faults;
  builder.classList.toggle("unplayable", !examined.board);
  for (const button of all(form, ".primary, [data-examine]", HTMLButtonElement)) button.disabled = !examined.board;
  if (examined.board) board.apply(examined.board);
  if (rules instanceof HTMLSelectElement) rules.value = examined.rules;
  one(form, "#seats", HTMLInputElement).value = String(examined.seats ?? "");
  work(examined.working);
  bench?.show(examined.trays, examined.plots);
  const items = examined.lines.map((line) => Object.assign(document.createElement("li"), { textContent: line }));
  byId("hints").replaceChildren(...items);
}

/**
 * What was clicked: a piece on a spot, a number, or everything anew.
 * @param {string} tool
 * @param {string} spot
 */
function edit(tool, spot) {
  clearTimeout(waiting);
  asked += 1;
  builder.dataset.busy = "";
  done = done.then(async () => {
    const was = now();
    const examined = await ask({ tool, spot, quick: "yes" });
    if (!examined) return settle();
    if (examined.working !== was.working || examined.setup !== was.setup) before.push(was);
    text.value = examined.setup;
    show(examined);
    bench?.say(spot);
    settle();
  });
}

/** Goes back to what was there before the last click. */
function undo() {
  builder.dataset.busy = "";
  done = done.then(async () => {
    const was = before.pop();
    if (!was) return settle();
    asked += 1;
    text.value = was.setup;
    work(was.working);
    if (rules instanceof HTMLSelectElement) rules.value = was.rules;
    const examined = await ask({ quick: "yes" });
    if (examined) show(examined);
    settle();
  });
}

function settle() {
  delete builder.dataset.busy;
  for (const button of all(builder, "[data-undo]", HTMLButtonElement)) button.disabled = before.length === 0;
}

/** @param {boolean} withHints */
async function examine(withHints) {
  clearTimeout(waiting);
  asked += 1;
  const question = asked;
  await done;
  const examined = await ask(withHints ? {} : { quick: "yes" });
  // Something else has been asked meanwhile.
  if (examined && question === asked) show(examined);
}

text.addEventListener("input", () => {
  clearTimeout(waiting);
  work("");
  waiting = setTimeout(() => examine(false), 250);
});
rules?.addEventListener("change", () => {
  if (rules instanceof HTMLSelectElement) edit("rules", rules.value);
});
one(form, "[data-examine]", HTMLElement).addEventListener("click", () => examine(true));
builder.addEventListener("click", (event) => {
  if (!(event.target instanceof HTMLElement)) return;
  if (event.target.matches("[data-undo]")) undo();
  const { anew, show: spot } = event.target.dataset;
  if (anew) edit(anew, "");
  if (spot) bench?.lead(spot);
});
