import { isTyping, markCurrent, shortcuts } from "../../crates/server/assets/dom.js";
import { all, one } from "../../crates/server/assets/elements.js";
import { equal, stage, test } from "./harness.js";

/**
 * @param {Element} target
 * @param {KeyboardEventInit} init
 */
function press(target, init) {
  const event = new KeyboardEvent("keydown", { bubbles: true, ...init });
  target.dispatchEvent(event);
  return event;
}

test("the one that is looked at says so with a value that means it", () => {
  stage.innerHTML = "<a></a><a></a><a></a>";
  const links = all(stage, "a", HTMLElement);
  const current = () => links.map((link) => link.getAttribute("aria-current"));
  equal(markCurrent(links, (link) => link === links[1]) === links[1], true);
  equal(current(), [null, "true", null]);
  equal(
    markCurrent(links, () => false),
    null,
  );
  equal(current(), [null, null, null]);
});

test("single letters are shortcuts only while they are on, and never while somebody types", () => {
  stage.innerHTML = `<div id="page" data-keys="on"><p></p><input></div>`;
  const page = one(stage, "#page", HTMLElement);
  const [text, field] = [one(stage, "p", HTMLElement), one(stage, "input", HTMLInputElement)];
  let pressed = 0;
  shortcuts(page, {
    h: () => {
      pressed += 1;
    },
  });
  press(text, { key: "h" });
  equal(pressed, 1);
  press(text, { key: "x" });
  press(text, { key: "h", ctrlKey: true });
  press(field, { key: "h" });
  equal(pressed, 1);
  page.dataset.keys = "off";
  press(text, { key: "h" });
  equal(pressed, 1);
});

test("a key in a field is typed", () => {
  stage.innerHTML = "<p></p><textarea></textarea>";
  equal(isTyping(press(one(stage, "p", HTMLElement), { key: "b" })), false);
  equal(isTyping(press(one(stage, "textarea", HTMLElement), { key: "b" })), true);
  equal(isTyping(press(one(stage, "p", HTMLElement), { key: "b", metaKey: true })), true);
});
