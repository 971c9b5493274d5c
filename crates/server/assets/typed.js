// Moves that are typed: a field with suggestions under it. It knows words, no game.

import { first } from "./dom.js";

/** @typedef {import("./messages.js").Suggestion} Suggestion */

const PAUSE = 120;

export class Typed {
  /**
   * @param {HTMLFormElement} form
   * @param {object} calls
   * @param {(text: string) => void} calls.ask  asks for suggestions for a text
   * @param {(text: string) => void} calls.play plays what is typed
   * @param {(text: string) => void} calls.announce tells those who listen how many suggestions there are
   */
  constructor(form, { ask, play, announce }) {
    this.form = form;
    this.field = /** @type {HTMLInputElement} */ (first(form, "input"));
    this.list = first(form, "[role=listbox]");
    this.marked = -1;
    this.waiting = 0;
    /** @type {string | null} */
    this.sent = null;
    this.ask = ask;
    this.play = play;
    this.announce = announce;
    this.field.addEventListener("input", () => this.changed());
    this.field.addEventListener("keydown", (event) => this.pressed(event));
    this.field.addEventListener("blur", () => this.close());
    this.list.addEventListener("pointerdown", (event) => this.pointed(event));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.submit();
    });
  }

  changed() {
    this.field.removeAttribute("aria-invalid");
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.ask(this.field.value), PAUSE);
  }

  /**
   * Takes suggestions; those for another text come too late.
   * @param {{text: string, found: string, lines: Suggestion[]}} suggestions
   */
  offer({ text, found, lines }) {
    if (text !== this.field.value || document.activeElement !== this.field) return;
    this.list.replaceChildren(...lines.map((line, index) => this.option(line, index)));
    this.mark(-1);
    this.list.dataset.text = text;
    this.list.hidden = lines.length === 0;
    this.field.setAttribute("aria-expanded", String(lines.length > 0));
    this.announce(found);
  }

  /**
   * @param {Suggestion} suggestion
   * @param {number} index
   */
  option({ word, text }, index) {
    const option = document.createElement("li");
    option.id = `move-${index}`;
    option.setAttribute("role", "option");
    option.dataset.word = word;
    const notation = Object.assign(document.createElement("span"), { className: "word", textContent: word });
    option.append(notation, " ", text);
    return option;
  }

  get options() {
    return /** @type {HTMLElement[]} */ ([...this.list.children]);
  }

  /**
   * Marks one suggestion, or none.
   * @param {number} index
   */
  mark(index) {
    this.marked = index;
    const { options } = this;
    for (const [place, option] of options.entries()) option.setAttribute("aria-selected", String(place === index));
    const option = options[index];
    if (option) {
      this.field.setAttribute("aria-activedescendant", option.id);
      option.scrollIntoView({ block: "nearest" });
    } else {
      this.field.removeAttribute("aria-activedescendant");
    }
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    const many = this.options.length;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (this.list.hidden) return this.ask(this.field.value);
      const by = event.key === "ArrowDown" ? 1 : -1;
      this.mark(this.marked < 0 ? (by > 0 ? 0 : many - 1) : (this.marked + by + many) % many);
    } else if (event.key === "Escape" && !this.list.hidden) {
      event.preventDefault();
      event.stopPropagation();
      this.close();
    }
  }

  /** @param {PointerEvent} event */
  pointed(event) {
    const option = event.target instanceof Element ? event.target.closest("[role=option]") : null;
    // The field keeps the focus.
    event.preventDefault();
    if (!(option instanceof HTMLElement)) return;
    this.field.value = option.dataset.word ?? "";
    this.submit();
  }

  submit() {
    const option = this.list.hidden ? null : this.options[this.marked];
    if (option) this.field.value = option.dataset.word ?? "";
    const text = this.field.value.trim();
    this.close();
    clearTimeout(this.waiting);
    if (text) {
      this.sent = text;
      this.play(text);
    } else {
      this.field.focus();
    }
  }

  close() {
    this.list.hidden = true;
    delete this.list.dataset.text;
    this.list.replaceChildren();
    this.mark(-1);
    this.field.setAttribute("aria-expanded", "false");
  }

  /** What was typed has been played. */
  done() {
    if (!this.sent) return;
    if (this.field.value.trim() === this.sent) this.field.value = "";
    this.sent = null;
  }

  /** What was typed cannot be played: it stays, to be changed. */
  refused() {
    if (!this.sent) return;
    this.field.setAttribute("aria-invalid", "true");
    this.sent = null;
  }
}
