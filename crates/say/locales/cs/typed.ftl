### Tahy, které se píšou místo klikání.

typed-label = Napiš tah
typed-play = Zahrát
typed-about = Začni psát tah tak, jak ho píší pravidla (část „Zápis tahů“), nebo slova jako v návrzích. Šipky vyberou návrh, Enter ho zahraje.
typed-suggestions = Odpovídající tahy
typed-found = { $count ->
    [0] Neodpovídá žádný tah.
    [one] Odpovídá jeden tah.
    [few] Odpovídají { $count } tahy.
   *[other] Odpovídá { $count } tahů.
}
