### Formulář nové partie.

setup-title = { $game }: nová partie
setup-not-yet = Takhle se ještě hrát nedá:
setup-rules = Pravidla
setup-rules-standard = Standardní
setup-rules-children = Pro děti
setup-rules-expert = Pro experty
setup-rules-short = Krátká hra
setup-rules-long = Dlouhá hra
setup-rules-masters = Pro mistry
setup-seats = Hráči
setup-who = Kdo kde sedí
setup-me = Já
setup-friend = Přítel, přes odkaz
setup-person = Někdo další, u této obrazovky
setup-bots = Boti
setup-name = Jméno
setup-guest = Host
setup-order = Pořadí míst
setup-order-listed = Podle seznamu
setup-order-lot = Losem
setup-clock = Hodiny
setup-clock-none = Žádné
setup-clock-fischer = Na celou partii
setup-clock-per-move = Na každé rozhodnutí
setup-minutes = minuty
setup-increment = sekundy navíc za tah
setup-seconds = sekundy
setup-more = Jiné komponenty, jiný začátek
setup-components = Sada komponent jako text (prázdné: ta obvyklá)
setup-components-how = Chceš-li hrát s tím, co je na tvém výtisku hry, uprav standardní sadu a vlož ji sem.
setup-components-standard = Standardní sada jako soubor
setup-components-page = Jak opsat vlastní výtisk
setup-position = Výchozí pozice jako text (prázdné: ta obvyklá)
setup-components-file = Otevřít soubor
setup-components-read = S touhle sadou se dá hrát: { $name }. Tohle jsou její obrázky.
setup-components-wrong = S touhle sadou se zatím hrát nedá:
setup-components-unread = Server to nedokázal přečíst. Není soubor větší než sada?
setup-line = Řádek { $line }
setup-position-clicking = Poskládat pozici klikáním
setup-start = Začít

setup-bad-name = místo { $seat } potřebuje jednořádkové jméno; počet znaků: 1 až { $most }
setup-unknown-bot = bot „{ $name }“ není
setup-bad-clock = hodiny potřebují celá čísla a nějaký čas
setup-components-not-text = v sadě komponent jsou znaky, které do textu nepatří
setup-position-not-text = pozice musí být jeden řádek textu
setup-position-unreadable = pozici nejde přečíst od znaku { $column }; má tam být: { $expected }
setup-fault-in-line = řádek { $line }: { $fault }
setup-faults = Takhle se hrát nedá: { $faults }
setup-more-faults = { $count ->
    [one] a ještě { $count } chyba
    [few] a ještě { $count } chyby
   *[other] a ještě { $count } chyb
}
