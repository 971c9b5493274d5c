// The board of a page is told real updates of whole matches, and shows after
// each exactly what a page shows that has just been loaded.

import { Board } from "../../crates/server/assets/board.js";
import { one } from "../../crates/server/assets/elements.js";
import { ensure, equal, stage, test } from "./harness.js";

/** @typedef {import("../../crates/server/assets/messages.js").BoardUpdate} BoardUpdate */

/**
 * What one page is told in the course of a match.
 * @typedef {object} Course
 * @property {string} name
 * @property {BoardUpdate} first
 * @property {{ update: BoardUpdate | null, whole: BoardUpdate | null }[]} steps
 */

/** The elements that a table's page has around its board. */
function page() {
  const room = document.createElement("div");
  // Nobody looks at it, so nothing has to be laid out.
  room.hidden = true;
  room.innerHTML = `
    <div id="table" data-keys="on"><div id="board"></div>
    <div id="confirm" hidden><p id="confirm-what"></p>
    <button data-confirm="yes"></button><button data-confirm="turn"></button><button data-confirm="no"></button></div>
    <div id="words" class="shown"><button id="words-switch"></button><div id="reading"></div></div>
    <ol id="log"></ol></div>`;
  stage.replaceChildren(room);
  const find = (/** @type {string} */ selector) => one(room, selector, HTMLElement);
  const board = new Board({
    holder: find("#board"),
    words: find("#reading"),
    page: find("#table"),
    act: () => {},
    ask: () => {},
    log: find("#log"),
    moment: (ply) => `/at/${ply}`,
  });
  return { board, room };
}

/**
 * An element and all in it, with attributes in order: whether a class was taken
 * away or was never there makes no difference to anybody.
 * @param {Element} element
 * @returns {string}
 */
function written(element) {
  const attributes = [...element.attributes]
    .map(({ name, value }) => [name, name === "class" ? value.split(/\s+/).filter(Boolean).sort().join(" ") : value])
    .filter(([name, value]) => name !== "class" || value)
    .map(([name, value]) => `${name}="${value}"`)
    .sort();
  const inside = [...element.childNodes].map((child) =>
    child instanceof Element ? written(child) : (child.textContent ?? "").trim(),
  );
  return `<${[element.localName, ...attributes].join(" ")}>${inside.join("")}</${element.localName}>\n`;
}

/**
 * What a page shows, and what can be done there.
 * @param {HTMLElement} room
 */
const shown = (room) => ["#board", "#reading", "#log"].map((id) => written(one(room, id, HTMLElement)));

/**
 * Where two texts begin to differ.
 * @param {string} is
 * @param {string} wanted
 */
function difference(is, wanted) {
  let at = 0;
  while (at < is.length && is[at] === wanted[at]) at += 1;
  return `«${is.slice(Math.max(0, at - 80), at + 120)}» instead of «${wanted.slice(Math.max(0, at - 80), at + 120)}»`;
}

/**
 * @param {Course} course
 * @param {string} match
 */
async function follow({ name, first, steps }, match) {
  const { board, room } = page();
  board.apply(first);
  // Everything that is expected is drawn by the same class, from nothing.
  for (const [number, { update, whole }] of steps.entries()) {
    if (update) board.apply(update);
    if (!whole) continue;
    // The program that asks how far the tests are is answered now and then.
    await new Promise((resolve) => setTimeout(resolve));
    const is = shown(room);
    const fresh = page();
    fresh.board.apply(whole);
    const wanted = shown(fresh.room);
    stage.replaceChildren(room);
    for (const [part, text] of is.entries()) {
      ensure(
        text === wanted[part],
        `${match}, ${name}, step ${number + 1}, part ${part}: ${difference(text, wanted[part])}`,
      );
    }
  }
  return steps.length;
}

for (const match of /** @type {string[]} */ (await (await fetch("/matches")).json())) {
  test(`after every update of ${match} the page shows what a new page shows`, async () => {
    /** @type {Course[]} */
    const courses = await (await fetch(`/matches/${match}`)).json();
    equal(courses.length, 2);
    for (const course of courses) ensure((await follow(course, match)) > 10, "the match is too short");
  });
}
