// The page of a table: shows what the server tells, and says what people click.

import { Announcer, newTalk, talk } from "./announcer.js";
import { Live } from "./live.js";
import { LookBack } from "./lookback.js";
import { notify, offerToNotify } from "./notify.js";
import { Paths } from "./paths.js";
import { Picture, glideTime } from "./picture.js";
import { Reading } from "./reading.js";
import { knock } from "./sound.js";
import { Typed } from "./typed.js";

const table = document.getElementById("table");
const text = table.dataset;
const notice = document.getElementById("notice");
const confirmBar = document.getElementById("confirm");
const hints = document.getElementById("hints");
const picture = new Picture(document.getElementById("board"));
const MOST_FRESH = 12;
const small = matchMedia("(max-width: 720px)");

let seq = 0;
let seat = null;
let clocks = [];
let clocksAt = 0;
let connectedOnce = false;
let mayAct = false;
let playing = false;

const frame = () => (small.matches ? "tall" : "wide");

const live = new Live(
  `/table/${text.id}/live`,
  () => {
    const hello = { version: document.body.dataset.version, frame: frame(), lang: document.documentElement.lang };
    // Only a page that was just loaded shows exactly what the stamp says.
    if (!connectedOnce && frame() === text.frame) hello.stamp = text.stamp;
    return hello;
  },
  {
    told,
    lost: () => tell(text.textLost, true),
    found: () => tell(text.textBack),
  },
);

const paths = new Paths(picture, {
  say: (word) => send({ do: "act", seq, seat, word }),
  preview,
  confirms: () => text.confirm === "on",
  lit: () => reading?.light(),
});

const announcer = new Announcer(document.getElementById("announcer"));
const reading = new Reading(paths, () => announcer.say(text.textChosen));
const prompt = document.getElementById("prompt");
announcer.know(prompt.textContent);

const typedForm = document.getElementById("typed");
const typed = typedForm
  ? new Typed(typedForm, {
      ask: (message) => live.say({ do: "suggest", text: message }),
      play: (message) => send({ do: "type", seq, seat, text: message }),
      announce: (message) => announcer.say(message),
    })
  : null;

const past = new LookBack(text.id, (caption) => announcer.say(caption));

function send(message) {
  if (!live.say(message)) tell(text.textLost, true);
}

/** Shows a message; it goes by itself unless it is to stay. */
function tell(message, stays = false) {
  clearTimeout(tell.timer);
  notice.textContent = message;
  notice.hidden = !message;
  if (!stays) tell.timer = setTimeout(() => (notice.hidden = true), 4000);
}

// Updates wait for what still glides, so that every action can be seen; but
// nobody waits for long.
const queue = [];
let free = 0;

function told(message) {
  if (message.is === "update") {
    queue.push(message);
    drain();
  } else if (message.is === "refused") {
    tell(message.text);
    typed?.refused();
    // What was half said starts anew. Nobody is shown anything by this whom the
    // device has not been passed to.
    live.say({ do: "frame", frame: frame() });
  } else if (message.is === "ghost") {
    if (message.word !== previewed) return;
    picture.ghost(message.markup);
    document.getElementById("confirm-what").textContent = message.text;
    announcer.say(message.text);
  } else if (message.is === "suggestions") {
    typed?.offer(message);
  } else if (message.is === "done") {
    typed?.done();
  } else if (message.is === "hint") {
    tell("");
    if (message.seq === seq) showHints(message.lines);
  } else if (message.is === "pong") {
    live.measured();
  } else if (message.is === "reload") {
    location.reload();
  }
}

function drain() {
  clearTimeout(drain.timer);
  while (queue.length) {
    const wait = free - performance.now();
    if (wait > 0 && queue.length < 4 && !document.hidden) {
      drain.timer = setTimeout(drain, wait);
      return;
    }
    show(queue.shift());
  }
}

function show(update) {
  connectedOnce = true;
  seq = update.seq;
  seat = update.seat;
  const focused = document.activeElement?.dataset?.do;
  const target = reading.focused;
  const before = talk();
  picture.ghost("");
  if (update.whole) picture.whole(update.whole);
  const moved = update.patch ? picture.patch(update.patch) : false;
  if (update.patch || update.whole) free = performance.now() + (moved ? glideTime : 60);
  for (const [id, markup] of Object.entries(update.parts ?? {})) replacePart(document.getElementById(id), markup);
  if (focused) document.querySelector(`[data-do="${focused}"]:not([disabled])`)?.focus();
  if (target) reading.focus(target);
  for (const line of [...(update.say ?? []), ...newTalk(before, talk())]) announcer.say(line);
  announcer.ask(prompt.textContent);
  if (update.log) extendLog(update.log);
  for (const marked of picture.holder.querySelectorAll(".fresh")) marked.classList.remove("fresh");
  // Where nearly everything has changed, nothing stands out.
  const fresh = update.fresh.length <= MOST_FRESH ? update.fresh : [];
  for (const id of fresh) picture.find(id)?.classList.add("fresh");
  clocks = update.clocks;
  // What was left when it was sent: since then it has travelled.
  clocksAt = performance.now() - live.delay;
  tick();
  hints.hidden = true;
  paths.offer(update.paths);
  if (update.patch && text.sound === "on") knock();
  if (update["may_act"] && !mayAct && document.hidden) {
    const title = document.title.replace(/^● /, "");
    document.title = `● ${title}`;
    notify(title, text.textTurn, text.id);
  }
  mayAct = update["may_act"];
  table.classList.toggle("my-turn", mayAct);
  showCover();
  showResult();
  absolute();
}

/** What was open in it stays open, and what was being typed stays typed. */
function replacePart(part, markup) {
  if (!part) return;
  const open = [...part.querySelectorAll("details[open]")].map((details) => details.id);
  const active = part.contains(document.activeElement) ? document.activeElement : null;
  const typed = active?.matches("input:not(.link)") ? active.value : null;
  part.innerHTML = markup;
  for (const id of open) document.getElementById(id)?.setAttribute("open", "");
  if (!active) return;
  const again = active.id
    ? document.getElementById(active.id)
    : [...part.querySelectorAll("[data-message]")].find((button) => button.dataset.message === active.dataset.message);
  again?.focus();
  if (again && typed !== null) again.value = typed;
}

/** When the match has just ended, the result comes into sight. */
function showResult() {
  const over = document.querySelector("#result .result") !== null;
  if (over && playing) document.getElementById("result").scrollIntoView({ block: "nearest" });
  playing = !over;
  if (typedForm) typedForm.hidden = over;
}

/** Links are copied with a host that others can reach. */
function absolute() {
  const onlyHere = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
  for (const link of document.querySelectorAll('input.link[value^="/"]')) {
    const origin = (onlyHere && link.dataset.network) || location.origin;
    link.value = origin + link.getAttribute("value");
  }
  for (const note of document.querySelectorAll(".only-here")) note.hidden = !onlyHere;
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) document.title = document.title.replace(/^● /, "");
});

/** While the device is handed on, the board is out of sight. */
function showCover() {
  const covered = document.getElementById("cover").childElementCount > 0;
  table.classList.toggle("covered", covered);
}

function extendLog([kept, lines]) {
  const log = document.getElementById("log");
  while (log.children.length > kept) log.lastElementChild.remove();
  log.insertAdjacentHTML("beforeend", lines.join(""));
  log.scrollTop = log.scrollHeight;
}

// Clocks run on the server; between two updates the page counts along.
function tick() {
  const passed = performance.now() - clocksAt;
  clocks.forEach(([left, running], index) => {
    const shown = document.querySelector(`[data-clock="${index + 1}"]`);
    if (!shown) return;
    const millis = Math.max(0, left - (running ? passed : 0));
    const seconds = Math.floor(millis / 1000);
    const rest = String(seconds % 60).padStart(2, "0");
    shown.textContent = millis < 10000 ? (millis / 1000).toFixed(1) : `${Math.floor(seconds / 60)}:${rest}`;
    shown.classList.toggle("low", millis < 10000);
  });
}
setInterval(tick, 200);

let previewed = null;
let cameFrom = null;

/** Shows what would be said, and asks whether it is meant. */
function preview(word, several) {
  previewed = word;
  picture.ghost("");
  const target = reading?.focused;
  const asked = confirmBar.contains(document.activeElement);
  confirmBar.hidden = word === null;
  if (word === null) {
    // Whoever came from the board in words goes back there.
    if (asked && cameFrom) reading.focus(cameFrom);
    if (asked) cameFrom = null;
    return;
  }
  if (target) {
    cameFrom = target;
    confirmBar.querySelector('[data-confirm="yes"]').focus({ preventScroll: true });
  }
  confirmBar.querySelector('[data-confirm="turn"]').hidden = !several;
  live.say({ do: "ghost", word });
}

function showHints(lines) {
  const list = hints.querySelector("ol");
  list.replaceChildren(
    ...lines.map((line) => {
      const item = document.createElement("li");
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = line.text;
      button.addEventListener("pointerenter", () => markHinted(line.clicks));
      button.addEventListener("pointerleave", () => markHinted([]));
      button.addEventListener("focus", () => markHinted(line.clicks));
      button.addEventListener("blur", () => markHinted([]));
      button.addEventListener("click", () => {
        markHinted([]);
        paths.goTo(line.word);
      });
      item.append(button);
      return item;
    }),
  );
  hints.hidden = false;
  markHinted(lines[0]?.clicks ?? []);
}

/** Marks what one hint speaks about, and nothing else. */
function markHinted(ids) {
  for (const marked of picture.holder.querySelectorAll(".hinted")) marked.classList.remove("hinted");
  for (const id of ids) picture.find(id)?.classList.add("hinted");
}

/** Whether it is meant: asked once more on the button itself. */
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

const wishes = new Set([
  "undo",
  "ask-takeback",
  "give-takeback",
  "decline-takeback",
  "offer-draw",
  "accept-draw",
  "decline-draw",
]);

document.addEventListener("click", (event) => {
  const button = event.target.closest("button, a");
  if (!button) return;
  const { do: what, show: shown, confirm, look, close } = button.dataset;
  if (wishes.has(what)) {
    if (what === "undo" && paths.back()) return;
    send({ do: "wish", seq, seat, what });
  } else if (what === "hint") {
    tell(text.textThinking);
    send({ do: "hint" });
  } else if (what === "resign") {
    if (surely(button, text.textConfirmResign)) send({ do: "wish", seq, seat, what });
  } else if (shown) {
    send({ do: "show", seat: shown });
  } else if (confirm === "yes") {
    paths.confirm();
  } else if (confirm === "turn") {
    paths.turn(1);
  } else if (confirm === "no") {
    paths.back();
  } else if (button.dataset.message) {
    if (button.dataset.sure && !surely(button, button.dataset.sure)) return;
    send(JSON.parse(button.dataset.message));
  } else if (button.dataset.copy) {
    const link = document.getElementById(button.dataset.copy);
    link.select();
    navigator.clipboard?.writeText(link.value).catch(() => {});
  } else if (close) {
    document.getElementById(close).hidden = true;
  } else if (look) {
    past.step(look);
  } else if (button.dataset.ply) {
    event.preventDefault();
    past.show(Number(button.dataset.ply));
  }
});

// A form with a message says it together with what is typed.
document.addEventListener("submit", (event) => {
  if (!event.target.dataset.message) return;
  event.preventDefault();
  send({ ...JSON.parse(event.target.dataset.message), ...Object.fromEntries(new FormData(event.target)) });
});

small.addEventListener("change", () => {
  live.say({ do: "frame", frame: frame() });
  remember();
});

/** The server draws the next page for a screen like this one. */
function remember() {
  const body = new URLSearchParams({ frame: frame(), back: "/" });
  fetch("/taste", { method: "POST", body, redirect: "manual" }).catch(() => {});
}
if (frame() !== text.frame) remember();

document.querySelector(".beside")?.addEventListener(
  "toggle",
  async (event) => {
    const rules = document.getElementById("rules");
    if (!event.target.open || rules.childElementCount) return;
    const answer = await fetch(`/rules/${rules.dataset.rules}?part=beside`);
    if (answer.ok) rules.innerHTML = await answer.text();
  },
);

document.addEventListener("keydown", (event) => {
  const typing = event.target.matches?.("input, textarea, select");
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
  const keys = { u: "undo", h: "hint" };
  const button = document.querySelector(`[data-do="${keys[event.key]}"]:not([disabled])`);
  if (button) button.click();
  if (event.key === "b") {
    paths.keys = true;
    paths.focus(null);
  }
});

absolute();
showCover();
offerToNotify();
const log = document.getElementById("log");
log.scrollTop = log.scrollHeight;
