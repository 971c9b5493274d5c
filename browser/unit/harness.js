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

/**
 * Waits until something holds.
 * @param {string} what
 * @param {() => unknown} condition
 */
export async function until(what, condition) {
  const began = performance.now();
  while (!condition()) {
    if (performance.now() - began > 20_000) throw new Error(`waited in vain for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
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
    // Whoever asks what takes so long finds it here.
    document.title = name;
    const began = performance.now();
    /** @type {string | null} */
    let error = null;
    try {
      await body();
    } catch (thrown) {
      error = thrown instanceof Error ? `${thrown.message}\n${thrown.stack}` : String(thrown);
    }
    results.push({ name, error, millis: Math.round(performance.now() - began) });
  }
  return results;
}
