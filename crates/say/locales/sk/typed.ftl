### Ťahy, ktoré sa píšu namiesto klikania.

typed-label = Napíš ťah
typed-play = Zahrať
typed-about = Začni písať to, čo je v pravidlách pod „zápisom“, alebo slová ako v návrhoch. Šípky vyberú návrh, Enter ho zahrá.
typed-suggestions = Ťahy, ktoré sa hodia
typed-found = { $count ->
    [0] Nehodí sa žiadny ťah.
    [one] Hodí sa jeden ťah.
    [few] Hodia sa { $count } ťahy.
   *[other] Hodí sa { $count } ťahov.
}
