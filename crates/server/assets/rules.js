// The rules for players. The numbered rules were on this page once: addresses with the anchor of
// one of them lead on to it.

/** Goes to the numbered rule that the address names, if it names one. */
function follow() {
  const { hash, pathname } = location;
  if (/^#[a-z]+-[a-z0-9]+$/.test(hash)) location.replace(`${pathname}/reference${hash}`);
}

addEventListener("hashchange", follow);
follow();
