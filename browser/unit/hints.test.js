// Lines of the hint are told apart on the board by their numbers.

import { tellingClicks } from "../../crates/server/assets/hints.js";
import { equal, test } from "./harness.js";

/** @param {string[][]} clicks */
const lines = (...clicks) => clicks.map((ids) => ({ clicks: ids, markup: "", text: "", word: "" }));

test("a line stands where nothing else does", () => {
  equal(tellingClicks(lines(["a", "x"], ["b", "x"])), ["a", "b"]);
  equal(tellingClicks(lines(["a", "x"], ["a", "y"])), ["x", "y"]);
});

test("where every shape belongs to several lines, they differ by the same click", () => {
  equal(tellingClicks(lines(["a", "b"], ["b", "a"])), ["b", "a"]);
  equal(tellingClicks(lines(["a", "b", "z"], ["b", "a", "z"])), ["b", "a"]);
  equal(tellingClicks(lines(["a"], ["a"])), ["a", "a"]);
});
