### Co se může pokazit, než partie kterékoli hry začne.

games-unknown-variant = { $game } nemá pravidla „{ $name }“; na výběr: { $known }
games-wrong-seats = { $game } se v tomto počtu hráčů ({ $seats }) hrát nedá; { $most ->
    [2] potřebuje přesně dva
   *[other] potřebuje jich { $fewest } až { $most }
}
games-bad-components = v sadě komponent { $count ->
    [one] je jedna chyba
    [few] jsou { $count } chyby
   *[other] je { $count } chyb
}
games-foreign-action = to je akce jiné hry
games-setup-other-rules = pozice udává jiná pravidla než { $rules }
games-components-own-name = sada, která se liší od standardní, potřebuje vlastní název
