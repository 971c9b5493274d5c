// The form of a new match: shows only the fields that matter.

import { all, one } from "./elements.js";

/** @param {HTMLFormElement} form */
function refresh(form) {
  const [chosen] = all(form, 'input[name="seats"]:checked', HTMLInputElement);
  const seats = all(form, ".seat", HTMLElement);
  const count = chosen ? Number(chosen.value) : seats.length;
  seats.forEach((seat, index) => {
    seat.hidden = index >= count;
    const who = one(seat, "select", HTMLSelectElement).value;
    one(seat, "input", HTMLInputElement).hidden = who !== "me" && who !== "person";
  });
}

for (const form of all(document, "form.setup", HTMLFormElement)) {
  form.addEventListener("change", () => refresh(form));
  refresh(form);
}
