// Telling people that it is their turn while they look elsewhere.

const known = "Notification" in window;

/** Shows the buttons that ask for leave to tell, where it has not been answered. */
export function offerToNotify() {
  for (const button of document.querySelectorAll("[data-notify]")) {
    if (!(button instanceof HTMLElement)) continue;
    button.hidden = !known || Notification.permission !== "default";
    button.addEventListener("click", async () => {
      await Notification.requestPermission();
      button.hidden = true;
    });
  }
}

/**
 * Tells, if it is allowed. What has the same tag takes the place of what was told before.
 * @param {string} title
 * @param {string} body
 * @param {string} tag
 * @param {string | null} address where a click leads
 */
export async function notify(title, body, tag, address = null) {
  if (!known || Notification.permission !== "granted") return;
  try {
    const told = new Notification(title, { body, tag });
    told.addEventListener("click", () => {
      focus();
      if (address) location.href = address;
      told.close();
    });
  } catch {
    // Phones tell by way of the worker only.
    const worker = await navigator.serviceWorker?.getRegistration();
    worker?.showNotification(title, { body, tag });
  }
}
