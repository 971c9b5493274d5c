### Tahy, které se píšou místo klikání.

typed-label = Napiš tah
typed-play = Zahrát
typed-about = Začni psát to, co je v pravidlech pod „zápisem“, nebo slova jako v návrzích. Šipky vyberou návrh, Enter ho zahraje.
typed-suggestions = Tahy, které se hodí
typed-found = { $count ->
    [0] Nehodí se žádný tah.
    [one] Hodí se jeden tah.
    [few] Hodí se { $count } tahy.
   *[other] Hodí se { $count } tahů.
}
