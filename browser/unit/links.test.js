import { completeLinks, copyLink } from "../../crates/server/assets/links.js";
import { ensure, equal, stage, test, until } from "./harness.js";

/** A field with a link, as the server writes it. */
function field() {
  stage.innerHTML = `
    <input id="one" class="link" readonly value="/sit/a/2/b">
    <button data-copy="one" data-copied="Copied">Copy</button>
    <button data-share="one" hidden>Send</button>`;
  const link = stage.querySelector("input");
  const copy = stage.querySelector("[data-copy]");
  const share = stage.querySelector("[data-share]");
  if (!link || !(copy instanceof HTMLElement) || !(share instanceof HTMLElement)) throw new Error("the field");
  return { link, copy, share };
}

test("a link is completed with the host, and can be sent where the system can", () => {
  const { link, share } = field();
  completeLinks();
  equal(link.value, `${location.origin}/sit/a/2/b`);
  equal(share.hidden, typeof navigator.share !== "function");
});

test("a visitor who copies a link is told so, and then sees the button again", async () => {
  const { link, copy } = field();
  completeLinks();
  /** @type {string[]} */
  const written = [];
  const clipboard = { writeText: async (/** @type {string} */ text) => void written.push(text) };
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: clipboard });
  await copyLink("one", copy);
  Reflect.deleteProperty(navigator, "clipboard");
  equal(written, [link.value]);
  equal(copy.textContent, "Copied");
  ensure(link.selectionEnd === link.value.length, "the link is selected");
  await until("the button as it was", () => copy.textContent === "Copy");
});
