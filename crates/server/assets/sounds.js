// The page on which all sounds can be tried.

import { all } from "./elements.js";
import { SOUNDS, Sounds } from "./sound.js";

const sounds = new Sounds(() => document.querySelector("main [data-volume]")?.getAttribute("data-volume") ?? "on");

for (const button of all(document, "button[data-sound]", HTMLButtonElement)) {
  button.addEventListener("click", () => {
    const name = Object.keys(SOUNDS).find((other) => other === button.dataset.sound);
    sounds.wake();
    if (name) sounds.play(/** @type {import("./sound.js").SoundName} */ (name));
  });
}
