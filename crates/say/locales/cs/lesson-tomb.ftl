# Lekce Silver & Gold Pyramids, krok za krokem.

lesson-tomb-goal = Každá tvoje karta je komnata: křížkuješ cestu od vstupu vlevo nahoře k hrobce vpravo dole. Za to je 10 bodů a další za to, co cestou najdeš. Po čtyřech kolech vyhrává nejvíc bodů. Klikni na hrobku na první kartě.
lesson-tomb-goal-elsewhere = To zakřížkovat smíš. Partie ale právě končí: klikni na hrobku, na pyramidu v rohu první karty.
lesson-tomb-goal-done = Deset bodů za komnatu: vyhráváš 46 : 42! A teď pěkně od začátku.

lesson-tomb-turn = V každém kroku ukáže karta vzor, pro všechny stejný, a ty ho položíš na jednu ze svých dvou karet, nejdřív přes vstup. Podívej: tři v řadě.
lesson-tomb-turn-now = Další je roh ze tří políček. Musí se stranou dotýkat tvých křížků: klikni na první kartě na políčko vedle nich, otoč vzor a potvrď.
lesson-tomb-turn-right = Druhou kartu smíš začít u jejího vstupu. Tady ale pokračuj na první.
lesson-tomb-turn-single = Jediné políčko je dovolené vždycky, ale je to pomalé. Polož roh ze tří: klikni, kde začíná, otoč ho a potvrď.
lesson-tomb-turn-done = Zakřížkuješ celý vzor, otočený, jak chceš, nebo přesně jedno políčko. Stěny zůstávají zavřené a rohy, které se jen potkají, se nepočítají.

lesson-tomb-treasure = Co zakřížkuješ, to najdeš. Polož vzor na první kartu tak, aby zakryl pochodeň i zelený drahokam.
lesson-tomb-treasure-right = U toho vstupu nic není. Pochodeň i drahokam jsou na první kartě.
lesson-tomb-treasure-both = To nezakryje obojí. Pochodeň leží vedle tvých křížků a drahokam hned za rohem.
lesson-tomb-treasure-done = Pochodeň je za 5 a drahokam za 1: šest bodů. Červený a zelený drahokam spolu jsou za 5. Za kolo se počítá jen jedna pochodeň a od každé barvy deset drahokamů.

lesson-tomb-tomb = K hrobce vpravo dole už chybí jen kousek. Zakřížkuj ji a karta je dokončená.
lesson-tomb-tomb-elsewhere = To zakřížkovat smíš. Hrobka je poslední políčko spodní řady: polož vzor tak, aby ji zakryl.
lesson-tomb-tomb-take = Po dokončené kartě je místo prázdné. Vezmi si novou: z nabídky, nebo naslepo z balíčku.
lesson-tomb-tomb-done = Deset bodů a nová komnata. Když si berou karty víc hráčů, má přednost nejnižší číslo na právě dokončené kartě; pak se nabídka doplní.

lesson-tomb-count = Tohle je tvých 42 bodů na konci: dvě karty 20, pochodeň 5, fialové bodové políčko 10, červený a zelený drahokam spolu 5, další dva drahokamy 2. Lebky by tě stály body. Kolik, kdyby jich bylo zaškrtnutých víc?
lesson-tomb-count-dearest = Jen tolik, co nejdražší
lesson-tomb-count-all = Všechny dohromady
lesson-tomb-count-all-no = To by bylo moc smutné. Počítá se jen nejdražší.
lesson-tomb-count-none = Na konci nic
lesson-tomb-count-none-no = Nejdražší na konci body stojí: proto jsou lektvary dobré.
lesson-tomb-count-done = Deset bodů za dokončenou kartu, pět za pochodeň, bodová políčka, drahokamy, minus nejdražší lebka. Při shodě rozhodne nejnižší dokončené číslo.

lesson-tomb-box = Jednu fialovou kartu už máš dokončenou. Dokonči druhou.
lesson-tomb-box-take = Vezmi si novou kartu z nabídky.
lesson-tomb-box-offer = Naslepo smíš. Tady si ale vezmi takovou, kterou vidíš.
lesson-tomb-box-done = Nejlepší fialové bodové políčko je tvoje: 10 bodů. Další dají 6 a 3, pro celý stůl: po druhé, čtvrté a šesté kartě barvy. Když na ně mají nárok dva, má přednost nižší číslo.

lesson-tomb-skull = Lebky stojí body a lektvar vymaže dvě nejdražší zaškrtnuté. Polož vzor na lebku a lektvar.
lesson-tomb-skull-more = I to jde. Tady ale vezmi lebku nad lektvarem.
lesson-tomb-skull-potion = Lektvar je na první kartě pod horní lebkou. Zakryj obojí.
lesson-tomb-skull-done = V jednom křížkování se nejdřív škrtají lebky a teprve pak působí lektvary: tři lebky, dvě vymazané, jedna zbyla.

lesson-tomb-cross = Červený kříž ti dává ještě jedno políčko. Zakřížkuj ho.
lesson-tomb-cross-elsewhere = To zakřížkovat smíš. Červený kříž je na první kartě, hned vedle tvých křížků.
lesson-tomb-cross-more = Teď zakřížkuj ještě jedno políčko, na kterékoli kartě, kde se dotýká.
lesson-tomb-cross-again = Tím by se zapomnělo všechno, co máš v tomto kroku zakřížkované. Dobré vědět, ale tady zakřížkuj ještě jedno políčko.
lesson-tomb-cross-done = Když je i to červený kříž, dostaneš další. Dokončená karta už další křížky nepřijímá.

lesson-tomb-keep = Dostáváš čtyři komnaty a dvě si necháváš. Klikni na ty dvě, které se ti líbí.
lesson-tomb-keep-done = Všichni vybírají zároveň a nikdo nevidí, co si nechávají ostatní. Další čtyři komnaty teď leží odkryté jako nabídka.

lesson-tomb-together = Všichni křížkují zároveň. Polož čtverec ze čtyř políček na první kartu.
lesson-tomb-together-elsewhere = Jediné políčko zakřížkovat smíš. Tady ale polož celý čtverec u vstupu první karty.
lesson-tomb-together-see = Ibis ještě nevybral. Co vidí z tvých křížků?
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
