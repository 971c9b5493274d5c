// Says what happens to those who listen: once each, and what comes in a burst together.

const PAUSE = 400;
const LONGEST = 1600;

export class Announcer {
  /** @param {HTMLElement} region */
  constructor(region) {
    this.region = region;
    /** @type {string[]} */
    this.waiting = [];
    /** @type {string | null} */
    this.prompt = null;
    this.asked = false;
    /** @type {string | null} */
    this.said = null;
    /** @type {number | undefined} */
    this.since = undefined;
    this.timer = 0;
  }

  /**
   * Something that has happened.
   * @param {string} text
   */
  say(text) {
    if (text) this.waiting.push(text);
    this.later();
  }

  /**
   * What is to be done now: only the last counts, and only if it is another than
   * before or something has happened.
   * @param {string} text
   */
  ask(text) {
    this.prompt = text.trim();
    this.asked = true;
    this.later();
  }

  /**
   * What need not be said because the page shows it from the start.
   * @param {string} prompt
   */
  know(prompt) {
    this.said = prompt.trim();
  }

  later() {
    const now = performance.now();
    this.since ??= now;
    this.region.dataset.waiting = "";
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), Math.max(0, Math.min(PAUSE, this.since + LONGEST - now)));
  }

  flush() {
    this.since = undefined;
    delete this.region.dataset.waiting;
    const lines = this.waiting;
    // A player who is answered at once has to be told that it is their turn again.
    const again = this.asked && lines.length > 0;
    if (this.prompt && (again || this.prompt !== this.said)) lines.push(this.prompt);
    this.said = this.prompt ?? this.said;
    this.asked = false;
    this.waiting = [];
    if (!lines.length) return;
    // A new element is read even if it says the same as the one before.
    const text = lines.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(" ");
    this.region.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
  }
}

/** @typedef {{sayings: string[], asked: string[]}} Talk */

/** @param {string} selector */
const texts = (selector) => [...document.querySelectorAll(selector)].map((e) => (e.textContent ?? "").trim());

/**
 * What people at the table say and ask, as the page shows it.
 * @returns {Talk}
 */
export function talk() {
  return { sayings: texts("#talk .sayings li"), asked: texts("#talk .asked, #bar .asked") };
}

/**
 * What of it is new. Of sayings only the last are shown, so the old ones move up.
 * @param {Talk} before
 * @param {Talk} after
 */
export function newTalk(before, after) {
  const asked = after.asked.filter((question) => !before.asked.includes(question));
  const { length } = after.sayings;
  for (let kept = length; kept > 0; kept -= 1) {
    const old = before.sayings.slice(-kept);
    if (old.length === kept && old.every((line, place) => line === after.sayings[place])) {
      return [...after.sayings.slice(kept), ...asked];
    }
  }
  return [...after.sayings, ...asked];
}
