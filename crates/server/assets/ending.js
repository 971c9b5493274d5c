// The end of a match: what has been won is celebrated over the board, while the result appears beside it.
// Everything is said by the result; those who want no motion see only that.

/** How long it takes, in milliseconds; stage.css counts with it too. */
const STANDS = 3400;

/** The number of little pyramids that rain for the winner. */
const RAIN = 36;

/** Something clicked or pressed ends it. */
const HURRY = ["pointerdown", "keydown"];

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * @param {string} name
 * @param {Node[]} parts
 */
function made(name, ...parts) {
  const box = document.createElement("div");
  box.className = name;
  box.append(...parts);
  return box;
}

/** Little pyramids at all places across, one after another. */
function rain() {
  const drops = Array.from({ length: RAIN }, (_, drop) => {
    const piece = made("drop");
    piece.style.setProperty("--at", `${((drop * 61) % 100) + 0.5}%`);
    piece.style.setProperty("--late", `${(drop * 37) % 23}`);
    return piece;
  });
  return made("rain", ...drops);
}

/**
 * Lets a won match be a moment.
 * @param {Element} result
 * @param {Element} room where the board is
 */
export function celebrate(result, room) {
  if (still.matches || result.getAttribute("data-outcome") !== "won") return;
  const triumph = made("triumph", made("rays"), rain());
  triumph.setAttribute("aria-hidden", "true");
  room.append(triumph);
  const end = () => {
    triumph.remove();
    for (const event of HURRY) document.removeEventListener(event, end, { capture: true });
  };
  for (const event of HURRY) document.addEventListener(event, end, { capture: true });
  setTimeout(end, STANDS);
}
