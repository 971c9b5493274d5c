import { Bench, become } from "../../crates/server/assets/bench.js";
import { all, one } from "../../crates/server/assets/elements.js";
import { leadToLine } from "../../crates/server/assets/setup.js";
import { ensure, equal, stage, test } from "./harness.js";

/** @param {string} markup */
function element(markup) {
  const holder = document.createElement("div");
  holder.innerHTML = markup;
  return holder;
}

test("what is the same stays the same element, and keeps the focus", () => {
  stage.innerHTML = `<div><button data-spot="a" aria-label="empty"><svg class="x"></svg></button><p>old</p></div>`;
  const [holder] = all(stage, "div", HTMLElement);
  const button = one(stage, "button", HTMLButtonElement);
  button.focus();
  if (holder) {
    become(
      holder,
      element(
        `<button data-spot="a" aria-label="full"><svg class="y"></svg></button><p>new</p><button data-spot="b"></button>`,
      ),
    );
  }
  equal(document.activeElement === button, true);
  equal(button.getAttribute("aria-label"), "full");
  equal(stage.querySelector("svg")?.getAttribute("class"), "y");
  equal(stage.querySelector("p")?.textContent, "new");
  equal(all(stage, "[data-spot]", HTMLElement).length, 2);
});

test("what is no longer there goes, and what was opened stays open", () => {
  stage.innerHTML = `<div><details open><summary>a</summary><i></i></details><b></b></div>`;
  const [holder] = all(stage, "div", HTMLElement);
  if (holder) become(holder, element(`<details><summary>b</summary><i></i></details>`));
  equal(stage.querySelector("summary")?.textContent, "b");
  equal(one(stage, "details", HTMLDetailsElement).open, true);
  equal(stage.querySelector("b"), null);
});

test("a list shows what is chosen now", () => {
  const list = (/** @type {string} */ chosen) =>
    `<select>${["a", "b", "c"].map((one) => `<option value="${one}"${one === chosen ? " selected" : ""}>${one}</option>`).join("")}</select>`;
  stage.innerHTML = `<div>${list("a")}</div>`;
  const [holder] = all(stage, "div", HTMLElement);
  if (holder) become(holder, element(list("b")));
  equal(one(stage, "select", HTMLSelectElement).value, "b");
});

/** Two pieces of two kinds, and a spot for one of them. */
function bench() {
  stage.innerHTML = `<div id="bench"><div id="trays"><button data-tool="red" data-kind="block">r</button>
    <button data-tool="deep" data-kind="tile">t</button><button data-tool="take" data-kind="">x</button></div>
    <p id="bench-note"></p><div id="plots"><button data-spot="a1" data-takes="block jewel" aria-label="a1: empty">s</button>
    <input type="number" data-dial="round" value="1"><button data-deed="deal">d</button></div></div>`;
  /** @type {string[][]} */
  const edits = [];
  const made = new Bench(one(stage, "#bench", HTMLElement), (tool, spot) => edits.push([tool, spot]), "not there");
  /** @param {string} selector */
  const click = (selector) => one(stage, selector, HTMLElement).click();
  return { made, edits, click };
}

test("a piece that is chosen goes to the spot that is clicked, if that takes it", () => {
  const { edits, click } = bench();
  equal(one(stage, "[data-tool='red']", HTMLElement).ariaPressed, "true");
  click("[data-spot]");
  equal(edits, [["red", "a1"]]);
  click("[data-tool='deep']");
  ensure(!one(stage, "[data-spot]", HTMLElement).classList.contains("can"), "a spot is lit that takes no tile");
  click("[data-spot]");
  equal(edits.length, 1);
  equal(one(stage, "#bench-note", HTMLElement).textContent, "not there");
  click("[data-tool='take']");
  click("[data-spot]");
  equal(edits.at(-1), ["take", "a1"]);
});

test("numbers and deeds are edits too", () => {
  const { edits, click } = bench();
  const dial = one(stage, "[data-dial]", HTMLInputElement);
  dial.value = "3";
  dial.dispatchEvent(new Event("change", { bubbles: true }));
  click("[data-deed]");
  equal(edits, [
    ["round", "3"],
    ["do", "deal"],
  ]);
});

test("a position that cannot be read takes no clicks, and says what lies on a spot when it can", () => {
  const { made } = bench();
  made.show(undefined, undefined);
  equal(one(stage, "#plots", HTMLElement).inert, true);
  made.show(undefined, `<button data-spot="a1" data-takes="block" aria-label="a1: red">s</button>`);
  equal(one(stage, "#plots", HTMLElement).inert, false);
  made.say("a1");
  equal(one(stage, "#bench-note", HTMLElement).textContent, "a1: red");
  ensure(one(stage, "[data-spot]", HTMLElement).classList.contains("can"), "the chosen piece is forgotten");
});

test("a line of a set is led to and marked", () => {
  stage.innerHTML = "<textarea>one\ntwo\nthree</textarea>";
  const text = one(stage, "textarea", HTMLTextAreaElement);
  leadToLine(text, 2);
  equal(text.value.slice(text.selectionStart, text.selectionEnd), "two");
});
