// Points that somebody has got stand beside the counter, and cover nothing.

import { one } from "../../crates/server/assets/elements.js";
import { showPoints } from "../../crates/server/assets/points.js";
import { ensure, equal, stage, stopClock, test } from "./harness.js";

/** How long each source of points is seen before the next, in milliseconds. */
const SOURCE = 650;

test("points stand in the room that is kept for them, without words", () => {
  const pass = stopClock();
  stage.innerHTML = `<ul><li class="player" data-seat="1"><span class="who">Ibis</span><span class="gained"></span>
    <button class="points">7</button></li></ul>`;
  const effects = [
    { is: /** @type {const} */ ("scored"), seat: "1", points: 3, from: "districts taken by building" },
    { is: /** @type {const} */ ("scored"), seat: "1", points: 4, from: "storeys on the banks" },
  ];
  const step = { by: "1", text: "", effects };
  const update = /** @type {import("../../crates/server/assets/messages.js").BoardUpdate} */ ({ steps: [step] });
  const board = /** @type {import("../../crates/server/assets/board.js").Board} */ ({ landing: 0 });
  showPoints(board, update, false);
  const plate = one(stage, ".player", HTMLElement);
  const risen = () => [...plate.querySelectorAll(".rising")].map((rising) => rising.textContent);
  pass(1);
  equal(risen(), ["+3"]);
  equal(one(plate, ".points", HTMLElement).textContent, "3");
  pass(SOURCE);
  equal(risen(), ["+4"], "one at a time");
  equal(one(plate, ".points", HTMLElement).textContent, "7");
  ensure(plate.querySelector(".gained > .rising") !== null, "it stands somewhere else");
  pass(5000);
  equal(risen(), [], "it does not stay");
});
