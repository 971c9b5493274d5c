import { one } from "../../crates/server/assets/elements.js";
import { Typed } from "../../crates/server/assets/typed.js";
import { ensure, equal, stage, test, until } from "./harness.js";

/** A field with suggestions, and what it has asked, played and announced. */
function open() {
  stage.innerHTML = `<form><input id="move-field" role="combobox"><ul role="listbox" hidden></ul></form>`;
  /** @type {string[][]} */
  const done = [];
  const typed = new Typed(one(stage, "form", HTMLFormElement), {
    ask: (text) => done.push(["ask", text]),
    play: (text) => done.push(["play", text]),
    announce: (text) => done.push(["announce", text]),
  });
  typed.field.focus();
  return { typed, done };
}

/**
 * @param {Typed} typed
 * @param {string} text
 */
function enter(typed, text) {
  typed.field.value = text;
  typed.field.dispatchEvent(new InputEvent("input"));
}

/**
 * @param {Typed} typed
 * @param {string} key
 */
function press(typed, key) {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true });
  typed.field.dispatchEvent(event);
  return event;
}

const lines = ["1a1", "1a2", "1b1"].map((word) => ({ word, text: `place a sphere on ${word}` }));

test("suggestions are asked for once after a burst of keys", async () => {
  const { typed, done } = open();
  enter(typed, "1");
  enter(typed, "1a");
  await until("the question", () => done.length > 0);
  equal(done, [["ask", "1a"]]);
});

test("suggestions for another text come too late", () => {
  const { typed, done } = open();
  enter(typed, "1a");
  typed.offer({ text: "1", found: "3 moves", lines });
  ensure(typed.list.hidden, "the list is open");
  equal(done, []);
  typed.offer({ text: "1a", found: "2 moves", lines: lines.slice(0, 2) });
  equal([typed.list.hidden, typed.options.length, typed.list.dataset.text], [false, 2, "1a"]);
  equal(done, [["announce", "2 moves"]]);
});

test("arrows mark suggestions in a circle, and the field says which", () => {
  const { typed } = open();
  typed.offer({ text: "", found: "", lines });
  const marked = () => typed.field.getAttribute("aria-activedescendant");
  equal(marked(), null);
  equal([press(typed, "ArrowDown").defaultPrevented, marked()], [true, "move-0"]);
  press(typed, "ArrowUp");
  equal(marked(), "move-2");
  press(typed, "ArrowDown");
  equal(marked(), "move-0");
  equal(
    typed.options.map((option) => option.getAttribute("aria-selected")),
    ["true", "false", "false"],
  );
});

test("the marked suggestion is played, else what stands in the field", () => {
  const { typed, done } = open();
  enter(typed, "1");
  typed.offer({ text: "1", found: "", lines });
  press(typed, "ArrowDown");
  press(typed, "ArrowDown");
  typed.form.requestSubmit();
  equal(done.at(-1), ["play", "1a2"]);
  ensure(typed.list.hidden, "the list is still open");
  enter(typed, " 2a1 ");
  typed.form.requestSubmit();
  equal(done.at(-1), ["play", "2a1"]);
});

test("a suggestion can be pointed at, anywhere in it", () => {
  const { typed, done } = open();
  typed.offer({ text: "", found: "", lines });
  const inside = one(typed.options[2], ".word", HTMLElement);
  inside.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
  equal(done.at(-1), ["play", "1b1"]);
});

test("what was played goes away, and what was refused stays", () => {
  const { typed } = open();
  enter(typed, "1a1");
  typed.form.requestSubmit();
  typed.refused();
  equal([typed.field.value, typed.field.getAttribute("aria-invalid")], ["1a1", "true"]);
  enter(typed, "1a2");
  equal(typed.field.getAttribute("aria-invalid"), null);
  typed.form.requestSubmit();
  typed.done();
  equal(typed.field.value, "");
});

test("what is typed meanwhile is not taken away", () => {
  const { typed } = open();
  enter(typed, "1a1");
  typed.form.requestSubmit();
  enter(typed, "2a");
  typed.done();
  equal(typed.field.value, "2a");
});

test("Escape closes the list and nothing else", () => {
  const { typed } = open();
  let above = 0;
  stage.addEventListener("keydown", () => (above += 1), { once: true });
  typed.offer({ text: "", found: "", lines });
  press(typed, "Escape");
  ensure(typed.list.hidden, "the list is open");
  equal([above, typed.field.getAttribute("aria-expanded"), typed.list.dataset.text ?? null], [0, "false", null]);
  press(typed, "Escape");
  equal(above, 1);
});
