// The home page and the cards of the games: pictures that play by themselves, and whose turn it is.

import { all, one } from "./elements.js";
import { notify, offerToNotify } from "./notify.js";

offerToNotify();

const PAUSE = 1800;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * The address of the moment that comes next.
 * @param {string} address
 * @param {number} moments
 */
const next = (address, moments) =>
  address.replace(/(\d+)\.svg$/, (_, moment) => `${(Number(moment) + 1) % moments}.svg`);

/**
 * Shows the next moment once it has been loaded.
 * @param {HTMLElement} moving
 */
function advance(moving) {
  const moments = Number(moving.dataset.moments);
  const image = one(moving, "img", HTMLImageElement);
  const ahead = new Image();
  ahead.addEventListener("load", () => {
    for (const source of moving.querySelectorAll("source")) source.srcset = next(source.srcset, moments);
    image.src = next(image.src, moments);
  });
  ahead.src = next(image.currentSrc || image.src, moments);
}

/** @type {Set<Element>} */
const visible = new Set();
const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (entry.isIntersecting) visible.add(entry.target);
    else visible.delete(entry.target);
  }
});
const thumbnails = all(document, ".moving", HTMLElement);
for (const moving of thumbnails) watcher.observe(moving);

setInterval(() => {
  if (still.matches || document.hidden) return;
  for (const moving of thumbnails) if (visible.has(moving)) advance(moving);
}, PAUSE);

const LOOK_AGAIN = 15000;
const going = document.getElementById("going");
/**
 * The matches that waited at the last look.
 * @type {Set<string> | null}
 */
let awaited = null;

/** The list as the server has written it. */
let listed = going?.innerHTML ?? "";

/** Writes times as people here do. */
function localTimes() {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of all(document, "time[datetime]", HTMLTimeElement)) {
    const moment = new Date(time.dateTime);
    if (!Number.isNaN(moment.getTime())) time.textContent = format.format(moment);
  }
}
localTimes();

/** Shows which matches wait for the visitor, and tells of those that are new. */
async function lookForTurns() {
  if (!going) return;
  const answer = await fetch("/turns").catch(() => null);
  if (!answer?.ok) return;
  /** @type {import("./messages.js").Turns} */
  const { turns, list } = await answer.json();
  if (listed !== list) {
    going.innerHTML = list;
    listed = list;
    localTimes();
  }
  for (const [id, game] of turns) {
    if (awaited && !awaited.has(id) && document.hidden) notify(game, going.dataset.textTurn ?? "", id, `/table/${id}`);
  }
  awaited = new Set(turns.map(([id]) => id));
}
if (going) {
  lookForTurns();
  setInterval(lookForTurns, LOOK_AGAIN);
}

/** While a game is solved on this machine, its bar goes on; then the page has a perfect player. */
const solving = document.getElementById("solving");
const SOLVING = 2000;
if (solving) {
  const bar = one(solving, "progress", HTMLProgressElement);
  const ask = async () => {
    const answer = await fetch("/solving").catch(() => null);
    const status = answer?.ok ? (await answer.json()).solving : null;
    if (status && !status.running) return location.reload();
    if (status) bar.value = status.percent;
    setTimeout(ask, SOLVING);
  };
  setTimeout(ask, SOLVING);
}
