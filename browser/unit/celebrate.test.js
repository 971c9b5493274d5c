// A match ends with one panel: what is won is celebrated over the board, without words of its own.

import { celebrate } from "../../crates/server/assets/ending.js";
import { ensure, equal, stage, test } from "./harness.js";

/** @param {string} outcome */
function ended(outcome) {
  stage.innerHTML = `<div class="room"></div><div class="result" data-outcome="${outcome}"><h2>You win</h2></div>`;
  const [room, result] = stage.children;
  if (room && result) celebrate(result, room);
  return room?.querySelector(".triumph");
}

test("only who has won is celebrated, and nothing is said over the board", () => {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const triumph = ended("won");
  equal(Boolean(triumph), !still, "a won match");
  equal(triumph?.textContent ?? "", "", "words over the board");
  ensure(!ended("lost"), "a lost match was celebrated");
  ensure(!ended("even"), "a draw was celebrated");
});

test("a click ends it", () => {
  const triumph = ended("won");
  document.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  ensure(!triumph?.isConnected, "it stays");
});
