// The board in words: its buttons do what a click on the picture's shape of the
// same id does. It knows ids and steps, no game.

import { byId, focused, remember } from "./dom.js";

/** @typedef {import("./paths.js").Paths} Paths */

/**
 * Lets a page's button show the board in words, and remembers it.
 * @param {() => void} changed
 */
function wordsSwitch(changed) {
  const words = byId("words");
  const button = byId("words-switch");
  const refresh = () => {
    const shown = words.classList.contains("shown");
    button.setAttribute("aria-pressed", String(shown));
    // What can be scrolled can be reached by keys.
    byId("reading").tabIndex = shown ? 0 : -1;
    changed();
  };
  button.addEventListener("click", () => {
    const shown = words.classList.toggle("shown");
    refresh();
    remember({ words: shown ? "on" : "off" });
  });
  refresh();
}

export class Reading {
  /**
   * @param {HTMLElement} holder
   * @param {Paths} paths what can be clicked
   * @param {() => void} chose called when a button has been pressed and more is to come
   */
  constructor(holder, paths, chose) {
    this.holder = holder;
    this.words = byId("words");
    this.paths = paths;
    this.holder.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-target]") : null;
      if (!(button instanceof HTMLElement) || button.getAttribute("aria-disabled") === "true") return;
      paths.choose(button.dataset.target ?? null);
      if (paths.chosen.length && !paths.leaf) chose();
    });
    wordsSwitch(() => this.light());
  }

  /** Shows which buttons can be pressed now, and what that does. */
  light() {
    const { tree, node, chosen, leaf } = this.paths;
    // A visitor who does not see the buttons meets them by reading, not on the way of the Tab key.
    const reachable = this.words.classList.contains("shown");
    for (const button of this.holder.querySelectorAll("[data-target]")) {
      if (!(button instanceof HTMLElement)) continue;
      const id = button.dataset.target ?? "";
      const next = !leaf && id in node;
      const usable = next || (chosen.length > 0 && (id in tree || chosen.includes(id)));
      const step = next ? chosen.length : 0;
      for (const use of button.querySelectorAll("[data-step]")) {
        if (use instanceof HTMLElement) use.hidden = !usable || Number(use.dataset.step) !== step;
      }
      button.setAttribute("aria-disabled", String(!usable));
      button.tabIndex = usable && reachable ? 0 : -1;
      if (chosen.includes(id)) button.setAttribute("aria-pressed", "true");
      else button.removeAttribute("aria-pressed");
    }
  }

  /** The button that has the focus, by its id. */
  get focused() {
    return focused()?.dataset.target ?? null;
  }

  /**
   * Goes back to a button, or to the title if it is gone.
   * @param {string} id
   */
  focus(id) {
    const button = this.holder.querySelector(`[data-target="${CSS.escape(id)}"]`);
    const target = button instanceof HTMLElement ? button : byId("words-title");
    target.focus({ preventScroll: true });
  }
}
