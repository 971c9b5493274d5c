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
/** What only says something is explained after so long, in milliseconds. */
const WONDERED = 350;
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

test("what only says something is explained after a while, once", () => {
  const { board, pass, point, words, room } = page();
  /** @type {string[]} */
  const wondered = [];
  if (board.hover) board.hover.wonder = (id) => wondered.push(id);
  board.apply({
    seq: 2,
    seat: "1",
    may_act: true,
    whole: PICTURE.replace("</g>", '<circle id="sign" class="about" cx="50" cy="20" r="8"/></g>'),
    paths: { hole: [1, "place"] },
  });
  point("sign");
  pass(WONDERED - 1);
  equal(wondered, [], "a pointer that passes by asks nothing");
  pass(1);
  equal(wondered, ["sign"]);
  board.hover?.explain("A district worth 5.");
  equal(words().textContent, "A district worth 5.");
  ensure(!words().hidden, "nothing is shown");
  point("hole");
  ensure(words().hidden, "it stays");
  point("sign");
  pass(WONDERED);
  equal(wondered, ["sign"], "it is asked about again");
  ensure(!words().hidden, "it is not shown again");
  room.remove();
});

test("what the picture says about a choice is shown once that is chosen", () => {
  const { board, room } = page();
  const worth = '<text id="worth" class="worth-here after-ball" x="70" y="50">+3</text></g>';
  board.apply({
    seq: 2,
    seat: "1",
    may_act: true,
    whole: PICTURE.replace("</g>", worth),
    paths: { ball: { hole: [1, "raise"] } },
  });
  const isTold = () => one(room, "#worth", SVGElement).classList.contains("told");
  ensure(!isTold(), "before anything is chosen");
  board.paths.choose("ball");
  ensure(isTold(), "it is not shown");
  board.paths.back();
  ensure(!isTold(), "it stays");
});
