// Pointing at something shows what a click would bring, and nothing is left of it afterwards.

import { Board } from "../../crates/server/assets/board.js";
import { one } from "../../crates/server/assets/elements.js";
import { ensure, equal, stage, stopClock, test } from "./harness.js";

const PICTURE = `<svg viewBox="0 0 100 100" width="300" height="300"><g class="layer" data-layer="all">
  <circle id="ball" cx="30" cy="50" r="15"/><circle id="hole" cx="70" cy="50" r="15"/></g></svg>`;

function page() {
  const pass = stopClock();
  const room = document.createElement("div");
  room.style.position = "relative";
  room.innerHTML = `<div id="board" style="width: 300px; height: 300px"></div>
    <div id="confirm" hidden><button data-confirm="yes"><span id="confirm-what"></span></button>
    <span id="confirm-where"></span><button data-confirm="turn"></button></div>`;
  stage.replaceChildren(room);
  /** @type {string[]} */
  const asked = [];
  const board = new Board({
    holder: one(room, "#board", HTMLElement),
    act: () => {},
    ask: (word) => asked.push(word),
    hovers: true,
  });
  board.apply({
    seq: 1,
    seat: "1",
    may_act: true,
    whole: PICTURE,
    paths: { hole: [1, "place"], ball: { hole: [1, "raise"] } },
  });
  /**
   * @param {string} id
   * @param {string} pointerType
   */
  const point = (id, pointerType = "mouse") => {
    const { x, y, width, height } = one(room, `#${id}`, SVGElement).getBoundingClientRect();
    const at = { clientX: x + width / 2, clientY: y + height / 2, bubbles: true, pointerType };
    one(room, `#${id}`, SVGElement).dispatchEvent(new PointerEvent("pointermove", at));
  };
  const words = () => one(room, ".hovering", HTMLElement);
  const ghost = () => room.querySelector("g.ghosts");
  return { board, asked, pass, point, words, ghost, room };
}

/** A pointer that stays so long, in milliseconds, asks. */
const DWELL = 90;
const GHOST = { markup: '<circle class="ghost" cx="70" cy="50" r="15"/>', brief: "Place it: +3", text: "" };

test("what one points at is asked about once, and shown", () => {
  const { board, asked, pass, point, words, ghost } = page();
  point("hole");
  pass(DWELL - 1);
  equal(asked, [], "a pointer that passes by asks nothing");
  pass(1);
  equal(asked, ["place"]);
  board.showGhost("place", GHOST);
  equal(words().textContent, "Place it: +3");
  ensure(!words().hidden && ghost() !== null, "nothing is shown");
  ensure(ghost()?.classList.contains("only-seen") ?? false, "the ghost takes the click");
  point("ball");
  ensure(words().hidden && ghost() === null, "something is left");
  point("hole");
  pass(DWELL);
  equal(asked, ["place"], "it was known");
  ensure(ghost() !== null, "it is not shown again");
});

test("what needs another click, and what a finger touches, asks nothing", () => {
  const { asked, pass, point } = page();
  point("ball");
  point("hole", "touch");
  pass(DWELL);
  equal(asked, []);
});

test("what happens takes away what was pointed at", () => {
  const { board, asked, pass, point, words, ghost } = page();
  point("hole");
  pass(DWELL);
  board.showGhost("place", GHOST);
  board.apply({ seq: 2, seat: "1", may_act: true, paths: { hole: [1, "place"] } });
  ensure(words().hidden && ghost() === null, "something is left");
  point("hole");
  pass(DWELL);
  equal(asked, ["place", "place"], "what was known may be wrong now");
});

test("a hint is gone when something has happened", () => {
  const { board, room } = page();
  board.advise({ markup: "", clicks: ["ball"], word: "place" });
  ensure(room.querySelector(".hinted") !== null, "nothing is marked");
  board.apply({ seq: 2, seat: "1", may_act: true, paths: {} });
  ensure(room.querySelector(".hinted") === null, "the mark is left");
});
