// What this browser adds to the dice, and the receipt that it keeps of a match,
// to hold the server to it (docs/fair-dice.md).

import { sha256 } from "./sha256.js";

/** @typedef {import("./messages.js").ClientMessage} ClientMessage */
/** @typedef {import("./messages.js").ServerMessage} ServerMessage */
/** @typedef {import("./messages.js").DueShare} DueShare */

/**
 * @typedef {object} Receipt
 * @property {number} at when it was written last
 * @property {string} promise
 * @property {{[seat: string]: string}} sealed nonces that nobody else knows yet
 * @property {{[seat: string]: string}} given nonces that were added to the dice
 * @property {string[]} heads
 */

/** If another device has sealed for a seat, it has so long to go on, in milliseconds. */
const LOST = 5000;

/** The receipts of so many matches are kept. */
const KEPT = 40;

const PREFIX = "benben-receipt-";

/** @param {Uint8Array} bytes */
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} digits */
const bytes = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** @param {string} nonce */
export const sealOf = (nonce) => hex(sha256(bytes(nonce)));

export class Fairness {
  /**
   * @param {string} match
   * @param {string} promise what the page said before anything was added; empty without dice
   * @param {(message: ClientMessage) => void} say
   */
  constructor(match, promise, say) {
    this.match = match;
    this.say = say;
    /** @type {{[seat: string]: number}} */
    this.lost = {};
    this.receipt = read(match) ?? { at: 0, promise, sealed: {}, given: {}, heads: [] };
  }

  /** @param {ServerMessage} message */
  told(message) {
    if (message.is === "dice") {
      if (!message.waiting) for (const timer of Object.values(this.lost)) clearTimeout(timer);
      // A server that promises something else now is given nothing.
      if (message.promise !== this.receipt.promise) return;
      for (const due of message.due) this.add(due);
    } else if ((message.is === "done" || message.is === "shared") && message.head) {
      this.keep(message.head);
    }
  }

  /** @param {DueShare} due */
  add({ seat, what, seal }) {
    clearTimeout(this.lost[seat]);
    const { sealed, given } = this.receipt;
    const nonce = sealed[seat] ?? given[seat];
    if (what === "seal") {
      this.seal(seat);
    } else if (nonce && sealOf(nonce) === seal) {
      given[seat] = nonce;
      delete sealed[seat];
      this.write();
      this.say({ do: "nonce", seat, nonce });
    } else {
      // Another device of this player has sealed, or this one has forgotten.
      this.lost[seat] = setTimeout(() => this.seal(seat), LOST);
    }
  }

  /** @param {string} seat */
  seal(seat) {
    const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
    this.receipt.sealed[seat] = nonce;
    delete this.receipt.given[seat];
    // Before it is said: a page that is reloaded now can still open the seal.
    this.write();
    this.say({ do: "seal", seat, seal: sealOf(nonce) });
  }

  /** @param {string} head */
  keep(head) {
    if (this.receipt.heads.at(-1) !== head) this.receipt.heads.push(head);
    this.write();
  }

  write() {
    this.receipt.at = Date.now();
    store(this.match, this.receipt);
  }

  /** The receipt as a file. */
  text() {
    const { promise, given, heads } = this.receipt;
    const lines = ["Benben receipt 1", `Match: ${this.match}`];
    if (promise) lines.push(`Dice: sha-256 ${promise}`);
    for (const seat of Object.keys(given).sort()) lines.push(`Nonce ${seat}: ${given[seat]}`);
    for (const head of heads) lines.push(`Head: ${head}`);
    return `${lines.join("\n")}\n`;
  }

  /** Lets the visitor save the receipt. */
  save() {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([this.text()], { type: "text/plain" }));
    link.download = `${this.match}.receipt`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10000);
  }
}

/**
 * @param {string} match
 * @returns {Receipt | null}
 */
function read(match) {
  try {
    return JSON.parse(localStorage.getItem(PREFIX + match) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Keeps a receipt, and forgets the oldest if there are too many.
 * @param {string} match
 * @param {Receipt} receipt
 */
function store(match, receipt) {
  try {
    localStorage.setItem(PREFIX + match, JSON.stringify(receipt));
    const names = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX));
    if (names.length <= KEPT) return;
    const age = (/** @type {string} */ name) => read(name.slice(PREFIX.length))?.at ?? 0;
    names.sort((one, other) => age(one) - age(other));
    for (const name of names.slice(0, names.length - KEPT)) localStorage.removeItem(name);
  } catch {
    // A browser that keeps nothing: the receipt lasts as long as the page.
  }
}
