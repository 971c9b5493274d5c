import { keepInSight } from "../../crates/server/assets/lookback.js";
import { beside } from "../../crates/server/assets/placing.js";
import { ensure, equal, stage, test } from "./harness.js";

const room = { width: 800, height: 600 };
const card = { width: 300, height: 160 };

/**
 * Whether a card at this place hides any of a box.
 * @param {{ left: number, top: number }} place
 * @param {{ left: number, top: number, right: number, bottom: number }} box
 */
function hides({ left, top }, box) {
  return left < box.right && left + card.width > box.left && top < box.bottom && top + card.height > box.top;
}

/**
 * A box of 50 by 50.
 * @param {number} x
 * @param {number} y
 */
const piece = (x, y) => ({ left: x, top: y, right: x + 50, bottom: y + 50 });

test("a card lies right under its piece if nothing else must be seen there", () => {
  equal(beside(room, card, piece(300, 200), []), { left: 175, top: 258 });
});

test("wherever the piece lies, the card is in the room and does not hide it", () => {
  for (let x = 0; x <= room.width - 50; x += 50) {
    for (let y = 0; y <= room.height - 50; y += 50) {
      const place = beside(room, card, piece(x, y), []);
      ensure(!hides(place, piece(x, y)), `the piece at ${x}, ${y} is hidden`);
      ensure(place.left >= 0 && place.left + card.width <= room.width, `${place.left} is outside`);
      ensure(place.top >= 0 && place.top + card.height <= room.height, `${place.top} is outside`);
    }
  }
});

test("a card goes where it hides nothing else, if there is such a place", () => {
  const others = [piece(300, 270), piece(250, 270), piece(350, 300)];
  const place = beside(room, card, piece(300, 200), others);
  for (const other of others) ensure(!hides(place, other), "another piece is hidden");
});

test("a card that is larger than the room begins at its corner", () => {
  equal(beside({ width: 200, height: 100 }, card, piece(0, 0), []), { left: 0, top: 0 });
});

test("a line is brought into sight in its list, and the page does not move", () => {
  const lines = Array.from({ length: 40 }, (_, number) => `<li><a id="line-${number}">line</a></li>`);
  stage.innerHTML = `<div style="height: 3000px"></div><ol style="height: 100px; overflow: auto">${lines.join("")}</ol>`;
  const before = [scrollX, scrollY];
  const list = stage.querySelector("ol");
  for (const number of [39, 0, 20]) {
    const line = document.getElementById(`line-${number}`);
    if (!line || !list) throw new Error("there is no line");
    keepInSight(line);
    const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
    ensure(inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1, `line ${number} is not in sight`);
    equal([scrollX, scrollY], before);
  }
});
