import { keepInSight } from "../../crates/server/assets/lookback.js";
import { ensure, equal, stage, test } from "./harness.js";

test("a line is brought into sight in its list, and the page does not move", () => {
  const lines = Array.from({ length: 40 }, (_, number) => `<li><a id="line-${number}">line</a></li>`);
  stage.innerHTML = `<div style="height: 3000px"></div><ol style="height: 100px; overflow: auto">${lines.join("")}</ol>`;
  const before = [scrollX, scrollY];
  const list = stage.querySelector("ol");
  for (const number of [39, 0, 20]) {
    const line = document.getElementById(`line-${number}`);
    if (!line || !list) throw new Error("there is no line");
    keepInSight(line);
    const [inner, outer] = [line.getBoundingClientRect(), list.getBoundingClientRect()];
    ensure(inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1, `line ${number} is not in sight`);
    equal([scrollX, scrollY], before);
  }
});
