// Sounds of the table, made in the browser: no files. Every sound is a few short
// tones and strokes of filtered noise, a little different each time, and soft.

/**
 * What can be heard.
 * @typedef {"wood" | "stone" | "card" | "paper" | "jewel" | "dice" | "ship" | "turn" | "low" | "points" | "win" | "loss"} SoundName
 */

/**
 * A tone that glides from one pitch to another and fades.
 * @typedef {object} Tone
 * @property {OscillatorType} type
 * @property {number} from in hertz
 * @property {number} [to] in hertz
 * @property {number} time how long it takes to fade, in seconds
 * @property {number} gain how loud it is
 * @property {number} [at] when it begins, in seconds
 */

/**
 * A stroke of noise around one pitch.
 * @typedef {object} Stroke
 * @property {number} noise in hertz
 * @property {number} [sharp] how narrow the band is
 * @property {number} time
 * @property {number} gain
 * @property {number} [at]
 */

/** @typedef {Tone | Stroke} Part */

/** How loud the table is, by what the visitor has chosen. */
export const VOLUMES = Object.freeze({ off: 0, quiet: 0.3, on: 1 });

/** No two strokes of a person are the same: pitch and strength vary by this much. */
const VARIES = 0.07;

/** @type {Readonly<Record<SoundName, Part[]>>} */
export const SOUNDS = Object.freeze({
  wood: [
    { noise: 900, sharp: 2, time: 0.05, gain: 0.5 },
    { type: "triangle", from: 310, to: 170, time: 0.12, gain: 0.22 },
  ],
  stone: [
    { noise: 2200, sharp: 1.4, time: 0.06, gain: 0.4 },
    { type: "sine", from: 190, to: 90, time: 0.14, gain: 0.3 },
  ],
  card: [{ noise: 3200, sharp: 0.8, time: 0.07, gain: 0.22 }],
  paper: [
    { noise: 4200, sharp: 1.2, time: 0.09, gain: 0.16 },
    { noise: 3600, sharp: 1.2, time: 0.11, gain: 0.14, at: 0.1 },
  ],
  jewel: [
    { type: "sine", from: 1760, time: 0.3, gain: 0.07 },
    { type: "sine", from: 2637, time: 0.22, gain: 0.05, at: 0.03 },
  ],
  dice: [
    { noise: 1500, sharp: 3, time: 0.03, gain: 0.34 },
    { noise: 1800, sharp: 3, time: 0.03, gain: 0.26, at: 0.09 },
    { noise: 1350, sharp: 3, time: 0.03, gain: 0.2, at: 0.16 },
    { noise: 1600, sharp: 3, time: 0.04, gain: 0.14, at: 0.21 },
  ],
  ship: [
    { noise: 500, sharp: 0.7, time: 0.45, gain: 0.28 },
    { type: "sine", from: 140, to: 260, time: 0.45, gain: 0.12 },
  ],
  turn: [
    { type: "sine", from: 660, time: 0.2, gain: 0.08 },
    { type: "sine", from: 880, time: 0.28, gain: 0.07, at: 0.1 },
  ],
  low: [
    { type: "square", from: 440, time: 0.08, gain: 0.03 },
    { type: "square", from: 440, time: 0.08, gain: 0.03, at: 0.16 },
  ],
  points: [
    { type: "sine", from: 988, time: 0.12, gain: 0.06 },
    { type: "sine", from: 1319, time: 0.2, gain: 0.06, at: 0.06 },
  ],
  win: [
    { type: "triangle", from: 523, time: 0.45, gain: 0.09 },
    { type: "triangle", from: 659, time: 0.45, gain: 0.09, at: 0.13 },
    { type: "triangle", from: 784, time: 0.45, gain: 0.09, at: 0.26 },
    { type: "triangle", from: 1047, time: 0.7, gain: 0.09, at: 0.39 },
  ],
  loss: [
    { type: "triangle", from: 392, time: 0.5, gain: 0.08 },
    { type: "triangle", from: 349, time: 0.5, gain: 0.08, at: 0.2 },
    { type: "triangle", from: 294, time: 0.7, gain: 0.08, at: 0.4 },
  ],
});

/** Sounds of a table. Nothing is heard, and nothing is asked of the browser, before the visitor has done something. */
export class Sounds {
  /**
   * @param {() => string} volume what the visitor has chosen: `on`, `quiet` or `off`
   * @param {() => AudioContext} make
   */
  constructor(volume, make = () => new AudioContext()) {
    this.volume = volume;
    this.make = make;
    /** @type {AudioContext | null} */
    this.context = null;
    /** @type {AudioBuffer | null} */
    this.noise = null;
    this.isAwake = false;
  }

  /** The visitor has clicked or pressed something: from now on there may be sounds. */
  wake() {
    this.isAwake = true;
    if (this.context?.state === "suspended") this.context.resume().catch(() => {});
  }

  /**
   * Plays a sound.
   * @param {SoundName} name
   * @param {number} [after] when, in milliseconds: things are heard when they land
   * @returns {boolean} whether it is heard
   */
  play(name, after = 0) {
    const volume = VOLUMES[/** @type {keyof typeof VOLUMES} */ (this.volume())] ?? 0;
    if (!this.isAwake || !volume) return false;
    try {
      this.context ??= this.make();
      const pitch = 1 + VARIES * (Math.random() - 0.5);
      const strength = volume * (1 - VARIES * Math.random());
      const start = this.context.currentTime + after / 1000;
      for (const part of SOUNDS[name]) this.part(this.context, part, start, pitch, strength);
      return true;
    } catch {
      // Without sound the game goes on all the same.
      return false;
    }
  }

  /**
   * @param {AudioContext} context
   * @param {Part} part
   * @param {number} start
   * @param {number} pitch
   * @param {number} strength
   */
  part(context, part, start, pitch, strength) {
    const begins = start + (part.at ?? 0);
    const ends = begins + part.time;
    const loudness = context.createGain();
    loudness.gain.setValueAtTime(part.gain * strength, begins);
    loudness.gain.exponentialRampToValueAtTime(0.0001, ends);
    loudness.connect(context.destination);
    if ("noise" in part) {
      const source = context.createBufferSource();
      source.buffer = this.hiss(context);
      const band = context.createBiquadFilter();
      band.type = "bandpass";
      band.frequency.value = part.noise * pitch;
      band.Q.value = part.sharp ?? 1;
      source.connect(band).connect(loudness);
      source.start(begins, Math.random() * 0.4);
      source.stop(ends);
    } else {
      const tone = context.createOscillator();
      tone.type = part.type;
      tone.frequency.setValueAtTime(part.from * pitch, begins);
      if (part.to) tone.frequency.exponentialRampToValueAtTime(part.to * pitch, ends);
      tone.connect(loudness);
      tone.start(begins);
      tone.stop(ends);
    }
  }

  /**
   * A second of noise, made once.
   * @param {AudioContext} context
   */
  hiss(context) {
    if (!this.noise) {
      this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
      const samples = this.noise.getChannelData(0);
      for (let at = 0; at < samples.length; at++) samples[at] = Math.random() * 2 - 1;
    }
    return this.noise;
  }
}

/** @param {string | undefined} name */
const named = (name) => /** @type {SoundName | undefined} */ (Object.keys(SOUNDS).find((other) => other === name));

/**
 * What is heard of something that has happened on a board, in the order in which it is heard.
 * @param {{material?: string, chance?: string}} game what its things are made of, and how chance sounds
 * @param {import("./messages.js").Effect[]} effects
 * @returns {SoundName[]}
 */
export function heard(game, effects) {
  /** @type {SoundName[]} */
  const sounds = [];
  const is = (/** @type {string} */ what) => effects.some((effect) => effect.is === what);
  const ids = effects.flatMap((effect) => ("id" in effect ? [effect.id] : []));
  if (is("rolled")) sounds.push(named(game.chance) ?? "card");
  if (ids.some((id) => id.startsWith("ship"))) sounds.push("ship");
  else if (ids.some((id) => id.startsWith("marker") || id.startsWith("divine"))) sounds.push("jewel");
  else if (is("placed") || is("moved") || is("turned-up")) sounds.push(named(game.material) ?? "wood");
  if (effects.some((effect) => effect.is === "scored" && effect.points > 0)) sounds.push("points");
  return sounds;
}
