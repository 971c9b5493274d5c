// Points rise beside the counters of those who have got them. What they are for is told by the story.

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./messages.js").BoardUpdate} BoardUpdate */

/** How long points stand beside the counter, in milliseconds. */
const RISING = 1600;

/** More sources of points than these are added up. */
const SOURCES = 3;

/** How long each source of points is seen before the next, in milliseconds. */
const SOURCE = 650;

/**
 * Lets points rise from the plates of those who have got them, one source after
 * another, while the counter follows. Those who want no pauses see the sum.
 * @param {Board} board
 * @param {BoardUpdate} update
 * @param {boolean} atOnce whether pauses are not wanted
 */
export function showPoints(board, update, atOnce) {
  /** @type {Map<string, {points: number, from: string}[]>} */
  const bySeat = new Map();
  for (const effect of (update.steps ?? []).flatMap(({ effects }) => effects ?? [])) {
    if (effect.is !== "scored") continue;
    bySeat.set(effect.seat, [...(bySeat.get(effect.seat) ?? []), effect]);
  }
  for (const [seat, sources] of bySeat) {
    const sum = sources.reduce((all, { points }) => all + points, 0);
    // The result and the table of a round count source by source; many at once could not be read.
    const isCounted = document.querySelector("#result .result") !== null;
    if (atOnce || isCounted || sources.length > SOURCES) {
      if (!isCounted) rise(seat, sum);
      continue;
    }
    const counter = plateOf(seat)?.querySelector(".points");
    let shown = Number((counter?.textContent ?? "").replace("−", "-")) - sum;
    if (counter) count(counter, shown);
    for (const [place, { points }] of sources.entries()) {
      setTimeout(
        () => {
          rise(seat, points);
          shown += points;
          // A plate that was written anew meanwhile has the right number.
          if (counter?.isConnected) count(counter, shown);
        },
        board.landing + place * SOURCE,
      );
    }
  }
}

/** @param {string} seat */
const plateOf = (seat) => document.querySelector(`.player[data-seat="${CSS.escape(seat)}"]`);

/** @param {number} points */
const signed = (points) => `${points < 0 ? "−" : "+"}${Math.abs(points)}`;

/**
 * Shows points beside the counter, where room is kept for them: they hide nothing.
 * @param {string} seat
 * @param {number} points
 */
function rise(seat, points) {
  const rising = Object.assign(document.createElement("span"), { className: "rising", textContent: signed(points) });
  plateOf(seat)?.querySelector(".gained")?.replaceChildren(rising);
  setTimeout(() => rising.remove(), RISING);
}

/**
 * Writes points as the server writes them.
 * @param {Element} counter
 * @param {number} points
 */
function count(counter, points) {
  counter.textContent = points < 0 ? `−${-points}` : String(points);
}
