// A step of a lesson: says what is clicked, shows what came of it. It knows no
// game: the server says what can be clicked and what was right.

import { Paths } from "./paths.js";
import { Picture, glideTime } from "./picture.js";
import { Reading } from "./reading.js";

const lesson = document.getElementById("lesson");
const confirmBar = document.getElementById("confirm");
const verdict = document.getElementById("verdict");
const showMe = document.getElementById("show-me");
const next = document.getElementById("next");
const small = matchMedia("(max-width: 720px)");
const picture = new Picture(document.getElementById("board"));

/** What others do is seen one after another. */
const PAUSE = 350;
/** What is shown to somebody who asks is lit so long, click by click. */
const LIT = 700;

let words = "";
let previewed = null;
let busy = false;

/** What the server said last: what can be clicked, and an example of what is right. */
const state = () => JSON.parse(lesson.dataset.state);

const paths = new Paths(picture, { say: attempt, preview, confirms: () => false, lit: () => reading?.light() });
const reading = new Reading(paths, () => {});
const wait = (time) => new Promise((done) => setTimeout(done, time));

/** Asks the server; nothing comes back when it cannot be reached. */
async function ask(question) {
  const frame = small.matches ? "tall" : "wide";
  const body = new URLSearchParams({ words, frame, ...question });
  try {
    const answer = await fetch(location.pathname, { method: "POST", body });
    if (answer.ok) return await answer.json();
  } catch {
    // Said below.
  }
  tell("wrong", lesson.dataset.textLost);
  return null;
}

function tell(mark, markup) {
  verdict.className = `verdict ${mark}`;
  verdict.innerHTML = markup;
  verdict.hidden = !markup;
}

/** Nothing else can be done meanwhile. */
async function alone(work) {
  if (busy) return;
  busy = true;
  lesson.setAttribute("aria-busy", "true");
  await work();
  lesson.setAttribute("aria-busy", "false");
  busy = false;
}

async function attempt(word) {
  await alone(async () => {
    const answer = await ask({ word });
    if (answer) await show(answer);
    else offer();
  });
}

/** Shows what has changed, and offers what can be clicked then. */
async function show(answer) {
  picture.ghost("");
  unlight();
  for (const [index, moment] of answer.moments.entries()) {
    if (index) await wait(glideTime + PAUSE);
    if (moment.whole) picture.whole(moment.whole);
    else picture.patch(moment.patch);
  }
  const target = reading.focused;
  document.getElementById("reading").innerHTML = answer.reading;
  if (target) reading.focus(target);
  words = answer.words;
  lesson.dataset.state = JSON.stringify({ paths: answer.paths, example: answer.example, clicks: answer.clicks });
  if (answer.mark !== "wrong" && answer.say) document.getElementById("say").innerHTML = answer.say;
  if (answer.mark) tell(answer.mark, answer.verdict);
  if (answer.mark === "done") finish();
  offer();
}

function offer() {
  paths.offer(state().paths);
}

function finish() {
  for (const button of document.querySelectorAll(".answers button")) button.disabled = true;
  document.querySelector(".dots [aria-current]")?.classList.add("done");
  showMe.hidden = true;
  next.classList.add("primary");
  // Whoever uses keys goes on with the next key.
  if (paths.keys || document.activeElement?.closest?.(".answers")) next.focus();
}

async function preview(word, several) {
  previewed = word;
  picture.ghost("");
  confirmBar.hidden = word === null;
  if (word === null) return;
  confirmBar.querySelector('[data-confirm="turn"]').hidden = !several;
  const answer = await ask({ ghost: word });
  if (!answer || word !== previewed) return;
  picture.ghost(answer.markup);
  document.getElementById("confirm-what").textContent = answer.text;
}

function unlight() {
  for (const marked of lesson.querySelectorAll(".hinted")) marked.classList.remove("hinted");
}

/** Lights what is to be clicked, one shape after another, and then does it. */
async function demonstrate() {
  const { example, clicks } = state();
  if (!example) return;
  await alone(async () => {
    paths.reset();
    unlight();
    for (const id of clicks) {
      picture.find(id)?.classList.add("hinted");
      await wait(LIT);
    }
    if (!clicks.length) {
      document.querySelector(`[data-word="${CSS.escape(example)}"]`)?.classList.add("hinted");
      await wait(LIT);
    }
  });
  await attempt(example);
}

showMe.addEventListener("click", demonstrate);

document.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (!button) return;
  const { confirm, word } = button.dataset;
  if (word) attempt(word);
  else if (confirm === "yes") paths.confirm();
  else if (confirm === "turn") paths.turn(1);
  else if (confirm === "no") paths.back();
});

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches?.("input, textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === "h" && !showMe.hidden) showMe.click();
  if (event.key === "n") next.click();
  if (event.key === "b") {
    paths.keys = true;
    paths.focus(null);
  }
});

/** Draws the board for a screen of this shape. */
async function redraw() {
  await alone(async () => {
    const answer = await ask({});
    if (answer) await show(answer);
  });
}

small.addEventListener("change", redraw);
if ((small.matches ? "tall" : "wide") === lesson.dataset.frame) offer();
else redraw();
