// Clocks run on the server; between two updates the page counts along.

/** @typedef {import("./messages.js").ClockTime} ClockTime */

/** Below this, tenths of a second are shown, in milliseconds. */
const LOW = 10000;

export class Clocks {
  /** @param {(seat: string) => void} low is told once whose time runs out */
  constructor(low) {
    this.low = low;
    /** @type {ClockTime[]} */
    this.times = [];
    this.since = 0;
  }

  /**
   * @param {ClockTime[]} times
   * @param {number} since when they were so
   */
  set(times, since) {
    this.times = times;
    this.since = since;
  }

  /** Shows what is left now. */
  tick() {
    const passed = performance.now() - this.since;
    this.times.forEach(({ left, running }, index) => {
      const seat = String(index + 1);
      const face = document.querySelector(`[data-clock="${seat}"]`);
      if (!face) return;
      const millis = Math.max(0, left - (running ? passed : 0));
      const seconds = Math.floor(millis / 1000);
      const rest = String(seconds % 60).padStart(2, "0");
      const low = millis < LOW;
      face.textContent = low ? (millis / 1000).toFixed(1) : `${Math.floor(seconds / 60)}:${rest}`;
      if (low && running && !face.classList.contains("low")) this.low(seat);
      face.classList.toggle("low", low);
    });
  }
}
