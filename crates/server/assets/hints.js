// The list of hints: each line shows on the board what it advises, and plays it.

import { first } from "./dom.js";

/** @typedef {import("./board.js").Board} Board */
/** @typedef {import("./messages.js").HintLine} HintLine */

export class Hints {
  /**
   * @param {HTMLElement} list
   * @param {Board} board
   */
  constructor(list, board) {
    this.list = list;
    this.board = board;
    /** Whether the next step of the same turn is wanted as a hint, too: the last one was taken. */
    this.follows = false;
  }

  /** @param {HintLine[]} lines */
  show(lines) {
    const items = lines.map((line) => {
      const item = document.createElement("li");
      item.append(this.button(line));
      return item;
    });
    first(this.list, "ol").replaceChildren(...items);
    this.list.hidden = false;
    const [best] = this.list.querySelectorAll("ol button");
    if (lines[0] && best instanceof HTMLElement) this.advise(lines[0], best);
    this.board.picture.number(tellingClicks(lines));
    this.keepOff(lines);
  }

  /** The hint is no longer wanted. */
  close() {
    if (this.list.hidden) return;
    this.list.hidden = true;
    this.board.advise(null);
    this.board.picture.number([]);
  }

  /** @param {HintLine} line */
  button(line) {
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: line.text });
    // A finger does not point: what it touches first is shown, and touched again it is done.
    let wasShown = false;
    button.addEventListener("pointerdown", ({ pointerType }) => {
      wasShown = pointerType === "mouse" || button.getAttribute("aria-current") === "true";
    });
    button.addEventListener("focus", () => this.advise(line, button));
    // Where a finger happens to be when the list opens nothing is meant.
    button.addEventListener("pointerenter", ({ pointerType }) => pointerType === "mouse" && this.advise(line, button));
    button.addEventListener("click", ({ detail }) => {
      if (detail > 0 && !wasShown) return this.advise(line, button);
      this.close();
      this.follows = true;
      this.board.paths.take(line.word);
    });
    return button;
  }

  /**
   * Shows on the board what a line of the hint says.
   * @param {HintLine} line
   * @param {HTMLElement} button
   */
  advise(line, button) {
    for (const other of this.list.querySelectorAll("[aria-current]")) other.removeAttribute("aria-current");
    button.setAttribute("aria-current", "true");
    this.board.advise(line);
  }

  /**
   * On a small screen the list lies over the half of the board in which there is less to see.
   * @param {HintLine[]} lines
   */
  keepOff(lines) {
    const room = first(document, ".view").getBoundingClientRect();
    const clicked = lines.flatMap(({ clicks }) => clicks);
    const spots = clicked.map((id) => this.board.picture.find(id)?.getBoundingClientRect());
    const low = spots.filter((spot) => spot && spot.top + spot.height / 2 > room.top + room.height / 2);
    this.list.classList.toggle("above", low.length * 2 > spots.length);
  }
}

/**
 * The shape of each line by which it can be told from the others: the last click that belongs to it
 * alone; else the last one, unless that is the same in several and an earlier one is not.
 * @param {HintLine[]} lines
 */
export function tellingClicks(lines) {
  const own = lines.map((line) => {
    const others = lines.filter((other) => other !== line).flatMap(({ clicks }) => clicks);
    return line.clicks.findLast((id) => !others.includes(id));
  });
  if (own.every((id) => id !== undefined)) return own;
  const most = Math.max(...lines.map(({ clicks }) => clicks.length));
  for (let back = 1; back <= most; back++) {
    const ids = lines.map(({ clicks }) => clicks.at(-back));
    if (new Set(ids).size === lines.length) return ids;
  }
  return lines.map(({ clicks }) => clicks.at(-1));
}
