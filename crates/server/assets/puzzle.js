// The page of a puzzle: says what people click, and shows what becomes of it.
// It knows ids and words, no game; the server knows what is right.

import { Board } from "./board.js";
import { byId, first, frame, onFrameChange, shortcuts, wait } from "./dom.js";

/** @typedef {import("./messages.js").PuzzleAnswer} PuzzleAnswer */
/** @typedef {import("./messages.js").ShownTurn} ShownTurn */

const puzzle = byId("puzzle");
const text = puzzle.dataset;
const address = `/puzzles/${text.id}`;
const verdict = byId("verdict");
const PAUSE = 900;

/** @param {string} name */
function button(name) {
  const found = first(document, `[data-puzzle="${name}"]`);
  if (!(found instanceof HTMLButtonElement)) throw new Error(`${name} is no button`);
  return found;
}

/**
 * The actions that the board shows, and those that were said in this turn.
 * @type {string[]}
 */
let shown = [];
/** @type {string[]} */
let said = [];
/** Whatever was begun before is over when this has changed. */
let turn = 0;

const board = new Board({
  holder: byId("board"),
  words: byId("reading"),
  page: puzzle,
  act: say,
  ask: async (word) => {
    const ghost = await ask("look", { said: said.join(" "), ghost: word }, "GET");
    if (ghost) board.showGhost(word, ghost);
  },
  confirms: () => text.confirm === "on",
  chose: () => tell(text.textChosen ?? ""),
});

/** @param {string} message */
function tell(message, kind = "") {
  verdict.textContent = message;
  verdict.className = kind;
}

/**
 * Asks the server; says that it cannot be reached if so.
 * @param {string} path
 * @param {{[name: string]: string}} fields
 */
async function ask(path, fields, method = "POST") {
  const query = new URLSearchParams({ ...fields, frame: frame() });
  try {
    const answer =
      method === "GET"
        ? await fetch(`${address}/${path}?${query}`)
        : await fetch(`${address}/${path}`, { method, body: query });
    if (answer.ok) return await answer.json();
  } catch {
    // Said below, like every other refusal.
  }
  tell(text.textLost ?? "");
  return null;
}

/**
 * Shows a board.
 * @param {PuzzleAnswer} answer
 * @param {string[]} words
 */
function draw(answer, words) {
  board.apply(answer.board);
  shown = words;
}

/**
 * Shows a position on the way, which counts for nothing.
 * @param {string[]} words
 * @returns {Promise<PuzzleAnswer | null>}
 */
async function look(words) {
  const answer = await ask("look", { shown: shown.join(" "), said: words.join(" ") }, "GET");
  if (answer) draw(answer, words);
  return answer;
}

/** @param {PuzzleAnswer} answer */
function offer(answer) {
  byId("prompt").textContent = answer.prompt;
  button("back").disabled = said.length === 0;
  puzzle.classList.toggle("my-turn", Object.keys(answer.board.paths ?? {}).length > 0);
}

/** @param {string} word */
async function say(word) {
  const words = [...said, word];
  const now = turn;
  /** @type {PuzzleAnswer | null} */
  const answer = await ask("say", { shown: shown.join(" "), said: words.join(" ") });
  if (now !== turn) return;
  if (!answer) return begin();
  said = words;
  draw(answer, words);
  offer(answer);
  if (answer.is === "open") return tell("");
  button("back").disabled = true;
  byId("progress").innerHTML = answer.progress;
  byId("before").textContent = "";
  tell(answer.text, answer.is);
  button("again").hidden = answer.is === "solved";
  button("solution").hidden = answer.is === "solved";
  if (answer.is === "solved") await play(answer.rest, words);
  if (answer.is === "wrong" && text.answers === "on") await showAnswer(words, answer.text);
}

/**
 * What the opponent would do now.
 * @param {string[]} words
 * @param {string} wrong
 */
async function showAnswer(words, wrong) {
  const now = turn;
  tell(`${wrong} ${text.textThinking}`, "wrong");
  /** @type {ShownTurn | null} */
  const answer = await ask("answer", { said: words.join(" ") });
  if (now !== turn) return;
  tell(answer?.text ? `${wrong} ${answer.text}` : wrong, "wrong");
  await play(answer?.words ?? [], words);
}

/**
 * Plays actions one after another on the board.
 * @param {string[]} words
 * @param {string[]} from
 */
async function play(words, from) {
  const now = turn;
  for (let count = 1; count <= words.length && now === turn; count += 1) {
    await wait(PAUSE);
    if (now !== turn) return;
    await look([...from, ...words.slice(0, count)]);
    if (now === turn) still();
  }
}

/** What is only shown cannot be clicked. */
function still() {
  board.paths.offer({});
  puzzle.classList.remove("my-turn");
}

/**
 * Back to these actions of the turn.
 * @param {string[]} words
 */
async function begin(words = []) {
  turn += 1;
  said = words;
  const answer = await look(words);
  if (answer) offer(answer);
}

async function again() {
  tell("");
  button("again").hidden = true;
  button("solution").hidden = false;
  await begin();
}

async function solve() {
  /** @type {ShownTurn | null} */
  const answer = await ask("solution", {});
  if (!answer) return;
  await begin();
  still();
  byId("progress").innerHTML = answer.progress ?? "";
  byId("prompt").textContent = "";
  tell(answer.text, "shown");
  button("solution").hidden = true;
  button("again").hidden = false;
  await play(answer.words, []);
}

function back() {
  if (!board.paths.back() && said.length) begin(said.slice(0, -1));
}

document.addEventListener("click", (event) => {
  const pressed = event.target instanceof Element ? event.target.closest("button")?.dataset.puzzle : null;
  if (pressed === "back") back();
  if (pressed === "again") again();
  if (pressed === "solution") solve();
});
shortcuts(puzzle, { u: () => button("back").disabled || back() });

/** Draws the board anew for a screen of another shape. */
async function redraw() {
  /** @type {PuzzleAnswer | null} */
  const answer = await ask("look", { shown: "nothing", said: shown.join(" ") }, "GET");
  if (!answer) return;
  draw(answer, shown);
  if (shown.length === said.length && verdict.className === "") offer(answer);
  else still();
}
onFrameChange(redraw);

/** @type {PuzzleAnswer} */
const greeting = JSON.parse(text.greeting ?? "{}");
draw(greeting, []);
offer(greeting);
if (frame() !== text.frame) redraw();
