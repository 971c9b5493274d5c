// The picture of a board: draws it whole, patches it, and lets what moved glide.
// It knows shapes and ids, no game.

/** @typedef {import("./messages.js").PatchItem} PatchItem */

const SVG = "http://www.w3.org/2000/svg";
/** Half the size of a number on a board, in pixels. */
const NUMBER = 11;

const GLIDE = 260;

/** More shapes than these would not rise smoothly. */
const MOST_RISING = 150;
const still = matchMedia("(prefers-reduced-motion: reduce)");

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
   * Changes what has changed; says whether anything glides.
   * @param {[string, PatchItem[]][]} layers
   */
  patch(layers) {
    const before = this.places();
    for (const [name, items] of layers) {
      const layer = this.holder.querySelector(`g[data-layer="${CSS.escape(name)}"]`);
      if (layer) refill(layer, items);
    }
    return this.glide(before);
  }

  /**
   * Where every named shape is, seen from the corner of the picture.
   * @returns {Map<string, {element: Element, x: number, y: number}>}
   */
  places() {
    const places = new Map();
    if (still.matches) return places;
    for (const element of this.holder.querySelectorAll("[id]")) {
      const matrix = element instanceof SVGGraphicsElement ? element.getCTM() : null;
      if (matrix) places.set(element.id, { element, x: matrix.e, y: matrix.f });
    }
    return places;
  }

  /** @param {Map<string, {element: Element, x: number, y: number}>} before */
  glide(before) {
    if (still.matches) return false;
    let moved = false;
    for (const element of this.holder.querySelectorAll("[id]")) {
      const was = before.get(element.id);
      if (was?.element === element || !(element instanceof SVGGraphicsElement)) continue;
      if (!was) {
        element.animate({ opacity: [0, 1] }, { duration: GLIDE / 2 });
        continue;
      }
      const matrix = element.getCTM();
      const parent = element.parentNode;
      const room = parent instanceof SVGGraphicsElement ? parent.getCTM() : null;
      if (!matrix || !room || Math.hypot(matrix.e - was.x, matrix.f - was.y) < 1) continue;
      const from = new DOMPoint(was.x, was.y).matrixTransform(room.inverse());
      const to = new DOMPoint(matrix.e, matrix.f).matrixTransform(room.inverse());
      /** @param {DOMPoint} point */
      const at = (point) => `translate(${point.x}px, ${point.y}px)`;
      element.animate({ transform: [at(from), at(to)] }, { duration: GLIDE, easing: "ease-in-out" });
      moved = true;
    }
    return moved;
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
   * Where several have the same shape, they stand beside each other.
   * @param {(string | undefined)[]} ids
   */
  number(ids) {
    for (const old of this.holder.querySelectorAll("g.numbered")) old.remove();
    /** @type {Map<string, number>} */
    const before = new Map();
    const scale = this.svg?.getScreenCTM()?.a || 1;
    for (const [index, id] of ids.entries()) {
      const at = id ? this.middle(id) : null;
      if (!at || !id || !this.svg) continue;
      const place = before.get(id) ?? 0;
      before.set(id, place + 1);
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
    const room = this.svg?.getScreenCTM();
    const box = this.find(id)?.getBoundingClientRect();
    if (!room || !box) return null;
    return new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(room.inverse());
  }

  /** At the end everything that was built rises once, from the bottom to the top. */
  flourish() {
    if (still.matches || !this.svg) return;
    const shapes = [...this.svg.querySelectorAll("g.layer [id]:not(.choice)")];
    const placed = shapes.map((element) => ({ element, y: element.getBoundingClientRect().bottom }));
    const lowest = Math.max(...placed.map(({ y }) => y));
    for (const { element, y } of placed.slice(0, MOST_RISING)) {
      const delay = (lowest - y) * 1.5;
      element.animate({ translate: ["0 0", "0 -14px", "0 0"] }, { duration: 480, delay, easing: "ease-in-out" });
    }
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

export const glideTime = GLIDE;
