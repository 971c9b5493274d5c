// A quiet knock of wood, made in the browser.

/** @type {AudioContext | null} */
let context = null;

export function knock() {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = "triangle";
    tone.frequency.setValueAtTime(320, now);
    tone.frequency.exponentialRampToValueAtTime(140, now + 0.08);
    volume.gain.setValueAtTime(0.12, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + 0.14);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + 0.15);
  } catch {
    // Without sound the game goes on all the same.
  }
}
