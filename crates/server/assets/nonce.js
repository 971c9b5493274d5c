// What this browser adds to the dice, so that nobody can choose them alone.

import { all } from "./elements.js";

export function addNonce() {
  for (const field of all(document, 'form[method="post"] input[name="nonce"]', HTMLInputElement)) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
