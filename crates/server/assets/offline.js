// The page that is shown when the server cannot be reached: lists what was kept,
// and goes on by itself when the server is back.

const PAUSE = 3000;

/**
 * The rules that were read before, by the titles that they had.
 * @param {HTMLElement} list
 */
async function listKept(list) {
  if (!self.caches) return;
  const cache = await caches.open("benben-rules");
  for (const request of await cache.keys()) {
    const answer = await cache.match(request);
    if (!answer) continue;
    const read = new DOMParser().parseFromString(await answer.text(), "text/html");
    const link = document.createElement("a");
    link.href = new URL(request.url).pathname;
    const title = read.querySelector("h1")?.textContent ?? read.title;
    const { label = "" } = list.dataset;
    link.textContent = title === label ? label : `${label}: ${title}`;
    const item = document.createElement("li");
    item.append(link);
    list.append(item);
  }
  const none = document.getElementById("kept-none");
  if (none) none.hidden = list.childElementCount > 0;
}

/** Loads the page that was wanted as soon as the server answers. */
async function tryAgain() {
  try {
    const answer = await fetch("/health", { cache: "no-store" });
    if (answer.ok) return location.reload();
  } catch {
    // Not yet.
  }
  setTimeout(tryAgain, PAUSE);
}

document.querySelector("[data-again]")?.addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
setTimeout(tryAgain, PAUSE);
const list = document.getElementById("kept");
if (list) listKept(list);
