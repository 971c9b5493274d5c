// What the tests of scripts are written with. They run in the browser that the
// pages run in; browser/src/unit.rs opens the page and reads what came of them.

/** @type {{ name: string, body: () => void | Promise<void> }[]} */
const tests = [];

/** Where tests put the elements that they need; empty at the start of each. */
export const stage = document.createElement("div");
document.body.append(stage);

/**
 * Declares a test. What it throws is why it fails.
 * @param {string} name
 * @param {() => void | Promise<void>} body
 */
export function test(name, body) {
  tests.push({ name, body });
}

/**
 * Fails unless two values are the same when they are written as JSON.
 * @param {unknown} found
 * @param {unknown} expected
 * @param {string} about
 */
export function equal(found, expected, about = "") {
  const [is, wanted] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== wanted) throw new Error(`${about}${about && ": "}${is} instead of ${wanted}`);
}

/**
 * Fails unless something holds.
 * @param {unknown} condition
 * @param {string} what
 */
export function ensure(condition, what) {
  if (!condition) throw new Error(what);
}

/** The clock and the timers of the page, also while a test has stopped them. */
const real = {
  now: performance.now.bind(performance),
  setTimeout: globalThis.setTimeout.bind(globalThis),
  clearTimeout: globalThis.clearTimeout.bind(globalThis),
};

/**
 * Waits until something holds.
 * @param {string} what
 * @param {() => unknown} condition
 */
export async function until(what, condition) {
  const began = real.now();
  while (!condition()) {
    if (real.now() - began > 20_000) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => real.setTimeout(resolve, 5));
  }
}

/**
 * Stops the clock for the rest of the test: from now on time passes only when the test says so, and
 * what was put off happens then.
 * @returns {(millis: number) => void} lets time pass
 */
export function stopClock() {
  let now = real.now();
  let last = 0;
  /** @type {Map<number, { due: number, body: () => void }>} */
  const timers = new Map();
  Object.assign(performance, { now: () => now });
  Object.assign(globalThis, {
    /**
     * @param {() => void} body
     * @param {number} delay
     */
    setTimeout: (body, delay = 0) => {
      last += 1;
      timers.set(last, { due: now + Math.max(0, delay), body });
      return last;
    },
    /** @param {number} timer */
    clearTimeout: (timer) => timers.delete(timer),
  });
  return (millis) => {
    const end = now + millis;
    for (;;) {
      const due = [...timers].filter(([, timer]) => timer.due <= end);
      const [next] = due.sort(([, one], [, other]) => one.due - other.due);
      if (!next) break;
      timers.delete(next[0]);
      now = Math.max(now, next[1].due);
      next[1].body();
    }
    now = end;
  };
}

/** Lets the clock of the page go on. */
function startClock() {
  Object.assign(performance, { now: real.now });
  Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
}

/**
 * Runs all tests that a file declares.
 * @param {string} file
 * @returns {Promise<{ name: string, error: string | null, millis: number }[]>}
 */
export async function runFile(file) {
  await import(`./${file}`);
  const results = [];
  for (const { name, body } of tests) {
    stage.replaceChildren();
    // The program that asks what takes so long finds it here.
    document.title = name;
    const began = real.now();
    /** @type {string | null} */
    let error = null;
    try {
      await body();
    } catch (thrown) {
      error = thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown);
    }
    startClock();
    results.push({ name, error, millis: Math.round(real.now() - began) });
  }
  return results;
}
