// The board in words: its buttons do what a click on the picture's shape of the
// same id does. It knows ids and steps, no game.

/** Lets a page's button show the board in words, and remembers it. */
export function wordsSwitch(changed = () => {}) {
  const words = document.getElementById("words");
  const button = document.getElementById("words-switch");
  const refresh = () => {
    const shown = words.classList.contains("shown");
    button.setAttribute("aria-pressed", String(shown));
    // What can be scrolled can be reached by keys.
    document.getElementById("reading").tabIndex = shown ? 0 : -1;
    changed();
  };
  button.addEventListener("click", () => {
    const shown = words.classList.toggle("shown");
    refresh();
    const body = new URLSearchParams({ words: shown ? "on" : "off", back: "/" });
    fetch("/taste", { method: "POST", body, redirect: "manual" }).catch(() => {});
  });
  refresh();
}

export class Reading {
  /** @param paths what can be clicked @param chose called when a button has been pressed and more is to come */
  constructor(paths, chose) {
    this.holder = document.getElementById("reading");
    this.words = document.getElementById("words");
    this.paths = paths;
    this.holder.addEventListener("click", (event) => {
      const button = event.target.closest("[data-target]");
      if (!button || button.getAttribute("aria-disabled") === "true") return;
      paths.choose(button.dataset.target);
      if (paths.chosen.length && !paths.leaf) chose();
    });
    wordsSwitch(() => this.light());
  }

  /** Shows which buttons can be pressed now, and what that does. */
  light() {
    const { tree, node, chosen, leaf } = this.paths;
    // Whoever does not see the buttons meets them by reading, not on the way of the Tab key.
    const reachable = this.words.classList.contains("shown");
    for (const button of this.holder.querySelectorAll("[data-target]")) {
      const id = button.dataset.target;
      const next = !leaf && id in node;
      const usable = next || (chosen.length > 0 && (id in tree || chosen.includes(id)));
      const step = next ? chosen.length : 0;
      for (const use of button.querySelectorAll("[data-step]")) {
        use.hidden = !usable || Number(use.dataset.step) !== step;
      }
      button.setAttribute("aria-disabled", String(!usable));
      button.tabIndex = usable && reachable ? 0 : -1;
      if (chosen.includes(id)) button.setAttribute("aria-pressed", "true");
      else button.removeAttribute("aria-pressed");
    }
  }

  /** The button that has the focus, by its id. */
  get focused() {
    return document.activeElement?.dataset?.target ?? null;
  }

  /** Goes back to a button, or to the title if it is gone. */
  focus(id) {
    const button = this.holder.querySelector(`[data-target="${CSS.escape(id)}"]`);
    (button ?? document.getElementById("words-title")).focus({ preventScroll: true });
  }
}
