import { Fairness, sealOf } from "../../crates/server/assets/fairness.js";
import { sha256 } from "../../crates/server/assets/sha256.js";
import { ensure, equal, test } from "./harness.js";

const PROMISE = "ab".repeat(32);

/**
 * A page of a match, and what it has said.
 * @param {string} match
 */
function page(match) {
  /** @type {any[]} */
  const said = [];
  return { said, fairness: new Fairness(match, PROMISE, (message) => said.push(message)) };
}

/**
 * @param {"seal" | "nonce"} what
 * @param {string} [seal]
 * @param {string} promise
 * @returns {import("../../crates/server/assets/messages.js").ServerMessage}
 */
const due = (what, seal, promise = PROMISE) => ({
  is: "dice",
  promise,
  due: [{ seat: "1", what, seal }],
  others: [],
  waiting: true,
});

test("digests are those of FIPS 180-4", () => {
  const hex = (/** @type {Uint8Array} */ bytes) =>
    [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const digest = (/** @type {string} */ text) => hex(sha256(new TextEncoder().encode(text)));
  equal(digest(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  equal(digest("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  equal(
    digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
    "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
  );
  equal(digest("a".repeat(1000)), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3");
});

test("a seal is opened with what was sealed, after a reload too", () => {
  const match = crypto.randomUUID();
  const first = page(match);
  first.fairness.told(due("seal"));
  const [{ do: what, seal }] = first.said;
  equal(what, "seal");
  const again = page(match);
  again.fairness.told(due("nonce", seal));
  const [{ nonce }] = again.said;
  equal(sealOf(nonce), seal);
  again.fairness.told({ is: "shared", head: "cd".repeat(32) });
  again.fairness.told({ is: "done", head: "ef".repeat(32) });
  equal(
    page(match).fairness.text(),
    `Benben receipt 1\nMatch: ${match}\nDice: sha-256 ${PROMISE}\nNonce 1: ${nonce}\n` +
      `Head: ${"cd".repeat(32)}\nHead: ${"ef".repeat(32)}\n`,
  );
});

test("a page that begins anew gets another nonce, and a server that promises something else gets none", () => {
  const { said, fairness } = page(crypto.randomUUID());
  fairness.told(due("seal"));
  fairness.told(due("seal"));
  ensure(said[0].seal !== said[1].seal, "the same nonce was sealed twice");
  fairness.told(due("seal", undefined, "00".repeat(32)));
  equal(said.length, 2);
});

test("a seal of another device is not opened with a nonce of this one", () => {
  const { said, fairness } = page(crypto.randomUUID());
  fairness.told(due("seal"));
  fairness.told(due("nonce", sealOf("00".repeat(16))));
  clearTimeout(fairness.lost["1"]);
  equal(said.length, 1);
});
