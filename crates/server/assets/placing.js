// Where something that lies over a board hides least.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ width: number, height: number }} Size */

/** This much room is left at the edges. */
const EDGE = 8;

/**
 * How much of one lies under the other.
 * @param {Box} one
 * @param {Box} other
 */
function overlap(one, other) {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}

/**
 * The place of a card in a room where it hides least of what should be seen: in the middle
 * of an edge or in a corner, and at the bottom if that is as good.
 * @param {Size} room
 * @param {Size} card
 * @param {Box[]} seen what should be seen
 * @returns {{ left: number, top: number }}
 */
export function freest(room, card, seen) {
  const [right, bottom] = [room.width - card.width - EDGE, room.height - card.height - EDGE].map((far) =>
    Math.max(0, far),
  );
  const [x, y] = [(room.width - card.width) / 2, (room.height - card.height) / 2].map((middle) => Math.max(0, middle));
  const [near, far] = [Math.min(EDGE, right ?? 0), Math.min(EDGE, bottom ?? 0)];
  /** @type {[number, number][]} */
  const places = [
    [x ?? 0, bottom ?? 0],
    [x ?? 0, far],
    [right ?? 0, bottom ?? 0],
    [near, bottom ?? 0],
    [right ?? 0, far],
    [near, far],
    [right ?? 0, y ?? 0],
    [near, y ?? 0],
  ];
  let best = { left: 0, top: 0, hidden: Number.POSITIVE_INFINITY };
  for (const [left, top] of places) {
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const hidden = seen.reduce((sum, other) => sum + overlap(box, other), 0);
    if (hidden < best.hidden) best = { left, top, hidden };
  }
  return { left: best.left, top: best.top };
}
