// Dragging, wherever one click leads to another: a piece is lifted, carried, and
// dropped where it could also be clicked to. It knows ids, no game.

/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./paths.js").Paths} Paths */

/** A pointer that moves less than this clicks. */
const STEADY = 7;

/** What is being carried. */
class Load {
  /**
   * @param {Picture} picture
   * @param {SVGElement} piece
   */
  constructor(picture, piece) {
    this.picture = picture;
    this.piece = piece;
    this.copy = /** @type {SVGElement} */ (piece.cloneNode(true));
    for (const named of [this.copy, ...this.copy.querySelectorAll("[id], title")]) {
      if (named.localName === "title") named.remove();
      else named.removeAttribute("id");
    }
    // It lies in the picture itself, so where it was in its groups has to be said.
    this.home = this.placeOf(piece);
    this.copy.setAttribute("class", `${piece.getAttribute("class")} carried`);
    this.copy.setAttribute("aria-hidden", "true");
    this.copy.removeAttribute("tabindex");
    picture.svg?.append(this.copy);
    piece.classList.add("lifted");
  }

  /**
   * How the picture places a shape.
   * @param {SVGElement} piece
   */
  placeOf(piece) {
    const room = this.picture.svg?.getScreenCTM();
    const own = piece instanceof SVGGraphicsElement ? piece.getScreenCTM() : null;
    return room && own ? room.inverse().multiply(own) : new DOMMatrix();
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  moveBy(x, y) {
    const room = this.picture.svg?.getScreenCTM();
    if (!room) return;
    const { a, b, c, d, e, f } = this.home;
    const place = [a, b, c, d, e + x / room.a, f + y / room.d];
    this.copy.setAttribute("transform", `matrix(${place.join(" ")})`);
  }

  drop() {
    this.copy.remove();
    this.piece.classList.remove("lifted");
  }
}

export class Drag {
  /**
   * @param {Picture} picture
   * @param {Paths} paths
   */
  constructor(picture, paths) {
    this.picture = picture;
    this.paths = paths;
    /**
     * Where a pointer went down, and on what.
     * @type {{pointer: number, x: number, y: number, id: string} | null}
     */
    this.start = null;
    /** @type {Load | null} */
    this.load = null;
    const board = picture.holder;
    board.addEventListener("pointerdown", (event) => this.press(event));
    board.addEventListener("pointermove", (event) => this.move(event));
    board.addEventListener("pointerup", (event) => this.release(event));
    board.addEventListener("pointercancel", () => this.cancel());
    // The click that ends a drag has been dealt with.
    board.addEventListener("click", (event) => this.swallow(event), { capture: true });
    /** When something was dropped last; a young page has not dropped anything lately either. */
    this.dropped = Number.NEGATIVE_INFINITY;
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.cancel();
    if (event.button !== 0 || !event.isPrimary) return;
    const id = this.paths.meant(event.clientX, event.clientY);
    if (id === null || !this.leadsOn(id)) return;
    this.start = { pointer: event.pointerId, x: event.clientX, y: event.clientY, id };
  }

  /**
   * Whether something has to be clicked after this.
   * @param {string} id
   */
  leadsOn(id) {
    const next = this.paths.node[id] ?? this.paths.tree[id];
    return next !== undefined && !Array.isArray(next);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const { start } = this;
    if (!start || event.pointerId !== start.pointer) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!this.load) {
      if (Math.hypot(x, y) < STEADY) return;
      if (this.paths.chosen.at(-1) !== start.id) this.paths.choose(start.id);
      const piece = this.picture.find(start.id);
      if (!piece || this.paths.chosen.at(-1) !== start.id) {
        this.start = null;
        return;
      }
      this.load = new Load(this.picture, piece);
      this.picture.holder.setPointerCapture?.(event.pointerId);
    }
    this.load.moveBy(x, y);
    const under = this.paths.meant(event.clientX, event.clientY);
    this.picture.mark("under", under !== null && under in this.paths.node ? [under] : []);
  }

  /** @param {PointerEvent} event */
  release(event) {
    const { start, load } = this;
    this.start = null;
    if (!start || !load) return;
    this.letGo();
    this.dropped = performance.now();
    const target = this.paths.meant(event.clientX, event.clientY);
    if (target !== null && target !== start.id && target in this.paths.node) this.paths.choose(target);
    else this.paths.back();
  }

  /** Everything stays as it was. */
  cancel() {
    this.start = null;
    if (!this.load) return;
    this.letGo();
    this.paths.back();
  }

  letGo() {
    this.load?.drop();
    this.load = null;
    this.picture.mark("under", []);
  }

  /** @param {MouseEvent} event */
  swallow(event) {
    // A click comes right after the pointer is released, or never.
    const late = performance.now() - this.dropped > 50;
    this.dropped = Number.NEGATIVE_INFINITY;
    if (late || event.detail === 0) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }
}
