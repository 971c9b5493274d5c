# Lekce Silver & Gold Pyramids, krok za krokem.

lesson-tomb-keep = Dostáváš čtyři komnaty a dvě si necháváš. Klikni na ty dvě, které se ti líbí.
lesson-tomb-keep-done = Všichni vybírají zároveň a nikdo nevidí, co si nechávají ostatní. Další čtyři komnaty teď leží odkryté jako nabídka.

lesson-tomb-entrance = Expedice ukazuje vzor. Polož ho na jednu ze svých karet, otočený, jak chceš: první křížkování musí zakrýt vstup vlevo nahoře.
lesson-tomb-entrance-single = Místo vzoru smíš zakřížkovat jediné políčko, ale je to pomalé. Polož celý vzor.
lesson-tomb-entrance-done = Zakřížkuješ všechna políčka vzoru, nebo přesně jedno. Stěny a zakřížkovaná políčka zůstávají, jak jsou.

lesson-tomb-touch = Pokračuj na levé kartě: každé další křížkování se musí stranou dotýkat toho, co tam už je. Polož roh ze tří políček.
lesson-tomb-touch-right = Pravou kartu smíš začít u jejího vstupu. Tady ale pokračuj na levé.
lesson-tomb-touch-single = Jediné políčko je dovolené. Roh ze tří tě ale dostane dál: klikni, kde začíná, otoč ho a potvrď.
lesson-tomb-touch-done = Stačí jedna společná strana. Rohy, které se jen potkají, se nepočítají.

lesson-tomb-treasure = Co zakřížkuješ, to najdeš. Polož vzor na levou kartu tak, aby zakryl pochodeň i zelený drahokam.
lesson-tomb-treasure-right = U toho vstupu nic není. Pochodeň i drahokam jsou na levé kartě.
lesson-tomb-treasure-both = To nezakryje obojí. Pochodeň leží vedle tvých křížků a drahokam hned za rohem.
lesson-tomb-treasure-done = Drahokam je zaškrtnutý, a také pochodeň tohoto kola: za kolo se počítá jen jedna pochodeň a od každé barvy deset drahokamů.

lesson-tomb-skull = Lebky stojí body a lektvar vymaže dvě nejdražší zaškrtnuté. Polož vzor na lebku a lektvar.
lesson-tomb-skull-more = I to jde. Tady ale vezmi lebku nad lektvarem.
lesson-tomb-skull-potion = Lektvar je na levé kartě pod horní lebkou. Zakryj obojí.
lesson-tomb-skull-done = V jednom křížkování se nejdřív škrtají lebky a teprve pak působí lektvary: tři lebky, dvě vymazané, jedna zbyla.

lesson-tomb-cross = Červený kříž ti dává ještě jedno políčko. Zakřížkuj ho.
lesson-tomb-cross-elsewhere = To zakřížkovat smíš. Červený kříž je na levé kartě, hned vedle tvých křížků.
lesson-tomb-cross-more = Teď zakřížkuj ještě jedno políčko, na kterékoli kartě, kde se dotýká.
lesson-tomb-cross-again = Tím by se zapomnělo všechno, co máš v tomto kroku zakřížkované. Dobré vědět, ale tady zakřížkuj ještě jedno políčko.
lesson-tomb-cross-done = Když je i to červený kříž, dostaneš další. Dokončená karta už další křížky nepřijímá.

lesson-tomb-tomb = K hrobce vpravo dole už chybí jen kousek. Zakřížkuj ji a karta je dokončená.
lesson-tomb-tomb-elsewhere = Hrobka je poslední políčko spodní řady, hned vedle tvých křížků. Stačí jediné políčko.
lesson-tomb-tomb-take = Po dokončené kartě je místo prázdné. Vezmi si novou: z nabídky, nebo naslepo z balíčku.
lesson-tomb-tomb-done = Nabídka se pak doplní. Když si berou karty víc hráčů, má přednost nejnižší číslo na právě dokončené kartě.

lesson-tomb-box = Jednu fialovou kartu už máš dokončenou. Dokonči druhou.
lesson-tomb-box-take = Vezmi si novou kartu z nabídky.
lesson-tomb-box-offer = Naslepo smíš. Tady si ale vezmi takovou, kterou vidíš.
lesson-tomb-box-worth = Za dvě karty jedné barvy je nejlepší bodové políčko, které je ještě volné. Kolik bodů má první fialové?
lesson-tomb-box-ten = Deset
lesson-tomb-box-six = Šest
lesson-tomb-box-six-no = Šest má druhé políčko barvy. První si ještě nikdo nevzal.
lesson-tomb-box-three = Tři
lesson-tomb-box-three-no = Tři má poslední políčko. Dvě fialové karty před tebou nikdo neměl.
lesson-tomb-box-done = 10, pak 6, pak 3, pro celý stůl: po druhé, čtvrté a šesté kartě barvy. Když na ně mají nárok dva, má přednost nižší číslo.

lesson-tomb-together = Všichni křížkují zároveň. Polož čtverec ze čtyř políček na levou kartu.
lesson-tomb-together-elsewhere = Jediné políčko zakřížkovat smíš. Tady ale polož celý čtverec u vstupu levé karty.
lesson-tomb-together-see = Druhý hráč ještě nevybral. Co vidí z tvých křížků?
lesson-tomb-together-all = Všechno
lesson-tomb-together-all-no = Pak by je mohl opsat. Zůstávají skryté, dokud nevyberou všichni.
lesson-tomb-together-nothing = Vůbec nic
lesson-tomb-together-card = Jen to, na které kartě jsou
lesson-tomb-together-card-no = Ani to: dokud nevyberou všichni, není vidět nic.
lesson-tomb-together-done = A do té doby si to smíš ještě rozmyslet.

lesson-tomb-rounds = Leží odkrytá sedmá expedice tohoto kola a jeden vzor nepřišel. Kdy přijde?
lesson-tomb-rounds-l = Teď, jako osmý
lesson-tomb-rounds-l-no = Kolo má sedm expedic. Osmá zůstane skrytá, takže se s žádným vzorem nedá úplně počítat.
lesson-tomb-rounds-eight = Všech osm se zamíchá, možná v dalším kole
lesson-tomb-rounds-end = Už nikdy
lesson-tomb-rounds-end-no = Každé kolo začíná se všemi osmi, znovu zamíchanými.
lesson-tomb-rounds-done = Čtyři kola po sedmi krocích: to je partie.

lesson-tomb-count = Partie skončila. Máš tři červené drahokamy a jeden zelený: kolik je to bodů?
lesson-tomb-count-four = Čtyři
lesson-tomb-count-four-no = Samotný drahokam je jeden bod, ale červený a zelený dohromady dají pět.
lesson-tomb-count-seven = Sedm
lesson-tomb-count-eight = Osm
lesson-tomb-count-eight-no = Jeden pár dá pět a dva drahokamy zůstanou bez dvojice.
lesson-tomb-count-skulls = A kolik stojí zaškrtnuté lebky?
lesson-tomb-count-dearest = Jen tolik, co nejdražší
lesson-tomb-count-all = Všechny dohromady
lesson-tomb-count-all-no = To by bylo moc smutné. Počítá se jen nejdražší.
lesson-tomb-count-none = Na konci nic
lesson-tomb-count-none-no = Nejdražší na konci body stojí: proto jsou lektvary dobré.
lesson-tomb-count-done = Deset bodů za dokončenou kartu, pět za pochodeň, bodová políčka, drahokamy, minus nejdražší lebka. Při shodě rozhodne nejnižší dokončené číslo.
