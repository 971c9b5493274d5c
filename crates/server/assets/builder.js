// The board on which positions are built: looks at what is typed at once.

import { Board } from "./board.js";
import { byId, first } from "./dom.js";
import { pylosBoard } from "./pylos-board.js";

/** @typedef {import("./messages.js").Examined} Examined */

const builder = byId("builder");
const form = first(builder, "form");
const board = new Board({ holder: byId("board"), words: byId("reading") });
let waiting = 0;
let asked = 0;

/** @param {boolean} withHints */
async function examine(withHints) {
  clearTimeout(waiting);
  asked += 1;
  const question = asked;
  if (!(form instanceof HTMLFormElement)) return;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === "string") body.set(name, value);
  if (!withHints) body.set("quick", "yes");
  const answer = await fetch(`/board/${builder.dataset.game}`, { method: "POST", body });
  if (!answer.ok) return;
  /** @type {Examined} */
  const examined = await answer.json();
  // Something else has been asked meanwhile.
  if (question !== asked) return;
  byId("faults").innerHTML = examined.faults;
  if (examined.board) board.apply(examined.board);
  const items = examined.lines.map((line) => Object.assign(document.createElement("li"), { textContent: line }));
  byId("hints").replaceChildren(...items);
}

form.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => examine(false), 250);
});
first(form, "[data-examine]").addEventListener("click", () => examine(true));

const places = document.getElementById("places");
const setup = byId("setup");
if (places && setup instanceof HTMLTextAreaElement) pylosBoard(places, setup);
