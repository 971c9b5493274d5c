// Between two updates the page counts along, and says once that time runs out.

import { Clocks } from "../../crates/server/assets/clocks.js";
import { equal, stage, stopClock, test } from "./harness.js";

test("a clock that runs is counted down, and warns once", () => {
  const pass = stopClock();
  stage.innerHTML = '<b data-clock="1"></b><b data-clock="2"></b>';
  const faces = () => [...stage.querySelectorAll("b")].map((face) => face.textContent);
  /** @type {string[]} */
  const warned = [];
  const clocks = new Clocks((seat) => warned.push(seat));
  clocks.set(
    [
      { left: 70_000, running: true },
      { left: 9_500, running: false },
    ],
    performance.now(),
  );
  clocks.tick();
  equal(faces(), ["1:10", "9.5"]);
  pass(8_000);
  clocks.tick();
  equal(faces(), ["1:02", "9.5"]);
  equal(warned, []);
  for (const _ of [1, 2]) {
    pass(54_000);
    clocks.tick();
  }
  equal(faces(), ["0.0", "9.5"]);
  equal(warned, ["1"]);
});
