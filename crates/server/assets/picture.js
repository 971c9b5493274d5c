// A board on the page: draws it whole, patches it, and lets what moved glide.
// It knows shapes and ids, no game.

const SVG = "http://www.w3.org/2000/svg";
const GLIDE = 260;
const still = matchMedia("(prefers-reduced-motion: reduce)");

/** One shape from its markup. */
function shape(markup) {
  const holder = document.createElementNS(SVG, "svg");
  holder.innerHTML = markup;
  return holder.firstElementChild;
}

/** The children of a layer or group that count: a title is not one of them. */
function children(group) {
  return [...group.children].filter((child) => child.localName !== "title");
}

export class Picture {
  constructor(holder) {
    this.holder = holder;
  }

  get svg() {
    return this.holder.querySelector("svg");
  }

  /** The shape with this id. */
  find(id) {
    return this.holder.querySelector(`#${CSS.escape(id)}`);
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

  /** Draws everything anew. */
  whole(markup) {
    this.holder.innerHTML = markup;
  }

  /** Changes what has changed; says whether anything glides. */
  patch(layers) {
    const before = this.places();
    for (const [name, items] of layers) {
      const layer = this.holder.querySelector(`g[data-layer="${CSS.escape(name)}"]`);
      if (layer) this.refill(layer, items);
    }
    return this.glide(before);
  }

  refill(group, items) {
    const old = children(group);
    const next = [];
    for (const item of items) {
      if (typeof item === "string") {
        next.push(shape(item));
      } else if (Array.isArray(item)) {
        next.push(...old.slice(item[0], item[1]));
      } else {
        this.refill(old[item.in], item.items);
        next.push(old[item.in]);
      }
    }
    const kept = new Set(next);
    for (const child of old) if (!kept.has(child)) child.remove();
    // Only what is not in its place already is moved, so that focus stays.
    let place = [...group.children].find((child) => child.localName !== "title") ?? null;
    for (const child of next) {
      if (child === place) place = place.nextElementSibling;
      else group.insertBefore(child, place);
    }
  }

  /** Where every named shape is, seen from the corner of the picture. */
  places() {
    const places = new Map();
    if (still.matches) return places;
    for (const element of this.holder.querySelectorAll("[id]")) {
      const matrix = element.getCTM?.();
      if (matrix) places.set(element.id, { element, x: matrix.e, y: matrix.f });
    }
    return places;
  }

  glide(before) {
    if (still.matches) return false;
    let moved = false;
    for (const element of this.holder.querySelectorAll("[id]")) {
      const was = before.get(element.id);
      if (was?.element === element) continue;
      if (!was) {
        element.animate({ opacity: [0, 1] }, { duration: GLIDE / 2 });
        continue;
      }
      const matrix = element.getCTM?.();
      const frame = element.parentNode.getCTM?.();
      if (!matrix || !frame || Math.hypot(matrix.e - was.x, matrix.f - was.y) < 1) continue;
      const from = new DOMPoint(was.x, was.y).matrixTransform(frame.inverse());
      const to = new DOMPoint(matrix.e, matrix.f).matrixTransform(frame.inverse());
      const at = (point) => `translate(${point.x}px, ${point.y}px)`;
      element.animate({ transform: [at(from), at(to)] }, { duration: GLIDE, easing: "ease-in-out" });
      moved = true;
    }
    return moved;
  }

  /** Shows what an action would look like; nothing takes it away again. */
  ghost(markup) {
    this.holder.querySelector("g.ghosts")?.remove();
    if (!markup || !this.svg) return;
    const group = document.createElementNS(SVG, "g");
    group.setAttribute("class", "ghosts");
    group.innerHTML = markup;
    this.svg.append(group);
  }
}

export const glideTime = GLIDE;
