// The page of a table: shows what the server tells, and says what people click.

import { Announcer, newTalk, talk } from "./announcer.js";
import { Board } from "./board.js";
import { byId, first, frame, onFrameChange, remember, shortcuts } from "./dom.js";
import { Live } from "./live.js";
import { LookBack } from "./lookback.js";
import { notify, offerToNotify } from "./notify.js";
import { knock } from "./sound.js";
import { Typed } from "./typed.js";

/** @typedef {import("./messages.js").BoardUpdate} BoardUpdate */
/** @typedef {import("./messages.js").ServerMessage} ServerMessage */
/** @typedef {import("./messages.js").ClientMessage} ClientMessage */
/** @typedef {import("./messages.js").HintLine} HintLine */

const table = byId("table");
const text = table.dataset;
const id = text.id ?? "";
const notice = byId("notice");
const hints = byId("hints");
const prompt = byId("prompt");
const log = byId("log");
const announcer = new Announcer(byId("announcer"));
announcer.know(prompt.textContent ?? "");

const board = new Board({
  holder: byId("board"),
  words: byId("reading"),
  page: table,
  act: (word) => send({ do: "act", seq: board.seq, seat: board.seat, word }),
  ask: (word) => live.say({ do: "ghost", word }),
  confirms: () => text.confirm === "on",
  chose: () => announcer.say(text.textChosen ?? ""),
  announce: (line) => announcer.say(line),
  log,
  moment: (ply) => `/table/${id}/at/${ply}`,
});
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
let playing = false;

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
    lost: () => tell(text.textLost ?? "", true),
    found: () => tell(text.textBack ?? ""),
  },
);

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

/** @param {ServerMessage} message */
function told(message) {
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
  } else if (message.is === "suggestions") {
    typed?.offer(message);
  } else if (message.is === "done") {
    typed?.done();
  } else if (message.is === "hint") {
    tell("");
    if (message.seq === board.seq) showHints(message.lines);
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
    clocks = update.clocks;
    // What was left when it was sent: since then it has travelled.
    clocksAt = performance.now() - live.delay;
  }
  tick();
  if (update.paths) hints.hidden = true;
  if (update.patch && text.sound === "on") knock();
  if (board.mayAct && !couldAct && document.hidden) {
    const title = document.title.replace(/^● /, "");
    document.title = `● ${title}`;
    notify(title, text.textTurn ?? "", id);
  }
  couldAct = board.mayAct;
  table.classList.toggle("my-turn", couldAct);
  showCover();
  showResult();
  absolute();
}

/** When the match has just ended, the result comes into sight. */
function showResult() {
  const over = document.querySelector("#result .result") !== null;
  if (over && playing) byId("result").scrollIntoView({ block: "nearest" });
  playing = !over;
  if (typedForm) typedForm.hidden = over;
}

/** Links are copied with a host that others can reach. */
function absolute() {
  const onlyHere = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
  for (const link of document.querySelectorAll('input.link[value^="/"]')) {
    if (!(link instanceof HTMLInputElement)) continue;
    const origin = (onlyHere && link.dataset.network) || location.origin;
    link.value = origin + (link.getAttribute("value") ?? "");
  }
  for (const note of document.querySelectorAll(".only-here")) {
    if (note instanceof HTMLElement) note.hidden = !onlyHere;
  }
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) document.title = document.title.replace(/^● /, "");
});

/** While the device is handed on, the board is out of sight. */
function showCover() {
  table.classList.toggle("covered", byId("cover").childElementCount > 0);
}

/** @type {import("./messages.js").ClockTime[]} */
let clocks = [];
let clocksAt = 0;

// Clocks run on the server; between two updates the page counts along.
function tick() {
  const passed = performance.now() - clocksAt;
  clocks.forEach(({ left, running }, index) => {
    const face = document.querySelector(`[data-clock="${index + 1}"]`);
    if (!face) return;
    const millis = Math.max(0, left - (running ? passed : 0));
    const seconds = Math.floor(millis / 1000);
    const rest = String(seconds % 60).padStart(2, "0");
    face.textContent = millis < 10000 ? (millis / 1000).toFixed(1) : `${Math.floor(seconds / 60)}:${rest}`;
    face.classList.toggle("low", millis < 10000);
  });
}
setInterval(tick, 200);

/** @param {HintLine[]} lines */
function showHints(lines) {
  const items = lines.map((line) => {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: line.text });
    for (const event of ["pointerenter", "focus"]) button.addEventListener(event, () => board.hint(line.clicks));
    for (const event of ["pointerleave", "blur"]) button.addEventListener(event, () => board.hint([]));
    button.addEventListener("click", () => {
      board.hint([]);
      hints.hidden = true;
      board.paths.goTo(line.word);
    });
    const item = document.createElement("li");
    item.append(button);
    return item;
  });
  first(hints, "ol").replaceChildren(...items);
  hints.hidden = false;
  board.hint(lines[0]?.clicks ?? []);
}

/**
 * Whether it is meant: asked once more on the button itself.
 * @param {HTMLElement} button
 * @param {string} question
 */
function surely(button, question) {
  if (button.dataset.asked) return true;
  button.dataset.asked = "yes";
  const label = button.textContent;
  button.textContent = question;
  announcer.say(question);
  setTimeout(() => {
    delete button.dataset.asked;
    button.textContent = label;
  }, 4000);
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
  }
}

document.addEventListener("click", (event) => {
  const button = event.target instanceof Element ? event.target.closest("button, a") : null;
  if (!(button instanceof HTMLElement)) return;
  const { do: what, show, look, close, message, sure, copy, ply } = button.dataset;
  if (what) {
    pressed(what, button);
  } else if (show) {
    send({ do: "show", seat: show });
  } else if (message) {
    if (!sure || surely(button, sure)) send(JSON.parse(message));
  } else if (copy) {
    const link = byId(copy);
    if (!(link instanceof HTMLInputElement)) return;
    link.select();
    navigator.clipboard?.writeText(link.value).catch(() => {});
  } else if (close) {
    byId(close).hidden = true;
  } else if (look) {
    past.step(look);
  } else if (ply) {
    event.preventDefault();
    past.show(Number(ply));
  }
});

// A form with a message says it together with what is typed.
document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.dataset.message) return;
  event.preventDefault();
  send({ ...JSON.parse(form.dataset.message), ...Object.fromEntries(new FormData(form)) });
});

onFrameChange(() => {
  live.say({ do: "frame", frame: frame() });
  remember({ frame: frame() });
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
shortcuts(table, { u: () => press("undo"), h: () => press("hint") });

absolute();
showCover();
offerToNotify();
log.scrollTop = log.scrollHeight;
