import { one } from "../../crates/server/assets/elements.js";
import { Picture } from "../../crates/server/assets/picture.js";
import { equal, stage, test } from "./harness.js";

/** A picture with one layer of a group and two shapes. */
function draw() {
  stage.innerHTML = "<div></div>";
  const picture = new Picture(one(stage, "div", HTMLElement));
  picture.whole(`<svg xmlns="http://www.w3.org/2000/svg"><g class="layer" data-layer="a"><title>all</title>
    <g id="g"><title>group</title><rect id="g1"/><rect id="g2"/></g><rect id="x" tabindex="0"/><rect id="y"/></g></svg>`);
  return picture;
}

/** @param {Picture} picture */
const ids = (picture) => [...picture.holder.querySelectorAll("[id]")].map((shape) => shape.id).join(" ");

test("old shapes stay, move and go, and new ones come", () => {
  const picture = draw();
  picture.patch([["a", [[2, 3], [0, 1], '<rect id="z"/>']]]);
  equal(ids(picture), "y g g1 g2 z");
});

test("inside of a group the same is done", () => {
  const picture = draw();
  const group = picture.find("g");
  picture.patch([["a", [{ in: 0, items: ['<rect id="g0"/>', [1, 2]] }, [1, 3]]]]);
  equal(ids(picture), "g g0 g2 x y");
  equal(picture.find("g") === group, true);
  equal(group?.querySelector("title")?.textContent, "group");
});

test("a layer can be emptied and filled again", () => {
  const picture = draw();
  picture.patch([["a", []]]);
  equal(ids(picture), "");
  picture.patch([["a", ['<rect id="n"/>']]]);
  equal(ids(picture), "n");
  equal(picture.holder.querySelector("g.layer > title")?.textContent, "all");
});

test("what stays keeps the focus", () => {
  const picture = draw();
  picture.find("x")?.focus();
  equal(document.activeElement?.id, "x");
  picture.patch([["a", ['<rect id="z"/>', [0, 3]]]]);
  equal([ids(picture), document.activeElement?.id], ["z g g1 g2 x y", "x"]);
});

test("new shapes are shapes of SVG", () => {
  const picture = draw();
  picture.patch([["a", ['<g id="n"><circle id="c"/></g>']]]);
  equal(picture.find("c") instanceof SVGCircleElement, true);
});

test("a picture of buttons is a group, and everything else in it is silent", () => {
  const picture = draw();
  picture.expose();
  equal(picture.svg?.getAttribute("role"), "group");
  equal(
    ["g", "x", "y"].map((id) => picture.find(id)?.getAttribute("aria-hidden")),
    ["true", null, "true"],
  );
  picture.find("x")?.removeAttribute("tabindex");
  picture.expose();
  equal(picture.svg?.getAttribute("role"), "img");
});

test("a ghost takes the place of the one before", () => {
  const picture = draw();
  picture.ghost('<rect id="one"/>');
  picture.ghost('<rect id="two"/>');
  equal([picture.find("one"), picture.holder.querySelectorAll(".ghosts").length], [null, 1]);
  picture.ghost("");
  equal(picture.holder.querySelectorAll(".ghosts").length, 0);
});
