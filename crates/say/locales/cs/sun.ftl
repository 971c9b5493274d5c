### Pyramid of the Sun.

sun-name = Pyramid of the Sun
sun-about = Dva až pět hráčů staví jednu pyramidu z karet, úroveň po úrovni; boduje každá karta a vrchol partii ukončí.
sun-goal = Boduje každá karta, kterou položíš: nejvýš tolik, jaké číslo má její úroveň, a k tomu symboly, které se dotýkají stejných. Partie končí položením vrcholu; vyhrává nejvíc bodů.

sun-points-standard = standardní karty
sun-points-edges = okrajové karty, dvojnásobně
sun-points-top = vrcholová karta, trojnásobně
sun-points-symbols = symboly

sun-ended-by-top = pyramida má svůj vrchol
sun-tie-break = Body jsou stejné: vyhrává ten, komu v ruce zbylo více karet.
sun-ended-idle = { $rounds ->
    [one] jedno kolo
    [few] { $rounds } kola
   *[other] { $rounds } kol
} nikdo nepoložil kartu

sun-refused-not-your-turn = nejsi na tahu
sun-refused-over = partie skončila
sun-refused-only-chance = o tom rozhodují karty, ne hráč
sun-refused-no-such-chance = to teď padnout nemůže
sun-refused-draw-or-play = v tahu buď lížeš, nebo hraješ: lízni dvě karty, nebo polož aspoň jednu
sun-refused-may-not-pass = vynechat tah smíš, jen když nemůžeš kartu líznout ani položit
sun-refused-draw-first = teď lížeš: nejdřív lízni druhou kartu
sun-refused-no-standard-to-draw = žádná standardní karta k líznutí nezbývá, ani mezi odhozenými
sun-refused-no-edge-to-draw = žádná okrajová karta k líznutí nezbývá, ani mezi odhozenými
sun-refused-discard-first = máš v ruce víc než pět karet: nejdřív odhazuj
sun-refused-nothing-to-discard = karty se odhazují jen po lízání, až jich zbude pět
sun-refused-already-played = kartu už máš položenou, takže v tomto tahu nelížeš
sun-refused-not-in-hand = takovou kartu v ruce nemáš
sun-refused-no-such-place = takové políčko tato pyramida nemá
sun-refused-taken = tam už karta leží
sun-refused-unsupported = toto políčko nejdřív potřebuje pod sebou dvě karty
sun-refused-left-edge-elsewhere = levý okraj patří jen na levý konec úrovně, nikdy na vrchol
sun-refused-right-edge-elsewhere = pravý okraj patří jen na pravý konec úrovně, nikdy na vrchol
sun-refused-top-elsewhere = vrcholová karta patří jen na vrchol
sun-refused-choose-first = nejdřív vyber: lízni kartu, nebo si vezmi body za symbol
sun-refused-nothing-to-choose = teď tu není žádný symbol k bodování

sun-set-bad-count = „{ $word }“ není počet karet od { $least } do { $most }
sun-set-bad-name = „{ $word }“ není jméno: použij malá písmena, číslice a spojovníky, nejvýš 40
sun-set-bad-value = „{ $word }“ není hodnota od 0 do 9
sun-set-empty-deck = v balíčku { $deck } není žádná karta
sun-set-end-twice = konec základní řady „{ $word }“ je tu dvakrát
sun-set-few-for-seats = { $seats ->
    [one] jeden hráč potřebuje
    [few] { $seats } hráči potřebují
   *[other] { $seats } hráčů potřebuje
} na začátek { $needed ->
    [one] jednu standardní kartu
    [few] { $needed } standardní karty
   *[other] { $needed } standardních karet
}, ale { $found ->
    [one] je jen jedna
    [few] jsou jen { $found }
   *[other] je jich jen { $found }
}
sun-set-few-middles = základní řada potřebuje { $needed ->
    [one] jednu prostřední kartu
    [few] { $needed } prostřední karty
   *[other] { $needed } prostředních karet
}, ale { $found ->
    [one] je tu jedna
    [few] jsou tu { $found }
   *[other] je jich tu { $found }
}
sun-set-kind-twice = „{ $word }“ je v seznamu dvakrát: napiš jeden řádek se součtem
sun-set-large-deck = karet v balíčku { $deck } je { $found }; nejvíc smí být { $most }
sun-set-many-kinds = druhů karet je { $found }; nejvíc smí být { $most }
sun-set-name-twice = sada má dvě jména
sun-set-no-end = chybí konec základní řady „{ $word }“: napiš „end { $word } plain“
sun-set-no-name = sada nemá jméno: napiš „set“ a jméno
sun-set-no-total = není řečeno, kolik má být karet { $part }: napiš „total { $part }“ a číslo
sun-set-total-twice = celkový počet karet { $part } je tu dvakrát
sun-set-unknown-part = „{ $word }“ není část: použij standard, left, right, top, middle, end, set nebo total
sun-set-unknown-side = „{ $word }“ není strana: použij left nebo right
sun-set-unknown-symbol = „{ $word }“ není symbol: napiš plain, pokud tam žádný není, barvu a tvar jako red-star, nebo jen sun, moon, rain či serpent
sun-set-wrong-total = karet { $part } má být { $total }, ale součet řádků je { $found }
sun-set-wrong-words = za slovem „{ $word }“ na začátku řádku mají být jiná slova než tato

## Pozice skládané ručně
sun-bench-pyramid = Pyramida
sun-bench-symbols = Karty základní řady
sun-bench-standard = Standardní karty
sun-bench-edges = Karty okrajů a vrcholy
sun-bench-marker = Značka
sun-bench-discards = Odložené karty
sun-bench-hand = Karty v ruce
sun-bench-idle = Tahy od poslední položené karty

sun-setup-base-count = základní řada potřebuje { $needed ->
    [one] jednu prostřední kartu
    [few] { $needed } prostřední karty
   *[other] { $needed } prostředních karet
}, ale { $found ->
    [one] je uvedená jedna
    [few] jsou uvedené { $found }
   *[other] je jich uvedeno { $found }
}
sun-setup-base-symbol = { $symbol ->
    [plain] místa základní řady bez symbolu: { $found }, ale takových karet: { $most }
   *[other] karet „{ $symbol }“ je v základní řadě { $found }, ale existuje jich jen { $most }
}
sun-setup-hand = hráč { $seat } má v ruce karet { $found }; na začátku tahu smí mít nejvýš { $most }
sun-setup-idle = tahů bez karty je { $found }, a partie končí, když jich je { $most }
sun-setup-level-width = úroveň { $level } má { $needed ->
    [one] jedno políčko
    [few] { $needed } políčka
   *[other] { $needed } políček
}, ale uvedeno jich je { $found }
sun-setup-levels = úrovní je { $found }; tato pyramida jich má { $most }
sun-setup-marker = { $card } nemůže být značka: není to okrajová karta
sun-setup-points = body jsou udané pro { $found ->
    [one] jedno místo
    [few] { $found } místa
   *[other] { $found } míst
}, ale míst je { $needed }
sun-setup-seats = hráčů s kartami v ruce je { $found }; hraje se ve { $least } až { $most }
sun-setup-too-many = { $card } je tu { $found ->
    [one] jednou
   *[other] { $found }krát
}, ale v sadě { $most ->
    [0] není
    [one] je jen jednou
   *[other] je jen { $most }krát
}
sun-setup-turn = hráč { $seat } nemůže být na tahu: takové místo tu není
sun-setup-unsupported = { $card } na { $place } visí ve vzduchu: leží na dvou kartách a jedna z nich chybí
sun-setup-wrong-place = { $card } nepatří na { $place }

sun-setup-expected-card = karta, třeba 3sun, 5, L2, R2 nebo T4
sun-setup-expected-end = konec textu
sun-setup-expected-field = mezera a „{ $field }:“
sun-setup-expected-length = délka hry: short, standard nebo long
sun-setup-expected-number = číslo
sun-setup-expected-place = karta, nebo „-“ pro prázdné políčko
sun-setup-expected-points = čtyři čísla a mezi nimi „+“
sun-setup-expected-seat = místo od 1 do 5
sun-setup-expected-symbol = symbol jako red-star, sun, moon, rain nebo serpent, nebo plain, pokud tam žádný není

sun-symbol-plain = bez symbolu
sun-symbol-coloured = { $shape } { $colour } barvy
sun-shape-sun = slunce
sun-shape-moon = měsíc
sun-shape-rain = déšť
sun-shape-serpent = had
sun-shape-circle = kruh
sun-shape-ring = kroužek
sun-shape-square = čtverec
sun-shape-triangle = trojúhelník
sun-shape-diamond = kosočtverec
sun-shape-star = hvězda
sun-shape-cross = kříž
sun-shape-spiral = spirála
sun-shape-arrow = šipka
sun-shape-eye = oko
sun-shape-stairs = schody
sun-shape-flower = květ
sun-shape-heart = srdce
sun-shape-wave = vlna
sun-colour-red = červené
sun-colour-orange = oranžové
sun-colour-yellow = žluté
sun-colour-green = zelené
sun-colour-blue = modré
sun-colour-violet = fialové
sun-colour-brown = hnědé
sun-colour-black = černé
sun-colour-white = bílé
sun-colour-grey = šedé

sun-board-standard-deck = standardní balíček: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
sun-board-edge-deck = okrajový balíček: { $cards ->
    [one] jedna karta
    [few] { $cards } karty
   *[other] { $cards } karet
}
sun-board-marker = značka { $card }
sun-board-discards = odhozené: { $cards }
sun-board-seat = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sun-board-hand = v ruce: { $cards }
sun-board-drawn = Dobraná karta: { $card }.
sun-board-empty-hand = žádné karty
sun-board-hidden-hand = v ruce: standardní { $standard }, okrajové { $edge }

sun-event-base = základní řada pokračuje: { $symbol }
sun-event-marker = { $card } je značka okrajového balíčku
sun-event-first = { $name } začíná
sun-event-draws-standard = { $name } líže ze standardního balíčku
sun-event-draws-edge = { $name } líže z okrajového balíčku
sun-event-renews-standard = z odhozených karet je standardní balíček a { $name } z něj líže
sun-event-renews-edge = z odhozených karet je okrajový balíček a { $name } z něj líže
sun-event-gets = { $name } dostává { $card }
sun-event-gets-standard = { $name } dostává standardní kartu
sun-event-gets-edge = { $name } dostává okrajovou kartu
sun-event-discards = { $name } odhazuje { $card }
sun-event-places = { $name } pokládá { $card } na { $place }
sun-event-scores = { $name } bere za symbol { $points ->
    [1] jeden bod
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
sun-event-ends = { $name } končí tah
sun-event-passes = { $name } nemůže nic dělat a vynechává tah

sun-prompt-ready = Lízni dvě karty, nebo pokládej karty z ruky.
sun-next = Teď vyber, kam karta půjde.
sun-prompt-draw = Lízni dvě karty.
sun-prompt-draw-only = Žádnou ze svých karet teď nemůžeš položit: lízni si dvě karty.
sun-prompt-end = Už nemáš co položit: ukonči tah.
sun-explained-nowhere = Pro tuto kartu teď není volné místo: potřebuje pod sebou dvě karty.
sun-explained-nowhere-left = Levý okraj patří jen na levý konec úrovně a tam teď není dostupné políčko.
sun-explained-nowhere-right = Pravý okraj patří jen na pravý konec úrovně a tam teď není dostupné políčko.
sun-explained-nowhere-top = Vrchol patří jen na samý vršek, až bude pod ním všechno postavené.
sun-prompt-second = Lízni druhou kartu.
sun-prompt-discard = { $count ->
    [one] Odhoď jednu kartu.
    [few] Odhoď { $count } karty.
   *[other] Odhoď { $count } karet.
}
sun-prompt-playing = Polož další kartu, nebo ukonči tah.
sun-prompt-choose = Tvůj symbol se dotýká stejného: lízni kartu, nebo si vezmi { $points ->
    [1] jeden bod
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
sun-prompt-wait = Teď tu není co rozhodovat.

sun-notation =
    draw-standard     lízni kartu ze standardního balíčku (draw-edge: z okrajového)
    3sun@2.4          polož 3 se sluncem na úroveň 2, čtvrté políčko zleva
    L2@1.1            polož levý okraj s hodnotou 2 (R: pravý okraj, T: vrcholová karta) na úroveň 1, první políčko
    discard-5         odhoď 5 bez symbolu
    points            vezmi si body za symbol místo líznutí karty
    end               po položení karet ukonči tah
    pass              vynech tah, když nemůžeš kartu líznout ani položit

sun-scene-level = úroveň { $level }: karta platí nejvýše { $level }
sun-scene-flags = Vlajka u úrovně: nejvýš tolik tam karta platí
sun-scene-edges = Okraje se počítají dvojnásobně, vrchol trojnásobně
sun-scene-place = dostupné políčko { $place }
sun-scene-brick = karta { $card } na { $place }
sun-scene-base = základní řada { $place }: { $symbol }
sun-scene-hand-card = karta { $card } v ruce
sun-scene-marker = karta { $card }, značka okrajového balíčku
sun-scene-back-standard = standardní karta, rubem nahoru
sun-scene-back-edge = okrajová karta, rubem nahoru
sun-scene-deck-standard = líznout ze standardního balíčku
sun-scene-deck-edge = líznout z okrajového balíčku
sun-scene-left-standard = Standardní: { $cards }
sun-scene-left-edge = Okraje: { $cards }
sun-scene-discarded = odhozené: { $cards }
sun-scene-end = Ukončit tah
sun-scene-pass = Vynechat tah
sun-scene-points = { $points ->
    [one] Vzít { $points } bod
    [few] Vzít { $points } body
   *[other] Vzít { $points } bodů
}
sun-scene-future = políčko { $place }, zatím nedostupné
