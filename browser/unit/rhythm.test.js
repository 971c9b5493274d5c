// What others do is seen one after another, at the pace that was chosen.

import { Board } from "../../crates/server/assets/board.js";
import { ensure, equal, stage, stopClock, test } from "./harness.js";

/** @typedef {import("../../crates/server/assets/messages.js").BoardUpdate} BoardUpdate */

/**
 * An update in which a seat has done something, on the page of seat 1.
 * @param {number} seq
 * @param {string} by
 * @returns {BoardUpdate}
 */
const update = (seq, by) => ({
  seq,
  seat: "1",
  may_act: false,
  whole: `<svg viewBox="0 0 10 10"><circle id="ball" r="${seq}"/></svg>`,
  steps: [{ by, text: `step ${seq}` }],
});

/**
 * A board that has just been drawn, and is seen already.
 * @param {number} pace
 */
function page(pace) {
  const pass = stopClock();
  const holder = document.createElement("div");
  stage.replaceChildren(holder);
  /** @type {number[]} */
  const times = [];
  const board = new Board({ holder, pace: () => pace });
  board.apply(update(0, "1"));
  /** @param {BoardUpdate} one */
  const queue = (one) => board.queue(one, () => times.push(performance.now()));
  pass(100);
  return { board, holder, pass, queue, times };
}

test("the actions of others follow each other at the chosen pace", () => {
  const { pass, queue, times } = page(300);
  for (const seq of [1, 2, 3]) queue(update(seq, "2"));
  equal(times.length, 0, "there is a pause before the answer");
  pass(40);
  equal(times.length, 0, "the answer comes after half a pace");
  pass(160);
  equal(times.length, 1);
  pass(299 - 160);
  equal(times.length, 1, "the first is seen for the whole pace");
  pass(160);
  equal(times.length, 2);
  pass(1_000);
  equal(times.length, 3);
  const [one = 0, other = 0, last = 0] = times;
  equal([other - one, last - other], [300, 300]);
});

test("what one does oneself is not held up", () => {
  const { pass, queue, times } = page(10_000);
  queue(update(1, "1"));
  queue(update(2, "1"));
  pass(100);
  equal(times.length, 2);
});

test("a click hurries, and means nothing else", () => {
  const { board, holder, pass, queue, times } = page(10_000);
  for (const seq of [1, 2, 3]) queue(update(seq, "2"));
  pass(1_000);
  equal(times.length, 1);
  let missed = 0;
  board.options.missed = () => (missed += 1);
  holder.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  holder.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  equal(times.length, 3);
  equal(missed, 0);
});

test("nothing changes under a pointer that is down", () => {
  const { holder, pass, queue, times } = page(0);
  holder.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  queue(update(1, "2"));
  pass(60_000);
  equal(times.length, 0);
  holder.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  equal(times.length, 0, "its click comes first");
  pass(0);
  equal(times.length, 1);
});

test("nothing changes before the click of a finger that was lifted", () => {
  const { holder, pass, queue, times } = page(0);
  const touch = { bubbles: true, pointerType: "touch" };
  holder.dispatchEvent(new PointerEvent("pointerdown", touch));
  queue(update(1, "2"));
  holder.dispatchEvent(new PointerEvent("pointerup", touch));
  pass(100);
  equal(times.length, 0, "the browser makes a click of it later");
  document.body.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  equal(times.length, 0, "what was clicked is still there");
  pass(0);
  equal(times.length, 1);
  // It may have been a gesture that is no click at all.
  holder.dispatchEvent(new PointerEvent("pointerdown", touch));
  queue(update(2, "2"));
  holder.dispatchEvent(new PointerEvent("pointerup", touch));
  pass(1_000);
  equal(times.length, 2);
});

test("many actions never make anybody wait for long", () => {
  const { queue, times } = page(10_000);
  for (let seq = 1; seq <= 30; seq += 1) queue(update(seq, "2"));
  ensure(times.length >= 14, `only ${times.length} of 30 are shown`);
});
