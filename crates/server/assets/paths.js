// What can be clicked now: lights it up, narrows it with every click, and says
// what was said in the end. It knows ids and words, no game.

/** A leaf of the tree: whether it ends the turn, and the words that it can say. */
const isLeaf = (node) => Array.isArray(node);

export class Paths {
  /**
   * @param picture the board
   * @param say     called with (word, ends) when something has been said
   * @param preview called with (word, several, ends) to show what would be said, and with null to stop
   * @param confirms whether what ends a turn is previewed first
   * @param lit called when other shapes can be clicked than before
   */
  constructor(picture, { say, preview, confirms, lit = () => {} }) {
    this.picture = picture;
    this.say = say;
    this.preview = preview;
    this.confirms = confirms;
    this.lit = lit;
    this.tree = {};
    this.chosen = [];
    this.leaf = null;
    this.turned = 0;
    const board = picture.holder;
    board.addEventListener("click", (event) => this.clicked(event));
    board.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    board.addEventListener("keydown", (event) => this.pressed(event));
    document.addEventListener("keydown", (event) => this.pressedAnywhere(event));
  }

  /** Takes what can be said from now on. */
  offer(tree) {
    const inBoard = this.picture.holder.contains(document.activeElement);
    const focused = inBoard ? document.activeElement.id : null;
    this.tree = tree;
    this.reset();
    if (inBoard || document.activeElement === document.body) this.focus(focused);
  }

  reset() {
    this.chosen = [];
    this.leaf = null;
    this.turned = 0;
    this.preview(null);
    this.light();
  }

  get node() {
    return this.chosen.reduce((node, id) => node?.[id], this.tree) ?? {};
  }

  /** Marks what can be clicked, and what has been. */
  light() {
    const board = this.picture.holder;
    for (const element of board.querySelectorAll(".can, .chosen")) {
      element.classList.remove("can", "chosen");
      element.removeAttribute("tabindex");
      element.removeAttribute("role");
    }
    for (const id of this.chosen) this.picture.find(id)?.classList.add("chosen");
    if (!this.leaf) {
      for (const id of Object.keys(this.node)) this.offerShape(id, "can");
      // Whoever has begun may change their mind without going back first.
      if (this.chosen.length) for (const id of Object.keys(this.tree)) this.offerShape(id, null);
    }
    this.picture.expose();
    this.lit();
  }

  offerShape(id, name) {
    const element = this.picture.find(id);
    if (!element) return;
    if (name) element.classList.add(name);
    element.setAttribute("tabindex", "0");
    element.setAttribute("role", "button");
  }

  /** The id that a click means: the innermost shape there that can be clicked. */
  meant(x, y) {
    for (const top of document.elementsFromPoint(x, y)) {
      if (!this.picture.holder.contains(top)) continue;
      for (let at = top; at && at !== this.picture.holder; at = at.parentNode) {
        if (at.classList?.contains("ghosts")) return "ghosts";
        if (at.id && (at.id in this.node || at.id in this.tree || this.chosen.includes(at.id))) return at.id;
      }
    }
    return null;
  }

  clicked(event) {
    // A key press on a shape comes as a click without a place.
    const byKey = event.detail === 0 && event.target.id;
    this.choose(byKey ? event.target.id : this.meant(event.clientX, event.clientY));
  }

  choose(id) {
    if (id === null) return;
    if (this.leaf) {
      const last = this.chosen.at(-1);
      if (id === "ghosts") return this.confirm();
      if (id === last) return this.leaf.length > 2 ? this.turn(1) : this.confirm();
      this.leaf = null;
      this.preview(null);
      this.chosen.pop();
    }
    const node = this.node;
    if (id in node) this.chosen.push(id);
    else if (this.chosen.at(-1) === id) this.chosen.pop();
    else if (id in this.tree) this.chosen = [id];
    else return this.light();
    if (isLeaf(this.node)) {
      this.leaf = this.node;
      this.turned = 0;
      const several = this.leaf.length > 2;
      if (several || (this.leaf[0] && this.confirms())) this.show();
      else return this.confirm();
    }
    this.light();
    if (!this.leaf) this.focus(null);
  }

  get word() {
    return this.leaf?.[1 + this.turned];
  }

  show() {
    this.preview(this.word, this.leaf.length > 2, Boolean(this.leaf[0]));
  }

  /** Shows the next of several results on one target. */
  turn(by) {
    if (!this.leaf || this.leaf.length <= 2) return;
    const several = this.leaf.length - 1;
    this.turned = (this.turned + by + several) % several;
    this.show();
  }

  confirm() {
    if (!this.leaf) return;
    const word = this.word;
    const ends = Boolean(this.leaf[0]);
    this.tree = {};
    this.reset();
    this.say(word, ends);
  }

  /** Takes back the last click. */
  back() {
    if (!this.chosen.length) return false;
    this.leaf = null;
    this.preview(null);
    this.chosen.pop();
    this.light();
    this.focus(null);
    return true;
  }

  /** Goes straight to a word, as if its path had been clicked. */
  goTo(word) {
    const search = (node, way) => {
      if (isLeaf(node)) return node.includes(word) ? way : null;
      for (const id of Object.keys(node)) {
        const found = search(node[id], [...way, id]);
        if (found) return found;
      }
      return null;
    };
    const way = search(this.tree, []);
    if (!way) return;
    this.chosen = way;
    this.leaf = this.node;
    this.turned = this.leaf.indexOf(word) - 1;
    this.show();
    this.light();
  }

  focus(id) {
    const wanted = id && (id in this.node ? id : null);
    const first = wanted ?? Object.keys(this.node)[0];
    if (!first || this.leaf) return;
    const inBoard = this.picture.holder.contains(document.activeElement);
    // Whoever uses the board in words stays there.
    if (document.activeElement?.dataset?.target) return;
    // The first shape is focused only for those who use keys.
    if (inBoard || this.keys) this.picture.find(first)?.focus({ preventScroll: true });
  }

  wheeled(event) {
    if (!this.leaf || this.leaf.length <= 2) return;
    event.preventDefault();
    this.turn(event.deltaY > 0 ? 1 : -1);
  }

  pressed(event) {
    this.keys = true;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      event.stopPropagation();
      if (this.leaf) return this.confirm();
      return this.choose(event.target.id || null);
    }
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (step) {
      event.preventDefault();
      this.move(step);
    }
  }

  pressedAnywhere(event) {
    const typing = event.target.matches?.("input, textarea, select");
    if (typing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape" && this.back()) event.preventDefault();
    if (event.key === "r" || event.key === "R") this.turn(event.shiftKey ? -1 : 1);
    if (event.key === "Enter" && this.leaf && !event.target.closest?.("button, a, summary")) this.confirm();
  }

  /** Moves the focus to the nearest shape in a direction. */
  move([dx, dy]) {
    const centre = (element) => {
      const box = element.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const here = document.activeElement;
    if (!this.picture.holder.contains(here)) return this.focus(null);
    const [x, y] = centre(here);
    let best = null;
    let least = Infinity;
    for (const id of Object.keys(this.node)) {
      const element = this.picture.find(id);
      if (!element || element === here) continue;
      const [ex, ey] = centre(element);
      const along = (ex - x) * dx + (ey - y) * dy;
      const across = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
      if (along < 1) continue;
      const distance = along + 2 * across;
      if (distance < least) [best, least] = [element, distance];
    }
    best?.focus({ preventScroll: true });
  }
}
