// The end of a match: who has won stands over the board for a moment, before the result lies beside it.
// Everything that is said here is said by the result as well; those who want no motion see only that.

/** How long it stands there, in milliseconds; stage.css counts with it too. */
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
 * Lets the result be a moment.
 * @param {Element} result
 * @param {Element} room where the board is
 */
export function celebrate(result, room) {
  if (still.matches) return;
  const outcome = result.getAttribute("data-outcome") ?? "seen";
  const head = result.querySelector("h2")?.textContent ?? "";
  const why = result.querySelector(".said p")?.textContent ?? "";
  const face = result.querySelector(".faces .face")?.cloneNode(true);
  const line = Object.assign(document.createElement("strong"), { textContent: head });
  const reason = Object.assign(document.createElement("span"), { textContent: why });
  const said = made("said", ...(face ? [made("portrait", face)] : []), line, reason);
  const triumph = made(`triumph ${outcome}`, ...(outcome === "won" ? [made("rays"), rain()] : []), said);
  triumph.setAttribute("aria-hidden", "true");
  room.append(triumph);
  // The result takes its room from the board only afterwards.
  const stage = room.closest(".stage");
  stage?.classList.add("celebrating");
  const end = () => {
    triumph.remove();
    stage?.classList.remove("celebrating");
    for (const event of HURRY) document.removeEventListener(event, end, { capture: true });
  };
  for (const event of HURRY) document.addEventListener(event, end, { capture: true });
  setTimeout(end, STANDS);
}
