### Dosky slovami, pre tých, čo ich čítajú alebo počúvajú.

reading-title = Doska slovami
reading-show = Ukázať dosku slovami
reading-choices = Čo ešte môžeš zvoliť
reading-chosen = Zvolené. Teraz zvoľ, čo nasleduje; Escape ide späť.
reading-taken-back = Vrátené späť.
reading-pylos-reserves = Rezervy
reading-pylos-place = úroveň { $level }, { $place }
reading-pylos-light = svetlá guľôčka
reading-pylos-dark = tmavá guľôčka
reading-pylos-light-covered = svetlá guľôčka, zakrytá
reading-pylos-dark-covered = tmavá guľôčka, zakrytá
reading-pylos-open = prístupné miesto
reading-pylos-empty = prázdne
reading-pylos-can-raise = dá sa posunúť vyššie
reading-pylos-can-take-back = dá sa vziať späť
reading-pylos-can-place = sem sa dá položiť guľôčka
reading-pylos-can-raise-to = sem sa dá guľôčka posunúť

reading-sun-pyramid = Pyramída, od vrchu nadol
reading-sun-place = úroveň { $level }, miesto { $place }
reading-sun-standard = { $value }, { $symbol }
reading-sun-left = ľavý okraj { $value }, { $symbol }
reading-sun-right = pravý okraj { $value }, { $symbol }
reading-sun-top = vrch { $value }, { $symbol }
reading-sun-base = základ, { $symbol }
reading-sun-open = prístupné miesto
reading-sun-empty = ešte neprístupné
reading-sun-decks = Balíčky
reading-sun-copies = { $count ->
    [one] jeden raz
   *[other] { $count }-krát
}
reading-sun-can-place = dá sa položiť
reading-sun-can-place-here = sem sa dá karta položiť
reading-sun-can-discard = dá sa odhodiť
reading-sun-can-draw = dá sa z neho ťahať

reading-tomb-common = Stôl
reading-tomb-expedition = expedícia { $name }, políčka { $squares }, otočené alebo zrkadlovo obrátené, ako chceš
reading-tomb-boxes = { $count ->
    [0] voľné bonusy, { $colour }: žiadne
   *[other] voľné bonusy, { $colour }: { $boxes }
}
reading-tomb-won = získané bonusy, { $colour }: { $boxes }
reading-tomb-card = karta { $card }, { $colour }
reading-tomb-left-card = { $seat }, ľavá karta: { $card }, { $colour }
reading-tomb-right-card = { $seat }, pravá karta: { $card }, { $colour }
reading-tomb-left-place = ľavá karta, { $square }
reading-tomb-right-place = pravá karta, { $square }
reading-tomb-kept = zvolená
reading-tomb-wall = stena
reading-tomb-entrance = vstup
reading-tomb-tomb = hrobka
reading-tomb-plain = podlaha
reading-tomb-red-gem = červený drahokam
reading-tomb-green-gem = zelený drahokam
reading-tomb-torch = fakľa
reading-tomb-skull = lebka
reading-tomb-potion = elixír
reading-tomb-cross = červený kríž
reading-tomb-marked = označené
reading-tomb-chosen = práve zvolené
reading-tomb-can-keep = dá sa nechať
reading-tomb-can-keep-too = dá sa nechať ako druhá
reading-tomb-can-take = dá sa vziať
reading-tomb-can-take-unseen = dá sa z neho vziať naslepo
reading-tomb-can-mark = dá sa označiť
reading-tomb-can-begin = tu môže vzor začínať

reading-pyramido-tiles = Kameňolom a kôpky
reading-pyramido-left = { $count ->
    [0] vľavo { $colour }
   *[other] vľavo { $colour }, klenoty { $jewels }
}
reading-pyramido-right = { $count ->
    [0] vpravo { $colour }
   *[other] vpravo { $colour }, klenoty { $jewels }
}
reading-pyramido-no-tile = žiadny dielik
reading-pyramido-level = { $open ->
    [0] úroveň { $level }, hotová
    [one] úroveň { $level }, chýba jeden blok
    [few] úroveň { $level }, chýbajú { $open } bloky
   *[other] úroveň { $level }, chýba { $open } blokov
}
reading-pyramido-marker = značka ({ $colour }), nepoužitá
reading-pyramido-marker-on = značka ({ $colour }) na { $cell }
reading-pyramido-blocks = Pyramída ({ $seat }), úroveň { $level }
reading-pyramido-above = Pyramída ({ $seat }) zhora, po štvrtinách blokov
reading-pyramido-marked = so značkou
reading-pyramido-open = voľné
reading-pyramido-quadrant = { $colour }
reading-pyramido-jewel = { $colour } s klenotom
reading-pyramido-can-build = dá sa vziať
reading-pyramido-can-build-here = tu môže ležať jeho ľavý blok
reading-pyramido-can-mark = dá sa označiť
reading-pyramido-can-patch = dá sa položiť
reading-pyramido-can-patch-here = tu môže ležať záplata
reading-pyramido-can-refill = dá sa z nej doplniť kameňolom
reading-pyramido-can-halve = dá sa rozdeliť na polovice

reading-pacal-round = Kolo
reading-pacal-city = Mesto
reading-pacal-square = { $square }
reading-pacal-district = okrsok { $district }
reading-pacal-holy = Posvätný okrsok { $district }
reading-pacal-lake = jazero
reading-pacal-covered = nehrá sa tu
reading-pacal-bank = breh
reading-pacal-river-right = vpravo rieka
reading-pacal-river-below = pod ním rieka
reading-pacal-stone = kameň ({ $seat })
reading-pacal-stone-under = kameň ({ $seat }) pod loďou
reading-pacal-pyramid = { $storeys ->
    [one] pyramída ({ $seat }), jedno poschodie
    [few] pyramída ({ $seat }), { $storeys } poschodia
   *[other] pyramída ({ $seat }), { $storeys } poschodí
}
reading-pacal-supply = { $stones ->
    [one] jeden kameň v zásobe
    [few] { $stones } kamene v zásobe
   *[other] { $stones } kameňov v zásobe
}
reading-pacal-can-start = tu môže tvoja loď začať
reading-pacal-can-fly = sem môže tvoja loď letieť
reading-pacal-can-give-up = dá sa vymeniť za let kamkoľvek
reading-pacal-can-load = môže dostať kameň
reading-pacal-can-load-too = môže tiež dostať kameň
reading-pacal-can-take-stone = odtiaľto sa dá vziať kameň
reading-pacal-can-build = dá sa postaviť
reading-pacal-can-build-here = tu môže pyramída stáť
reading-pacal-can-use = posledný kameň zostavy
