// The page of a puzzle: says what people click, and shows what becomes of it.
// It knows ids and words, no game; the server knows what is right.

import { Paths } from "./paths.js";
import { Picture } from "./picture.js";
import { Reading } from "./reading.js";

const puzzle = document.getElementById("puzzle");
const text = puzzle.dataset;
const address = `/puzzles/${text.id}`;
const picture = new Picture(document.getElementById("board"));
const confirmBar = document.getElementById("confirm");
const verdict = document.getElementById("verdict");
const small = matchMedia("(max-width: 720px)");
const PAUSE = 900;

const button = (name) => document.querySelector(`[data-puzzle="${name}"]`);
const frame = () => (small.matches ? "tall" : "wide");
const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

/** The actions that the board shows, and those that were said in this turn. */
let shown = [];
let said = [];
let previewed = null;
/** Whatever was begun before is over when this has changed. */
let turn = 0;

const paths = new Paths(picture, { say, preview, confirms: () => text.confirm === "on", lit: () => reading?.light() });
const reading = new Reading(paths, () => tell(text.textChosen));

function tell(message, kind = "") {
  verdict.textContent = message;
  verdict.className = kind;
}

/** Asks the server; says that it cannot be reached if so. */
async function ask(path, fields, method = "POST") {
  const query = new URLSearchParams({ ...fields, frame: frame() });
  try {
    const answer =
      method === "GET" ? await fetch(`${address}/${path}?${query}`) : await fetch(`${address}/${path}`, { method, body: query });
    if (answer.ok) return await answer.json();
  } catch {
    // Said below, like every other refusal.
  }
  tell(text.textLost);
  return null;
}

function draw(answer, words) {
  picture.ghost("");
  if (answer.whole) picture.whole(answer.whole);
  else if (answer.patch) picture.patch(answer.patch);
  const { focused } = reading;
  document.getElementById("reading").innerHTML = answer.reading;
  if (focused) reading.focus(focused);
  shown = words;
}

/** Shows a position on the way, which counts for nothing. */
async function look(words) {
  const answer = await ask("look", { shown: shown.join(" "), said: words.join(" ") }, "GET");
  if (answer) draw(answer, words);
  return answer;
}

function offer(answer) {
  document.getElementById("prompt").textContent = answer.prompt;
  button("back").disabled = said.length === 0;
  puzzle.classList.toggle("my-turn", Object.keys(answer.paths).length > 0);
  paths.offer(answer.paths);
}

async function say(word) {
  const words = [...said, word];
  const now = turn;
  const answer = await ask("say", { shown: shown.join(" "), said: words.join(" ") });
  if (now !== turn) return;
  if (!answer) return begin();
  said = words;
  draw(answer, words);
  offer(answer);
  if (answer.is === "open") return tell("");
  button("back").disabled = true;
  document.getElementById("progress").innerHTML = answer.progress;
  document.getElementById("before").textContent = "";
  tell(answer.text, answer.is);
  button("again").hidden = answer.is === "solved";
  button("solution").hidden = answer.is === "solved";
  if (answer.is === "wrong") await showAnswer(words, answer.text);
}

/** What the opponent would do now. */
async function showAnswer(words, wrong) {
  const now = turn;
  tell(`${wrong} ${text.textThinking}`, "wrong");
  const answer = await ask("answer", { said: words.join(" ") });
  if (now !== turn) return;
  tell(answer?.text ? `${wrong} ${answer.text}` : wrong, "wrong");
  await play(answer?.words ?? [], words);
}

/** Plays actions one after another on the board. */
async function play(words, from) {
  const now = turn;
  for (let count = 1; count <= words.length && now === turn; count += 1) {
    await wait(PAUSE);
    if (now === turn) await look([...from, ...words.slice(0, count)]);
  }
}

/** Back to these actions of the turn. */
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
  const answer = await ask("solution", {});
  if (!answer) return;
  await begin();
  paths.offer({});
  puzzle.classList.remove("my-turn");
  document.getElementById("progress").innerHTML = answer.progress;
  document.getElementById("prompt").textContent = "";
  tell(answer.text, "shown");
  button("solution").hidden = true;
  button("again").hidden = false;
  await play(answer.words, []);
}

/** Shows what would be said, and asks whether it is meant. */
async function preview(word) {
  previewed = word;
  picture.ghost("");
  confirmBar.hidden = word === null;
  if (word === null) return;
  const answer = await ask("look", { said: said.join(" "), ghost: word }, "GET");
  if (answer && previewed === word) picture.ghost(answer.ghost);
}

document.addEventListener("click", (event) => {
  const pressed = event.target.closest("button")?.dataset;
  if (pressed?.confirm === "yes") paths.confirm();
  if (pressed?.confirm === "no") paths.back();
  if (pressed?.puzzle === "back" && !paths.back()) begin(said.slice(0, -1));
  if (pressed?.puzzle === "again") again();
  if (pressed?.puzzle === "solution") solve();
});

/** Draws the board anew for a screen of another shape. */
async function redraw() {
  const answer = await ask("look", { shown: "nothing", said: shown.join(" ") }, "GET");
  if (!answer) return;
  draw(answer, shown);
  if (shown.length === said.length && verdict.className === "") offer(answer);
}
small.addEventListener("change", redraw);

puzzle.classList.add("my-turn");
paths.offer(JSON.parse(text.paths));
if (frame() !== text.frame) redraw();
