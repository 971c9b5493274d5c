// A board on a page: its picture, what can be clicked, the same in words, ghosts
// and confirmation, highlights, and what has just happened. Table, lesson, puzzle,
// look-back and board builder all use it. It is told what may be clicked; it knows
// no game.

import { byId, first, focused, shortcuts } from "./dom.js";
import { Drag } from "./drag.js";
import { Hover } from "./hover.js";
import { extendLog, replacePart } from "./parts.js";
import { Paths } from "./paths.js";
import { Picture } from "./picture.js";
import { Reading } from "./reading.js";

/** @typedef {import("./messages.js").BoardUpdate} BoardUpdate */
/** @typedef {import("./messages.js").Ghost} Ghost */
/** @typedef {import("./messages.js").Step} Step */

/** Where nearly everything has changed, nothing stands out. */
const MOST_FRESH = 12;

/** If more updates wait than these, they follow each other more quickly. */
const MANY_WAITING = 4;

/** If more wait than these, nobody wants to see them all. */
const MOST_WAITING = 16;

/** What a question says in more letters than these is written smaller. */
const LONG = 36;

/** Before somebody answers there is a pause, as a part of the time that the answer is seen. */
const BREATH = 0.5;

/** But never a longer one than this, in milliseconds. */
const LONGEST_BREATH = 500;

/** A browser makes a click of a tap this much later than the finger was lifted, at most. */
const TAP = 400;

/** Drawing takes a moment even if nothing moves. */
const DRAWING = 60;

/**
 * @typedef {object} BoardOptions
 * @property {HTMLElement} holder where the picture is
 * @property {string} [prefix] what stands before the ids of its shapes
 * @property {HTMLElement} [words] where the same is in words, with its buttons
 * @property {HTMLElement} [page] the page, whose `data-keys` says whether single letters are shortcuts
 * @property {(word: string, ends: boolean) => void} [act] says what was clicked
 * @property {(word: string) => void} [ask] asks what an action would look like; see `showGhost`
 * @property {boolean} [hovers] whether pointing at something shows what it would bring
 * @property {(id: string) => void} [wonder] asks what something stands for; see `Hover.explain`
 * @property {() => boolean} [confirms] whether a whole turn is confirmed
 * @property {() => number} [pace] how long an action of somebody else is seen before the next, in milliseconds
 * @property {() => number} [lingers] how long what is shown is looked at before somebody else goes on, in milliseconds
 * @property {(x: number, y: number, id: string) => void} [missed] called for a click on something that cannot be clicked now
 * @property {() => void} [lit] called when something else can be clicked than before
 * @property {() => void} [chose] called when something was chosen in words and more is to come
 * @property {(text: string) => void} [announce] tells those who listen
 * @property {HTMLElement} [log] the lines of the log
 * @property {(ply: number) => string} [moment] where a moment of the match is
 */

/**
 * Gives a button another label; without one, its own.
 * @param {HTMLElement} button
 * @param {string} label
 */
function nameButton(button, label) {
  const words = button.querySelector(".label");
  if (words) words.textContent = `↻ ${label || button.title}`;
}

export class Board {
  /** @param {BoardOptions} options */
  constructor(options) {
    this.options = options;
    this.picture = new Picture(options.holder, options.prefix);
    /** @type {Reading | null} */
    this.reading = null;
    this.paths = new Paths(this.picture, {
      say: (word, ends) => options.act?.(word, ends),
      preview: (word, several) => this.preview(word, several),
      confirms: () => options.confirms?.() ?? false,
      lit: () => {
        this.reading?.light();
        this.options.lit?.();
      },
      missed: (x, y, id) => options.missed?.(x, y, id),
    });
    if (options.act) this.drag = new Drag(this.picture, this.paths);
    const { ask } = options;
    this.hover = ask && options.hovers ? new Hover(this.picture, this.paths, ask, options.wonder) : null;
    // What lies under a finger, on the board or a button beside it, stays there until it is lifted: else
    // the browser would lose the click.
    /** @param {PointerEvent} event */
    const hold = ({ target }) => {
      if (!(target instanceof Element)) return;
      if (!options.holder.contains(target) && !target.closest("button, a")) return;
      clearTimeout(this.lifted);
      this.held = true;
    };
    addEventListener("pointerdown", hold, { capture: true });
    // The click of a mouse comes with the end of its press, that of a finger some time after it.
    addEventListener("pointerup", ({ pointerType }) => this.letGo(pointerType === "touch" ? TAP : 0), {
      capture: true,
    });
    for (const end of ["pointercancel", "click"]) addEventListener(end, () => this.letGo(0), { capture: true });
    options.holder.addEventListener("click", (event) => this.hurry(event), { capture: true });
    if (options.words) this.reading = new Reading(options.words, this.paths, () => options.chose?.());
    this.confirmBar = options.act ? byId("confirm") : null;
    this.confirmBar?.addEventListener("click", (event) => this.confirmed(event));
    if (options.page && options.act) {
      shortcuts(options.page, {
        b: () => this.paths.enter(),
        r: () => this.paths.turn(1),
        R: () => this.paths.turn(-1),
      });
    }
    /** @type {string | null} */
    this.previewed = null;
    /**
     * What actions are called in a few words, as far as it was told.
     * @type {Map<string, string>}
     */
    this.briefs = new Map();
    // For tests, and for the curious: what a board offers can be asked of its element.
    Object.assign(options.holder, { board: this });
    /** @type {string | null} */
    this.cameFrom = null;
    /** @type {{update: BoardUpdate, shown: (update: BoardUpdate) => void}[]} */
    this.waiting = [];
    this.free = 0;
    this.timer = 0;
    this.seq = 0;
    /** @type {string | null} */
    this.seat = null;
    this.mayAct = false;
  }

  /**
   * Shows an update as soon as what still moves has come to rest, so that every
   * action can be seen; but nobody waits for long.
   * @param {BoardUpdate} update
   * @param {(update: BoardUpdate) => void} shown called then
   */
  queue(update, shown) {
    this.waiting.push({ update, shown });
    this.drain();
  }

  drain() {
    clearTimeout(this.timer);
    if (this.held) return;
    for (;;) {
      const many = this.waiting.length;
      const left = (this.free + this.breath() - performance.now()) * Math.min(1, MANY_WAITING / Math.max(many, 1));
      if (left > 0 && many && many < MOST_WAITING && !document.hidden) {
        this.timer = setTimeout(() => this.drain(), left);
        return;
      }
      const next = this.waiting.shift();
      if (!next) return;
      this.apply(next.update);
      next.shown(next.update);
    }
  }

  /** Between what one did oneself and the answer there is a short pause, and between two turns, in milliseconds. */
  breath() {
    const next = this.waiting[0]?.update;
    const lingering = next && this.timeFor(next) ? (this.options.lingers?.() ?? 0) : 0;
    if (lingering) return lingering;
    return next && this.wasOwn ? Math.min(BREATH * this.timeFor(next), LONGEST_BREATH) : 0;
  }

  /** Whether the last thing that happened was done at this screen. */
  wasOwn = false;

  /**
   * Lets what comes next wait, while something else is looked at.
   * @param {number} millis
   */
  rest(millis) {
    this.free = Math.max(this.free, performance.now() + millis);
  }

  /** Goes on with what waits. */
  goOn() {
    this.free = 0;
    this.drain();
  }

  /** Whether a pointer is down on the board or on a button, or its click is still to come. */
  held = false;

  /** The timer that ends this. */
  lifted = 0;

  /**
   * The pointer is up again; what has come meanwhile is shown after its click.
   * @param {number} millis how long the click may take
   */
  letGo(millis) {
    if (!this.held) return;
    clearTimeout(this.lifted);
    this.lifted = setTimeout(() => {
      this.held = false;
      this.drain();
    }, millis);
  }

  /**
   * Shows at once what is still waiting; the click that asked for it means nothing else.
   * @param {MouseEvent} event
   */
  hurry(event) {
    this.held = false;
    if (!this.waiting.length) return;
    this.picture.mover.finish();
    this.free = 0;
    const { waiting } = this;
    this.waiting = [];
    for (const { update, shown } of waiting) {
      this.apply(update);
      shown(update);
    }
    this.free = 0;
    // People who come or leave change nothing under the pointer.
    const changes = waiting.some(({ update }) => update.whole !== undefined || update.patch || update.paths);
    if (changes) event.stopImmediatePropagation();
  }

  /** The click that follows the pointer which is down now means nothing to the board. */
  ignoreClick() {
    const done = new AbortController();
    const { signal } = done;
    this.picture.holder.addEventListener("click", (event) => event.stopImmediatePropagation(), {
      capture: true,
      signal,
    });
    // Whether it has come or not: the next pointer is meant.
    setTimeout(() => addEventListener("pointerdown", () => done.abort(), { capture: true, once: true }), 0);
  }

  /**
   * How long an update is seen before the next: what others do takes its time,
   * what one does oneself does not.
   * @param {BoardUpdate} update
   */
  timeFor(update) {
    const others = (update.steps ?? []).some(({ by }) => by !== null && by !== this.seat);
    return others ? (this.options.pace?.() ?? 0) : 0;
  }

  /**
   * Shows an update.
   * @param {BoardUpdate} update
   */
  apply(update) {
    const isNews = update.seq !== this.seq;
    this.seq = update.seq;
    this.seat = update.seat;
    this.mayAct = update.may_act;
    this.paths.waits = !update.may_act;
    const holder = focused();
    const button = holder?.dataset.do;
    const target = this.reading?.focused;
    if (update.whole !== undefined || update.patch || update.paths) {
      this.picture.ghost("");
      this.hint([]);
      this.hover?.forget();
      this.briefs.clear();
    }
    const by = (update.steps ?? []).map((step) => step.by).filter((seat) => seat !== null);
    if (by.length) this.wasOwn = by.every((seat) => seat === this.seat);
    if (update.whole !== undefined) this.picture.whole(update.whole);
    this.picture.mover.clicked = this.wasOwn ? this.paths.said : [];
    const moving = update.patch ? this.picture.patch(update.patch) : 0;
    const drawn = update.patch || update.whole !== undefined;
    this.landing = moving;
    if (drawn) this.free = performance.now() + Math.max(moving, DRAWING, this.timeFor(update));
    clearTimeout(this.pointing);
    for (const [id, markup] of Object.entries(update.parts ?? {})) this.replace(id, markup);
    if (button && focused()?.dataset.do !== button) this.refocus(button);
    if (target) this.reading?.focus(target);
    for (const step of update.steps ?? []) this.options.announce?.(step.text);
    if (update.log && this.options.log) extendLog(this.options.log, update.log, this.options.moment ?? (() => "#"));
    if (update.fresh) this.fresh = update.fresh;
    // What still flies is marked when it has landed.
    if (moving) this.pointing = setTimeout(() => this.point(), moving);
    else if (drawn || update.fresh) this.point();
    if (update.paths) this.paths.offer(update.paths);
    // What can be said may be the same as before something was said.
    else if (isNews) this.paths.offer(this.paths.offered);
    else if (drawn) this.paths.light();
    else this.reading?.light();
  }

  /** @type {string[]} */
  fresh = [];

  pointing = 0;

  /** How long after the last update its pieces land, in milliseconds. */
  landing = 0;

  /** Points out what the last turn changed. */
  point() {
    this.picture.mark("fresh", this.fresh.length <= MOST_FRESH ? this.fresh : []);
  }

  /**
   * @param {string} id
   * @param {string} markup
   */
  replace(id, markup) {
    const own = id === "reading" ? this.options.words : document.getElementById(id);
    if (own) replacePart(own, markup);
  }

  /** @param {string} button */
  refocus(button) {
    const again = document.querySelector(`[data-do="${CSS.escape(button)}"]:not([disabled])`);
    if (again instanceof HTMLElement) again.focus();
  }

  /**
   * Shows what would be said, and asks whether it is meant.
   * @param {string | null} word
   * @param {boolean} several
   */
  preview(word, several) {
    const bar = this.confirmBar;
    this.previewed = word;
    this.picture.ghost("");
    if (!bar) return;
    const target = this.reading?.focused;
    const asked = bar.contains(document.activeElement);
    bar.hidden = word === null;
    if (word === null) {
      // A visitor who came from the board in words goes back there.
      if (asked && this.cameFrom) this.reading?.focus(this.cameFrom);
      if (asked) this.cameFrom = null;
      return;
    }
    if (target) {
      this.cameFrom = target;
      first(bar, '[data-confirm="yes"]').focus({ preventScroll: true });
    }
    const turn = first(bar, '[data-confirm="turn"]');
    turn.hidden = !several;
    nameButton(turn, "");
    const { other } = this.paths;
    if (other && other !== word) this.options.ask?.(other);
    const what = byId("confirm-what");
    what.textContent = what.dataset.plain ?? "";
    bar.classList.remove("long");
    this.options.ask?.(word);
  }

  /**
   * Shows what an action would look like, if that is still wanted.
   * @param {string} word
   * @param {Ghost} ghost
   */
  showGhost(word, { markup, brief, text }) {
    this.hover?.show(word, { markup, brief, text });
    this.briefs.set(word, brief ?? "");
    if (this.previewed !== null && this.confirmBar) {
      const [own, other] = [this.previewed, this.paths.other ?? ""].map((each) => this.briefs.get(each) ?? "");
      // What says the same turned another way has the plain word on its button.
      const differs = own && other && own !== other && other.length <= LONG;
      nameButton(first(this.confirmBar, '[data-confirm="turn"]'), differs ? other : "");
    }
    if (word !== this.previewed) return;
    this.picture.ghost(markup);
    if (brief) byId("confirm-what").textContent = brief;
    this.confirmBar?.classList.toggle("long", (brief?.length ?? 0) > LONG);
    byId("confirm-where").textContent = text;
    this.options.announce?.(text);
  }

  /** @param {MouseEvent} event */
  confirmed(event) {
    const button = event.target instanceof Element ? event.target.closest("button") : null;
    const how = button?.dataset.confirm;
    if (how === "yes") this.paths.confirm();
    else if (how === "turn") {
      this.paths.turn(1);
      // After a click of the mouse, Enter confirms; with keys, the focus stays where it is.
      if (event.detail > 0 && this.confirmBar)
        first(this.confirmBar, '[data-confirm="yes"]').focus({ preventScroll: true });
    } else if (how === "no") this.paths.back();
  }

  /**
   * Marks what a hint or an example speaks about, and nothing else.
   * @param {Iterable<string>} ids
   */
  hint(ids) {
    this.picture.mark("hinted", ids);
  }

  /**
   * Shows a good action on the board; without one, takes it away again.
   * @param {{markup: string, clicks: string[], word: string} | null} line
   */
  advise(line) {
    this.paths.advised = line?.word ?? null;
    this.hint(line?.clicks ?? []);
    this.picture.advise(line?.markup ?? "", line?.clicks ?? []);
  }

  /** How long what still glides takes, in milliseconds. */
  get restless() {
    return Math.max(0, this.free - performance.now());
  }
}
