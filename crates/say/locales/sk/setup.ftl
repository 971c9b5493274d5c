### Formulár novej partie.

setup-title = Partia hry { $game }
setup-not-yet = Takto sa ešte hrať nedá:
setup-rules = Pravidlá
setup-rules-standard = Štandardné
setup-rules-children = Pre deti
setup-rules-expert = Pre expertov
setup-rules-short = Krátka hra
setup-rules-long = Dlhá hra
setup-rules-masters = Pre majstrov
setup-seats = Hráči
setup-who = Kto kde sedí
setup-me = Ja
setup-friend = Priateľ, cez odkaz
setup-person = Niekto ďalší pri tejto obrazovke
setup-bots = Boti
setup-name = Meno
setup-guest = Hosť
setup-order = Poradie pri stole
setup-order-listed = Podľa zoznamu
setup-order-lot = Žrebom
setup-clock = Hodiny
setup-clock-none = Žiadne
setup-clock-fischer = Na celú partiu
setup-clock-per-move = Na každé rozhodnutie
setup-minutes = minút
setup-increment = sekúnd navyše za ťah
setup-seconds = sekúnd
setup-more = Iné komponenty, iný začiatok
setup-components = Sada komponentov ako text (prázdne: obvyklá)
setup-components-how = Ak chceš hrať s tým, čo je na tvojej kópii hry, uprav štandardnú sadu a vlož ju sem.
setup-components-standard = Štandardná sada ako súbor
setup-components-page = Ako prepísať vlastnú kópiu
setup-position = Začiatočná pozícia ako text (prázdne: obvyklá)
setup-components-file = Otvoriť súbor
setup-components-read = S touto sadou sa dá hrať: { $name }. Toto sú jej obrázky.
setup-components-wrong = S touto sadou sa ešte nedá hrať:
setup-components-unread = Server to nevedel prečítať. Nie je súbor väčší než sada?
setup-line = Riadok { $line }
setup-position-clicking = Poskladať pozíciu klikaním
setup-start = Začať

setup-bad-name = hráč { $seat } potrebuje jednoriadkové meno; počet znakov: 1 až { $most }
setup-unknown-bot = bot „{ $name }“ neexistuje
setup-bad-clock = hodiny potrebujú celé čísla a aspoň nejaký čas
setup-components-not-text = sada komponentov má znaky, ktoré do textu nepatria
setup-position-not-text = pozícia musí byť jeden riadok textu
setup-position-unreadable = pozícia sa od znaku { $column } nedá prečítať; tam má byť: { $expected }
setup-fault-in-line = riadok { $line }: { $fault }
setup-faults = Takto sa hrať nedá: { $faults }
setup-more-faults = { $count ->
    [one] a ešte { $count } chyba
    [few] a ešte { $count } chyby
   *[other] a ešte { $count } chýb
}
