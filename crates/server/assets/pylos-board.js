// Builds a position of Pylos by clicking: every place is a button that goes
// from empty to light to dark. The text of the position stays the truth.

const NEXT = { ".": "L", L: "D", D: "." };
const SIGN = { ".": "·", L: "○", D: "●" };

export function pylosBoard(holder, text) {
  const read = () => {
    const [rules, levels, side] = text.value.trim().split(/\s+/);
    const rows = (levels ?? "").split("|").map((level) => level.split("/").map((row) => [...row]));
    return { rules, rows, side };
  };
  const write = ({ rules, rows, side }) => {
    const levels = rows.map((level) => level.map((row) => row.join("")).join("/")).join("|");
    text.value = `${rules} ${levels} ${side}`;
    text.dispatchEvent(new Event("input", { bubbles: true }));
  };

  function place(position, level, rank, file) {
    const button = document.createElement("button");
    const height = position.rows[level].length;
    const name = `${level + 1}${"abcd"[file]}${height - rank}`;
    const sign = position.rows[level][rank][file];
    button.type = "button";
    button.textContent = SIGN[sign] ?? "?";
    button.dataset.place = name;
    const label = { ".": "empty", L: "light", D: "dark" }[sign];
    button.setAttribute("aria-label", `${name}: ${holder.dataset[label]}`);
    button.addEventListener("click", () => {
      position.rows[level][rank][file] = NEXT[sign] ?? ".";
      write(position);
      holder.querySelector(`[data-place="${name}"]`)?.focus();
    });
    return button;
  }

  function draw() {
    const position = read();
    if (position.rows.length !== 4) return holder.replaceChildren();
    const levels = position.rows.map((rows, level) => {
      const grid = document.createElement("div");
      grid.className = "level";
      grid.style.setProperty("--places", String(4 - level));
      rows.forEach((row, rank) => row.forEach((_, file) => grid.append(place(position, level, rank, file))));
      return grid;
    });
    const side = document.createElement("button");
    side.type = "button";
    side.textContent = position.side === "dark" ? holder.dataset.darkMoves : holder.dataset.lightMoves;
    side.addEventListener("click", () => write({ ...position, side: position.side === "dark" ? "light" : "dark" }));
    holder.replaceChildren(...levels, side);
  }

  // Not only when the text is left: what appears then would push away what is being clicked.
  text.addEventListener("input", draw);
  draw();
}
