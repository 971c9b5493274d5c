### Pyramido.

pyramido-name = Pyramido
pyramido-about = Dvaja až štyria hráči stavajú pyramídy z farebných dielikov, úroveň po úrovni, a počítajú klenoty oblastí, ktoré si označili.
pyramido-goal = Postav štyri úrovne z dielikov. Značka spôsobí, že sa oblasť jej farby počíta: jeden bod za každý klenot v nej na konci každého kola. Najmenšia označená oblasť sa počíta dvakrát.

pyramido-notation =
    2-b3-e           vezmi dielik z miesta 2 v kameňolome: jeho ľavý blok na b3, pravý na východ od neho (n, e, s alebo w)
    mark-b3          polož značku na b3
    patch-b3-red-ne  polož na b3 záplatu červenou stranou nahor, klenot na severovýchode
    keep             nepolož záplatu
    refill-2         doplň kameňolom z kôpky 2
    halve-3          presuň spodnú polovicu kôpky 3 na prázdne miesto
    fill-b3-red-ne   vyplň voľný blok záplatou, keď sa už žiadny dielik nezmestí
    Na doske je n hnedá, b modrá, y žltá, a tyrkysová, r červená a g zelená; veľké písmeno má klenot, @ je značka.

pyramido-prompt-chance = Odkrýva sa dielik.
pyramido-prompt-build = Vezmi dielik z kameňolomu a pridaj ho na svoju úroveň.
pyramido-next = Teraz vyber, kam dielik pôjde; potom ho môžeš otočiť.
pyramido-next-first = Tvoj prvý dielik leží v strede staveniska: klikni tam, potom ho môžeš otočiť.
pyramido-prompt-mark = Klenot majú oba bloky, ale značku dostane len jeden a body dávajú len označené oblasti: vyber si.
pyramido-prompt-mark-one-area = Polož značku na ktorýkoľvek blok. Záplata potom môže ísť len na ten druhý.
pyramido-prompt-patch = Doplň medzeru zo susednej kôpky alebo najprv polož záplatu.
pyramido-prompt-refill = Doplň medzeru zo susednej kôpky.
pyramido-prompt-halve = Jedna kôpka je prázdna: vyber tú, ktorej spodná polovica ju nahradí.
pyramido-prompt-fill = Na tvoju úroveň sa už žiadny dielik nezmestí: vyplň voľné bloky záplatami.
pyramido-prompt-over = Partia sa skončila.

pyramido-board-round = kolo { $round } zo 4
pyramido-board-stack = kôpka { $stack }: { $height }
pyramido-board-place = kameňolom { $place }
pyramido-board-seat = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
pyramido-board-lost = prehra
pyramido-board-patches = záplaty: { $names }
pyramido-board-markers = značky: { $names }
pyramido-board-none = žiadne
pyramido-board-key = { $colours }; veľké písmeno má klenot, @ je značka
pyramido-board-open = voľné: { $cells }

pyramido-colour-brown = hnedá
pyramido-colour-blue = modrá
pyramido-colour-yellow = žltá
pyramido-colour-aqua = tyrkysová
pyramido-colour-red = červená
pyramido-colour-green = zelená

pyramido-wanted-first = najprv náhoda určí, kto začína
pyramido-wanted-show = najprv sa odkryje ďalší dielik
pyramido-wanted-build = vezmi dielik z kameňolomu a pridaj ho na svoju úroveň
pyramido-wanted-mark = vyber, ktorý blok tvojho dielika dostane značku
pyramido-wanted-patch = polož na svoj dielik záplatu, alebo si záplaty nechaj
pyramido-wanted-refill = vyber kôpku, z ktorej sa doplní kameňolom
pyramido-wanted-halve = vyber kôpku, ktorej spodná polovica nahradí prázdnu
pyramido-wanted-fill = na tvoju úroveň sa nezmestí žiadny dielik: vyplň voľné bloky záplatami

pyramido-refused-no-such-seat = hráč { $seat } pri tomto stole nie je
pyramido-refused-not-unseen = dielik { $tile } sa nemôže odkryť: už bolo vidno, aký je, alebo s tým číslom žiadny nie je
pyramido-refused-no-tile = na mieste { $place } v kameňolome nie je dielik
pyramido-refused-off-level = to presahuje okraj úrovne { $level }
pyramido-refused-taken = na { $cell } už leží blok
pyramido-refused-apart = dielik sa musí stranou dotýkať niektorého z tvojich dielikov
pyramido-refused-first-tile = úplne prvý dielik sa píše od rohu a1, nech leží kdekoľvek
pyramido-refused-not-this-tile = { $cell } nie je blok dielika, ktorý práve pribudol
pyramido-refused-marked = na { $cell } leží značka
pyramido-refused-patch-used = záplata, na ktorej je { $colour }, je už použitá
pyramido-refused-not-behind = kôpka { $stack } neleží za miestom { $place } kameňolomu, alebo je prázdna
pyramido-refused-too-low = kôpka { $stack } je na delenie príliš nízka
pyramido-refused-fill-first = najprv vyplň { $cell }

pyramido-tally-area = kolo { $round }, { $colour } oblasť
pyramido-tally-bounty = kolo { $round }, najmenšia označená oblasť ešte raz
pyramido-round-area = { $colour } oblasť
pyramido-round-bounty = najmenšia označená oblasť ešte raz

pyramido-ended-four-levels = všetky pyramídy sú hotové
pyramido-tie-break = Body sú rovnaké: rozhoduje viac zvyšných záplat, potom najlepšie kolo.
pyramido-ended-last-one-left = svoju úroveň dokáže dokončiť iba { $seat }

pyramido-tiles-bad-name = „{ $name }“ nie je názov sady: len malé písmená, číslice a spojovníky
pyramido-tiles-second-name = sada už má názov
pyramido-tiles-second-header = riadok s názvami stĺpcov je tu dvakrát
pyramido-tiles-no-name = sada nemá názov: chýba riadok „set,NAME“
pyramido-tiles-no-header = chýba riadok s názvami stĺpcov: { $header }
pyramido-tiles-wrong-count = počet dielikov je { $count }; sada ich má { $fewest } až { $most }
pyramido-tiles-name-taken = „{ $name }“ je názov sady dodávanej s Benbenom, a táto je iná
pyramido-tiles-fields = dielik má päť údajov: číslo, farba a klenoty ľavého bloku, farba a klenoty pravého bloku; tu { $count ->
    [one] je jeden
    [few] sú { $count }
   *[other] je ich { $count }
}
pyramido-tiles-number = dielik má číslo „{ $written }“, ale v zozname má nasledovať dielik { $expected }
pyramido-tiles-colour = „{ $colour }“ nie je farba: brown, blue, yellow, aqua, red alebo green
pyramido-tiles-quadrant = „{ $quadrant }“ nie je štvrtina: nw, ne, sw alebo se
pyramido-tiles-quadrant-twice = v štvrtine { $quadrant } jedného bloku sú dva klenoty
pyramido-tiles-jewels = dielik má dva klenoty; tento ich má { $count }
pyramido-tiles-alike = dielik { $tile } vyzerá ako dielik { $other }, možno otočený o pol otáčky

## Pozície skladané ručne
pyramido-bench-blocks = Bloky úrovne, ktorá sa stavia
pyramido-bench-block = blok: { $colour }
pyramido-bench-belows = Bloky, ktoré vidno pod ňou
pyramido-bench-below = blok nižšie: { $colour }
pyramido-bench-jewels-and-markers = Klenoty a značky
pyramido-bench-jewel = klenot
pyramido-bench-marker = značka: { $colour }
pyramido-bench-tiles = Dieliky do kameňolomu a kôpok
pyramido-bench-tile = dielik { $tile }
pyramido-bench-base = Prvá úroveň, kdekoľvek na tejto ploche
pyramido-bench-level = Pyramída zhora, stavia sa úroveň { $level }
pyramido-bench-quarry = Kameňolom
pyramido-bench-stacks = Vrchné dieliky kôpok
pyramido-bench-gone = Postavené dieliky
pyramido-bench-deal = Rozdať zvyšok
pyramido-bench-height = Výška kôpky { $stack }
pyramido-bench-lost = Poradie vypadnutia (0: ešte hrá)
pyramido-bench-counted = Spočítané kolá
pyramido-bench-base-sides = Prvá úroveň
pyramido-bench-wide = 5 na šírku, 4 do hĺbky
pyramido-bench-tall = 4 na šírku, 5 do hĺbky
pyramido-bench-patch = Záplata: { $one } a { $other }
pyramido-bench-patch-left = ešte je tu
pyramido-bench-patch-used = použitá

pyramido-setup-seats = hrať môžu dvaja až štyria, nie { $count }
pyramido-setup-no-such-seat = kto začínal alebo je na ťahu, nesedí pri tomto stole
pyramido-setup-no-such-tile = dielik { $tile } neexistuje
pyramido-setup-tile-twice = dielik { $tile } je na dvoch miestach
pyramido-setup-heights = zakrytých dielikov v kôpkach je { $covered }, ale nevidených je { $unseen } (PM-1)
pyramido-setup-stack-top = kôpka { $stack } musí ukazovať dielik práve vtedy, keď nie je prázdna (PM-1)
pyramido-setup-empty-stack = kôpka { $stack } je prázdna, hoci iná sa dá rozdeliť (PM-8)
pyramido-setup-empty-place = miesto { $place } kameňolomu je prázdne, hoci kôpka za ním nie je (PM-8)
pyramido-setup-gone = postavených dielikov je { $gone }, ale pyramídy ich majú { $fewest } až { $most }
pyramido-setup-turns = úrovne nesedia s poradím ťahov (PM-2)
pyramido-setup-not-over = partia sa ešte neskončila (PM-13)
pyramido-setup-is-over = zostal už len jeden hráč, takže partia sa skončila (PM-9)
pyramido-setup-mover-lost = hráč na ťahu už prehral (PM-9)
pyramido-setup-mover-complete = hráč na ťahu už v tomto kole nemá čo stavať (PM-2)
pyramido-setup-mover-has-lost = hráč na ťahu má voľné bloky, na ktoré sa žiadny dielik nezmestí, a primálo záplat (PM-9)
pyramido-setup-lost-order = tí, čo prehrali, majú čísla 1, 2 a tak ďalej, a jeden zostáva (PM-9)
pyramido-setup-lost-starter = { $seat } je mimo hry v skoršom kole, takže toto začínať nemohol (PM-9)
pyramido-setup-scores = hráč { $seat } musí mať body zo všetkých kôl pred týmto a zo žiadnych iných (PM-10)
pyramido-setup-too-many-scores = hráč { $seat } má body z viacerých kôl, než sa odohralo (PM-10)
pyramido-setup-too-many-jewels = hráč { $seat } má kolo s viacerými klenotmi, než môže mať pyramída (PM-10)
pyramido-setup-ragged-picture = rady v obraze hráča { $seat } nie sú rovnako dlhé
pyramido-setup-base-sides = obraz hráča { $seat } nemá strany úrovne 5×4 alebo 4×5 blokov (PM-4)
pyramido-setup-level-sides = rady úrovne hráča { $seat } nemajú strany jej obdĺžnika (PM-2)
pyramido-setup-holes = obraz hráča { $seat } je prázdny tam, kde leží blok
pyramido-setup-stray = obraz hráča { $seat } niečo ukazuje tam, kde neleží blok
pyramido-setup-mixed-block = blok hráča { $seat } má dve farby
pyramido-setup-crowded-block = blok hráča { $seat } má viac než dva klenoty
pyramido-setup-not-of-tiles = úroveň hráča { $seat } sa nedá zložiť z dielikov (PM-3)
pyramido-setup-in-pieces = prvá úroveň hráča { $seat } nedrží pokope (PM-4)
pyramido-setup-empty-edge = prvá úroveň hráča { $seat } je zapísaná s prázdnym radom alebo stĺpcom na okraji
pyramido-setup-no-marker = hráč { $seat } v tomto kole staval, takže musí mať vonku značku (PM-6)
pyramido-setup-markers-after-round = značky hráča { $seat } majú byť späť (PM-12)
pyramido-setup-marker = hráč { $seat }, { $colour } značka: na { $cell } neleží na bloku svojej farby s klenotom (PM-6)
pyramido-setup-marker-twice = hráč { $seat }: { $colour } značka je len jedna, druhá leží na { $cell }

pyramido-expected-round = „round:“ a číslo od 1 do 4
pyramido-expected-starter = „ starter:“ a hráč
pyramido-expected-mover = „ mover:“ a hráč, alebo „-“, keď sa partia skončila
pyramido-expected-seat = číslo hráča
pyramido-expected-quarry = „ quarry:“ a tri dieliky
pyramido-expected-stacks = „ stacks:“ a štyri kôpky
pyramido-expected-height = výška kôpky
pyramido-expected-tile = číslo dielika alebo „-“
pyramido-expected-comma = čiarka
pyramido-expected-slash = „/“ a dielik navrchu
pyramido-expected-gone = „ gone:“ a dieliky, ktoré sú postavené
pyramido-expected-bar = „|“ a ďalšia časť pyramídy
pyramido-expected-quadrant = štvrtina: „.“ alebo písmeno farby (n, b, y, a, r, g), veľké s klenotom
pyramido-expected-smaller-picture = koniec obrazu: má najviac desať radov po desať štvrtín
pyramido-expected-level = rad s najviac piatimi blokmi, „x“ alebo „.“, a najviac päť radov
pyramido-expected-colour = farba: brown, blue, yellow, aqua, red alebo green
pyramido-expected-at = „@“ a políčko značky
pyramido-expected-cell = políčko, napríklad b3
pyramido-expected-patch = záplata: nb, ya alebo rg
pyramido-expected-score = označené oblasti kola, napríklad n4b3
pyramido-expected-jewels = počet klenotov od 1 do 43
pyramido-expected-lost = poradie prehry alebo „-“
pyramido-expected-end = koniec textu, alebo medzera a ďalšia pyramída

pyramido-scene-quarry = Kameňolom: odtiaľto ber dieliky
pyramido-scene-quarry-only = Kameňolom
pyramido-scene-stacks = Kôpky: dopĺňajú kameňolom
pyramido-scene-stacks-only = Kôpky
pyramido-scene-quarry-and-stacks = Kameňolom a kôpky
pyramido-scene-take-now = Vezmi jeden z troch veľkých dielikov
pyramido-scene-patches = Záplaty
pyramido-scene-patches-wide = Záplaty: jedna polovica môže nahradiť blok tvojho dielika
pyramido-scene-markers = Značky
pyramido-scene-refill-now = Teraz doplň kameňolom z kôpky vedľa medzery
pyramido-scene-foundation = základ: 5 krát 4 bloky, na šírku alebo na výšku
pyramido-scene-site = stavenisko ({ $seat })
pyramido-scene-seat = { $bounty ->
    [0] { $seat }, toto kolo: 0
   *[other] { $seat }, toto kolo: { $jewels } + { $bounty }
}
pyramido-scene-narrow-seat = { $bounty ->
    [0] { $seat }: 0
   *[other] { $seat }: { $jewels } + { $bounty }
}
pyramido-scene-patch = záplata, { $colour } strana
pyramido-scene-block = { $count ->
    [0] blok ({ $colour })
   *[other] blok ({ $colour }), klenoty { $jewels }
}
pyramido-scene-tile = kameňolom { $place }: { $left } ({ $left-jewels }) a { $right } ({ $right-jewels })
pyramido-scene-cell = políčko { $cell }
pyramido-scene-lost = { $seat } je mimo hry
pyramido-scene-keep = Bez záplaty
pyramido-board-gap = { $patches ->
    [0] Vznikla medzera, ktorú dielikmi nevyplníš, a nemáš ani jednu záplatu: znamenalo by to koniec hry. Tlačidlom „Vrátiť ťah“ to napravíš.
    [one] Vznikla medzera, ktorú dielikmi nevyplníš: bude stáť záplaty a zostáva ti jedna.
    [few] Vznikla medzera, ktorú dielikmi nevyplníš: bude stáť záplaty a zostávajú ti { $patches }.
   *[other] Vznikla medzera, ktorú dielikmi nevyplníš: bude stáť záplaty a zostáva ti ich { $patches }.
}

pyramido-explained-patch = Záplata: môže nahradiť neoznačený blok dielika, z tohto ťahu. Jej dve farby sú dve strany jedného kúska: ak použiješ jednu, sú preč obe.
pyramido-explained-marker = Značka ({ $colour }): pôjde na blok s klenotom svojej farby, len čo taký položíš. Označená oblasť prinesie na konci kola body za svoje klenoty a potom sa ti značka vráti.
pyramido-explained-quarry = Dielik kameňolomu. Vo svojom ťahu vezmeš jeden z troch a pridáš ho na svoju úroveň.
pyramido-explained-stack = Kôpka: jej vrchným dielikom sa dá doplniť prázdne miesto kameňolomu vedľa nej.
pyramido-explained-cell = Políčko tvojej úrovne pre blok dielika.
pyramido-explained-site = Stavenisko ({ $seat }). Úroveň { $level } zo 4, ešte chýba dielikov: { $tiles }.
pyramido-explained-empty-site = Stavenisko ({ $seat }): prvá úroveň bude mať 5 krát 4 bloky, na šírku alebo na výšku. Začína sa dielikom z kameňolomu.
pyramido-explained-block = { $marked ->
    [0] Blok ({ $colour }). Bez značky jeho oblasť v tomto kole nič neprinesie.
    [one] Blok ({ $colour }). Označená oblasť tejto farby má jeden klenot: na konci kola jeden bod.
    [few] Blok ({ $colour }). Označená oblasť tejto farby má { $marked } klenoty: na konci kola toľko bodov.
   *[other] Blok ({ $colour }). Označená oblasť tejto farby má { $marked } klenotov: na konci kola toľko bodov.
}
