### Ťahy, ktoré sa píšu namiesto klikania.

typed-label = Napíš ťah
typed-play = Zahrať
typed-about = Začni písať ťah tak, ako ho píšu pravidlá (časť „Ako sa píšu ťahy“), alebo slová ako v návrhoch. Šípky vyberú návrh, Enter ho zahrá.
typed-suggestions = Zodpovedajúce ťahy
typed-found = { $count ->
    [0] Nezodpovedá žiadny ťah.
    [one] Zodpovedá jeden ťah.
    [few] Zodpovedajú { $count } ťahy.
   *[other] Zodpovedá { $count } ťahov.
}
