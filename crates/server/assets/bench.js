// Where a position is put together by clicking: a piece is chosen, and a spot is clicked. It knows
// ids and kinds, and what the server says of them.

import { byId } from "./dom.js";
import { all } from "./elements.js";

/** How far a piece has to be pulled until it is dragged, in pixels. */
const PULL = 8;

/**
 * Makes one element into what the other is, and keeps all that is the same: the focus stays, and so
 * does how far something was scrolled.
 * @param {Element} old
 * @param {Element} fresh
 */
export function become(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.tagName !== fresh.tagName || old instanceof SVGElement || old.childElementCount === 0) {
    if (old instanceof HTMLInputElement && fresh instanceof HTMLInputElement && old.id === fresh.id) {
      attributes(old, fresh);
      if (document.activeElement !== old) old.value = fresh.value;
      return;
    }
    old.replaceWith(fresh);
    return;
  }
  attributes(old, fresh);
  if (old instanceof HTMLSelectElement && fresh instanceof HTMLSelectElement) {
    // What is chosen is not chosen any more once it is elsewhere.
    const chosen = fresh.value;
    old.replaceChildren(...fresh.childNodes);
    old.value = chosen;
    return;
  }
  if (old.childElementCount !== old.childNodes.length) {
    old.replaceChildren(...fresh.childNodes);
    return;
  }
  const [before, after] = [[...old.children], [...fresh.children]];
  after.forEach((child, index) => {
    const there = before[index];
    if (there) become(there, child);
    else old.append(child);
  });
  for (const child of before.slice(after.length)) child.remove();
}

/**
 * What somebody has opened stays open.
 * @param {Element} old
 * @param {Element} fresh
 */
function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) {
    if (name !== "open" && !fresh.hasAttribute(name)) old.removeAttribute(name);
  }
  for (const { name, value } of [...fresh.attributes]) {
    if (name !== "open" && old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

/**
 * @param {HTMLElement} holder
 * @param {string} markup
 */
function renew(holder, markup) {
  const fresh = document.createElement("div");
  for (const { name, value } of [...holder.attributes]) fresh.setAttribute(name, value);
  const template = document.createElement("template");
  template.innerHTML = markup;
  fresh.append(template.content);
  become(holder, fresh);
}

/** Pieces, and the spots that they are put on. */
export class Bench {
  /** The chosen piece. */
  #tool = "";

  /**
   * @param {HTMLElement} element
   * @param {(tool: string, spot: string) => void} edit
   * @param {string} elsewhere what is said where a piece does not go
   */
  constructor(element, edit, elsewhere) {
    this.element = element;
    this.edit = edit;
    this.elsewhere = elsewhere;
    element.addEventListener("click", (event) => this.#clicked(event));
    element.addEventListener("change", (event) => this.#turned(event));
    element.addEventListener("pointerdown", (event) => this.#pulled(event));
    element.addEventListener("keydown", (event) => {
      if (event.key === "Escape") this.#choose("");
    });
    const [first] = all(element, "#trays [data-tool]", HTMLElement);
    this.#choose(first?.dataset.tool ?? "");
  }

  /**
   * Shows the pieces, unless they are the same, and the spots of a position; without spots it
   * cannot be read.
   * @param {string | undefined} trays
   * @param {string | undefined} plots
   */
  show(trays, plots) {
    const holder = byId("plots");
    holder.inert = plots === undefined;
    if (plots === undefined) return;
    if (trays !== undefined) renew(byId("trays"), trays);
    renew(holder, plots);
    this.#choose(this.#tool);
  }

  /**
   * Says what lies on a spot now.
   * @param {string} spot
   */
  say(spot) {
    const there = this.#spot(spot);
    if (there) byId("bench-note").textContent = there.getAttribute("aria-label");
  }

  /**
   * Leads to a spot.
   * @param {string} spot
   */
  lead(spot) {
    const there = this.#spot(spot);
    there?.scrollIntoView({ block: "center", inline: "center" });
    there?.focus();
  }

  /** @param {string} spot */
  #spot(spot) {
    return all(this.element, "[data-spot]", HTMLElement).find((one) => one.dataset.spot === spot);
  }

  /** @param {string} tool */
  #choose(tool) {
    this.#tool = tool;
    let kind = "";
    for (const other of all(this.element, "[data-tool]", HTMLElement)) {
      const is = other.dataset.tool === tool;
      other.setAttribute("aria-pressed", String(is));
      if (is) kind = other.dataset.kind ?? "";
    }
    for (const spot of all(this.element, "[data-spot]", HTMLElement)) {
      spot.classList.toggle("can", tool !== "" && (kind === "" || this.#takes(spot, kind)));
    }
    this.element.classList.toggle("holding", tool !== "");
  }

  /**
   * @param {HTMLElement} spot
   * @param {string} kind
   */
  #takes(spot, kind) {
    return (spot.dataset.takes ?? "").split(" ").includes(kind);
  }

  /** @param {HTMLElement} spot */
  #use(spot) {
    const tool = all(this.element, "[data-tool]", HTMLElement).find((one) => one.dataset.tool === this.#tool);
    if (!tool) return;
    const kind = tool.dataset.kind ?? "";
    if (kind !== "" && !this.#takes(spot, kind)) {
      byId("bench-note").textContent = this.elsewhere;
      return;
    }
    this.edit(this.#tool, spot.dataset.spot ?? "");
  }

  /** @param {Event} event */
  #clicked(event) {
    if (!(event.target instanceof Element)) return;
    const tool = event.target.closest("[data-tool]");
    const spot = event.target.closest("[data-spot]");
    const deed = event.target.closest("[data-deed]");
    if (tool instanceof HTMLElement) this.#choose(tool.dataset.tool ?? "");
    if (spot instanceof HTMLElement) this.#use(spot);
    if (deed instanceof HTMLElement) this.edit("do", deed.dataset.deed ?? "");
  }

  /** @param {Event} event */
  #turned(event) {
    const dial = event.target;
    if (!(dial instanceof HTMLInputElement || dial instanceof HTMLSelectElement)) return;
    if (dial.dataset.dial) this.edit(dial.dataset.dial, dial.value);
  }

  /**
   * A piece can be dragged to its spot as well.
   * @param {PointerEvent} from
   */
  #pulled(from) {
    if (!(from.target instanceof Element) || from.pointerType === "touch" || from.button !== 0) return;
    const tool = from.target.closest("[data-tool]");
    if (!(tool instanceof HTMLElement)) return;
    /** @type {HTMLElement | null} */
    let held = null;
    /** @param {PointerEvent} event */
    const move = (event) => {
      if (!held && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) < PULL) return;
      if (!held) {
        this.#choose(tool.dataset.tool ?? "");
        held = document.createElement("div");
        held.className = "held-piece";
        held.append(...[...tool.children].map((child) => child.cloneNode(true)));
        document.body.append(held);
      }
      held.style.translate = `${event.clientX}px ${event.clientY}px`;
    };
    /** @param {PointerEvent} event */
    const end = (event) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      held?.remove();
      if (!held || event.type === "pointercancel") return;
      const spot = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-spot]");
      if (spot instanceof HTMLElement && this.element.contains(spot)) this.#use(spot);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }
}
