// The page of a finished or running match at one of its moments: stepping,
// playing through, and waiting for what bots think of it.

import { Picture } from "./picture.js";
import { wordsSwitch } from "./reading.js";

const table = document.getElementById("table");
const { id, last } = table.dataset;
const end = Number(last);
const picture = new Picture(document.getElementById("board"));
let ply = Number(table.dataset.now);
let playing = null;

async function go(to, { keep = true } = {}) {
  const target = Math.min(Math.max(to, 0), end);
  const answer = await fetch(`/table/${id}/at/${target}?part=json`);
  if (!answer.ok) return;
  const moment = await answer.json();
  ply = moment.ply;
  picture.whole(moment.scene);
  document.getElementById("reading").innerHTML = moment.reading;
  document.getElementById("prompt").textContent = moment.caption;
  if (keep) history.replaceState(null, "", `/table/${id}/at/${ply}`);
  mark();
}

/** Marks the line of the log and the buttons that lead somewhere. */
function mark() {
  for (const line of document.querySelectorAll("#log [data-ply]")) {
    const now = Number(line.dataset.ply) === ply;
    line.toggleAttribute("aria-current", now);
    if (now) line.scrollIntoView({ block: "nearest" });
  }
  const targets = {
    "past-first": 0,
    "past-previous": ply - 1,
    "past-next": ply + 1,
    "past-last": end,
  };
  for (const [name, target] of Object.entries(targets)) {
    const link = document.querySelector(`[data-step="${name}"]`);
    const useful = target !== ply && target >= 0 && target <= end;
    if (useful) link.href = `/table/${id}/at/${target}`;
    else link.removeAttribute("href");
    link.setAttribute("aria-disabled", String(!useful));
  }
  for (const line of document.querySelectorAll(".chart .now")) {
    const x = 8 + (640 - 16) * (end ? ply / end : 0);
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
  }
  const form = document.querySelector(".play-on");
  if (form) form.action = `/table/${id}/at/${ply}/play`;
}

function stop() {
  clearInterval(playing);
  playing = null;
  document.querySelector('[data-step="past-play"]').textContent = "▶";
}

function play() {
  if (playing) return stop();
  if (ply >= end) go(0);
  document.querySelector('[data-step="past-play"]').textContent = "⏸";
  playing = setInterval(() => (ply >= end ? stop() : go(ply + 1)), 900);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest("[data-step], a[data-ply]");
  if (!link) return;
  if (link.dataset.step === "past-play") return play();
  if (event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  stop();
  if (link.dataset.ply) return go(Number(link.dataset.ply));
  const steps = { "past-first": 0, "past-previous": ply - 1, "past-next": ply + 1, "past-last": end };
  go(steps[link.dataset.step]);
});

document.querySelector(".chart")?.parentElement.addEventListener("click", (event) => {
  const svg = event.target.closest(".chart svg");
  if (!svg) return;
  const box = svg.getBoundingClientRect();
  go(Math.round(((event.clientX - box.left) / box.width) * end));
});

document.addEventListener("keydown", (event) => {
  if (event.target.matches?.("input, textarea, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  const steps = { ArrowLeft: ply - 1, ArrowRight: ply + 1, Home: 0, End: end };
  if (!(event.key in steps)) return;
  event.preventDefault();
  stop();
  go(steps[event.key]);
});

document.querySelector("[data-analyse]")?.addEventListener("submit", async (event) => {
  event.preventDefault();
  const progress = document.getElementById("analysis-progress");
  for (;;) {
    const answer = await fetch(event.target.action, { method: "POST" });
    if (!answer.ok) return;
    const { done, of } = await answer.json();
    progress.textContent = `${done} / ${of}`;
    if (done >= of) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  location.reload();
});

wordsSwitch();
mark();
