// How shapes get from one place to another: what a motion looks like, and which shape came from
// where. Each game says how its shapes move (`data-motions`); this knows kinds of motion, no game.
// Only `transform` and `opacity` change, so that the browser can do it without drawing anew.

/**
 * How shapes of a class, or those whose ids begin so, move; see `draw::Motion`.
 * @typedef {object} Motion
 * @property {string} of a class, or the beginning of ids if it ends with a dash
 * @property {"slide" | "carry" | "fly" | "tumble" | "write"} how
 * @property {string[]} from what ids begin with where a new one comes from
 * @property {string[]} to the same for where one goes that leaves
 * @property {string[]} turned classes of places from which it comes face down
 * @property {boolean} renewed whether another look means another piece
 * @property {boolean} halves whether two new ones are the halves of one piece
 * @property {string | null} along the class of a line along which it moves
 * @property {"hop" | "swell" | "rock" | "soar" | null} finale
 */

/** @typedef {{x: number, y: number}} Point */

/**
 * Where a shape was before an update.
 * @typedef {object} Stood
 * @property {Element} element
 * @property {Point} at its middle, in units of the picture
 * @property {number} wide how wide it was
 * @property {string} look what could be seen of it, if a different look means a different piece
 */

/**
 * Where the new pieces of an update can come from.
 * @typedef {object} Places
 * @property {string[]} gone
 * @property {string[]} changed
 * @property {Set<string>} used what has gone and is accounted for
 * @property {Map<Motion, {whole: Stood | null, taken: number}>} halved the pieces that come in halves
 */

/** @type {{[how: string]: number}} */
const MILLIS = { slide: 260, carry: 420, fly: 620, tumble: 560, write: 240 };

/** A piece that comes from nowhere falls for so long. */
const FALL = 300;

/** What is new and no piece appears in so many milliseconds. */
const APPEAR = 130;

/** Several pieces follow each other at this distance, but the last is not kept waiting for longer. */
const APART = 60;
const MOST_APART = 300;

/** Only so many leave before one's eyes. */
const MOST_LEAVING = 12;

/** More shapes than these would not rise smoothly at the end. */
const MOST_RISING = 150;

/** How many straight pieces a curve is made of. */
const PIECES = 10;

/** A line belongs to a shape that began and ended no further from its ends than this. */
const NEAR = 30;

const AT_ONCE = { x: 0, y: 0 };

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** @param {number} t */
const eased = (t) => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/**
 * @param {number} low
 * @param {number} value
 * @param {number} high
 */
const within = (low, value, high) => Math.min(Math.max(value, low), high);

/**
 * A point on the way through some points.
 * @param {Point[]} points at the same distance from each other
 * @param {number} part how much of the way is behind it
 * @returns {Point}
 */
function between(points, part) {
  const at = part * (points.length - 1);
  const before = points[Math.floor(at)] ?? AT_ONCE;
  const after = points[Math.ceil(at)] ?? before;
  const rest = at - Math.floor(at);
  return { x: before.x + (after.x - before.x) * rest, y: before.y + (after.y - before.y) * rest };
}

/**
 * @typedef {object} Way
 * @property {Motion["how"]} how
 * @property {Point} by from where it rests to where it begins
 * @property {Point[] | null} along the same for every step on a line that is not straight
 * @property {number} size how large it is there, compared with where it rests
 * @property {boolean} turns whether it is turned over
 * @property {boolean} falls whether it comes from nowhere
 */

/**
 * What a shape does on its way, step by step: how far it is from its place, how large and how turned.
 * @param {Way} way
 * @returns {{x: number, y: number, wide: number, high: number, turn: number, seen: number}[]}
 */
export function course({ how, by, along, size, turns, falls }) {
  const far = Math.hypot(by.x, by.y);
  const rise = how === "fly" ? within(40, far * 0.3, 150) : how === "carry" ? within(14, far * 0.2, 90) : 0;
  const lift = how === "fly" ? 0.3 : how === "carry" ? 0.12 : 0;
  const steps = [];
  for (let piece = 0; piece <= PIECES; piece += 1) {
    const t = piece / PIECES;
    if (how === "write") {
      const grown = t < 0.7 ? 0.5 + (t / 0.7) * 0.6 : 1.1 - ((t - 0.7) / 0.3) * 0.1;
      steps.push({ x: 0, y: 0, wide: grown, high: grown, turn: 0, seen: Math.min(1, t * 3) });
    } else if (how === "tumble") {
      const up = Math.sin(Math.PI * t);
      const large = 1 + 0.18 * up;
      steps.push({ x: 0, y: -8 * up, wide: large, high: large, turn: -540 * (1 - eased(t)), seen: 1 });
    } else {
      // The last fifth belongs to settling down.
      const gone = rise ? eased(Math.min(1, t / 0.8)) : eased(t);
      const left = 1 - gone;
      const settling = t > 0.8 ? Math.sin(((t - 0.8) / 0.2) * Math.PI) : 0;
      const large = (1 + (size - 1) * left) * (1 + lift * Math.sin(Math.PI * gone)) * (1 - 0.035 * settling);
      const narrow = turns ? Math.max(0.04, Math.abs(Math.cos(Math.PI * gone))) : 1;
      const { x, y } = along ? between(along, gone) : { x: by.x * left, y: by.y * left };
      steps.push({
        x,
        y: y - rise * Math.sin(Math.PI * gone) * (falls ? 0 : 1),
        wide: large * narrow,
        high: large,
        turn: 0,
        seen: falls ? Math.min(1, t * 3) : 1,
      });
    }
  }
  return steps;
}

/**
 * The motion of a shape as the browser wants it: about its middle, whatever transform it has.
 * @param {Way} way
 * @param {Point} middle
 * @param {string} rest its own transform
 * @returns {Keyframe[]}
 */
export function keyframes(way, middle, rest) {
  return course(way).map(({ x, y, wide, high, turn, seen }) => ({
    transform: `translate(${middle.x + x}px, ${middle.y + y}px) rotate(${turn}deg) scale(${wide}, ${high}) translate(${-middle.x}px, ${-middle.y}px) ${rest}`,
    opacity: seen,
  }));
}

/**
 * What one can see of a shape.
 * @param {Element} element
 */
const lookOf = (element) => element.innerHTML.replace(/<title>.*?<\/title>/g, "");

/**
 * A shape's own transform. Its list is only read: what is consolidated is written anew.
 * @param {SVGGraphicsElement} element
 */
function matrixOf(element) {
  let matrix = new DOMMatrix();
  for (const one of element.transform.baseVal) matrix = matrix.multiply(one.matrix);
  return matrix;
}

/**
 * The middle of a shape and its width, in units of what it stands in, and its own transform.
 * @param {SVGGraphicsElement} element
 */
function measured(element) {
  const box = element.getBBox();
  const { a, b, c, d, e, f } = matrixOf(element);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return {
    at: { x: a * x + c * y + e, y: b * x + d * y + f },
    wide: box.width * Math.hypot(a, b),
    rest: `matrix(${a}, ${b}, ${c}, ${d}, ${e}, ${f})`,
  };
}

/** What the games on this page say of their shapes. */
function declared() {
  const holder = document.querySelector("[data-motions]");
  const text = holder instanceof HTMLElement ? holder.dataset.motions : undefined;
  return /** @type {Motion[]} */ (JSON.parse(text ?? "[]"));
}

/** Lets the shapes of one picture move. */
export class Mover {
  /**
   * @param {import("./picture.js").Picture} picture
   * @param {Motion[]} motions
   */
  constructor(picture, motions = declared()) {
    this.picture = picture;
    this.motions = motions;
    const ends = motions.flatMap(({ from, to }) => [...from, ...to]);
    /** The beginnings of ids of what others come from or go to. */
    this.ends = [...new Set(ends)];
    /** @type {Map<string, Stood>} */
    this.before = new Map();
    /**
     * What was clicked last: of several places from which a piece may come it is this one.
     * @type {string[]}
     */
    this.clicked = [];
    /** @type {Animation[]} */
    this.running = [];
  }

  /**
   * How a shape moves, if its game says so.
   * @param {Element} element
   * @param {string} id
   */
  motionOf(element, id) {
    return this.motions.find(({ of }) => (of.endsWith("-") ? id.startsWith(of) : element.classList.contains(of)));
  }

  /** Whether anything moves at all here. */
  get moves() {
    const { svg } = this.picture;
    return svg !== null && !still.matches && !document.hidden && svg.getBoundingClientRect().width > 0;
  }

  /** @returns {SVGGraphicsElement[]} */
  get shapes() {
    const named = this.picture.svg?.querySelectorAll("g.layer [id]") ?? [];
    return [...named].filter((element) => element instanceof SVGGraphicsElement);
  }

  /** Remembers where everything is before it changes. */
  remember() {
    this.before.clear();
    if (!this.moves) return;
    for (const element of this.shapes) {
      const id = this.picture.idOf(element);
      const motion = this.motionOf(element, id);
      const counts = motion || this.ends.some((end) => id.startsWith(end));
      const { at, wide } = counts ? measured(element) : { at: this.corner(element), wide: 0 };
      const shows = motion && (motion.renewed || motion.how === "tumble");
      this.before.set(id, { element, at, wide, look: shows ? lookOf(element) : "" });
    }
  }

  /**
   * Where a shape is that nobody carries.
   * @param {SVGGraphicsElement} element
   * @returns {Point}
   */
  corner(element) {
    const { e, f } = matrixOf(element);
    return { x: e, y: f };
  }

  /**
   * Lets everything move from where it was to where it is now; says how many milliseconds it takes
   * until the last piece has landed.
   */
  go() {
    const { before } = this;
    if (!before.size || !this.moves) return 0;
    this.finish();
    const now = new Map(this.shapes.map((element) => [this.picture.idOf(element), element]));
    const gone = [...before.keys()].filter((id) => !now.has(id));
    const changed = [...now].filter(([id, element]) => before.has(id) && before.get(id)?.element !== element);
    /** @type {Set<string>} */
    const used = new Set();
    /** @type {Places} */
    const places = { gone, changed: changed.map(([id]) => id), used, halved: new Map() };
    let order = 0;
    let landed = 0;
    /** @type {[SVGGraphicsElement, Stood | undefined][]} */
    const others = [];
    for (const [id, element] of now) {
      const was = before.get(id);
      if (was?.element === element) continue;
      const motion = this.motionOf(element, id);
      if (!motion || (motion.how === "write" && was)) {
        others.push([element, was]);
        continue;
      }
      const { at, wide, rest } = measured(element);
      const isOther = Boolean(was && motion.renewed && was.look !== lookOf(element));
      const way = this.wayOf(motion, id, was && !isOther ? was : null, { at, wide }, places);
      if (motion.how === "tumble" && was && was.look === lookOf(element)) continue;
      if (!way) continue;
      // The second half goes with the first.
      const isSecond = !was && motion.halves && places.halved.get(motion)?.taken === 2;
      if (!isSecond) order += 1;
      const delay = Math.min((order - 1) * APART, MOST_APART);
      const duration = way.falls ? FALL : (MILLIS[way.how] ?? FALL);
      this.run(element, keyframes(way, at, rest), { duration, delay, fill: "backwards" });
      landed = Math.max(landed, delay + duration);
    }
    landed = Math.max(landed, this.leave(gone.filter((id) => !used.has(id))));
    for (const [element, was] of others) landed = Math.max(landed, this.plainly(element, was, landed));
    return landed;
  }

  /**
   * What is no piece slides if it is elsewhere now, and appears if it is new. While pieces are on
   * their way, what belongs to them (a shadow, the squares of a card) would be there before they are:
   * it appears when they have landed.
   * @param {SVGGraphicsElement} element
   * @param {Stood | undefined} was
   * @param {number} landed when the last piece has landed, in milliseconds
   */
  plainly(element, was, landed) {
    const at = was?.wide ? measured(element).at : this.corner(element);
    if (was && Math.hypot(was.at.x - at.x, was.at.y - at.y) < 1) return 0;
    if (!was || was.wide || landed) {
      const delay = Math.max(0, landed - APPEAR);
      this.run(element, [{ opacity: 0 }, { opacity: 1 }], { duration: APPEAR, delay, fill: "backwards" });
      return 0;
    }
    /** @param {Point} point */
    const place = (point) => `translate(${point.x}px, ${point.y}px)`;
    const frames = [{ transform: place(was.at) }, { transform: place(at) }];
    const duration = MILLIS.slide ?? FALL;
    this.run(element, frames, { duration, easing: "ease-in-out" });
    return duration;
  }

  /**
   * The way of a piece to where it is now; nothing if it was there before.
   * @param {Motion} motion
   * @param {string} id
   * @param {Stood | null} was
   * @param {{at: Point, wide: number}} is
   * @param {Places} places
   * @returns {Way | null}
   */
  wayOf(motion, id, was, is, places) {
    const { how } = motion;
    if (how === "write" || how === "tumble") {
      const isThere = was !== null && how === "write";
      return isThere ? null : { how, by: AT_ONCE, along: null, size: 1, turns: false, falls: false };
    }
    const source = was ?? (motion.halves ? this.halfOf(motion, id, places) : this.sourceOf(motion, id, places));
    if (!source) return { how, by: { x: 0, y: -36 }, along: null, size: 1.2, turns: false, falls: true };
    const by = { x: source.at.x - is.at.x, y: source.at.y - is.at.y };
    if (Math.hypot(by.x, by.y) < 1) return null;
    const turns = !was && motion.turned.some((name) => source.element.classList.contains(name));
    const size = source.wide && is.wide ? within(0.25, source.wide / is.wide, 3) : 1;
    const along = motion.along ? this.lineOf(motion.along, source.at, is.at) : null;
    return { how, by, along, size, turns, falls: false };
  }

  /**
   * The line of this class from one point to another, step by step, seen from its end.
   * @param {string} name
   * @param {Point} from
   * @param {Point} to
   * @returns {Point[] | null}
   */
  lineOf(name, from, to) {
    const line = this.picture.svg?.querySelector(`g.layer .${CSS.escape(name)}`);
    if (!(line instanceof SVGGeometryElement)) return null;
    const long = line.getTotalLength();
    const points = Array.from({ length: PIECES + 1 }, (_, step) => line.getPointAtLength((long * step) / PIECES));
    const ends = [points[0], points.at(-1)];
    const fits = [from, to].every((end, i) => Math.hypot((ends[i]?.x ?? 0) - end.x, (ends[i]?.y ?? 0) - end.y) < NEAR);
    return fits ? points.map(({ x, y }) => ({ x: x - to.x, y: y - to.y })) : null;
  }

  /**
   * The next half of the piece from whose place shapes of this motion come: the left one first.
   * @param {Motion} motion
   * @param {string} id
   * @param {Places} places
   * @returns {Stood | null}
   */
  halfOf(motion, id, places) {
    const known = places.halved.get(motion);
    const halved = known ?? { whole: this.sourceOf(motion, id, places), taken: 0 };
    places.halved.set(motion, halved);
    halved.taken += 1;
    const { whole } = halved;
    if (!whole) return null;
    const aside = (halved.taken % 2 ? -1 : 1) * (whole.wide / 4);
    return { ...whole, at: { x: whole.at.x + aside, y: whole.at.y }, wide: whole.wide / 2 };
  }

  /**
   * Where a new piece comes from: rather from what was clicked, has gone or has changed.
   * @param {Motion} motion
   * @param {string} own
   * @param {Places} places
   * @returns {Stood | null}
   */
  sourceOf(motion, own, { gone, changed, used }) {
    /** @param {string} id */
    const free = (id) => id !== own && !used.has(id);
    for (const likely of [[...this.clicked, ...gone.filter(free), ...changed.filter(free)], [...this.before.keys()]]) {
      for (const beginning of motion.from) {
        const id = likely.find((one) => one !== own && one.startsWith(beginning) && this.before.has(one));
        if (id === undefined) continue;
        if (gone.includes(id)) used.add(id);
        return this.before.get(id) ?? null;
      }
    }
    return null;
  }

  /**
   * Lets pieces go that are no longer there, if their game says where to; says for how long.
   * @param {string[]} ids
   */
  leave(ids) {
    const { svg } = this.picture;
    let landed = 0;
    for (const id of ids.slice(0, MOST_LEAVING)) {
      const was = this.before.get(id);
      const motion = was && this.motionOf(was.element, id);
      if (!svg || !was || !motion?.to.length) continue;
      const goal = this.shapes.find((element) => motion.to.some((to) => this.picture.idOf(element).startsWith(to)));
      const copy = was.element.cloneNode(true);
      if (!goal || !(copy instanceof SVGGraphicsElement)) continue;
      for (const named of [copy, ...copy.querySelectorAll("[id]")]) named.removeAttribute("id");
      copy.classList.remove("can", "chosen", "fresh", "leads");
      const leaving = document.createElementNS("http://www.w3.org/2000/svg", "g");
      leaving.setAttribute("class", "leaving");
      leaving.setAttribute("aria-hidden", "true");
      leaving.append(copy);
      svg.append(leaving);
      const { at, wide } = measured(goal);
      const { rest } = measured(copy);
      const by = { x: at.x - was.at.x, y: at.y - was.at.y };
      const size = wide && was.wide ? within(0.3, wide / was.wide, 3) : 1;
      const frames = keyframes(
        { how: motion.how, by, along: null, size, turns: false, falls: false },
        was.at,
        rest,
      ).reverse();
      const duration = MILLIS[motion.how] ?? FALL;
      const flight = this.run(copy, frames, { duration, fill: "forwards" });
      // It goes whether it has arrived or was hurried.
      flight.finished.then(
        () => leaving.remove(),
        () => leaving.remove(),
      );
      landed = Math.max(landed, duration);
    }
    return landed;
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {KeyframeAnimationOptions} options
   */
  run(element, frames, options) {
    const motion = element.animate(frames, options);
    this.running.push(motion);
    return motion;
  }

  /** Everything is where it belongs at once. */
  finish() {
    const { running } = this;
    this.running = [];
    for (const motion of running) motion.finish();
  }

  /** When a match is over, everything that was built moves once, from the bottom to the top. */
  finale() {
    if (!this.moves) return;
    const acting = this.motions.flatMap(({ of, finale }) => {
      if (!finale || !this.picture.svg) return [];
      const found = this.picture.svg.querySelectorAll(`g.layer .${CSS.escape(of)}`);
      return [...found].map((element) => ({ element, finale }));
    });
    const placed = [];
    for (const { element, finale } of acting.slice(0, MOST_RISING)) {
      if (element instanceof SVGGraphicsElement) placed.push({ element, finale, ...measured(element) });
    }
    const lowest = Math.max(...placed.map(({ at }) => at.y));
    for (const { element, finale, at, rest } of placed) {
      const delay = (lowest - at.y) * 1.4;
      const frames = FINALES[finale ?? "hop"].map(({ y, size, turn }) => ({
        transform: `translate(${at.x}px, ${at.y + y}px) rotate(${turn}deg) scale(${size}) translate(${-at.x}px, ${-at.y}px) ${rest}`,
      }));
      this.run(element, frames, { duration: 640, delay, easing: "ease-in-out" });
    }
  }
}

const AT_REST = { y: 0, size: 1, turn: 0 };

/** @type {{[finale in NonNullable<Motion["finale"]>]: {y: number, size: number, turn: number}[]}} */
const FINALES = {
  hop: [AT_REST, { y: -18, size: 1.06, turn: 0 }, AT_REST, { y: -5, size: 1, turn: 0 }, AT_REST],
  swell: [AT_REST, { y: 0, size: 1.22, turn: 0 }, { y: 0, size: 0.97, turn: 0 }, AT_REST],
  rock: [AT_REST, { y: -4, size: 1.02, turn: -3 }, { y: -4, size: 1.02, turn: 3 }, AT_REST],
  soar: [AT_REST, { y: -70, size: 1.35, turn: 0 }, { y: -70, size: 1.35, turn: 0 }, AT_REST],
};
