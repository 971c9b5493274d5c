### Čo sa môže pokaziť, skôr než sa partia začne.

games-unknown-variant = { $game } nemá pravidlá „{ $name }“; na výber: { $known }
games-wrong-seats = { $game } sa nedá hrať, keď { $seats ->
    [one] je hráč jeden
    [few] sú hráči { $seats }
   *[other] je hráčov { $seats }
}; { $most ->
    [2] majú byť presne dvaja
   *[other] má ich byť { $fewest } až { $most }
}
games-bad-components = sada komponentov má { $count ->
    [one] jednu chybu
    [few] { $count } chyby
   *[other] { $count } chýb
}
games-foreign-action = to je akcia inej hry
games-setup-other-rules = pozícia uvádza iné pravidlá než { $rules }
games-components-own-name = sada, ktorá sa líši od štandardnej, potrebuje vlastný názov
