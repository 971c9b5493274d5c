// What can be clicked now: lights it up, narrows it with every click, and says
// what was said in the end. It knows ids and words, no game.

import { isTyping } from "./dom.js";

/** @typedef {import("./messages.js").ClickTree} ClickTree */
/** @typedef {import("./messages.js").ClickLeaf} ClickLeaf */
/** @typedef {import("./messages.js").ClickNode} ClickNode */
/** @typedef {import("./picture.js").Picture} Picture */

/**
 * A leaf of the tree: whether it ends the turn, and the words that it can say.
 * @param {ClickNode | undefined} node
 * @returns {node is ClickLeaf}
 */
const isLeaf = (node) => Array.isArray(node);

/** What a leaf begins with where the turn is over then, and where something only looks possible. */
const ENDS = 1;
const TEMPTS = 2;

/**
 * Whether nothing but what only looks possible is there: it is answered, but it is not lit.
 * @param {ClickNode} node
 * @returns {boolean}
 */
const tempts = (node) => (isLeaf(node) ? node[0] === TEMPTS : Object.values(node).every(tempts));

/**
 * The way to a word, or nothing.
 * @param {ClickNode} node
 * @param {string} word
 * @param {string[]} [way]
 * @returns {string[] | null}
 */
export function wayTo(node, word, way = []) {
  if (isLeaf(node)) return node.includes(word) ? way : null;
  for (const [id, next] of Object.entries(node)) {
    const found = wayTo(next, word, [...way, id]);
    if (found) return found;
  }
  return null;
}

/** Where more shapes can be clicked, their lights are drawn finer: they would hide the board. */
const CROWDED = 24;

/** The second click of a double click comes within so many milliseconds. */
const DOUBLE = 400;

/** @type {{[key: string]: [number, number]}} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Paths {
  /**
   * @param {Picture} picture the board
   * @param {object} calls
   * @param {(word: string, ends: boolean) => void} calls.say called when something has been said
   * @param {(word: string | null, several: boolean) => void} calls.preview called to show what would be said, and with null to stop
   * @param {() => boolean} calls.confirms whether what ends a turn is previewed first
   * @param {() => void} calls.lit called when other shapes can be clicked than before
   * @param {(x: number, y: number, id: string) => void} [calls.missed] called for a click on something that cannot be clicked now
   */
  constructor(picture, { say, preview, confirms, lit, missed }) {
    this.missed = missed ?? (() => {});
    /** Whether one waits: what can still be changed is not lit then. */
    this.waits = false;
    /** Until then, a click is the second half of the one before it. */
    this.deafUntil = 0;
    this.picture = picture;
    this.say = say;
    this.preview = preview;
    this.confirms = confirms;
    this.lit = lit;
    /** @type {ClickTree} */
    this.tree = {};
    /**
     * What can be said, also after it was.
     * @type {ClickTree}
     */
    this.offered = {};
    /** @type {string[]} */
    this.chosen = [];
    /**
     * What was clicked for the last word.
     * @type {string[]}
     */
    this.said = [];
    /** @type {ClickLeaf | null} */
    this.leaf = null;
    this.turned = 0;
    /**
     * What was chosen before somebody went straight to a word.
     * @type {string[] | null}
     */
    this.returnTo = null;
    /**
     * What a hint shows on the board: a click on what it shows takes it.
     * @type {string | null}
     */
    this.advised = null;
    /** Whether keys are used rather than a pointer. */
    this.keys = false;
    const board = picture.holder;
    board.addEventListener("click", (event) => this.clicked(event));
    board.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    board.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("keydown", (event) => this.pressedAnywhere(event));
  }

  /**
   * Takes what can be said from now on.
   * @param {ClickTree} tree
   */
  offer(tree) {
    const active = document.activeElement;
    const inBoard = active !== null && this.picture.holder.contains(active);
    const focused = inBoard ? this.picture.idOf(active) : null;
    this.tree = tree;
    this.offered = tree;
    this.reset();
    if (inBoard || active === document.body) this.focus(focused);
  }

  reset() {
    this.chosen = [];
    this.returnTo = null;
    this.leaf = null;
    this.turned = 0;
    this.preview(null, false);
    this.light();
  }

  /** @returns {ClickNode | undefined} */
  get here() {
    /** @type {ClickNode | undefined} */
    let node = this.tree;
    for (const id of this.chosen) node = node && !isLeaf(node) ? node[id] : undefined;
    return node;
  }

  /**
   * What can be clicked next.
   * @returns {ClickTree}
   */
  get node() {
    const here = this.here;
    return here && !isLeaf(here) ? here : {};
  }

  /**
   * What could be clicked instead of the last click, while it is asked whether that was meant.
   * @returns {ClickTree}
   */
  get instead() {
    if (!this.leaf) return {};
    /** @type {ClickNode | undefined} */
    let node = this.tree;
    for (const id of this.chosen.slice(0, -1)) node = node && !isLeaf(node) ? node[id] : undefined;
    return node && !isLeaf(node) ? node : {};
  }

  /** Marks what can be clicked, and what has been. */
  light() {
    const board = this.picture.holder;
    for (const element of board.querySelectorAll(".can, .could, .chosen, [tabindex]")) {
      element.classList.remove("can", "could", "chosen", "leads");
      element.removeAttribute("tabindex");
      element.removeAttribute("role");
    }
    for (const id of this.chosen) this.picture.find(id)?.classList.add("chosen");
    // What the picture has to say about a choice, once it is made: points on the places for a card.
    for (const told of board.querySelectorAll("[class*='after-']")) {
      told.classList.toggle("told", !this.waits && this.chosen.some((id) => told.classList.contains(`after-${id}`)));
    }
    if (!this.leaf) {
      for (const [id, next] of Object.entries(this.node)) {
        this.offerShape(id, this.waits || tempts(next) ? "could" : "can");
      }
      // A player who has begun may change their mind without going back first.
      if (this.chosen.length) for (const id of Object.keys(this.tree)) this.offerShape(id, null);
    } else {
      // Another place of the same kind is as good as this one until it is confirmed.
      for (const id of Object.keys(this.instead)) if (id !== this.chosen.at(-1)) this.offerShape(id, "could");
    }
    this.picture.svg?.classList.toggle("crowded", board.querySelectorAll(".can").length > CROWDED);
    this.picture.expose();
    this.lit();
  }

  /**
   * @param {string} id
   * @param {string | null} name
   */
  offerShape(id, name) {
    const element = this.picture.find(id);
    if (!element) return;
    if (name) element.classList.add(name);
    // What can be dragged: a finger that begins there does not scroll the page.
    const next = this.node[id] ?? this.tree[id];
    element.classList.toggle("leads", next !== undefined && !isLeaf(next));
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
  }

  /**
   * The id that a click means: the innermost shape there that can be clicked.
   * @param {number} x
   * @param {number} y
   */
  meant(x, y) {
    for (const top of document.elementsFromPoint(x, y)) {
      if (!this.picture.holder.contains(top)) continue;
      for (let at = /** @type {Element | null} */ (top); at && at !== this.picture.holder; at = at.parentElement) {
        // What was only looked at may be gone: then what lies below it is meant.
        if (at.classList.contains("ghosts") && (this.leaf || this.advised)) return "ghosts";
        const id = this.picture.idOf(at);
        if (id && (id in this.node || id in this.tree || id in this.instead || this.chosen.includes(id))) return id;
      }
    }
    return null;
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    // A key press on a shape comes as a click without a place.
    const pressed = event.detail === 0 && event.target instanceof Element ? this.picture.idOf(event.target) : "";
    if (event.detail > 1 && performance.now() < this.deafUntil) return;
    const id = pressed || this.meant(event.clientX, event.clientY);
    if (id !== null) return this.choose(id);
    const under = event.target instanceof Element ? event.target.closest("[id]") : null;
    const known = under && this.picture.holder.contains(under) && under !== this.picture.holder;
    this.missed(event.clientX, event.clientY, known ? this.picture.idOf(under) : "");
  }

  /** @param {string | null} id */
  choose(id) {
    if (id === null) return;
    if (id === "ghosts" && !this.leaf && this.advised) return this.take(this.advised);
    this.returnTo = null;
    if (this.leaf) {
      const last = this.chosen.at(-1);
      if (id === "ghosts") return this.confirm();
      if (id === last) return this.leaf.length > 2 ? this.turn(1) : this.confirm();
      this.leaf = null;
      this.preview(null, false);
      this.chosen.pop();
    }
    if (id in this.node) this.chosen.push(id);
    else if (this.chosen.at(-1) === id) this.chosen.pop();
    else if (id in this.tree) this.chosen = [id];
    else return this.light();
    const here = this.here;
    if (isLeaf(here)) {
      this.leaf = here;
      this.turned = 0;
      const several = here.length > 2;
      if (several || (here[0] === ENDS && this.confirms())) this.show();
      else return this.confirm();
    }
    this.light();
    if (!this.leaf) this.focus(null);
  }

  /** What would be said now. */
  get word() {
    const word = this.leaf?.[1 + this.turned];
    return typeof word === "string" ? word : null;
  }

  /** What another turn of what is shown would say, if there is something. */
  get other() {
    const several = (this.leaf?.length ?? 0) - 1;
    const word = several > 1 ? this.leaf?.[1 + ((this.turned + 1) % several)] : null;
    return typeof word === "string" ? word : null;
  }

  show() {
    this.deafUntil = performance.now() + DOUBLE;
    this.preview(this.word, (this.leaf?.length ?? 0) > 2);
  }

  /**
   * Shows the next of several results on one target.
   * @param {number} by
   */
  turn(by) {
    if (!this.leaf || this.leaf.length <= 2) return;
    const several = this.leaf.length - 1;
    this.turned = (this.turned + by + several) % several;
    this.show();
  }

  confirm() {
    const { word, leaf } = this;
    if (!leaf || word === null) return;
    this.said = this.chosen;
    this.tree = {};
    this.reset();
    this.deafUntil = performance.now() + DOUBLE;
    this.say(word, leaf[0] === ENDS);
  }

  /** Takes back the last click, or all that was not clicked but came with a hint. */
  back() {
    if (!this.chosen.length) return false;
    this.leaf = null;
    this.preview(null, false);
    this.chosen = this.returnTo ?? this.chosen.slice(0, -1);
    this.returnTo = null;
    this.light();
    this.focus(null);
    return true;
  }

  /**
   * Goes straight to a word, as if its path had been clicked.
   * @param {string} word
   */
  goTo(word) {
    const way = wayTo(this.tree, word);
    if (!way) return;
    this.returnTo = this.chosen;
    this.chosen = way;
    const here = this.here;
    if (!isLeaf(here)) return;
    this.leaf = here;
    this.turned = here.indexOf(word) - 1;
    this.show();
    this.light();
  }

  /**
   * Does what a click on the board would: says a word, or asks first where a click would be asked.
   * @param {string} word
   */
  take(word) {
    this.goTo(word);
    if (this.leaf && this.leaf.length <= 2 && !(this.leaf[0] === ENDS && this.confirms())) this.confirm();
  }

  /** Goes to the board, for those who use keys. */
  enter() {
    this.keys = true;
    this.focus(null);
  }

  /** @param {string | null} id */
  focus(id) {
    const wanted = id && id in this.node ? id : null;
    const first = wanted ?? Object.keys(this.node)[0];
    if (!first || this.leaf) return;
    const active = document.activeElement;
    const inBoard = active !== null && this.picture.holder.contains(active);
    // A visitor who uses the board in words stays there.
    if (active instanceof HTMLElement && active.dataset.target) return;
    // The first shape is focused only for those who use keys.
    if (inBoard || this.keys) this.picture.find(first)?.focus({ preventScroll: true });
  }

  /** @param {WheelEvent} event */
  wheeled(event) {
    if (!this.leaf || this.leaf.length <= 2) return;
    event.preventDefault();
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    this.keys = true;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      if (this.leaf) return this.confirm();
      return this.choose(event.target instanceof Element ? this.picture.idOf(event.target) || null : null);
    }
    const step = ARROWS[event.key];
    if (step) {
      event.preventDefault();
      this.move(step);
    }
  }

  /** @param {KeyboardEvent} event */
  pressedAnywhere(event) {
    if (isTyping(event)) return;
    if (event.key === "Escape" && this.back()) event.preventDefault();
    const onButton = event.target instanceof Element && event.target.closest("button, a, summary") !== null;
    if (event.key === "Enter" && this.leaf && !onButton) this.confirm();
  }

  /**
   * Moves the focus to the nearest shape in a direction.
   * @param {[number, number]} direction
   */
  move([dx, dy]) {
    /** @param {Element} element */
    const centre = (element) => {
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const here = document.activeElement;
    if (!here || !this.picture.holder.contains(here)) return this.focus(null);
    const from = centre(here);
    /** @type {SVGElement | null} */
    let best = null;
    let least = Infinity;
    for (const id of Object.keys(this.node)) {
      const element = this.picture.find(id);
      if (!element || element === here) continue;
      const to = centre(element);
      const along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      if (along < 1) continue;
      const distance = along + 2 * across;
      if (distance < least) [best, least] = [element, distance];
    }
    best?.focus({ preventScroll: true });
  }
}
