// A piece is dragged where it could also be clicked to; a drop elsewhere changes nothing.

import { Board } from "../../crates/server/assets/board.js";
import { one } from "../../crates/server/assets/elements.js";
import { ensure, equal, stage, test } from "./harness.js";

/** A board with a piece that goes to one of two places, and a place that is clicked alone. */
function page() {
  const room = document.createElement("div");
  room.innerHTML = '<div id="board" style="width: 300px; height: 300px"></div><div id="confirm" hidden></div>';
  stage.replaceChildren(room);
  /** @type {string[]} */
  const said = [];
  const board = new Board({
    holder: one(room, "#board", HTMLElement),
    act: (word) => said.push(word),
    confirms: () => false,
  });
  board.apply({
    seq: 1,
    seat: "1",
    may_act: true,
    whole: `<svg viewBox="0 0 300 300" width="300" height="300"><g transform="translate(20 20)"><circle id="ball" cx="30" cy="30" r="20"/></g>
      <circle id="near" cx="150" cy="50" r="20"/><circle id="far" cx="150" cy="200" r="20"/><circle id="alone" cx="250" cy="250" r="20"/></svg>`,
    paths: { ball: { near: [1, "to near"], far: [1, "to far"] }, alone: [1, "alone"] },
  });
  const shape = (/** @type {string} */ id) => one(room, `#${id}`, SVGElement);
  const middle = (/** @type {string} */ id) => {
    const { x, y, width, height } = shape(id).getBoundingClientRect();
    return { clientX: x + width / 2, clientY: y + height / 2 };
  };
  /**
   * @param {string} type
   * @param {{clientX: number, clientY: number}} at
   */
  const point = (type, at) => {
    const target = document.elementFromPoint(at.clientX, at.clientY) ?? room;
    const common = { bubbles: true, isPrimary: true, pointerId: 1, button: 0, ...at };
    target.dispatchEvent(new PointerEvent(type, common));
    // Browsers send a click after every pointer that is released.
    if (type === "pointerup") target.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1, ...at }));
  };
  return { board, room, said, shape, middle, point };
}

test("a piece is dropped where it could be clicked to", () => {
  const { said, room, shape, middle, point } = page();
  const [from, to] = [middle("ball"), middle("far")];
  point("pointerdown", from);
  point("pointermove", { clientX: from.clientX + 30, clientY: from.clientY });
  const carried = one(room, ".carried", SVGElement).getBoundingClientRect();
  const home = shape("ball").getBoundingClientRect();
  ensure(Math.abs(carried.x - home.x - 30) < 1 && Math.abs(carried.y - home.y) < 1, "it follows the pointer");
  ensure(shape("ball").classList.contains("lifted"), "it is lifted");
  point("pointermove", to);
  ensure(shape("far").classList.contains("under"), "the place under it is marked");
  point("pointerup", to);
  equal(said, ["to far"]);
  ensure(!room.querySelector(".carried, .lifted, .under"), "nothing is left of it");
});

test("a drop elsewhere changes nothing", () => {
  const { said, board, room, middle, point } = page();
  const from = middle("ball");
  for (const elsewhere of [{ clientX: from.clientX + 5, clientY: from.clientY + 220 }, middle("alone"), from]) {
    point("pointerdown", from);
    point("pointermove", { clientX: from.clientX + 60, clientY: from.clientY + 60 });
    point("pointermove", elsewhere);
    point("pointerup", elsewhere);
    equal(said, []);
    equal(board.paths.chosen, [], "what was lifted");
    ensure(!room.querySelector(".carried, .lifted, .under"), "nothing is left of it");
  }
});

test("a pointer that hardly moves has clicked", () => {
  const { said, board, middle, point } = page();
  const from = middle("ball");
  point("pointerdown", from);
  point("pointermove", { clientX: from.clientX + 2, clientY: from.clientY + 2 });
  point("pointerup", from);
  equal(board.paths.chosen, ["ball"], "a click chooses");
  point("pointerdown", middle("near"));
  point("pointerup", middle("near"));
  equal(said, ["to near"]);
});

test("what is clicked alone is not dragged, and a drag that is cancelled leaves nothing", () => {
  const { said, board, room, middle, point } = page();
  point("pointerdown", middle("alone"));
  point("pointermove", middle("near"));
  ensure(!room.querySelector(".carried"), "a place is no piece");
  point("pointercancel", middle("near"));
  point("pointerdown", middle("ball"));
  point("pointermove", middle("near"));
  point("pointercancel", middle("near"));
  equal(board.paths.chosen, [], "what was lifted");
  ensure(!room.querySelector(".carried, .lifted, .under"), "nothing is left of it");
  equal(said, []);
});
