// A step of a lesson: says what is clicked, shows what came of it. It knows no
// game: the server says what can be clicked and what was right.

import { Board } from "./board.js";
import { byId, frame, onFrameChange, shortcuts, wait } from "./dom.js";

/** @typedef {import("./messages.js").Lecture} Lecture */

const lesson = byId("lesson");
const verdict = byId("verdict");
const showMe = byId("show-me");
const next = byId("next");

/** What others do is seen one after another. */
const PAUSE = 350;
/** What is shown is lit so long, click by click. */
const LIT = 700;
/** Before something is shown, there is this much time to read for each letter. */
const LETTER = 12;

/** @type {Lecture} */
let lecture = JSON.parse(lesson.dataset.greeting ?? "{}");
let busy = false;
lesson.dataset.example = lecture.example?.word ?? "";

const board = new Board({
  holder: byId("board"),
  words: byId("reading"),
  page: lesson,
  act: attempt,
  ask: async (word) => {
    const ghost = await ask({ ghost: word });
    if (ghost) board.showGhost(word, ghost);
  },
});

/**
 * Asks the server; nothing comes back when it cannot be reached.
 * @param {{[name: string]: string}} question
 */
async function ask(question) {
  const body = new URLSearchParams({ words: lecture.words, frame: frame(), ...question });
  try {
    const answer = await fetch(location.pathname, { method: "POST", body });
    if (answer.ok) return await answer.json();
  } catch {
    // Said below.
  }
  tell("wrong", lesson.dataset.textLost ?? "");
  return null;
}

/**
 * @param {string} mark
 * @param {string} markup
 */
function tell(mark, markup) {
  verdict.className = `verdict ${mark}`;
  verdict.innerHTML = markup;
  verdict.hidden = !markup;
}

/**
 * Nothing else can be done meanwhile.
 * @param {() => Promise<void>} work
 */
async function alone(work) {
  if (busy) return;
  busy = true;
  lesson.setAttribute("aria-busy", "true");
  await work();
  lesson.setAttribute("aria-busy", "false");
  busy = false;
}

/** @param {string} word */
async function attempt(word) {
  let answered = false;
  await alone(async () => {
    const answer = await ask({ word });
    if (!answer) return offer();
    answered = true;
    await judge(word, answer);
    await show(answer);
  });
  if (answered) await goOn();
}

/**
 * Marks the answer that was chosen, if there was a question.
 * @param {string} word
 * @param {Lecture} answer
 */
async function judge(word, answer) {
  const button = document.querySelector(`.answers [data-word="${CSS.escape(word)}"]`);
  if (!button) return;
  button.classList.remove("hinted");
  button.classList.add(answer.mark === "wrong" ? "wrong" : "right");
  // Another question would take its place at once.
  if (answer.mark === "right") await wait(LIT);
}

/** What can be clicked, once more. */
function offer() {
  board.paths.offer(lecture.boards.at(-1)?.paths ?? {});
}

/**
 * Shows what has changed, one board after another.
 * @param {Lecture} answer
 */
async function show(answer) {
  board.hint([]);
  for (const [index, update] of answer.boards.entries()) {
    if (index) await wait(board.restless + PAUSE);
    board.apply(update);
  }
  lecture = answer;
  lesson.dataset.example = lecture.example?.word ?? "";
  if (answer.mark !== "wrong" && answer.say) byId("say").innerHTML = answer.say;
  if (answer.mark) tell(answer.mark, answer.verdict);
  showMe.hidden = !lecture.example || Boolean(lecture.example.shown);
  if (answer.mark === "done") finish();
}

/** Where nothing is asked, the page goes on by itself. */
async function goOn() {
  const shown = lecture.example?.shown;
  if (shown === "board") await attempt(lecture.example?.word ?? "");
  if (shown === "action") {
    await alone(() => wait(LETTER * (byId("say").textContent?.length ?? 0)));
    const again = document.getElementById("again");
    if (again) again.hidden = false;
    await demonstrate();
  }
}

function finish() {
  for (const button of document.querySelectorAll(".answers button")) {
    if (button instanceof HTMLButtonElement) button.disabled = true;
  }
  document.querySelector(".dots [aria-current]")?.classList.add("done");
  lesson.dataset.done = "true";
  next.classList.add("primary");
  // A learner who uses keys goes on with the next key.
  if (board.paths.keys || document.activeElement?.closest(".answers")) next.focus();
}

/** Lights what is to be clicked, one shape after another, and then does it. */
async function demonstrate() {
  const { example } = lecture;
  if (!example) return;
  await alone(async () => {
    board.paths.reset();
    const lit = [];
    for (const id of example.clicks) {
      lit.push(id);
      board.hint(lit);
      await wait(LIT);
    }
    if (!example.clicks.length) {
      document.querySelector(`[data-word="${CSS.escape(example.word)}"]`)?.classList.add("hinted");
      await wait(LIT);
    }
  });
  await attempt(example.word);
}

showMe.addEventListener("click", demonstrate);

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button") : null;
  if (button?.dataset.word) attempt(button.dataset.word);
});

shortcuts(lesson, {
  h: () => !showMe.hidden && showMe.click(),
  n: () => next.click(),
});

/** Draws the board for a screen of this shape. */
async function redraw() {
  await alone(async () => {
    const answer = await ask({});
    if (answer) await show(answer);
  });
  await goOn();
}

async function begin() {
  if (frame() !== lesson.dataset.frame) return await redraw();
  await alone(() => show(lecture));
  await goOn();
}

onFrameChange(redraw);
begin();
