// Says what happens to those who listen: once each, and what comes in a burst together.

const PAUSE = 400;
const LONGEST = 1600;

export class Announcer {
  constructor(region) {
    this.region = region;
    this.waiting = [];
    this.prompt = null;
    this.said = null;
  }

  /** Something that has happened. */
  say(text) {
    if (text) this.waiting.push(text);
    this.later();
  }

  /** What is to be done now: only the last counts, and only if it is another than before. */
  ask(text) {
    this.prompt = text.trim();
    this.later();
  }

  /** What needs not be said because the page shows it from the start. */
  know(prompt) {
    this.said = prompt.trim();
  }

  later() {
    const now = performance.now();
    this.since ??= now;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.flush(), Math.max(0, Math.min(PAUSE, this.since + LONGEST - now)));
  }

  flush() {
    this.since = undefined;
    const lines = this.waiting;
    if (this.prompt !== null && this.prompt !== this.said) lines.push(this.prompt);
    this.said = this.prompt ?? this.said;
    this.waiting = [];
    if (!lines.length) return;
    // A new element is read even if it says the same as the one before.
    const text = lines.map((line) => (/[.!?…]$/.test(line) ? line : `${line}.`)).join(" ");
    this.region.replaceChildren(Object.assign(document.createElement("p"), { textContent: text }));
  }
}
