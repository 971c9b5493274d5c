// Looking back at a match: on the page of a moment, and at a table without
// leaving it. Both ask the same address for the same boards.

import { Board } from "./board.js";
import { byId, first, isTyping, markCurrent, wait } from "./dom.js";

/** @typedef {import("./messages.js").Moment} Moment */

/** What is played through is seen step by step. */
const PAUSE = 900;

/** An analysis is asked so often how far it is. */
const BETWEEN_LOOKS = 500;

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
    this.board.apply(moment.board);
    const line = markCurrent(
      document.querySelectorAll("#log [data-ply]"),
      (line) => line.dataset.ply === String(moment.ply),
    );
    line?.scrollIntoView({ block: "nearest" });
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
    this.announce = announce;
    this.bar = byId("looking");
    this.past = byId("past");
    this.now = byId("board");
    this.words = byId("reading");
    this.pastWords = Object.assign(document.createElement("div"), { className: "in-words", hidden: true });
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
    const { ply, last } = this.moments;
    this.show(Math.min(Math.max((ply ?? last) + Number(how), 0), last));
  }

  stop() {
    this.visible(false);
    this.moments.forget();
    markCurrent(document.querySelectorAll("#log [aria-current]"), () => false);
  }

  /** @param {boolean} on */
  visible(on) {
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
    this.playButton = first(document, '[data-step="past-play"]');
    document.addEventListener("click", (event) => this.clicked(event));
    document.addEventListener("keydown", (event) => this.pressed(event));
    document.querySelector("[data-analyse]")?.addEventListener("submit", (event) => this.analyse(event));
    markCurrent(document.querySelectorAll("#log [data-ply]"), (line) => line.dataset.ply === table.dataset.now);
  }

  get ply() {
    return this.moments.ply ?? 0;
  }

  /** @param {number} to */
  async go(to) {
    const moment = await this.moments.show(Math.min(Math.max(to, 0), this.end));
    if (!moment) return;
    byId("prompt").textContent = moment.caption;
    history.replaceState(null, "", this.moments.address(moment.ply));
    this.mark(moment.chart);
  }

  /** Where the buttons lead. */
  get targets() {
    const { ply, end } = this;
    return { "past-first": 0, "past-previous": ply - 1, "past-next": ply + 1, "past-last": end };
  }

  /**
   * Marks the buttons that lead somewhere, and the place in the charts.
   * @param {number} share
   */
  mark(share) {
    for (const [name, target] of Object.entries(this.targets)) {
      const link = first(document, `[data-step="${name}"]`);
      const useful = target !== this.ply && target >= 0 && target <= this.end;
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
    this.playButton.textContent = "▶";
  }

  play() {
    if (this.playing) return this.stop();
    if (this.ply >= this.end) this.go(0);
    this.playButton.textContent = "⏸";
    this.playing = setInterval(() => (this.ply >= this.end ? this.stop() : this.go(this.ply + 1)), PAUSE);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    if (!(event.target instanceof Element)) return;
    const chart = event.target.closest(".chart svg");
    if (chart instanceof SVGElement) return this.chose(chart, event.clientX);
    const link = event.target.closest("[data-step], a[data-ply]");
    if (!(link instanceof HTMLElement)) return;
    const { step, ply } = link.dataset;
    if (step === "past-play") return this.play();
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.stop();
    const targets = /** @type {{[name: string]: number}} */ (this.targets);
    this.go(ply ? Number(ply) : (targets[step ?? ""] ?? this.ply));
  }

  /**
   * Goes to the moment at a place of a chart. Where its ends are, the server says.
   * @param {SVGElement} chart
   * @param {number} x
   */
  chose(chart, x) {
    const box = chart.getBoundingClientRect();
    const start = Number(chart.dataset.first);
    const share = ((x - box.left) / box.width - start) / (1 - 2 * start);
    this.go(Math.round(share * this.end));
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (isTyping(event)) return;
    /** @type {{[key: string]: number}} */
    const steps = { ArrowLeft: this.ply - 1, ArrowRight: this.ply + 1, Home: 0, End: this.end };
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
    for (;;) {
      const answer = await fetch(event.target.action, { method: "POST" });
      if (!answer.ok) return;
      const { done, of } = await answer.json();
      progress.textContent = `${done} / ${of}`;
      if (done >= of) break;
      await wait(BETWEEN_LOOKS);
    }
    location.reload();
  }
}

const table = document.querySelector(".past #table");
if (table instanceof HTMLElement) new MomentPage(table);
