### Pyramid of the Sun.

sun-name = Pyramid of the Sun
sun-about = Dvaja až piati hráči stavajú jednu pyramídu z kariet, úroveň po úrovni; každá karta boduje a vrch všetko ukončí.
sun-goal = Bodujú všetky karty, ktoré položíš: najviac toľko, aké číslo má ich úroveň, a k tomu symboly, ktoré sa dotýkajú rovnakých. Partia sa končí položením vrcholu; vyhráva najviac bodov.

sun-points-standard = štandardné karty
sun-points-edges = okrajové karty, dvojnásobne
sun-points-top = karta s vrchom, trojnásobne
sun-points-symbols = symboly

sun-ended-by-top = pyramída má svoj vrchol
sun-tie-break = Body sú rovnaké: vyhráva ten, komu zostalo v ruke viac kariet.
sun-ended-idle = { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kolá
   *[other] { $rounds } kôl
} nikto nepoložil kartu

sun-refused-not-your-turn = nie si na ťahu
sun-refused-over = partia sa už skončila
sun-refused-only-chance = o tom rozhodujú karty, nie hráč
sun-refused-no-such-chance = to teraz vyjsť nemôže
sun-refused-draw-or-play = v ťahu sa karty buď ťahajú, alebo hrajú: potiahni dve karty, alebo aspoň jednu polož
sun-refused-may-not-pass = vynechať ťah môžeš, len keď nemôžeš kartu ani potiahnuť, ani položiť
sun-refused-draw-first = ťaháš karty: najprv si potiahni druhú
sun-refused-no-standard-to-draw = niet štandardnej karty na ťahanie, ani medzi odhodenými
sun-refused-no-edge-to-draw = niet okrajovej karty na ťahanie, ani medzi odhodenými
sun-refused-discard-first = máš viac než päť kariet: najprv odhadzuj
sun-refused-nothing-to-discard = karty sa odhadzujú len po ťahaní, do piatich na ruke
sun-refused-already-played = v tomto ťahu už máš položenú kartu, preto neťaháš
sun-refused-not-in-hand = takú kartu na ruke nemáš
sun-refused-no-such-place = také miesto táto pyramída nemá
sun-refused-taken = tam už leží karta
sun-refused-unsupported = toto miesto najprv potrebuje pod sebou dve karty
sun-refused-left-edge-elsewhere = ľavý okraj patrí len na ľavý koniec úrovne a nikdy nie na vrchol
sun-refused-right-edge-elsewhere = pravý okraj patrí len na pravý koniec úrovne a nikdy nie na vrchol
sun-refused-top-elsewhere = karta s vrchom patrí len na vrchol
sun-refused-choose-first = najprv si vyber: potiahni kartu, alebo si započítaj body za symbol
sun-refused-nothing-to-choose = teraz niet symbolu, za ktorý by boli body

sun-set-bad-count = „{ $word }“ nie je počet kariet od { $least } do { $most }
sun-set-bad-name = „{ $word }“ nie je názov: použi malé písmená, číslice a spojovníky, najviac 40
sun-set-bad-value = „{ $word }“ nie je hodnota od 0 do 9
sun-set-empty-deck = v balíčku „{ $deck }“ nie je žiadna karta
sun-set-end-twice = koniec základu „{ $word }“ je tu dvakrát
sun-set-few-for-seats = { $seats ->
    [one] jeden hráč potrebuje
    [few] { $seats } hráči potrebujú
   *[other] { $seats } hráčov potrebuje
} na začiatok { $needed ->
    [one] jednu štandardnú kartu
    [few] { $needed } štandardné karty
   *[other] { $needed } štandardných kariet
}, ale { $found ->
    [one] je len jedna
    [few] sú len { $found }
   *[other] je ich len { $found }
}
sun-set-few-middles = základ potrebuje { $needed ->
    [one] jednu strednú kartu
    [few] { $needed } stredné karty
   *[other] { $needed } stredných kariet
}, ale { $found ->
    [one] je tu jedna
    [few] sú tu { $found }
   *[other] je ich tu { $found }
}
sun-set-kind-twice = „{ $word }“ je tu dvakrát: napíš jeden riadok so súčtom
sun-set-large-deck = počet kariet v balíčku „{ $deck }“ je { $found }; najviac smie byť { $most }
sun-set-many-kinds = počet druhov kariet je { $found }; najviac smie byť { $most }
sun-set-name-twice = sada má dva názvy
sun-set-no-end = chýba koniec základu „{ $word }“: napíš „end { $word } plain“
sun-set-no-name = sada nemá názov: napíš „set“ a názov
sun-set-no-total = nie je povedané, koľko kariet „{ $part }“ má byť: napíš „total { $part }“ a číslo
sun-set-total-twice = celkový počet kariet „{ $part }“ je tu dvakrát
sun-set-unknown-part = „{ $word }“ nie je časť: použi standard, left, right, top, middle, end, set alebo total
sun-set-unknown-side = „{ $word }“ nie je strana: použi left alebo right
sun-set-unknown-symbol = „{ $word }“ nie je symbol: napíš plain, ak tam žiadny nie je, farbu a tvar ako red-star, alebo len sun, moon, rain či serpent
sun-set-wrong-total = počet kariet „{ $part }“ má byť { $total }, ale súčet riadkov je { $found }
sun-set-wrong-words = v riadku, ktorý sa začína na „{ $word }“, majú byť iné slová než tieto

## Pozície skladané ručne
sun-bench-pyramid = Pyramída
sun-bench-symbols = Karty základu
sun-bench-standard = Štandardné karty
sun-bench-edges = Okraje a vrchy
sun-bench-marker = Značka
sun-bench-discards = Odložené karty
sun-bench-hand = Karty v ruke
sun-bench-idle = Ťahy od poslednej položenej karty

sun-setup-base-count = základ potrebuje { $needed ->
    [one] jednu strednú kartu
    [few] { $needed } stredné karty
   *[other] { $needed } stredných kariet
}, ale { $found ->
    [one] uvedená je jedna
    [few] uvedené sú { $found }
   *[other] uvedených je { $found }
}
sun-setup-base-symbol = { $symbol ->
    [plain] miesta základu bez symbolu: { $found }, ale takých kariet: { $most }
   *[other] počet kariet základu so symbolom „{ $symbol }“ je { $found }, ale najviac je ich { $most }
}
sun-setup-hand = hráč { $seat } má na ruke { $found ->
    [one] jednu kartu
    [few] { $found } karty
   *[other] { $found } kariet
}; na začiatku ťahu smie mať najviac { $most }
sun-setup-idle = ťahov bez karty je { $found }, ale partia sa končí už po { $most }
sun-setup-level-width = úroveň { $level } má { $needed ->
    [one] jedno miesto
    [few] { $needed } miesta
   *[other] { $needed } miest
}, ale uvedených je { $found }
sun-setup-levels = počet úrovní je { $found }; táto pyramída ich má { $most }
sun-setup-marker = { $card } nemôže byť značka: nie je to okrajová karta
sun-setup-points = body sú uvedené pre { $found ->
    [one] jedného hráča
   *[other] { $found } hráčov
}, ale pri stole ich je { $needed }
sun-setup-seats = počet rúk s kartami je { $found }; má ich byť { $least } až { $most }
sun-setup-too-many = { $card } je tu { $found ->
    [one] raz
   *[other] { $found }-krát
}, ale v sade { $most ->
    [0] nie je
    [one] je jedna
    [few] sú len { $most }
   *[other] je ich len { $most }
}
sun-setup-turn = hráč { $seat } nemôže byť na ťahu: taký tu nie je
sun-setup-unsupported = { $card } na { $place } visí vo vzduchu: leží na dvoch kartách a jedna z nich chýba
sun-setup-wrong-place = { $card } nepatrí na { $place }

sun-setup-expected-card = karta ako 3sun, 5, L2, R2 alebo T4
sun-setup-expected-end = koniec textu
sun-setup-expected-field = medzera a „{ $field }:“
sun-setup-expected-length = dĺžka hry: short, standard alebo long
sun-setup-expected-number = číslo
sun-setup-expected-place = karta, alebo „-“ pre prázdne miesto
sun-setup-expected-points = štvorica čísel so znakom „+“ medzi nimi
sun-setup-expected-seat = číslo hráča od 1 do 5
sun-setup-expected-symbol = symbol ako red-star, sun, moon, rain alebo serpent, alebo plain, ak tam žiadny nie je

sun-symbol-plain = bez symbolu
sun-symbol-coloured = { $shape } { $colour } farby
sun-shape-sun = slnko
sun-shape-moon = mesiac
sun-shape-rain = dážď
sun-shape-serpent = had
sun-shape-circle = kruh
sun-shape-ring = krúžok
sun-shape-square = štvorec
sun-shape-triangle = trojuholník
sun-shape-diamond = kosoštvorec
sun-shape-star = hviezda
sun-shape-cross = kríž
sun-shape-spiral = špirála
sun-shape-arrow = šípka
sun-shape-eye = oko
sun-shape-stairs = schody
sun-shape-flower = kvet
sun-shape-heart = srdce
sun-shape-wave = vlna
sun-colour-red = červenej
sun-colour-orange = oranžovej
sun-colour-yellow = žltej
sun-colour-green = zelenej
sun-colour-blue = modrej
sun-colour-violet = fialovej
sun-colour-brown = hnedej
sun-colour-black = čiernej
sun-colour-white = bielej
sun-colour-grey = sivej

sun-board-standard-deck = štandardný balíček: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}
sun-board-edge-deck = okrajový balíček: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } kariet
}
sun-board-marker = značka { $card }
sun-board-discards = odhodené: { $cards }
sun-board-seat = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
sun-board-hand = ruka: { $cards }
sun-board-drawn = Potiahnutá karta: { $card }.
sun-board-empty-hand = bez kariet
sun-board-hidden-hand = ruka: štandardné { $standard }, okrajové { $edge }

sun-event-base = základ pokračuje: { $symbol }
sun-event-marker = { $card } je značka okrajového balíčka
sun-event-first = { $name } začína
sun-event-draws-standard = { $name } ťahá zo štandardného balíčka
sun-event-draws-edge = { $name } ťahá z okrajového balíčka
sun-event-renews-standard = z odhodených kariet je nový štandardný balíček a { $name } z neho ťahá
sun-event-renews-edge = z odhodených kariet je nový okrajový balíček a { $name } z neho ťahá
sun-event-gets = { $name } dostáva { $card }
sun-event-gets-standard = { $name } dostáva štandardnú kartu
sun-event-gets-edge = { $name } dostáva okrajovú kartu
sun-event-discards = { $name } odhadzuje { $card }
sun-event-places = { $name } kladie { $card } na { $place }
sun-event-scores = { $name } má za symbol { $points ->
    [1] jeden bod
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
sun-event-ends = { $name } končí ťah
sun-event-passes = { $name } nemôže nič urobiť a vynecháva ťah

sun-prompt-ready = Potiahni dve karty, alebo polož karty z ruky.
sun-next = Teraz vyber, kam karta pôjde.
sun-prompt-draw = Potiahni dve karty.
sun-prompt-draw-only = Žiadnu z tvojich kariet teraz nemožno položiť: potiahni si dve karty.
sun-prompt-end = Už nemáš čo položiť: ukonči ťah.
sun-explained-nowhere = Pre túto kartu teraz nie je voľné miesto: potrebuje pod sebou dve karty.
sun-explained-nowhere-left = Ľavý okraj patrí len na ľavý koniec úrovne a tam teraz nie je prístupné miesto.
sun-explained-nowhere-right = Pravý okraj patrí len na pravý koniec úrovne a tam teraz nie je prístupné miesto.
sun-explained-nowhere-top = Vrchol patrí len na samý vrch, keď je pod ním všetko postavené.
sun-prompt-second = Potiahni druhú kartu.
sun-prompt-discard = { $count ->
    [one] Odhoď jednu kartu.
    [few] Odhoď { $count } karty.
   *[other] Odhoď { $count } kariet.
}
sun-prompt-playing = Polož ďalšiu kartu, alebo ukonči ťah.
sun-prompt-choose = Tvoj symbol susedí s rovnakým: potiahni kartu, alebo si započítaj { $points ->
    [1] jeden bod
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
sun-prompt-wait = Teraz tu niet o čom rozhodovať.

sun-notation =
    draw-standard     potiahni kartu zo štandardného balíčka (draw-edge: z okrajového)
    3sun@2.4          polož 3 so slnkom na úroveň 2, štvrté miesto zľava
    L2@1.1            polož ľavý okraj s hodnotou 2 (R: pravý okraj, T: vrch) na úroveň 1, prvé miesto
    discard-5         odhoď 5 bez symbolu
    points            za symbol si namiesto karty započítaj body
    end               po položení kariet ukonči ťah
    pass              vynechaj ťah, keď nemôžeš kartu ani potiahnuť, ani položiť

sun-scene-level = úroveň { $level }: karta platí najviac { $level }
sun-scene-flags = Vlajka pri úrovni: najviac toľko tam karta platí
sun-scene-edges = Okraje sa počítajú dvojnásobne, vrchol trojnásobne
sun-scene-place = prístupné miesto { $place }
sun-scene-brick = karta { $card } na { $place }
sun-scene-base = základ { $place }: { $symbol }
sun-scene-hand-card = karta { $card } na ruke
sun-scene-marker = karta { $card }, značka okrajového balíčka
sun-scene-back-standard = štandardná karta, lícom nadol
sun-scene-back-edge = okrajová karta, lícom nadol
sun-scene-deck-standard = potiahnuť zo štandardného balíčka
sun-scene-deck-edge = potiahnuť z okrajového balíčka
sun-scene-left-standard = Štandardné: { $cards }
sun-scene-left-edge = Okraje: { $cards }
sun-scene-discarded = odhodené: { $cards }
sun-scene-end = Ukončiť ťah
sun-scene-pass = Vynechať ťah
sun-scene-points = { $points ->
    [one] Vziať { $points } bod
    [few] Vziať { $points } body
   *[other] Vziať { $points } bodov
}
sun-scene-future = miesto { $place }, ešte neprístupné
