// The board on which positions are built: looks at what is typed at once.

import { pylosBoard } from "./pylos-board.js";
import { wordsSwitch } from "./reading.js";

const builder = document.getElementById("builder");
const form = builder.querySelector("form");
let waiting = null;
let asked = 0;

async function examine(withHints) {
  clearTimeout(waiting);
  asked += 1;
  const question = asked;
  const body = new URLSearchParams(new FormData(form));
  if (!withHints) body.set("quick", "yes");
  const answer = await fetch(`/board/${builder.dataset.game}`, { method: "POST", body });
  if (!answer.ok) return;
  const { scene, reading, faults, lines } = await answer.json();
  // Something else has been asked meanwhile.
  if (question !== asked) return;
  document.getElementById("faults").innerHTML = faults;
  if (scene) document.getElementById("board").innerHTML = scene;
  if (reading) document.getElementById("reading").innerHTML = reading;
  const items = (lines ?? []).map((line) => Object.assign(document.createElement("li"), { textContent: line }));
  document.getElementById("hints").replaceChildren(...items);
}

form.addEventListener("input", () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => examine(false), 250);
});
form.querySelector("[data-examine]").addEventListener("click", () => examine(true));

const places = document.getElementById("places");
if (places) pylosBoard(places, document.getElementById("setup"));
wordsSwitch();
