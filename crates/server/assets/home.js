// The home page: thumbnails that play by themselves.

import { addNonce } from "./nonce.js";

addNonce();

const PAUSE = 1800;
const still = matchMedia("(prefers-reduced-motion: reduce)");

const next = (address, moments) =>
  address.replace(/(\d+)\.svg$/, (_, moment) => `${(Number(moment) + 1) % moments}.svg`);

/** Shows the next moment once it has been loaded. */
function advance(moving) {
  const moments = Number(moving.dataset.moments);
  const image = moving.querySelector("img");
  const ahead = new Image();
  ahead.addEventListener("load", () => {
    for (const source of moving.querySelectorAll("source")) source.srcset = next(source.srcset, moments);
    image.src = next(image.src, moments);
  });
  ahead.src = next(image.currentSrc || image.src, moments);
}

const visible = new Set();
const watcher = new IntersectionObserver((entries) => {
  for (const entry of entries) {
    if (entry.isIntersecting) visible.add(entry.target);
    else visible.delete(entry.target);
  }
});
for (const moving of document.querySelectorAll(".moving")) watcher.observe(moving);

setInterval(() => {
  if (still.matches || document.hidden) return;
  visible.forEach(advance);
}, PAUSE);
