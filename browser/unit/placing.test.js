import { keepInSight } from "../../crates/server/assets/lookback.js";
import { freest } from "../../crates/server/assets/placing.js";
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

test("a card lies at the bottom if nothing must be seen there", () => {
  const { left, top } = freest(room, card, []);
  equal([left, top + card.height <= room.height, top > room.height / 2], [250, true, true]);
});

test("wherever the last piece lies, the card does not hide it", () => {
  for (let x = 0; x < room.width; x += 50) {
    for (let y = 0; y < room.height; y += 50) {
      const piece = { left: x, top: y, right: x + 50, bottom: y + 50 };
      ensure(!hides(freest(room, card, [piece]), piece), `the piece at ${x}, ${y} is hidden`);
    }
  }
});

test("a card that is larger than the room begins at its corner", () => {
  equal(freest({ width: 200, height: 100 }, card, []), { left: 0, top: 0 });
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
