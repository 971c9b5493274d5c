// What others do is seen one after another, at the pace that was chosen.

import { Board } from "../../crates/server/assets/board.js";
import { ensure, equal, stage, test, until } from "./harness.js";

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

/** @param {number} pace */
function page(pace) {
  const holder = document.createElement("div");
  stage.replaceChildren(holder);
  /** @type {number[]} */
  const times = [];
  const board = new Board({ holder, pace: () => pace });
  board.apply(update(0, "1"));
  /** @param {BoardUpdate} one */
  const queue = (one) => board.queue(one, () => times.push(performance.now()));
  return { board, holder, queue, times };
}

test("the actions of others follow each other at the chosen pace", async () => {
  const { queue, times } = page(300);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const began = performance.now();
  for (const seq of [1, 2, 3]) queue(update(seq, "2"));
  equal(times.length, 0, "there is a pause before the answer");
  await until("all of them", () => times.length === 3);
  ensure((times[0] ?? 0) - began > 40, "the answer came at once");
  for (const [place, time] of times.entries()) {
    const before = times[place - 1];
    if (before !== undefined) ensure(time - before > 250, `only ${time - before} ms between two actions`);
  }
});

test("what one does oneself is not held up", async () => {
  const { queue, times } = page(10_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  queue(update(1, "1"));
  queue(update(2, "1"));
  await until("both of them", () => times.length === 2);
});

test("a click hurries, and means nothing else", async () => {
  const { board, holder, queue, times } = page(10_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (const seq of [1, 2, 3]) queue(update(seq, "2"));
  await until("the first of them", () => times.length === 1);
  let missed = 0;
  board.options.missed = () => (missed += 1);
  holder.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  holder.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  equal(times.length, 3);
  equal(missed, 0);
});

test("nothing changes under a pointer that is down", async () => {
  const { holder, queue, times } = page(0);
  await new Promise((resolve) => setTimeout(resolve, 100));
  holder.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  queue(update(1, "2"));
  await new Promise((resolve) => setTimeout(resolve, 100));
  equal(times.length, 0);
  holder.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
  await until("it", () => times.length === 1);
});

test("many actions never make anybody wait for long", async () => {
  const { queue, times } = page(10_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  for (let seq = 1; seq <= 30; seq += 1) queue(update(seq, "2"));
  ensure(times.length >= 14, `only ${times.length} of 30 are shown`);
});
