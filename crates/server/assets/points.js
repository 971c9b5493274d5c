// Points rise from the plates of those who have got them.

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./messages.js").BoardUpdate} BoardUpdate */

/** How long points rise, in milliseconds. */
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
      if (!isCounted) rise(seat, sum, "");
      continue;
    }
    const counter = plateOf(seat)?.querySelector(".points");
    let shown = Number((counter?.textContent ?? "").replace("−", "-")) - sum;
    if (counter) count(counter, shown);
    for (const [place, { points, from }] of sources.entries()) {
      setTimeout(
        () => {
          rise(seat, points, from);
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
 * @param {string} seat
 * @param {number} points
 * @param {string} from what they are for
 */
function rise(seat, points, from) {
  const rising = Object.assign(document.createElement("span"), { className: "rising" });
  rising.setAttribute("aria-hidden", "true");
  if (from) rising.append(Object.assign(document.createElement("small"), { textContent: `${from}: ` }));
  rising.append(signed(points));
  const plate = plateOf(seat);
  rising.style.setProperty("--before", String(plate?.querySelectorAll(".rising").length ?? 0));
  plate?.append(rising);
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
