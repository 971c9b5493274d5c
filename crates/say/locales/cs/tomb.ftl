### Silver & Gold Pyramids.

tomb-name = Silver & Gold Pyramids
tomb-about = Všichni zároveň mapují komnaty, od vstupu k hrobce, a cestou sbírají drahokamy a pochodně.
tomb-goal = Křížkuj vzor na svých kartách, od vchodu k pyramidě. Karta se zakřížkovanou pyramidou přinese 10 bodů; drahokamy, pochodně a bodová políčka přidají, lebky uberou.
tomb-colour-purple = fialová
tomb-colour-orange = oranžová
tomb-colour-green = zelená
tomb-slot-left = vlevo
tomb-slot-right = vpravo

tomb-refused-over = partie skončila
tomb-refused-not-your-turn = nejsi na tahu
tomb-refused-not-now = to teď nejde
tomb-refused-not-dealt = karta { $card } není mezi čtyřmi, které máš rozdané
tomb-refused-not-two-cards = nech si dvě různé karty
tomb-refused-no-card = { $slot } nemáš žádnou kartu
tomb-refused-wall = { $square } je stěna
tomb-refused-marked = { $square } už je zakřížkované
tomb-refused-not-the-pattern = zakřížkuj celý vzor, libovolně otočený nebo zrcadlený, nebo přesně jedno políčko
tomb-refused-not-one-square = červený kříž chce přesně jedno další políčko
tomb-refused-without-entrance = první křížkování na kartě musí zahrnout její vstup, { $square }
tomb-refused-not-connected = sem nedosáhneš: nedotýká se to ničeho, co je na této kartě zakřížkované
tomb-refused-completed = karta { $slot } je dokončená a dál se na ní nekřížkuje
tomb-refused-nothing-to-revise = není co vybírat znovu; chceš-li něco jiného, prostě to vyber
tomb-refused-not-offered = karta { $card } neleží v nabídce
tomb-refused-deck-empty = balíček je prázdný
tomb-refused-not-in-deck = karta { $card } nemůže přijít z balíčku
tomb-refused-no-such-expedition = expedice s tímto vzorem už v tomto kole nezbývá
tomb-refused-no-such-seat = u tohoto stolu není místo { $seat }

tomb-ended-after-four-rounds = všechna čtyři kola jsou odehraná
tomb-ended-by-lowest-card = všechna čtyři kola jsou odehraná; při shodě rozhodla nejnižší dokončená karta, číslo { $card }

tomb-tally-completed = dokončené karty
tomb-tally-torches = pochodně
tomb-tally-boxes = políčka pyramidových bodů
tomb-tally-skulls = lebky
tomb-tally-gems = drahokamy, v párech i samotné

tomb-fault-unknown-line = tomuto řádku není rozumět: { $text }
tomb-fault-set-twice = sada už jméno má
tomb-fault-set-name = za „set“ patří jméno: jedno slovo z nejvýš 24 písmen, číslic a spojovníků
tomb-fault-no-set = sada nemá jméno: chybí řádek „set NAME“
tomb-fault-name-taken = jméno „{ $name }“ patří sadě, kterou má Benben, a tato je jiná
tomb-fault-skull-value = { $value } není hodnota lebky: -1 až -99
tomb-fault-skull-order = { $value } stojí méně než lebka před ní
tomb-fault-skull-count = lebek je { $count }, a má jich být { $expected }
tomb-fault-expedition-line = za „expedition“ patří jméno a počet karet
tomb-fault-expedition-name = „{ $name }“ není jméno: jedno slovo z nejvýš 24 písmen, číslic a spojovníků
tomb-fault-expedition-twice = expedice { $name } už tu je
tomb-fault-expedition-count = { $count } není počet karet
tomb-fault-expedition-same = { $name } má stejný vzor jako { $other }, možná otočený nebo zrcadlený: přidej raději karty expedici { $other }
tomb-fault-expedition-large = vzor má nejvýš pět řad po nejvýš pěti políčkách
tomb-fault-expedition-shape = políčka vzoru drží pohromadě a je aspoň jedno
tomb-fault-expedition-total = expedičních karet je { $count }, a má jich být { $expected }
tomb-fault-chamber-line = za „chamber“ patří číslo karty a její barva
tomb-fault-chamber-number = { $number } není číslo karty: 1 až { $most }
tomb-fault-chamber-twice = karta { $card } je tu dvakrát
tomb-fault-chamber-colour = { $colour } není barva: purple, orange nebo green
tomb-fault-chamber-rows = komnata má pět řad, ne { $rows }
tomb-fault-chamber-width = řada má pět políček, ne { $width }
tomb-fault-chamber-crosses = nejvyšší počet červených křížů v komnatě je { $most }
tomb-fault-chamber-entrance = komnata má jeden vstup, E, v horní řadě
tomb-fault-chamber-tomb = komnata má jednu hrobku, T, v dolní řadě
tomb-fault-chamber-no-way = od vstupu k hrobce nevede cesta
tomb-fault-chamber-missing = karta { $card } chybí
tomb-fault-colour-count = { $colour } barva má { $count ->
    [one] jednu kartu
    [few] { $count } karty
   *[other] { $count } karet
}, a má jich mít { $expected }
tomb-fault-symbol = „{ $symbol }“ ve sloupci { $column } není symbol

## Pozice skládané ručně
tomb-bench-cards = Karty pyramid
tomb-bench-card = karta { $card }
tomb-bench-patterns = Vzory
tomb-bench-pattern = vzor { $pattern }
tomb-bench-marks = Značení
tomb-bench-mark = zakřížkovat
tomb-bench-tick = odškrtnout
tomb-bench-offer = Nabídka
tomb-bench-revealed = Předchozí vzory tohoto kola
tomb-bench-expedition = Expedice
tomb-bench-both = Dvě komnaty, levá a pravá
tomb-bench-left = Zakřížkovaná políčka v levé komnatě
tomb-bench-right = Zakřížkovaná políčka v pravé komnatě
tomb-bench-done = Dokončené karty
tomb-bench-torches = Pochodně kol
tomb-bench-boxes = Body podle barev
tomb-bench-red = Červené drahokamy
tomb-bench-green = Zelené drahokamy
tomb-bench-skulls = Lebky
tomb-bench-over = konec

tomb-setup-expected-round = „round“ a číslo kola, nebo „over“
tomb-setup-expected-number = číslo
tomb-setup-expected-patterns = jména vzorů oddělená čárkami
tomb-setup-expected-cards = čísla karet oddělená čárkami
tomb-setup-expected-boxes = bodová políčka jako p10, oddělená čárkami
tomb-setup-expected-table = „after“, „expedition“, „offer“ nebo „|“ a první hráč
tomb-setup-expected-player = karta jako L17:a1b1, „done“, „red“, „green“, „torches“, „skulls“, „boxes“ nebo „|“
tomb-setup-expected-once = něco jiného: toto už tu bylo
tomb-setup-seats = { $seats ->
    [one] je tu jeden hráč
    [few] jsou tu { $seats } hráči
   *[other] je tu { $seats } hráčů
}, a hra je pro 2 až 4
tomb-setup-too-few-cards = na tolik hráčů má sada málo karet
tomb-setup-nobody-marks = expedice leží odkrytá, ale nikdo nemá kartu na křížkování
tomb-setup-round = kolo { $round } není
tomb-setup-over-expedition = partie skončila, takže žádná expedice odkrytá neleží
tomb-setup-unknown-pattern = expedice { $name } není
tomb-setup-pattern-too-often = { $name } přichází na řadu častěji, než kolik je takových karet
tomb-setup-too-many-revealed = nejvyšší počet expedic odkrytých v kole před další je { $most }
tomb-setup-unknown-card = karta { $card } není
tomb-setup-card-twice = karta { $card } je na dvou místech
tomb-setup-offer = v nabídce { $offer ->
    [one] je jedna karta
    [few] jsou { $offer } karty
   *[other] je { $offer } karet
}: patří tam čtyři, nebo méně, když je balíček prázdný
tomb-setup-free-slot = hráč { $seat } má volné místo, i když je co brát
tomb-setup-wall = { $square } na kartě { $card } je stěna
tomb-setup-tomb-marked = hrobka na kartě { $card } je zakřížkovaná, takže je karta dokončená
tomb-setup-not-connected = co je zakřížkované na kartě { $card }, nesouvisí s jejím vstupem
tomb-setup-red-gems = červených drahokamů může mít hráč { $seat } nejvýš { $most }
tomb-setup-green-gems = zelených drahokamů může mít hráč { $seat } nejvýš { $most }
tomb-setup-skulls = lebek může mít hráč { $seat } nejvýš { $most }
tomb-setup-torches = pochodní může mít hráč { $seat } nejvýš { $most }
tomb-setup-torch-round = hráč { $seat } nemůže mít pochodeň z kola { $round }, nebo ji má dvakrát
tomb-setup-box-unearned = hráč { $seat } má bodové políčko, na které nemá karty; barva: { $colour }
tomb-setup-boxes = bodová políčka neodpovídají dokončeným kartám, barva { $colour }: nejlepší jdou první

tomb-board-step = kolo { $round } ze 4, krok { $step } ze { $steps }
tomb-board-expedition = expedice { $name }
tomb-board-to-come = ještě přijdou, všechny až na jednu: { $names }
tomb-board-offer = nabídka
tomb-board-deck = { $count ->
    [one] v balíčku je jedna karta
    [few] v balíčku jsou { $count } karty
   *[other] v balíčku je { $count } karet
}
tomb-board-boxes = zbývající bodová políčka: { $boxes }
tomb-board-hand = rozdáno tobě
tomb-board-seat = { $seat }: { $points ->
    [1] jeden bod
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tomb-board-completed = dokončené: { $cards }
tomb-board-gems = červené drahokamy: { $red }, zelené drahokamy: { $green }
tomb-board-torches = pochodně podle kol: { $rounds }
tomb-board-skulls = lebky: { $count }, stojí { $cost }
tomb-board-own-boxes = bodová políčka: { $boxes }
tomb-board-legend = E vstup, T hrobka, # stěna, • zakřížkované, ◦ právě vybrané, r g drahokamy, t pochodeň, s lebka, p lektvar, x červený kříž

tomb-prompt-keep = Nech si dvě ze svých čtyř karet.
tomb-prompt-kept = Necháváš si { $low } a { $high }; ještě to můžeš změnit.
tomb-prompt-mark = Zakřížkuj vzor nebo jediné políčko.
tomb-prompt-single = Vzor se nikam nevejde: zakřížkuj jedno políčko.
tomb-next-keep = Teď vyber druhou kartu.
tomb-next-single = Teď vyber jedno políčko. Dalším stiskem tlačítka se vrátíš ke vzoru.
tomb-prompt-extra = { $count ->
    [one] Červený kříž: zakřížkuj ještě jedno políčko, nebo vyber znovu.
    [few] Červené kříže: zakřížkuj ještě { $count } políčka, jedno po druhém, nebo vyber znovu.
   *[other] Červené kříže: zakřížkuj ještě { $count } políček, jedno po druhém, nebo vyber znovu.
}
tomb-prompt-marked = Máš vybráno; ještě můžeš vybrat něco jiného.
tomb-prompt-take = { $count ->
    [one] Vezmi si novou kartu, odkrytou nebo z balíčku. Hrobka (pyramida) je za 10 bodů.
    [few] Vezmi si { $count } nové karty, jednu po druhé, odkryté nebo z balíčku. Hrobka (pyramida) je za 10 bodů.
   *[other] Vezmi si { $count } nových karet, jednu po druhé, odkryté nebo z balíčku. Hrobka (pyramida) je za 10 bodů.
}
tomb-prompt-wait = Teď tu není co rozhodovat.

tomb-event-dealt = { $name } dostává kartu { $card }
tomb-event-dealt-hidden = { $name } dostává kartu
tomb-event-chose = vybráno, zatím skryté: { $action }
tomb-event-kept = { $name } si nechává { $low } a { $high }
tomb-event-marked = { $name } křížkuje { $marks }
tomb-event-marked-nothing = { $name } nemá co křížkovat
tomb-event-expedition = další expedice: { $name }
tomb-event-card = odkrývá se karta { $card }
tomb-event-takes = { $name } si bere z nabídky kartu { $card }
tomb-event-takes-unseen = { $name } si bere naslepo vrchní kartu balíčku

tomb-notation =
    keep:12+33        nech si z rozdaných čtyř karty 12 a 33
    L:a1b1b2          zakřížkuj tato políčka na levé kartě (R: na pravé); sloupce a až e, řady 1 až 5 shora
    L:c3              zakřížkuj jediné políčko
    again             když červený kříž chce políčko: zapomeň své křížky a vyber znovu
    take:17           vezmi kartu 17 z nabídky
    take:deck         vezmi naslepo vrchní kartu balíčku

tomb-scene-offer = Karty na výběr
tomb-scene-to-come = Přijde, až na jeden
tomb-scene-stays-out = V tomto kole nepřijde
tomb-scene-cards-left = { $count ->
    [one] přijde ještě jedna karta
    [few] přijdou ještě { $count } karty
   *[other] přijde ještě { $count } karet
}
tomb-scene-worth-gems = Červený a zelený drahokam spolu: 5. Sám: 1.
tomb-scene-worth-torches = po 5, jedna za kolo
tomb-scene-worth-skulls = Počítá se jen poslední lebka.
tomb-scene-worth-boxes = Tvá 2., 4., 6. karta barvy: nejlepší volné políčko
tomb-scene-worth-cards = Dokončená karta (zakřížkovaná hrobka): 10 bodů
tomb-scene-worth-crosses = ještě políčko
tomb-scene-worth-potions = smaže dvě lebky
tomb-scene-card-purple = karta { $card }, fialová
tomb-scene-card-orange = karta { $card }, oranžová
tomb-scene-card-green = karta { $card }, zelená
tomb-scene-square = políčko { $square }
tomb-scene-mark = zakřížkované políčko { $square }
tomb-scene-single = Jedno políčko
tomb-scene-again = Vybrat znovu

tomb-explained-gems = Červený a zelený drahokam spolu jsou za 5 bodů, samotný drahokam za 1.
tomb-explained-torches = Pochodeň je za 5 bodů; za kolo se počítá jedna.
tomb-explained-skulls = Body stojí jen poslední zaškrtnutá lebka: tolik, kolik je pod ní. Lektvar vymaže dvě poslední.
tomb-explained-boxes = Za svou 2., 4. a 6. dokončenou kartu jedné barvy dostaneš nejlepší bodové políčko té barvy, které ještě zbylo: 10, pak 6, pak 3.
tomb-explained-tomb = Hrobka (pyramida): zakřížkuj ji a karta je dokončená: 10 bodů.
tomb-explained-entrance = Vstup: první křížky na kartě ho musí obsahovat.
tomb-explained-torch = Pochodeň: zakřížkuj ji za 5 bodů. Za kolo se počítá jedna.
tomb-explained-skull = Lebka: když ji zakřížkuješ, zaškrtne se další lebka. Body stojí jen poslední zaškrtnutá.
tomb-explained-potion = Lektvar: když ho zakřížkuješ, vymažou se dvě zaškrtnuté lebky, které stojí nejvíc.
tomb-explained-cross = Červený kříž: když ho zakřížkuješ, ihned zakřížkuješ ještě jedno políčko, na kterékoli kartě.
tomb-explained-number = Číslo karty. Body nedává: kdo dokončí nižší, bere první, a rozhoduje při shodě.
tomb-explained-offer = Když dokončíš kartu, vezmeš si jednu z těchto, nebo naslepo vrchní z balíčku.
tomb-explained-expedition = Vzor tohoto kroku, pro všechny. Otáčej a zrcadli ho, jak chceš.
tomb-explained-to-come = Tyto vzory mohou v tomto kole ještě přijít. Jeden z nich zůstane skrytý.
tomb-explained-stays-out = Tento vzor zůstane v tomto kole skrytý.
tomb-explained-card = Křížkuj cestu od vstupu k hrobce. Tmavá políčka jsou stěny.
tomb-explained-single = Vzor toto políčko nepokryje. Chceš-li zakřížkovat jen je, stiskni nejdřív „Jedno políčko“.
