import { all, one } from "../../crates/server/assets/elements.js";
import { ensure, equal, stage, test } from "./harness.js";

test("an element that a page must have is there and of its kind, or it is said", () => {
  stage.innerHTML = `<p id="a">x</p><p class="b"></p><i class="b"></i>`;
  equal(one(stage, "#a", HTMLParagraphElement).textContent, "x");
  equal(all(stage, ".b", HTMLParagraphElement).length, 1);
  for (const fails of [() => one(stage, "#a", HTMLInputElement), () => one(stage, ".c", HTMLElement)]) {
    let message = "";
    try {
      fails();
    } catch (error) {
      message = String(error);
    }
    ensure(message.includes("the page has no"), message);
  }
});

test("the form of a new match shows the seats that are chosen, and names of people alone", async () => {
  const seat = (/** @type {string} */ who) =>
    `<div class="seat"><select><option>${who}<option>person</select><input></div>`;
  stage.innerHTML = `<form class="setup">
    <input type="radio" name="seats" value="2" checked><input type="radio" name="seats" value="3">
    ${seat("me")}${seat("master")}${seat("person")}</form>`;
  // Modules run once: under another name they run once more.
  await import(`../../crates/server/assets/setup.js?${crypto.randomUUID()}`);
  const seats = all(stage, ".seat", HTMLElement);
  const shown = () => seats.map((seat) => [seat.hidden, one(seat, "input", HTMLInputElement).hidden]);
  equal(shown(), [
    [false, false],
    [false, true],
    [true, false],
  ]);
  one(stage, '[value="3"]', HTMLInputElement).click();
  const who = one(seats[1], "select", HTMLSelectElement);
  who.value = "person";
  who.dispatchEvent(new Event("change", { bubbles: true }));
  equal(shown(), [
    [false, false],
    [false, false],
    [false, false],
  ]);
});
