// Pointing at something that can be clicked shows what a click would bring: the
// piece at its new place, and a few words beside it. It knows ids, no game.

/** @typedef {import("./picture.js").Picture} Picture */
/** @typedef {import("./paths.js").Paths} Paths */
/** @typedef {import("./messages.js").Ghost} Ghost */

/** A pointer that passes by asks nothing, in milliseconds. */
const DWELL = 90;

/** What cannot be clicked is explained when it has been pointed at for this long, in milliseconds. */
const WONDERED = 350;

/** From the pointed-at piece to the words, in pixels. */
const GAP = 10;

export class Hover {
  /**
   * @param {Picture} picture
   * @param {Paths} paths
   * @param {(word: string) => void} ask asks what an action would look like; see `show`
   * @param {(id: string) => void} [wonder] asks what something stands for; see `explain`
   */
  constructor(picture, paths, ask, wonder) {
    this.wonder = wonder;
    /** What is explained, or will be: the id of a shape that says it has an explanation. */
    this.about = "";
    /**
     * What was explained already.
     * @type {Map<string, string>}
     */
    this.explained = new Map();
    this.picture = picture;
    this.paths = paths;
    this.ask = ask;
    /** @type {string | null} */
    this.word = null;
    this.id = "";
    this.timer = 0;
    /**
     * What was told already: it is right until something happens.
     * @type {Map<string, Ghost>}
     */
    this.known = new Map();
    this.words = Object.assign(document.createElement("div"), { className: "hovering", hidden: true });
    this.words.setAttribute("aria-hidden", "true");
    picture.holder.after(this.words);
    const board = picture.holder;
    // Fingers do not hover: what they touch is meant.
    board.addEventListener("pointermove", (event) => {
      if (event.pointerType !== "touch" && !event.buttons) this.point(event.clientX, event.clientY);
    });
    board.addEventListener("pointerleave", () => this.leave());
    board.addEventListener("pointerdown", () => this.leave());
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  point(x, y) {
    const id = this.paths.waits || this.paths.leaf ? null : this.paths.meant(x, y);
    const leaf = id === null ? null : this.paths.node[id];
    this.pointAbout(x, y, Array.isArray(leaf));
    const word = Array.isArray(leaf) && typeof leaf[1] === "string" ? leaf[1] : null;
    if (word === this.word) return;
    this.leave();
    if (word === null || id === null) return;
    this.word = word;
    this.id = id;
    const known = this.known.get(word);
    if (known) this.show(word, known);
    else this.timer = setTimeout(() => this.ask(word), DWELL);
  }

  /**
   * What only says something is explained; what can be clicked shows what it would bring instead.
   * @param {number} x
   * @param {number} y
   * @param {boolean} acts whether a click there does something
   */
  pointAbout(x, y, acts) {
    const top = acts || !this.wonder ? null : document.elementFromPoint(x, y);
    const shape = top?.closest(".about[id]") ?? null;
    const about = shape && this.picture.holder.contains(shape) ? this.picture.idOf(shape) : "";
    if (about === this.about) return;
    this.leave();
    this.about = about;
    if (!about) return;
    const known = this.explained.get(about);
    if (known !== undefined) this.explain(known);
    else this.timer = setTimeout(() => this.wonder?.(about), WONDERED);
  }

  /** @param {string} words what the shape stands for that was asked about last */
  explain(words) {
    if (!this.about) return;
    this.explained.set(this.about, words);
    this.words.textContent = words;
    this.words.hidden = !words;
    this.place(this.picture.find(this.about));
  }

  /** Nothing is pointed at any more. */
  leave() {
    clearTimeout(this.timer);
    if (this.about) this.words.hidden = true;
    this.about = "";
    if (this.word === null) return;
    this.word = null;
    this.words.hidden = true;
    if (!this.paths.leaf) this.picture.ghost("");
  }

  /** Something has happened: what was told may be wrong now. */
  forget() {
    this.known.clear();
    this.explained.clear();
    this.leave();
  }

  /**
   * @param {string} word
   * @param {Ghost} ghost
   */
  show(word, ghost) {
    this.known.set(word, ghost);
    if (word !== this.word || this.paths.leaf) return;
    this.picture.ghost(ghost.markup);
    const ghosts = this.picture.svg?.querySelector("g.ghosts");
    // It is only looked at: the target below it is what is clicked.
    ghosts?.classList.add("only-seen");
    this.words.textContent = ghost.brief ?? "";
    this.words.hidden = !ghost.brief;
    this.place(ghosts ?? this.picture.find(this.id));
  }

  /**
   * Puts the words above the piece, or below it where there is no room.
   * @param {Element | null} piece
   */
  place(piece) {
    const room = this.words.offsetParent?.getBoundingClientRect();
    if (!piece || !room) return;
    const box = piece.getBoundingClientRect();
    const { width, height } = this.words.getBoundingClientRect();
    const left = box.x + box.width / 2 - width / 2 - room.x;
    const above = box.top - room.y - height - GAP;
    this.words.style.left = `${Math.max(0, Math.min(left, room.width - width))}px`;
    this.words.style.top = `${above >= 0 ? above : Math.min(box.bottom - room.y + GAP, room.height - height)}px`;
  }
}
