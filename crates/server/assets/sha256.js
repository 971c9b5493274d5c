// SHA-256 (FIPS 180-4). Browsers have it too, but not for pages of a server in
// the local network, which come without https.

/** The first 64 prime numbers. */
const PRIMES = [2];
for (let number = 3; PRIMES.length < 64; number += 2) {
  if (PRIMES.every((prime) => number % prime)) PRIMES.push(number);
}

/**
 * The first 32 bits after the point.
 * @param {number} value
 */
const fraction = (value) => Math.floor((value % 1) * 2 ** 32);

const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

/**
 * @param {number} word
 * @param {number} by
 */
const turned = (word, by) => (word >>> by) | (word << (32 - by));

/**
 * The digest of some bytes.
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function sha256(bytes) {
  const padded = new Uint8Array((Math.floor((bytes.length + 8) / 64) + 1) * 64);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, bytes.length * 8);
  const hash = new Uint32Array(START);
  const words = new Uint32Array(64);
  for (let block = 0; block < padded.length; block += 64) {
    for (let at = 0; at < 16; at++) words[at] = view.getUint32(block + 4 * at);
    for (let at = 16; at < 64; at++) {
      const [far, near] = [words[at - 15], words[at - 2]];
      const first = turned(far, 7) ^ turned(far, 18) ^ (far >>> 3);
      const second = turned(near, 17) ^ turned(near, 19) ^ (near >>> 10);
      words[at] = words[at - 16] + first + words[at - 7] + second;
    }
    let [a, b, c, d, e, f, g, h] = hash;
    for (let at = 0; at < 64; at++) {
      const upper = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
      const chosen = (e & f) ^ (~e & g);
      const one = (h + upper + chosen + ROUNDS[at] + words[at]) | 0;
      const lower = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
      const most = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + lower + most) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, at) => {
      hash[at] += word;
    });
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, at) => {
    digest.setUint32(4 * at, word);
  });
  return new Uint8Array(digest.buffer);
}
