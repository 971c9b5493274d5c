// The page of a table: shows what the server tells, and says what people click.

import { Announcer, newTalk, talk } from "./announcer.js";
import { Board } from "./board.js";
import { Clocks } from "./clocks.js";
import { byId, first, frame, onFrameChange, remember, shortcuts } from "./dom.js";
import { celebrate } from "./ending.js";
import { Fairness } from "./fairness.js";
import { Hints } from "./hints.js";
import { completeLinks, copyLink, shareLink } from "./links.js";
import { Live } from "./live.js";
import { LookBack } from "./lookback.js";
import { notify, offerToNotify } from "./notify.js";
import { showPoints } from "./points.js";
import { CHANGED } from "./preferences.js";
import { heard, Sounds } from "./sound.js";
import { Typed } from "./typed.js";

/** @typedef {import("./messages.js").BoardUpdate} BoardUpdate */
/** @typedef {import("./messages.js").ServerMessage} ServerMessage */
/** @typedef {import("./messages.js").ClientMessage} ClientMessage */

const table = byId("table");
const text = table.dataset;
const id = text.id ?? "";
const notice = byId("notice");
const prompt = byId("prompt");
const log = byId("log");
const announcer = new Announcer(byId("announcer"));

/**
 * How long an action of somebody else is seen before the next, in milliseconds.
 * @type {{[pace: string]: number}}
 */
const PACES = { slow: 1200, usual: 600, quick: 250, "at-once": 0 };

/** A second turn in a row begins after this many times the pause between two actions. */
const AGAIN = 4;

/** A tablet held upright. */
const tablet = matchMedia("(min-width: 721px) and (max-aspect-ratio: 1/1)");

/** A picture that takes a smaller part of the width is too narrow. */
const NARROW = 0.75;

/** A player who has waited this long is called when it is their turn, in milliseconds. */
const WAITED = 4000;

/** How long the end of a round is shown before the next begins, if nobody closes it, in milliseconds. */
const ROUND = 20000;

/** Letters of the prompt become smaller by this part until everything fits, but not for ever. */
const SMALLER = 0.92;
const SMALLEST = 0.6;

/** How long the bar ignores clicks when the match has ended: they were meant for the buttons that stood there. */
const ENDED = 1500;

/** How long news stay, in milliseconds. */
const TOASTED = 6000;

/** How long an answer at the spot stays at least, and for each of its letters, in milliseconds. */
const ANSWERED = 2600;
const READ = 45;

/** But no longer than this, in milliseconds: it lies over the board. */
const LONGEST_ANSWER = 7000;
announcer.know(prompt.textContent ?? "");

/**
 * Who asked why, in the order of the answers: somebody who clicked, or who only pointed.
 * @type {("clicked" | "pointed")[]}
 */
const asked = [];

const board = new Board({
  holder: byId("board"),
  words: byId("reading"),
  page: table,
  act: (word) => send({ do: "act", seq: board.seq, seat: board.seat, word }),
  ask: (word) => live.say({ do: "ghost", word }),
  hovers: true,
  wonder: (id) => {
    if (live.say({ do: "why", clicks: [id] })) asked.push("pointed");
  },
  confirms: () => text.confirm === "on",
  pace: () => PACES[text.pace ?? ""] ?? 0,
  lingers: () => (prompt.querySelector("[data-again]") ? AGAIN * (PACES[text.pace ?? ""] ?? 0) : 0),
  missed,
  lit: showStep,
  chose: () => announcer.say(text.textChosen ?? ""),
  announce: (line) => announcer.say(line),
  log,
  moment: (ply) => `/table/${id}/at/${ply}`,
});
const hints = new Hints(byId("hints"), board);
const past = new LookBack(id, (caption) => announcer.say(caption));
const typedForm = document.getElementById("typed");
const typed =
  typedForm instanceof HTMLFormElement
    ? new Typed(typedForm, {
        ask: (message) => live.say({ do: "suggest", text: message }),
        play: (message) => send({ do: "type", seq: board.seq, seat: board.seat, text: message }),
        announce: (message) => announcer.say(message),
      })
    : null;

/** What people have said and asked so far. */
let known = talk();
let connectedOnce = false;
let couldAct = false;

const live = new Live(
  `/table/${id}/live`,
  () => {
    /** @type {{[name: string]: string}} */
    const hello = { version: document.body.dataset.version ?? "", frame: frame(), lang: document.documentElement.lang };
    // Only a page that was just loaded shows exactly what the stamp says.
    if (!connectedOnce && frame() === text.frame) hello.stamp = text.stamp ?? "";
    return hello;
  },
  {
    told,
    lost: () => {
      asked.length = 0;
      tell(text.textLost ?? "", true);
    },
    found: () => tell(text.textBack ?? ""),
  },
);

const fairness = new Fairness(id, text.promise ?? "", (message) => live.say(message));
const saving = document.querySelector("[data-save-receipt]");
if (saving instanceof HTMLElement) {
  saving.hidden = false;
  saving.addEventListener("click", () => fairness.save());
}

/** @param {ClientMessage} message */
function send(message) {
  if (!live.say(message)) tell(text.textLost ?? "", true);
}

let noticeTimer = 0;

/**
 * Shows a message; it goes by itself unless it is to stay.
 * @param {string} message
 */
function tell(message, stays = false) {
  clearTimeout(noticeTimer);
  notice.textContent = message;
  notice.hidden = !message;
  if (!stays) noticeTimer = setTimeout(() => (notice.hidden = true), 4000);
}

/** After a click that does not say everything, says what has to be done next. */
function showStep() {
  const step = byId("step");
  const { chosen, leaf } = board.paths;
  const follows = chosen.length > 0;
  const next = prompt.querySelector("[data-next]")?.getAttribute("data-next") ?? text.textNext;
  const asked = leaf && leaf.length > 2 ? text.textTurnOrConfirm : text.textConfirmHere;
  // While it is looked at what a round has brought, nobody else is waited for.
  const rests = !follows && !board.mayAct && !byId("summary").hidden && board.restless > 0;
  step.textContent = (follows && (leaf ? asked : next)) || (rests && text.textRoundOpen) || "";
  step.hidden = !follows && !rests;
  prompt.hidden = follows || rests || !byId("looking").hidden;
  fitWords();
}

/** Whatever is said has the same room, so that the board does not move; long words are smaller. */
function fitWords() {
  const room = first(document, ".saying");
  for (const words of [prompt, byId("step")]) {
    words.style.fontSize = "";
    for (let size = 1; size > SMALLEST && !words.hidden && words.scrollHeight > room.clientHeight + 1; ) {
      size *= SMALLER;
      words.style.fontSize = `${size}rem`;
    }
  }
}
addEventListener("resize", fitWords);

/**
 * The news that the page shows, by their numbers.
 * @returns {Map<string, string>}
 */
const newsNow = () =>
  new Map(
    [...document.querySelectorAll("#news [data-news]")].map((item) => [
      item.getAttribute("data-news") ?? "",
      item.textContent ?? "",
    ]),
  );
let news = newsNow();

/** Shows what is new in company near the board, and tells those who listen. */
function showNews() {
  const now = newsNow();
  for (const [number, said] of now) if (!news.has(number)) toast(said);
  news = now;
}

/** @param {string} said */
function toast(said) {
  const toasts = byId("toasts");
  const box = Object.assign(document.createElement("div"), { className: "toast", textContent: said });
  toasts.append(box);
  announcer.say(said);
  setTimeout(() => box.remove(), TOASTED);
}

/**
 * Shows everybody what a round has brought, once it is over. A player who wants no pauses finds it
 * beside the points.
 */
function showRound() {
  const sheet = byId("summary");
  const round = sheet.querySelector("[data-round]")?.getAttribute("data-round") ?? "";
  const isNew = round !== shownRound && round !== "";
  shownRound = round;
  if (!isNew || document.querySelector("#result .result")) return;
  announcer.say(sheet.querySelector("h2")?.textContent ?? "");
  const opens = Boolean(PACES[text.pace ?? ""]);
  // Nobody builds on while it is looked at.
  if (opens) {
    board.rest(ROUND);
    hints.close();
  }
  openRound(opens);
}

/**
 * Opens or closes what a round has brought. While it is open, the board shows what was counted.
 * @param {boolean} open
 */
function openRound(open) {
  byId("summary").hidden = !open;
  board.picture.svg?.classList.toggle("counting", open);
  showStep();
}

/** Closes what a round has brought, and goes on. */
function closeRound() {
  const sheet = byId("summary");
  if (sheet.hidden) return;
  board.goOn();
  openRound(false);
}
let shownRound = document.querySelector("#summary [data-round]")?.getAttribute("data-round") ?? "";

const sounds = new Sounds(() => text.sound ?? "off");
for (const event of ["pointerdown", "keydown"])
  document.addEventListener(event, () => sounds.wake(), { capture: true });

const clocks = new Clocks((seat) => {
  if (seat === board.seat) sounds.play("low");
});
setInterval(() => clocks.tick(), 200);

/** When one's own turn ended. */
let waitedSince = performance.now();

/** A finger can feel that it is one's turn. */
const touch = matchMedia("(pointer: coarse)");

/**
 * Lets what has happened be heard when it lands.
 * @param {BoardUpdate} update
 */
function sound(update) {
  const effects = (update.steps ?? []).flatMap(({ effects }) => effects ?? []);
  let after = board.landing;
  for (const name of update.patch ? heard(text, effects) : []) {
    sounds.play(name, after);
    after += 110;
  }
  if (board.mayAct && !couldAct && performance.now() - waitedSince > WAITED) {
    const isHeard = sounds.play("turn", after + 150);
    if (isHeard && touch.matches) navigator.vibrate?.(30);
  }
  if (!board.mayAct && couldAct) waitedSince = performance.now();
}

let bubbleTimer = 0;

/** Where the last click was that meant nothing. */
let spot = { x: 0, y: 0 };

/**
 * A click meant nothing: the rules are asked why.
 * @param {number} x
 * @param {number} y
 * @param {string} id
 */
function missed(x, y, id) {
  if (document.querySelector("#result .result")) return;
  spot = { x, y };
  const clicks = [...board.paths.chosen, id];
  if (!board.mayAct || !id || !live.say({ do: "why", clicks })) answer("");
  else asked.push("clicked");
}

/**
 * Says at the spot why a click does nothing; if there is no word for it, what can be done instead.
 * @param {string} why empty if the rules have no word for it
 */
function answer(why) {
  const instead = prompt.textContent?.trim() || text.textNotNow;
  bubbleAt(spot, why || (board.mayAct ? instead : text.textWaiting) || "");
}

/**
 * Says something beside a place, for as long as it takes to read it.
 * @param {{x: number, y: number}} place
 * @param {string} said
 */
function bubbleAt({ x, y }, said) {
  const bubble = byId("bubble");
  bubble.textContent = said;
  bubble.hidden = false;
  const room = first(document, ".view").getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  bubble.style.left = `${Math.min(Math.max(x - room.x - width / 2, 0), room.width - width)}px`;
  bubble.style.top = `${Math.max(0, y - room.y - height - 14)}px`;
  clearTimeout(bubbleTimer);
  const time = Math.min(Math.max(ANSWERED, said.length * READ), LONGEST_ANSWER);
  bubbleTimer = setTimeout(() => (bubble.hidden = true), time);
}

/** @param {ServerMessage} message */
function told(message) {
  fairness.told(message);
  if (message.is === "update") {
    board.queue(message.board, shown);
  } else if (message.is === "refused") {
    tell(message.text);
    typed?.refused();
    // What was half said starts anew. Nobody is shown anything by this whom the
    // device has not been passed to.
    live.say({ do: "frame", frame: frame() });
  } else if (message.is === "ghost") {
    board.showGhost(message.word, message);
  } else if (message.is === "why") {
    if (asked.shift() === "pointed") board.hover?.explain(message.text);
    else answer(message.text);
  } else if (message.is === "suggestions") {
    typed?.offer(message);
  } else if (message.is === "done") {
    typed?.done();
  } else if (message.is === "hint") {
    tell("");
    if (message.seq === board.seq) {
      byId("tally").hidden = true;
      closeRound();
      hints.show(message.lines);
    }
  } else if (message.is === "pong") {
    live.measured();
  } else if (message.is === "reload") {
    location.reload();
  }
}

/**
 * What an update means for the page around the board.
 * @param {BoardUpdate} update
 */
function shown(update) {
  connectedOnce = true;
  const heard = talk();
  for (const line of newTalk(known, heard)) announcer.say(line);
  known = heard;
  announcer.ask(prompt.textContent ?? "");
  if (update.clocks) {
    // What was left when it was sent: since then it has travelled.
    clocks.set(update.clocks, performance.now() - live.delay);
  }
  clocks.tick();
  if (update.paths) hints.close();
  if (update.paths && hints.follows) {
    hints.follows = false;
    const isOwnTurn = (update.steps ?? []).every(({ by }) => by === null || by === board.seat);
    if (board.mayAct && isOwnTurn && !document.querySelector("#result .result")) pressed("hint", byId("bar"));
  }
  if (update.patch || update.whole !== undefined) byId("bubble").hidden = true;
  sound(update);
  if (board.mayAct && !couldAct && document.hidden) {
    const title = document.title.replace(/^● /, "");
    document.title = `● ${title}`;
    notify(title, text.textTurn ?? "", id);
  }
  couldAct = board.mayAct;
  table.classList.toggle("my-turn", couldAct);
  if (update.whole !== undefined) fit();
  fitWords();
  showNews();
  showPoints(board, update, !PACES[text.pace ?? ""]);
  showRound();
  showCover();
  showResult();
  completeLinks();
}

let wasOver = document.querySelector("#result .result") !== null;

/** Once the match is over, nothing is typed any more, and it is heard how it ended. */
function showResult() {
  const result = document.querySelector("#result .result");
  if (typedForm) typedForm.hidden = result !== null;
  byId("result").classList.toggle("arrives", result !== null && !wasOver);
  if (result && !wasOver) {
    openRound(false);
    byId("tally").hidden = true;
    byId("bar").inert = true;
    setTimeout(() => (byId("bar").inert = false), ENDED);
    // The last piece lands before anything is said.
    const stage = first(document, ".stage");
    stage.classList.add("landing");
    setTimeout(() => {
      stage.classList.remove("landing");
      board.picture.mover.finale();
      celebrate(result, first(document, ".view"));
    }, board.landing);
    const outcome = result.getAttribute("data-outcome");
    if (outcome === "won") sounds.play("win", 500);
    if (outcome === "lost") sounds.play("loss", 500);
  }
  wasOver = result !== null;
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) document.title = document.title.replace(/^● /, "");
});

/** While the device is handed on, the board is out of sight. */
function showCover() {
  table.classList.toggle("covered", byId("cover").childElementCount > 0);
}

/** With these somebody leaves a question without an answer. */
const LEAVING = ["pointerdown", "keydown"];

/**
 * Whether it is meant: asked once more on the button itself, until something else is clicked.
 * @param {HTMLElement} button
 * @param {string} question
 */
function surely(button, question) {
  if (button.dataset.asked) return true;
  button.dataset.asked = "yes";
  const label = button.textContent;
  button.textContent = question;
  announcer.say(question);
  /** @param {Event} event */
  const withdraw = (event) => {
    const elsewhere = !(event.target instanceof Node) || !button.contains(event.target);
    const leaves = event instanceof KeyboardEvent ? event.key === "Escape" : elsewhere;
    if (!leaves) return;
    delete button.dataset.asked;
    button.textContent = label;
    for (const kind of LEAVING) document.removeEventListener(kind, withdraw, { capture: true });
  };
  for (const kind of LEAVING) document.addEventListener(kind, withdraw, { capture: true });
  return false;
}

/** @param {string} what */
function command(what) {
  send({ do: "command", seq: board.seq, seat: board.seat, what });
}

/**
 * What the buttons of the bar do.
 * @param {string} what
 * @param {HTMLElement} button
 */
function pressed(what, button) {
  if (what === "undo" && board.paths.back()) return;
  if (what === "hint") {
    tell(text.textThinking ?? "");
    send({ do: "hint" });
  } else if (what !== "resign" || surely(button, text.textConfirmResign ?? "")) {
    command(what);
    byId("menu").removeAttribute("open");
  }
}

document.addEventListener("click", (event) => {
  const clicked = event.target instanceof Element ? event.target : null;
  // What somebody has done may be cut off on a plate: it is said whole.
  const done = clicked?.closest(".player .last");
  if (done instanceof HTMLElement) {
    const { x, width, bottom } = done.getBoundingClientRect();
    return bubbleAt({ x: x + width / 2, y: bottom }, done.title);
  }
  // A plate is a large button for the points on it.
  const button = clicked?.closest("button, a") ?? clicked?.closest(".player")?.querySelector("button.points");
  if (!(button instanceof HTMLElement)) return;
  const { do: what, show, look, close, open, panel, message, sure, copy, share, beside, ply, reveal } = button.dataset;
  if (what) {
    pressed(what, button);
  } else if (show) {
    hints.close();
    send({ do: "show", seat: show });
  } else if (message) {
    if (!sure || surely(button, sure)) send(JSON.parse(message));
  } else if (copy) {
    copyLink(copy, button);
  } else if (share) {
    shareLink(share);
  } else if (close === "hints") {
    hints.close();
  } else if (close === "summary") {
    closeRound();
  } else if (close) {
    byId(close).hidden = true;
  } else if (open) {
    const sheet = byId(open);
    // They have one place: what was there goes.
    hints.close();
    if (open === "summary") byId("tally").hidden = true;
    if (open === "summary") openRound(true);
    else if (sheet.childElementCount) sheet.hidden = open === "tally" && !sheet.hidden;
    else showAllPoints();
  } else if (panel) {
    slide(panel);
  } else if (look === "replay") {
    replay();
  } else if (look) {
    past.step(look);
  } else if (beside !== undefined) {
    event.preventDefault();
    openRules();
  } else if (ply) {
    event.preventDefault();
    past.show(Number(ply));
  } else if (reveal) {
    revealBeside(reveal);
  }
});

/** Once the match is over, everybody's points stand with the result: a click opens and closes all of them. */
function showAllPoints() {
  const result = byId("result");
  const all = result.querySelector("details");
  if (all && !result.hidden) all.open = !all.open;
  result.hidden = false;
  result.querySelector("#points-of-all")?.scrollIntoView({ block: "nearest" });
}

/**
 * Shows what only those find by themselves who use keys or listen: the field for typed moves, or
 * the board in words.
 * @param {string} id
 */
function revealBeside(id) {
  byId("menu").removeAttribute("open");
  const side = byId("side");
  if (getComputedStyle(side).visibility === "hidden") slide("side");
  const part = byId(id);
  if (id === "words") byId("words-switch").click();
  else part.classList.add("shown");
  part.scrollIntoView({ block: "nearest" });
  part.querySelector("input")?.focus();
}

/** Opens the rules beside the board. */
function openRules() {
  byId("menu").removeAttribute("open");
  const side = byId("side");
  if (getComputedStyle(side).visibility === "hidden") slide("side");
  first(document, ".beside").setAttribute("open", "");
}

/**
 * Lets a panel slide in or out.
 * @param {string} id
 */
function slide(id) {
  const panel = byId(id);
  const open = panel.classList.toggle("open");
  // The story is what was asked for, and not the rules that were read before.
  if (open) panel.querySelector(".beside")?.removeAttribute("open");
  for (const button of document.querySelectorAll(`[aria-controls="${id}"]`)) {
    button.setAttribute("aria-expanded", String(open));
  }
  const wanted = open ? panel.querySelector("button") : document.querySelector(`[aria-controls="${id}"]`);
  if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true });
  if (open) log.scrollTop = log.scrollHeight;
}

/** What everybody does at once takes so many lines: what was done, and what chance said to it. */
const JOINT = 2;

/** Plays again what the others have done since one's own last turn. */
function replay() {
  byId("bubble").hidden = true;
  const lines = [...log.querySelectorAll("li")];
  /** @param {Element | undefined} line */
  const plyOf = (line) => Number(line?.querySelector("a")?.dataset.ply ?? 0);
  const isOwn = (/** @type {Element} */ line) => line.classList.contains(`seat-${board.seat}`);
  const isOthers = (/** @type {Element} */ line) => !isOwn(line) && !line.classList.contains("chance");
  // One's own turn may have begun already: what is looked for lies before it.
  const last = lines.findLastIndex(isOthers);
  // Where everybody acts at once, a line is nobody's own: what happened last is told by the last two.
  const end = last < 0 && lines.length > JOINT ? lines.length - 1 : last;
  if (end < 0) return tell(text.textNothingYet ?? "");
  const before = last < 0 ? end - JOINT : lines.slice(0, end).findLastIndex(isOwn);
  past.replay(plyOf(lines[before]), plyOf(lines[end]), Math.max(PACES[text.pace ?? ""] ?? 0, 600));
}

// What lies open closes when something else is clicked, and on the board that click means nothing else.
document.addEventListener(
  "pointerdown",
  (event) => {
    const menu = byId("menu");
    if (!menu.hasAttribute("open") || !(event.target instanceof Node) || menu.contains(event.target)) return;
    menu.removeAttribute("open");
    if (!first(document, ".view").contains(event.target)) return;
    event.stopPropagation();
    board.ignoreClick();
  },
  { capture: true },
);

// What lies over the board goes when it has been read.
document.addEventListener("keydown", (event) => {
  const onSomething = event.target instanceof Element && event.target.closest("button, a, summary, [tabindex], input");
  if (event.key === "Enter" && !onSomething && !byId("summary").hidden) return closeRound();
  if (event.key !== "Escape") return;
  byId("menu").removeAttribute("open");
  byId("tally").hidden = true;
  closeRound();
  hints.close();
});
byId("summary").addEventListener("click", closeRound);
// A click beside them closes them; it means something else only on what is lit.
first(document, ".view").addEventListener(
  "pointerdown",
  (event) => {
    byId("bubble").hidden = true;
    const open = ["summary", "tally"].map(byId).filter((sheet) => !sheet.hidden);
    const { target } = event;
    if (!open.length || !(target instanceof Node) || open.some((sheet) => sheet.contains(target))) return;
    byId("tally").hidden = true;
    closeRound();
    if (board.paths.waits || board.paths.meant(event.clientX, event.clientY) === null) board.ignoreClick();
  },
  { capture: true },
);

// What the server draws is drawn anew; the rest has changed already.
document.addEventListener(CHANGED, (event) => {
  if (!(event instanceof CustomEvent)) return;
  if (event.detail === "coordinates") live.again();
  if (event.detail === "angle") reframe();
});

// A form with a message says it together with what is typed.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.dataset.message) return;
  event.preventDefault();
  send({ ...JSON.parse(form.dataset.message), ...Object.fromEntries(new FormData(form)) });
});

/** Asks for a picture that fits this screen. */
function reframe() {
  live.say({ do: "frame", frame: frame() });
  remember({ frame: frame() });
}

/**
 * On a tablet held upright, a picture made for a phone may be much narrower than
 * the screen. Then the wide one is larger, and there is room for the story under it.
 */
function fit() {
  const { classList } = document.body;
  if (!tablet.matches) return classList.remove("strip");
  const box = board.picture.svg?.viewBox.baseVal;
  const room = first(document, ".view").getBoundingClientRect();
  if (!box || classList.contains("strip") || box.height < box.width) return;
  const drawn = Math.min(room.width, (room.height * box.width) / box.height);
  if (drawn / room.width < NARROW) {
    classList.add("strip");
    reframe();
  }
}

onFrameChange(() => {
  fit();
  reframe();
});
tablet.addEventListener("change", () => {
  fit();
  reframe();
});
// The server draws the next page for a screen like this one.
if (frame() !== text.frame) remember({ frame: frame() });

document.querySelector(".beside")?.addEventListener("toggle", async (event) => {
  const rules = byId("rules");
  if (!(event.target instanceof HTMLDetailsElement) || !event.target.open || rules.childElementCount) return;
  const answer = await fetch(`/rules/${rules.dataset.rules}?part=beside`);
  if (answer.ok) rules.innerHTML = await answer.text();
});

/** @param {string} what */
function press(what) {
  const button = document.querySelector(`[data-do="${what}"]:not([disabled])`);
  if (button instanceof HTMLElement) button.click();
}
/** Looks at the board from above or from a chair, where both are drawn. */
function tilt() {
  const button = document.querySelector('button[name="angle"]');
  if (button instanceof HTMLElement) button.click();
}
shortcuts(table, { u: () => press("undo"), h: () => press("hint"), v: tilt });

completeLinks();
showCover();
fit();
fitWords();
offerToNotify();
log.scrollTop = log.scrollHeight;
