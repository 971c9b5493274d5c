// Shapes come from where they came from, and land where they belong.

import { one } from "../../crates/server/assets/elements.js";
import { course, Mover } from "../../crates/server/assets/motion.js";
import { Picture } from "../../crates/server/assets/picture.js";
import { ensure, equal, stage, test, until } from "./harness.js";

/** @typedef {import("../../crates/server/assets/motion.js").Motion} Motion */

/** @type {Motion} */
const PLAIN = {
  of: "",
  how: "carry",
  from: [],
  to: [],
  turned: [],
  renewed: false,
  halves: false,
  along: null,
  finale: null,
};

/** Scripts are tested in a browser whose user wants no motion; here is one who does. */
class Willing extends Mover {
  get moves() {
    return true;
  }
}

/** @param {Partial<Motion>[]} motions */
function draw(...motions) {
  stage.innerHTML = '<div style="width:400px;height:400px"></div>';
  const picture = new Picture(one(stage, "div", HTMLElement));
  picture.mover = new Willing(
    picture,
    motions.map((motion) => ({ ...PLAIN, ...motion })),
  );
  picture.whole(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><g class="layer" data-layer="a">
    <rect id="deck-1" class="deck" width="20" height="20" transform="translate(10 10)"/>
    <rect id="hand-1" class="back" width="10" height="10" transform="translate(100 300)"/>
    <rect id="hand-2" class="back" width="10" height="10" transform="translate(200 300)"/></g></svg>`);
  return picture;
}

const brick = '<rect id="brick" class="stone" width="20" height="20" transform="translate(300 40)"/>';

/**
 * Where the middle of a moving shape is at first, or in another of its steps.
 * @param {Picture} picture
 * @param {string} id
 * @param {number} step
 */
function begins(picture, id, step = 0) {
  const [motion] = picture.find(id)?.getAnimations() ?? [];
  const effect = motion?.effect;
  if (!(effect instanceof KeyframeEffect)) return null;
  const numbers = String(effect.getKeyframes()[step]?.transform).match(/-?[\d.]+/g) ?? [];
  return numbers.slice(0, 2).map((number) => Math.round(Number(number)));
}

test("every way ends at rest, whatever moves how", () => {
  for (const how of /** @type {Motion["how"][]} */ (["slide", "carry", "fly", "tumble", "write"])) {
    for (const turns of [false, true]) {
      const way = { how, by: { x: 120, y: -60 }, along: null, size: 0.5, turns, falls: false };
      const { x, y, wide, high, turn, seen } = course(way).at(-1) ?? { x: 1 };
      const near = [x, y, (wide ?? 0) - 1, (high ?? 0) - 1, turn, (seen ?? 0) - 1];
      ensure(
        near.every((left) => Math.abs(left ?? 1) < 0.001),
        `${how} ends with ${near}`,
      );
    }
  }
});

test("what is carried begins where it was, and rises above the straight line", () => {
  const steps = course({ how: "carry", by: { x: 200, y: 0 }, along: null, size: 1, turns: false, falls: false });
  equal([steps[0]?.x, steps[0]?.y], [200, 0]);
  ensure(Math.min(...steps.map(({ y }) => y)) < -20, "it is not lifted");
});

test("a new piece comes from the place that has gone", () => {
  const picture = draw({ of: "stone", from: ["hand-", "deck-"] });
  const landed = picture.patch([["a", [[0, 1], [2, 3], brick]]]);
  ensure(landed > 0, "nothing moves");
  // From the middle of hand-1, at 105 and 305.
  equal(begins(picture, "brick"), [105, 305]);
});

test("two halves of a piece come from its place together, and are as large as it is half", () => {
  const picture = draw({ of: "stone", from: ["deck-"], halves: true });
  // The deck is as wide as both of them: each begins at half of their size, left and right of its middle.
  const other = brick.replace("brick", "other").replace("300 40", "300 60");
  picture.patch([["a", [[0, 1], [2, 3], brick, other]]]);
  equal(begins(picture, "brick"), [15, 20]);
  equal(begins(picture, "other"), [25, 20]);
  const delays = ["brick", "other"].map((id) => picture.find(id)?.getAnimations()[0]?.effect?.getTiming().delay);
  equal(delays, [0, 0]);
});

test("a new piece comes from what was clicked, if it can", () => {
  const picture = draw({ of: "stone", from: ["hand-", "deck-"] });
  picture.mover.clicked = ["hand-2"];
  picture.patch([["a", [[0, 1], [2, 3], brick]]]);
  equal(begins(picture, "brick"), [205, 305]);
});

test("where nothing has gone it comes from what is there", () => {
  const picture = draw({ of: "stone", from: ["tray-", "deck-"], turned: ["deck"] });
  picture.patch([["a", [[0, 3], brick]]]);
  equal(begins(picture, "brick"), [20, 20]);
});

test("what looks different is another piece only where its game says so", () => {
  /** @param {string} inside */
  const deck = (inside) => `<g id="deck-1" class="deck">${inside}</g>`;
  for (const renewed of [true, false]) {
    const picture = draw({ of: "deck", from: ["hand-"], renewed });
    picture.patch([["a", [deck('<circle cx="10" cy="10" r="10"/>'), [1, 3]]]]);
    // In the same place, but it shows something else.
    picture.patch([["a", [deck('<rect width="20" height="20"/>'), [1, 3]]]]);
    equal(begins(picture, "deck-1") !== null, renewed);
  }
});

/** @param {string} line */
function flight(line) {
  const ship = (/** @type {number} */ x, /** @type {number} */ y) =>
    `<rect id="ship" class="ship" width="20" height="20" transform="translate(${x} ${y})"/>`;
  const picture = draw({ of: "ship", how: "fly", along: "way" });
  picture.patch([["a", [[0, 3], ship(0, 0)]]]);
  picture.mover.finish();
  picture.patch([["a", [[0, 3], ship(200, 100), `<path class="way" d="${line}"/>`]]]);
  return begins(picture, "ship", 5) ?? [];
}

test("what flies follows its line, turn by turn", () => {
  // Half of the way is behind it in the first half of the time and a bit more.
  const [right = 0] = flight("M10 10L210 10L210 110");
  const [down = 0] = flight("M10 10L10 110L210 110");
  ensure(right > down + 60, `${right} and ${down} are the same way`);
});

test("a line that leads elsewhere is not followed", () => {
  equal(flight("M300 300L310 10"), flight("M10 10L210 110"));
});

test("nothing that is read or clicked is left behind by what leaves", async () => {
  const picture = draw({ of: "back", to: ["deck-"] });
  picture.patch([["a", [[0, 2]]]]);
  const leaving = picture.holder.querySelector(".leaving");
  ensure(leaving, "it vanishes at once");
  equal([leaving?.getAttribute("aria-hidden"), leaving?.querySelectorAll("[id], [tabindex]").length], ["true", 0]);
  picture.mover.finish();
  await until("it has gone", () => !picture.holder.querySelector(".leaving"));
});

test("what moves does not change what is written", () => {
  const picture = draw({ of: "stone", from: ["hand-"] }, { of: "back" });
  picture.patch([["a", [[0, 3], brick]]]);
  equal(picture.find("hand-1")?.getAttribute("transform"), "translate(100 300)");
  equal(picture.find("brick")?.getAttribute("transform"), "translate(300 40)");
});

test("nothing moves for somebody who wants no motion", () => {
  const picture = draw({ of: "stone", from: ["hand-"] }, { of: "back", to: ["deck-"] });
  picture.mover = new Mover(picture, picture.mover.motions);
  equal(picture.patch([["a", [[0, 1], [2, 3], brick]]]), 0);
  picture.mover.finale();
  equal(picture.holder.getAnimations({ subtree: true }).length, 0);
});
