// What ends a turn is confirmed, and a double click confirms nothing.

import { Board } from "../../crates/server/assets/board.js";
import { one } from "../../crates/server/assets/elements.js";
import { ensure, equal, stage, stopClock, test } from "./harness.js";

/** A board with one piece that can be clicked. */
function page() {
  const room = document.createElement("div");
  room.style.position = "relative";
  room.innerHTML = `
    <div id="table"><div id="board" style="width: 300px; height: 300px"></div>
    <div id="confirm" style="position: absolute" hidden><button data-confirm="yes"><span id="confirm-what" data-plain="Confirm"></span></button>
    <span id="confirm-where"></span><button data-confirm="turn"></button><button data-confirm="no"></button></div></div>`;
  stage.replaceChildren(room);
  /** @type {string[]} */
  const said = [];
  const board = new Board({
    holder: one(room, "#board", HTMLElement),
    act: (word) => said.push(word),
    ask: () => {},
    confirms: () => true,
  });
  board.apply({
    seq: 1,
    seat: "1",
    may_act: true,
    whole: '<svg viewBox="0 0 100 100" width="300" height="300"><circle id="ball" cx="50" cy="50" r="20"/></svg>',
    paths: { ball: [1, "place"] },
  });
  const ball = one(room, "#ball", SVGElement);
  /** @param {number} detail which click of a series it is */
  const click = (detail) => {
    const { x, y, width, height } = ball.getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2 };
    ball.dispatchEvent(new MouseEvent("click", { bubbles: true, detail, ...at }));
  };
  return { board, room, said, click };
}

test("a double click asks once and plays nothing", () => {
  const pass = stopClock();
  const { said, click, room } = page();
  click(1);
  click(2);
  equal(said, []);
  ensure(!one(room, "#confirm", HTMLElement).hidden, "the question is gone");
  // A click on the same piece after a moment is meant.
  pass(450);
  click(1);
  equal(said, ["place"]);
});

test("an action that is taken from a hint is asked about exactly if a click on the board is", () => {
  const { board, said, room } = page();
  board.paths.take("place");
  equal(said, []);
  ensure(!one(room, "#confirm", HTMLElement).hidden, "what ends a turn is not confirmed");
  board.paths.back();
  board.apply({ seq: 2, seat: "1", may_act: true, paths: { ball: [0, "lift"] } });
  board.paths.take("lift");
  equal(said, ["lift"]);
});

test("a click that only closes something does not reach the board, and the next one does", () => {
  const pass = stopClock();
  const { board, click, said } = page();
  board.apply({ seq: 2, seat: "1", may_act: true, paths: { ball: [0, "lift"] } });
  board.ignoreClick();
  click(1);
  equal(said, []);
  pass(0);
  document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
  click(1);
  equal(said, ["lift"]);
});
