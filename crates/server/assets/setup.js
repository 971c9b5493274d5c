// The form of a new match: shows only the fields that matter.

import { addNonce } from "./nonce.js";

addNonce();

const form = document.querySelector("form.setup");

function refresh() {
  const chosen = form.querySelector('input[name="seats"]:checked');
  const seats = [...form.querySelectorAll(".seat")];
  const count = chosen ? Number(chosen.value) : seats.length;
  seats.forEach((seat, index) => {
    seat.hidden = index >= count;
    const who = seat.querySelector("select").value;
    seat.querySelector("input").hidden = who !== "me" && who !== "person";
  });
}

form?.addEventListener("change", refresh);
if (form) refresh();
