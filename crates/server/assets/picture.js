// The picture of a board: draws it whole, patches it, and lets what moved move.
// It knows shapes and ids, no game.

import { Mover } from "./motion.js";

/** @typedef {import("./messages.js").PatchItem} PatchItem */

const SVG = "http://www.w3.org/2000/svg";
/** Half the size of a number on a board, in pixels. */
const NUMBER = 11;

/**
 * One shape from its markup.
 * @param {string} markup
 * @returns {Element}
 */
function shape(markup) {
  const holder = document.createElementNS(SVG, "svg");
  holder.innerHTML = markup;
  const [only] = holder.children;
  if (!only) throw new Error("markup without a shape");
  return only;
}

/**
 * The children of a layer or group that count: a title is not one of them.
 * @param {Element} group
 */
export function children(group) {
  return [...group.children].filter((child) => child.localName !== "title");
}

/**
 * Gives a layer or group the children that a patch says.
 * @param {Element} group
 * @param {PatchItem[]} items
 */
export function refill(group, items) {
  const old = children(group);
  /** @type {Element[]} */
  const next = [];
  for (const item of items) {
    if (typeof item === "string") {
      next.push(shape(item));
    } else if (Array.isArray(item)) {
      next.push(...old.slice(item[0], item[1]));
    } else {
      const inside = old[item.in];
      if (!inside) throw new Error(`there is no child ${item.in}`);
      refill(inside, item.items);
      next.push(inside);
    }
  }
  const kept = new Set(next);
  for (const child of old) if (!kept.has(child)) child.remove();
  // Only what is not in its place already is moved, so that focus stays.
  /** @type {Element | null} */
  let place = children(group)[0] ?? null;
  for (const child of next) {
    if (child === place) place = place.nextElementSibling;
    else group.insertBefore(child, place);
  }
}

export class Picture {
  /**
   * @param {HTMLElement} holder
   * @param {string} [prefix] what stands before the ids of its shapes
   */
  constructor(holder, prefix = "") {
    this.holder = holder;
    this.prefix = prefix;
    this.mover = new Mover(this);
  }

  get svg() {
    return this.holder.querySelector("svg");
  }

  /**
   * The shape with this id.
   * @param {string} id
   * @returns {SVGElement | null}
   */
  find(id) {
    return this.holder.querySelector(`#${CSS.escape(this.prefix + id)}`);
  }

  /**
   * The id of a shape; nothing if it has none.
   * @param {Element} element
   */
  idOf(element) {
    return element.id.startsWith(this.prefix) ? element.id.slice(this.prefix.length) : "";
  }

  /**
   * A picture is an image, which is read in words elsewhere. While shapes can
   * be clicked it is a group of buttons, and everything else in it is silent.
   */
  expose() {
    if (!this.svg) return;
    let any = false;
    for (const shape of this.svg.querySelectorAll("g.layer > *")) {
      const offered = shape.matches("[tabindex]") || shape.querySelector("[tabindex]") !== null;
      any ||= offered;
      if (offered) shape.removeAttribute("aria-hidden");
      else shape.setAttribute("aria-hidden", "true");
    }
    this.svg.setAttribute("role", any ? "group" : "img");
  }

  /**
   * Draws everything anew.
   * @param {string} markup
   */
  whole(markup) {
    this.holder.innerHTML = markup;
  }

  /**
   * Changes what has changed; says how long it takes until everything has landed.
   * @param {[string, PatchItem[]][]} layers
   */
  patch(layers) {
    this.mover.remember();
    for (const [name, items] of layers) {
      const layer = this.holder.querySelector(`g[data-layer="${CSS.escape(name)}"]`);
      if (layer) refill(layer, items);
    }
    return this.mover.go();
  }

  /**
   * Shows what an action would look like; nothing takes it away again.
   * @param {string} markup
   */
  ghost(markup) {
    this.holder.querySelector("g.ghosts")?.remove();
    if (!markup || !this.svg) return;
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", "ghosts");
    group.innerHTML = markup;
    this.svg.append(group);
  }

  /**
   * Shows a good action: what it would look like, with an arrow if something goes
   * from one place to another.
   * @param {string} markup
   * @param {string[]} clicks
   */
  advise(markup, clicks) {
    this.ghost(markup);
    const group = this.holder.querySelector("g.ghosts");
    const [from, to] = [clicks[0], clicks.at(-1)].map((id) => (id ? this.middle(id) : null));
    if (!group || !from || !to || Math.hypot(to.x - from.x, to.y - from.y) < 1) return;
    const along = Math.atan2(to.y - from.y, to.x - from.x);
    const [left, right] = [2.6, -2.6].map(
      (turn) => `${to.x + 34 * Math.cos(along + turn)} ${to.y + 34 * Math.sin(along + turn)}`,
    );
    const strokes = [
      { name: "arrow shaft", way: `M${from.x} ${from.y}L${to.x} ${to.y}` },
      { name: "arrow", way: `M${left}L${to.x} ${to.y}L${right}` },
    ];
    for (const { name, way } of strokes) {
      const line = document.createElementNS(SVG, "path");
      line.setAttribute("d", way);
      line.setAttribute("class", name);
      group.append(line);
    }
  }

  /**
   * Gives shapes numbers that can be read on the board, from 1 on; nothing takes them away again.
   * Where several have the same place, they stand beside each other.
   * @param {(string | undefined)[]} ids
   */
  number(ids) {
    for (const old of this.holder.querySelectorAll("g.numbered")) old.remove();
    /** @type {Map<string, number>} */
    const before = new Map();
    const scale = this.svg?.getScreenCTM()?.a || 1;
    for (const [index, id] of ids.entries()) {
      const at = id ? this.besideWords(id) : null;
      if (!at || !id || !this.svg) continue;
      const spot = `${Math.round(at.x)} ${Math.round(at.y)}`;
      const place = before.get(spot) ?? 0;
      before.set(spot, place + 1);
      const group = document.createElementNS(SVG, "g");
      group.setAttribute("class", "numbered");
      const size = NUMBER / scale;
      group.setAttribute("transform", `translate(${at.x + place * 2.1 * size} ${at.y}) scale(${size / 10})`);
      group.innerHTML = `<circle r="10"/><text font-size="13">${index + 1}</text>`;
      this.svg.append(group);
    }
  }

  /**
   * The middle of a shape, in the units of the picture.
   * @param {string} id
   */
  middle(id) {
    return this.pointOn(id, 0.5);
  }

  /**
   * Where a number hides nothing that is read: inside a shape, in its lower left corner.
   * @param {string} id
   */
  besideWords(id) {
    const room = this.svg?.getScreenCTM();
    const box = this.find(id)?.getBoundingClientRect();
    if (!room || !box) return null;
    // The lower left corner: points stand in the upper right one, and words in the middle.
    const inside = Math.min(NUMBER, box.width / 2, box.height / 2);
    return new DOMPoint(box.x + inside, box.bottom - inside).matrixTransform(room.inverse());
  }

  /**
   * A point half-way down a shape, and so far across it.
   * @param {string} id
   * @param {number} across
   */
  pointOn(id, across) {
    const room = this.svg?.getScreenCTM();
    const box = this.find(id)?.getBoundingClientRect();
    if (!room || !box) return null;
    return new DOMPoint(box.x + box.width * across, box.y + box.height / 2).matrixTransform(room.inverse());
  }

  /**
   * Gives these shapes a class, and takes it from all others.
   * @param {string} name
   * @param {Iterable<string>} ids
   */
  mark(name, ids) {
    for (const marked of this.holder.querySelectorAll(`.${name}`)) marked.classList.remove(name);
    for (const id of ids) this.find(id)?.classList.add(name);
  }
}
