// Looking back at a match: on the page of a moment, and at a table without
// leaving it. Both ask the same address for the same boards.

import { Board } from "./board.js";
import { byId, first, isTyping, markCurrent, wait } from "./dom.js";

/** @typedef {import("./messages.js").Moment} Moment */

/** What is played through is seen step by step. */
const PAUSE = 900;

/** An analysis is asked so often how far it is. */
const BETWEEN_LOOKS = 500;

/**
 * Scrolls the list that a line is in until the line is seen, and nothing else: the page
 * must not move under a finger.
 * @param {HTMLElement} line
 */
export function keepInSight(line) {
  const list = line.closest("ol, ul");
  if (!(list instanceof HTMLElement)) return;
  const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
}

/** The moments of a match, shown on a board. */
export class Moments {
  /**
   * @param {string} id the match
   * @param {Board} board where they are shown
   * @param {"page" | "beside-table"} place which board that is
   */
  constructor(id, board, place) {
    this.id = id;
    this.board = board;
    this.place = place;
    /** @type {number | null} */
    this.ply = null;
    this.last = 0;
    /**
     * The moments a turn before and after the one that is shown.
     * @type {{previous: number | null, next: number | null}}
     */
    this.around = { previous: null, next: null };
  }

  /** @param {number} ply */
  address(ply) {
    return `/table/${this.id}/at/${ply}`;
  }

  /**
   * Shows a moment; nothing if it cannot be had.
   * @param {number} ply
   * @returns {Promise<Moment | null>}
   */
  async show(ply) {
    const query = new URLSearchParams({ board: this.place });
    if (this.ply !== null) query.set("from", String(this.ply));
    const answer = await fetch(`${this.address(Math.max(0, ply))}?${query}`).catch(() => null);
    if (!answer?.ok) return null;
    /** @type {Moment} */
    const moment = await answer.json();
    this.ply = moment.ply;
    this.last = moment.last;
    this.around = moment;
    this.board.apply(moment.board);
    this.board.picture.ghost("");
    if (moment.better) this.board.picture.advise(moment.better.markup, moment.better.clicks);
    this.board.picture.mark("hinted", moment.better?.clicks ?? []);
    this.board.picture.mark("played", moment.better?.played ?? []);
    const line = markCurrent(
      document.querySelectorAll("#log [data-ply]"),
      (line) => line.dataset.ply === String(moment.ply),
    );
    if (line) keepInSight(line);
    return moment;
  }

  /** The next time, everything is drawn anew. */
  forget() {
    this.ply = null;
  }
}

/** Looking back at a table, in place of its board. */
export class LookBack {
  /**
   * @param {string} id
   * @param {(caption: string) => void} announce tells those who listen what the moment is
   */
  constructor(id, announce) {
    this.replaying = 0;
    this.announce = announce;
    this.bar = byId("looking");
    this.past = byId("past");
    this.now = byId("board");
    this.words = byId("reading");
    // What can be scrolled can be reached by keys.
    this.pastWords = Object.assign(document.createElement("div"), { className: "in-words", hidden: true, tabIndex: 0 });
    this.words.after(this.pastWords);
    const board = new Board({ holder: this.past, prefix: "was-" });
    board.options.words = this.pastWords;
    this.moments = new Moments(id, board, "beside-table");
  }

  /** @param {number} ply */
  async show(ply) {
    const moment = await this.moments.show(ply);
    if (!moment) return;
    this.announce(moment.caption);
    byId("looking-text").textContent = moment.caption;
    byId("looking-page").setAttribute("href", this.moments.address(moment.ply));
    this.visible(true);
  }

  /** @param {string} how */
  step(how) {
    if (how === "stop") return this.stop();
    const { around, last } = this.moments;
    this.show(Number(how) < 0 ? (around.previous ?? 0) : (around.next ?? last));
  }

  /**
   * Plays through what happened between two moments. The way back is taken by a click: if this closed
   * by itself, that click would meet what stands there in the match, and undo something.
   * @param {number} ply
   * @param {number} end
   * @param {number} pause between two steps, in milliseconds
   */
  async replay(ply, end, pause) {
    this.replaying += 1;
    const turn = this.replaying;
    await this.show(ply);
    for (let at = ply + 1; at <= end; at += 1) {
      await wait(pause);
      if (turn !== this.replaying) return;
      await this.show(at);
    }
  }

  stop() {
    this.replaying += 1;
    this.visible(false);
    this.moments.forget();
    markCurrent(document.querySelectorAll("#log [aria-current]"), () => false);
  }

  /** @param {boolean} on */
  visible(on) {
    byId("prompt").hidden = on;
    byId("step").hidden = true;
    this.bar.hidden = !on;
    this.past.hidden = !on;
    this.now.hidden = on;
    this.words.hidden = on;
    this.pastWords.hidden = !on;
  }
}

/** The page of a moment: stepping, playing through, and waiting for an analysis. */
class MomentPage {
  /** @param {HTMLElement} table */
  constructor(table) {
    const words = byId("reading");
    const board = new Board({ holder: byId("board"), words });
    this.moments = new Moments(table.dataset.id ?? "", board, "page");
    this.moments.ply = Number(table.dataset.now);
    this.end = Number(table.dataset.last);
    this.playing = 0;
    /** The moment that was asked for last; it may still be on its way. */
    this.aim = this.ply;
    this.busy = false;
    /**
     * The moment that is returned to when somebody has looked at another one for a while.
     * @type {number | null}
     */
    this.home = null;
    this.playButton = first(document, '[data-step="past-play"]');
    /** The start and the ends of turns, from which to which steps go. */
    const turns = [...document.querySelectorAll("#log a[data-ply]")];
    this.ends = [0, ...turns.map((line) => Number(line instanceof HTMLElement && line.dataset.ply))];
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    for (const sentence of document.querySelectorAll("[data-peek]")) {
      if (!(sentence instanceof HTMLElement)) continue;
      for (const come of ["pointerenter", "focus"]) {
        sentence.addEventListener(come, () => this.peek(Number(sentence.dataset.ply)));
      }
      for (const leave of ["pointerleave", "blur"]) sentence.addEventListener(leave, () => this.leave());
    }
    document.querySelector("[data-analyse]")?.addEventListener("submit", (event) => this.analyse(event));
    const line = markCurrent(
      document.querySelectorAll("#log [data-ply]"),
      (line) => line.dataset.ply === table.dataset.now,
    );
    if (line) keepInSight(line);
    // The page comes without what would have been better.
    this.go(this.ply);
  }

  get ply() {
    return this.moments.ply ?? 0;
  }

  /**
   * Shows a moment, and stays there.
   * @param {number} to
   */
  go(to) {
    this.home = null;
    return this.show(to);
  }

  /**
   * Shows a moment while somebody looks at a sentence about it.
   * @param {number} to
   */
  peek(to) {
    this.stop();
    this.home ??= this.aim;
    this.show(to);
  }

  leave() {
    if (this.home !== null) this.go(this.home);
  }

  /**
   * Shows one moment after another: each is drawn from the one before.
   * @param {number} to
   */
  async show(to) {
    this.aim = Math.min(Math.max(to, 0), this.end);
    if (this.busy) return;
    this.busy = true;
    for (let shown = -1; shown !== this.aim; ) {
      shown = this.aim;
      const moment = await this.moments.show(shown);
      if (moment) this.showAround(moment);
    }
    this.busy = false;
  }

  /** @param {Moment} moment */
  showAround(moment) {
    byId("prompt").textContent = moment.caption;
    const better = byId("better");
    better.hidden = !moment.better;
    better.textContent = moment.better?.text ?? "";
    if (this.home === null) history.replaceState(null, "", this.moments.address(moment.ply));
    this.mark(moment.chart);
  }

  /** Where the buttons lead. */
  get targets() {
    return {
      "past-first": 0,
      "past-previous": this.ends.findLast((end) => end < this.aim) ?? this.aim,
      "past-next": this.ends.find((end) => end > this.aim) ?? this.aim,
      "past-last": this.end,
    };
  }

  /**
   * Marks the buttons that lead somewhere, and the place in the charts.
   * @param {number} share
   */
  mark(share) {
    for (const [name, target] of Object.entries(this.targets)) {
      const link = first(document, `[data-step="${name}"]`);
      const useful = target !== this.aim;
      if (useful) link.setAttribute("href", this.moments.address(target));
      else link.removeAttribute("href");
      link.setAttribute("aria-disabled", String(!useful));
    }
    for (const line of document.querySelectorAll(".chart .now")) {
      const width = Number(line.closest("svg")?.dataset.width);
      line.setAttribute("x1", String(share * width));
      line.setAttribute("x2", String(share * width));
    }
    const form = document.querySelector(".play-on");
    if (form instanceof HTMLFormElement) form.action = `${this.moments.address(this.ply)}/play`;
  }

  stop() {
    clearInterval(this.playing);
    this.playing = 0;
    this.playButton.classList.remove("on");
  }

  play() {
    if (this.playing) return this.stop();
    if (this.aim >= this.end) this.go(0);
    this.playButton.classList.add("on");
    this.playing = setInterval(() => (this.aim >= this.end ? this.stop() : this.go(this.targets["past-next"])), PAUSE);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (!(event.target instanceof Element)) return;
    const chart = event.target.closest(".chart svg[data-first]");
    if (chart instanceof SVGElement) return this.chose(chart, event.clientX);
    const link = event.target.closest("[data-step], a[data-ply]");
    if (!(link instanceof HTMLElement)) return;
    const { step, ply } = link.dataset;
    if (step === "past-play") return this.play();
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.stop();
    const targets = /** @type {{[name: string]: number}} */ (this.targets);
    this.go(ply ? Number(ply) : (targets[step ?? ""] ?? this.aim));
    // On a small screen what a sentence speaks of may be out of sight.
    if (ply) first(document, ".says").scrollIntoView({ block: "nearest" });
  }

  /**
   * Goes to the turn at a place of a chart. Where its ends are, the server says.
   * @param {SVGElement} chart
   * @param {number} x
   */
  chose(chart, x) {
    const box = chart.getBoundingClientRect();
    const start = Number(chart.dataset.first);
    const share = ((x - box.left) / box.width - start) / (1 - 2 * start);
    const turn = Math.round(Math.min(Math.max(share, 0), 1) * (this.ends.length - 1));
    this.stop();
    this.go(this.ends[turn] ?? this.end);
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (isTyping(event)) return;
    /** @type {{[key: string]: number}} */
    const steps = {
      ArrowLeft: this.targets["past-previous"],
      ArrowRight: this.targets["past-next"],
      Home: 0,
      End: this.end,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.stop();
    this.go(to);
  }

  /** @param {Event} event */
  async analyse(event) {
    event.preventDefault();
    if (!(event.target instanceof HTMLFormElement)) return;
    const progress = byId("analysis-progress");
    for (const button of event.target.querySelectorAll("button")) button.disabled = true;
    for (;;) {
      const answer = await fetch(event.target.action, { method: "POST" });
      if (!answer.ok) return;
      /** @type {import("./messages.js").AnalysisProgress} */
      const { done, of, text } = await answer.json();
      progress.textContent = text;
      if (done >= of) break;
      await wait(BETWEEN_LOOKS);
    }
    location.reload();
  }
}

const table = document.querySelector(".past #table");
if (table instanceof HTMLElement) new MomentPage(table);
