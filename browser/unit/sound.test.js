// What is heard, when, and how loud.

import { heard, SOUNDS, Sounds } from "../../crates/server/assets/sound.js";
import { ensure, equal, test } from "./harness.js";

/** @param {string} volume */
function sounds(volume) {
  /** @type {AudioContext[]} */
  const made = [];
  const all = new Sounds(
    () => volume,
    () => {
      // One that plays to nobody: browsers complain about the other kind before a visitor has done something.
      const context = /** @type {AudioContext} */ (/** @type {unknown} */ (new OfflineAudioContext(1, 44100, 44100)));
      made.push(context);
      return context;
    },
  );
  return { all, made };
}

test("nothing is heard or asked for before the visitor has done something", () => {
  const { all, made } = sounds("on");
  equal(all.play("wood"), false);
  equal(made.length, 0);
  all.wake();
  equal(made.length, 0, "waking up alone");
  equal(all.play("wood"), true);
  equal(all.play("points"), true);
  equal(made.length, 1, "one context serves all sounds");
});

test("a table that is switched off is silent", () => {
  for (const volume of ["off", "nonsense"]) {
    const { all, made } = sounds(volume);
    all.wake();
    equal(all.play("win"), false, volume);
    equal(made.length, 0, volume);
  }
});

/**
 * The loudest sample of a sound.
 * @param {string} volume
 * @param {number} after in milliseconds
 */
async function rendered(volume, after) {
  const context = new OfflineAudioContext(1, 22050, 44100);
  const all = new Sounds(
    () => volume,
    () => /** @type {AudioContext} */ (/** @type {unknown} */ (context)),
  );
  all.wake();
  all.play("stone", after);
  const samples = (await context.startRendering()).getChannelData(0);
  return { loudest: Math.max(...samples.map(Math.abs)), first: samples.findIndex((sample) => sample !== 0) / 44.1 };
}

test("quiet is softer, and nothing is loud", async () => {
  const [on, quiet] = [await rendered("on", 0), await rendered("quiet", 0)];
  ensure(quiet.loudest < 0.5 * on.loudest, `${quiet.loudest} is not softer than ${on.loudest}`);
  ensure(on.loudest > 0.01 && on.loudest < 0.7, `${on.loudest} is too loud or too soft`);
});

test("a piece is heard when it lands", async () => {
  const { first } = await rendered("on", 260);
  ensure(first >= 259 && first < 275, `heard after ${first} ms`);
});

test("things sound like what they are", () => {
  const wood = { material: "wood", chance: "dice" };
  equal(heard(wood, [{ is: "placed", id: "sphere-1" }]), ["wood"]);
  equal(heard(wood, [{ is: "rolled" }]), ["dice"]);
  equal(heard({ material: "paper", chance: "card" }, [{ is: "turned-up", id: "mark-1" }]), ["paper"]);
  equal(heard(wood, [{ is: "moved", id: "ship-2" }]), ["ship"]);
  equal(heard(wood, [{ is: "scored", seat: "1", points: 3, from: "" }]), ["points"]);
  equal(heard(wood, [{ is: "scored", seat: "1", points: -3, from: "" }]), []);
  equal(heard(wood, [{ is: "taken", id: "sphere-1" }]), []);
  equal(heard(wood, []), []);
  for (const [name, parts] of Object.entries(SOUNDS)) ensure(parts.length > 0, `${name} is silent`);
});
