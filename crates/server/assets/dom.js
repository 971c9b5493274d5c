// Small helpers that all pages share.

/**
 * The element with this id, which the page has.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}

/**
 * The first element that fits, which is there.
 * @param {ParentNode} inside
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function first(inside, selector) {
  const element = inside.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`there is no ${selector}`);
  return element;
}

/**
 * The element that has the focus, if it is one of HTML.
 * @returns {HTMLElement | null}
 */
export function focused() {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** @param {number} time in milliseconds */
export const wait = (time) => new Promise((resolve) => setTimeout(resolve, time));

const small = matchMedia("(max-width: 720px)");
const upright = matchMedia("(max-aspect-ratio: 1/1)");

/** At a table the board has the whole window; elsewhere a column of the page. */
const narrow = () => (document.body.classList.contains("playing") ? upright : small);

/** The shape of this screen, and from where boards are seen, as the server calls it. */
export function frame() {
  const shape = narrow().matches && !document.body.classList.contains("strip") ? "tall" : "wide";
  return document.documentElement.dataset.angle === "tilted" ? `${shape}-tilted` : shape;
}

/**
 * Calls back when the screen gets another shape.
 * @param {() => void} changed
 */
export function onFrameChange(changed) {
  narrow().addEventListener("change", changed);
}

/**
 * Keeps how the visitor likes things, without leaving the page.
 * @param {{[name: string]: string}} preferences
 */
export function remember(preferences) {
  const body = new URLSearchParams({ ...preferences, back: "/" });
  return fetch("/preferences", { method: "POST", body, redirect: "manual" }).catch(() => null);
}

/**
 * Whether a key is meant for something that is typed into, or for the browser.
 * @param {KeyboardEvent} event
 */
export function isTyping(event) {
  const field = event.target instanceof Element && event.target.matches("input, textarea, select");
  return field || event.ctrlKey || event.metaKey || event.altKey;
}

/**
 * Shortcuts by single letters, which can be switched off: anyone who speaks to
 * their computer, or misses keys, would press them without meaning to.
 * @param {HTMLElement} page its `data-keys` says whether they are on
 * @param {{[key: string]: (event: KeyboardEvent) => void}} keys
 */
export function shortcuts(page, keys) {
  document.addEventListener("keydown", (event) => {
    if (page.dataset.keys !== "on" || isTyping(event)) return;
    keys[event.key]?.(event);
  });
}

/**
 * Marks one of several as the one that is looked at now.
 * @param {Iterable<Element>} all
 * @param {(element: HTMLElement) => boolean} isNow
 * @returns {HTMLElement | null} that one
 */
export function markCurrent(all, isNow) {
  let current = null;
  for (const element of all) {
    if (!(element instanceof HTMLElement)) continue;
    if (isNow(element)) {
      element.setAttribute("aria-current", "true");
      current = element;
    } else {
      element.removeAttribute("aria-current");
    }
  }
  return current;
}
