// Links that one gives to others: with a host that they can reach, to be copied or sent.

import { byId } from "./dom.js";

/** A button says for so long that it has copied, in milliseconds. */
const SAID = 2000;

/** Completes the links of the page, and shows the buttons that this browser can serve. */
export function completeLinks() {
  const onlyHere = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);
  for (const link of document.querySelectorAll('input.link[value^="/"]')) {
    if (!(link instanceof HTMLInputElement)) continue;
    const origin = (onlyHere && link.dataset.network) || location.origin;
    link.value = origin + (link.getAttribute("value") ?? "");
  }
  for (const note of document.querySelectorAll(".only-here")) {
    if (note instanceof HTMLElement) note.hidden = !onlyHere;
  }
  // Where the system has a way to send things, as phones have.
  const canShare = typeof navigator.share === "function";
  for (const button of document.querySelectorAll("[data-share]")) {
    if (button instanceof HTMLElement) button.hidden = !canShare;
  }
}

/**
 * The link in a field, which is selected so that it can be copied by hand as well.
 * @param {string} id
 */
function linkIn(id) {
  const link = byId(id);
  if (!(link instanceof HTMLInputElement)) return "";
  link.select();
  return link.value;
}

/**
 * Copies the link of a field, and says so on the button.
 * @param {string} id
 * @param {HTMLElement} button
 */
export async function copyLink(id, button) {
  const address = linkIn(id);
  try {
    await navigator.clipboard.writeText(address);
  } catch {
    // The link is selected: a page that may not write to the clipboard leaves copying to the visitor.
    return;
  }
  const { copied } = button.dataset;
  const before = button.textContent;
  if (!copied || before === copied) return;
  button.textContent = copied;
  setTimeout(() => {
    button.textContent = before;
  }, SAID);
}

/**
 * Lets the system send the link of a field.
 * @param {string} id
 */
export function shareLink(id) {
  // Somebody may change their mind.
  navigator.share({ url: linkIn(id), title: document.title }).catch(() => {});
}
