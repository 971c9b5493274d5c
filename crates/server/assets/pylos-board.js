// Builds a position of Pylos by clicking: every place is a button that goes
// from empty to light to dark. The text of the position stays the truth.

/** @typedef {{rules: string, rows: string[][][], side: string}} Built */

/** @type {{[sign: string]: string}} */
const NEXT = { ".": "L", L: "D", D: "." };
/** @type {{[sign: string]: string}} */
const SIGN = { ".": "·", L: "○", D: "●" };

/**
 * @param {HTMLElement} holder
 * @param {HTMLTextAreaElement} text
 */
export function pylosBoard(holder, text) {
  /** @returns {Built} */
  const read = () => {
    const [rules = "", levels = "", side = ""] = text.value.trim().split(/\s+/);
    const rows = levels.split("|").map((level) => level.split("/").map((row) => [...row]));
    return { rules, rows, side };
  };
  /** @param {Built} position */
  const write = ({ rules, rows, side }) => {
    const levels = rows.map((level) => level.map((row) => row.join("")).join("/")).join("|");
    text.value = `${rules} ${levels} ${side}`;
    text.dispatchEvent(new Event("input", { bubbles: true }));
  };

  /**
   * @param {Built} position
   * @param {string[]} row
   * @param {number} file
   * @param {string} name
   */
  function place(position, row, file, name) {
    const button = document.createElement("button");
    const sign = row[file] ?? "";
    button.type = "button";
    button.textContent = SIGN[sign] ?? "?";
    button.dataset.place = name;
    /** @type {{[sign: string]: string | undefined}} */
    const labels = { ".": holder.dataset.empty, L: holder.dataset.light, D: holder.dataset.dark };
    button.setAttribute("aria-label", `${name}: ${labels[sign] ?? sign}`);
    button.addEventListener("click", () => {
      row[file] = NEXT[sign] ?? ".";
      write(position);
      const again = holder.querySelector(`[data-place="${name}"]`);
      if (again instanceof HTMLElement) again.focus();
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
      for (const [rank, row] of rows.entries()) {
        for (const file of row.keys()) {
          const name = `${level + 1}${"abcd"[file]}${rows.length - rank}`;
          grid.append(place(position, row, file, name));
        }
      }
      return grid;
    });
    const side = document.createElement("button");
    side.type = "button";
    side.textContent = (position.side === "dark" ? holder.dataset.darkMoves : holder.dataset.lightMoves) ?? "";
    side.addEventListener("click", () => write({ ...position, side: position.side === "dark" ? "light" : "dark" }));
    holder.replaceChildren(...levels, side);
  }

  // Not only when the text is left: what appears then would push away what is being clicked.
  text.addEventListener("input", draw);
  draw();
}
