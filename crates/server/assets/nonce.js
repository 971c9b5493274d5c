// What this browser adds to the dice, so that nobody can choose them alone.

export function addNonce() {
  for (const form of document.querySelectorAll('form[method="post"]')) {
    const field = form.querySelector('input[name="nonce"]');
    if (!field) continue;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    field.value = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  }
}
