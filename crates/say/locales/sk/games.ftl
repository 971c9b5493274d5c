### Čo sa môže pokaziť, skôr než sa partia začne.

games-unknown-variant = { $game } nemá pravidlá „{ $name }“; na výber: { $known }
games-wrong-seats = { $game } sa nedá hrať { $seats ->
    [one] s jedným hráčom
   *[other] s { $seats } hráčmi
}; počet hráčov je { $fewest } až { $most }
games-bad-components = sada komponentov má { $count ->
    [one] jednu chybu
    [few] { $count } chyby
   *[other] { $count } chýb
}
games-foreign-action = to je akcia inej hry
games-setup-other-rules = pozícia uvádza iné pravidlá než { $rules }
