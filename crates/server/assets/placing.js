// Where something that lies over a board hides least.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ width: number, height: number }} Size */

/** This much room is left between a card and the piece that it is about. */
const GAP = 8;

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
 * The place of a card in a room: beside the piece that it is about, where it hides least of
 * everything else that should be seen. The piece itself counts most.
 * @param {Size} room
 * @param {Size} card
 * @param {Box} piece
 * @param {Box[]} seen what should be seen
 * @returns {{ left: number, top: number }}
 */
export function beside(room, card, piece, seen) {
  const middle = (piece.left + piece.right - card.width) / 2;
  const level = (piece.top + piece.bottom - card.height) / 2;
  /** @type {[number, number][]} */
  const places = [
    [middle, piece.bottom + GAP],
    [middle, piece.top - card.height - GAP],
    [piece.right + GAP, level],
    [piece.left - card.width - GAP, level],
    [piece.right + GAP, piece.bottom + GAP],
    [piece.left - card.width - GAP, piece.bottom + GAP],
    [piece.right + GAP, piece.top - card.height - GAP],
    [piece.left - card.width - GAP, piece.top - card.height - GAP],
    [middle, room.height - card.height],
    [room.width - card.width, level],
    [0, level],
  ];
  let best = { left: 0, top: 0, hidden: Number.POSITIVE_INFINITY };
  for (const [x, y] of places) {
    const left = Math.max(0, Math.min(x, room.width - card.width));
    const top = Math.max(0, Math.min(y, room.height - card.height));
    const box = { left, top, right: left + card.width, bottom: top + card.height };
    const hidden = seen.reduce((sum, other) => sum + overlap(box, other), 10 * overlap(box, piece));
    if (hidden < best.hidden) best = { left, top, hidden };
  }
  return { left: best.left, top: best.top };
}
