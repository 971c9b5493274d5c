### Desky slovy, pro ty, kdo je čtou nebo poslouchají.

reading-title = Deska slovy
reading-show = Ukázat desku slovy
reading-choices = Co ještě můžeš zvolit
reading-chosen = Vybráno. Teď vyber, co následuje; Escape jde zpět.
reading-taken-back = Vzato zpět.
reading-pylos-reserves = Zásoby
reading-pylos-place = úroveň { $level }, { $place }
reading-pylos-light = světlá kulička
reading-pylos-dark = tmavá kulička
reading-pylos-light-covered = světlá kulička, zakrytá
reading-pylos-dark-covered = tmavá kulička, zakrytá
reading-pylos-open = dostupné políčko
reading-pylos-empty = prázdné
reading-pylos-can-raise = dá se zvednout
reading-pylos-can-take-back = dá se vzít zpět
reading-pylos-can-place = sem se dá položit kulička
reading-pylos-can-raise-to = sem se dá kulička zvednout

reading-sun-pyramid = Pyramida, odshora dolů
reading-sun-place = úroveň { $level }, místo { $place }
reading-sun-standard = { $value }, { $symbol }
reading-sun-left = levý okraj { $value }, { $symbol }
reading-sun-right = pravý okraj { $value }, { $symbol }
reading-sun-top = vrcholová karta { $value }, { $symbol }
reading-sun-base = základní řada, { $symbol }
reading-sun-open = dostupné políčko
reading-sun-empty = zatím nedostupné
reading-sun-decks = Balíčky
reading-sun-copies = { $count ->
    [one] jednou
   *[other] { $count }krát
}
reading-sun-can-place = dá se položit
reading-sun-can-place-here = sem se dá karta položit
reading-sun-can-discard = dá se odhodit
reading-sun-can-draw = dá se z něj líznout

reading-tomb-common = Stůl
reading-tomb-expedition = expedice { $name }, políčka { $squares }, otočená nebo zrcadlená, jak chceš
reading-tomb-boxes = { $count ->
    [0] zbývající bodová políčka, { $colour }: žádná
   *[other] zbývající bodová políčka, { $colour }: { $boxes }
}
reading-tomb-won = získaná bodová políčka, { $colour }: { $boxes }
reading-tomb-card = karta { $card }, { $colour }
reading-tomb-left-card = { $seat }, levá karta: { $card }, { $colour }
reading-tomb-right-card = { $seat }, pravá karta: { $card }, { $colour }
reading-tomb-left-place = levá karta, { $square }
reading-tomb-right-place = pravá karta, { $square }
reading-tomb-kept = vybraná
reading-tomb-wall = stěna
reading-tomb-entrance = vstup
reading-tomb-tomb = hrobka
reading-tomb-plain = podlaha
reading-tomb-red-gem = červený drahokam
reading-tomb-green-gem = zelený drahokam
reading-tomb-torch = pochodeň
reading-tomb-skull = lebka
reading-tomb-potion = lektvar
reading-tomb-cross = červený kříž
reading-tomb-marked = zakřížkované
reading-tomb-chosen = právě vybrané
reading-tomb-can-keep = dá se nechat
reading-tomb-can-keep-too = dá se nechat jako druhá
reading-tomb-can-take = dá se vzít
reading-tomb-can-take-unseen = dá se z něj vzít naslepo
reading-tomb-can-mark = dá se zakřížkovat
reading-tomb-can-begin = tady může vzor začínat

reading-pyramido-tiles = Lom a hromádky
reading-pyramido-left = { $count ->
    [0] vlevo { $colour }
   *[other] vlevo { $colour }, drahokamy { $jewels }
}
reading-pyramido-right = { $count ->
    [0] vpravo { $colour }
   *[other] vpravo { $colour }, drahokamy { $jewels }
}
reading-pyramido-no-tile = žádný dílek
reading-pyramido-level = { $open ->
    [0] úroveň { $level }, hotová
    [one] úroveň { $level }, chybí jeden blok
    [few] úroveň { $level }, chybějí { $open } bloky
   *[other] úroveň { $level }, chybí { $open } bloků
}
reading-pyramido-marker = značka ({ $colour }), nepoužitá
reading-pyramido-marker-on = značka ({ $colour }) na { $cell }
reading-pyramido-blocks = Pyramida ({ $seat }), úroveň { $level }
reading-pyramido-above = Pyramida ({ $seat }) shora, po čtvrtinách bloků
reading-pyramido-marked = se značkou
reading-pyramido-open = volné
reading-pyramido-quadrant = { $colour }
reading-pyramido-jewel = { $colour } s drahokamem
reading-pyramido-can-build = dá se vzít
reading-pyramido-can-build-here = tady může ležet jeho levý blok
reading-pyramido-can-mark = dá se označit
reading-pyramido-can-patch = dá se položit
reading-pyramido-can-patch-here = tady může ležet záplata
reading-pyramido-can-refill = dá se z ní doplnit lom
reading-pyramido-can-halve = dá se rozdělit na půl

reading-pacal-round = Kolo
reading-pacal-city = Město
reading-pacal-square = { $square }
reading-pacal-district = okrsek { $district }
reading-pacal-holy = Posvátný okrsek { $district }
reading-pacal-lake = jezero
reading-pacal-covered = nehraje se tu
reading-pacal-bank = břeh
reading-pacal-river-right = vpravo řeka
reading-pacal-river-below = pod ním řeka
reading-pacal-stone = kámen ({ $seat })
reading-pacal-stone-under = kámen ({ $seat }) pod lodí
reading-pacal-pyramid = { $storeys ->
    [one] pyramida ({ $seat }), jedno patro
    [few] pyramida ({ $seat }), { $storeys } patra
   *[other] pyramida ({ $seat }), { $storeys } pater
}
reading-pacal-supply = { $stones ->
    [one] jeden kámen v zásobě
    [few] { $stones } kameny v zásobě
   *[other] { $stones } kamenů v zásobě
}
reading-pacal-can-start = tady může tvá loď začít
reading-pacal-can-fly = sem může tvá loď letět
reading-pacal-can-give-up = dá se vyměnit za let kamkoli
reading-pacal-can-load = může dostat kámen
reading-pacal-can-load-too = může také dostat kámen
reading-pacal-can-take-stone = odtud se dá vzít kámen
reading-pacal-can-build = dá se postavit
reading-pacal-can-build-here = tady může pyramida stát
reading-pacal-can-use = poslední kámen sestavy
