### Pyramido.

pyramido-name = Pyramido
pyramido-about = Dva až čtyři hráči stavějí pyramidy z barevných dílků, úroveň po úrovni, a počítají drahokamy v oblastech, které si označili.
pyramido-goal = Postav čtyři úrovně z dílků. Díky značce se počítá oblast její barvy: jeden bod za každý drahokam v ní na konci každého kola. Nejmenší označená oblast se počítá dvakrát.

pyramido-notation =
    2-b3-e           vezmi dílek z políčka 2 v lomu: levý blok na b3, pravý na východ (n, e, s nebo w)
    mark-b3          polož značku na b3
    patch-b3-red-ne  polož záplatu na b3, červenou stranou nahoru, drahokam na severovýchod
    keep             záplatu nepokládej
    refill-2         doplň lom z hromádky 2
    halve-3          přesuň spodní polovinu hromádky 3 na prázdné místo
    fill-b3-red-ne   vyplň volný blok záplatou, když už se žádný dílek nevejde
    Na desce je n hnědá, b modrá, y žlutá, a tyrkysová, r červená a g zelená; velké písmeno má drahokam, @ je značka.

pyramido-prompt-chance = Odkrývá se dílek.
pyramido-prompt-build = Vezmi dílek z lomu a přidej ho ke své úrovni.
pyramido-next = Teď vyber, kam dílek půjde; potom ho můžeš otočit.
pyramido-next-first = Tvůj první dílek leží uprostřed staveniště: klikni tam, potom ho můžeš otočit.
pyramido-prompt-mark = Drahokam mají oba bloky, ale značku dostane jen jeden a body dávají jen označené oblasti: vyber si.
pyramido-prompt-mark-one-area = Polož značku na kterýkoli blok. Záplata pak může jen na ten druhý.
pyramido-prompt-patch = Doplň mezeru ze sousední hromádky, nebo nejdřív polož záplatu.
pyramido-prompt-refill = Doplň mezeru ze sousední hromádky.
pyramido-prompt-halve = Jedna hromádka došla: vyber tu, jejíž spodní polovina ji nahradí.
pyramido-prompt-fill = Do tvé úrovně se už žádný dílek nevejde: vyplň volné bloky záplatami.
pyramido-prompt-over = Partie skončila.

pyramido-board-round = kolo { $round } ze 4
pyramido-board-stack = hromádka { $stack }: { $height }
pyramido-board-place = lom { $place }
pyramido-board-seat = { $seat }, body: { $points }
pyramido-board-lost = vypadl
pyramido-board-patches = záplaty: { $names }
pyramido-board-markers = značky: { $names }
pyramido-board-none = žádné
pyramido-board-key = { $colours }; velké písmeno má drahokam, @ je značka
pyramido-board-open = volné: { $cells }

pyramido-colour-brown = hnědá
pyramido-colour-blue = modrá
pyramido-colour-yellow = žlutá
pyramido-colour-aqua = tyrkysová
pyramido-colour-red = červená
pyramido-colour-green = zelená

pyramido-wanted-first = nejdřív náhoda rozhodne, kdo začne
pyramido-wanted-show = nejdřív se odkryje další dílek
pyramido-wanted-build = vezmi dílek z lomu a přidej ho ke své úrovni
pyramido-wanted-mark = vyber, který blok dílku dostane značku
pyramido-wanted-patch = polož na dílek záplatu, nebo si záplaty nech
pyramido-wanted-refill = vyber hromádku, ze které se lom doplní
pyramido-wanted-halve = vyber hromádku, jejíž spodní polovina nahradí tu prázdnou
pyramido-wanted-fill = do tvé úrovně se žádný dílek nevejde: vyplň volné bloky záplatami

pyramido-refused-no-such-seat = u tohoto stolu není místo { $seat }
pyramido-refused-not-unseen = dílek { $tile } se odkrýt nemůže: už byl vidět, nebo takové číslo není
pyramido-refused-no-tile = na políčku { $place } v lomu žádný dílek není
pyramido-refused-off-level = to přesahuje okraj úrovně { $level }
pyramido-refused-taken = na { $cell } už blok leží
pyramido-refused-apart = dílek se musí stranou dotýkat některého tvého dílku
pyramido-refused-first-tile = úplně první dílek se píše od rohu a1, ať leží kdekoli
pyramido-refused-not-this-tile = { $cell } není blok právě přidaného dílku
pyramido-refused-marked = na { $cell } leží značka
pyramido-refused-patch-used = záplata, na které je { $colour }, už je použitá
pyramido-refused-not-behind = hromádka { $stack } neleží za políčkem { $place } v lomu, nebo je prázdná
pyramido-refused-too-low = hromádka { $stack } je na půlení moc nízká
pyramido-refused-fill-first = nejdřív vyplň { $cell }

pyramido-tally-area = kolo { $round }, { $colour } oblast
pyramido-tally-bounty = kolo { $round }, ještě jednou nejmenší označená oblast
pyramido-round-area = { $colour } oblast
pyramido-round-bounty = ještě jednou nejmenší označená oblast

pyramido-ended-four-levels = všechny pyramidy jsou dokončené
pyramido-tie-break = Body jsou stejné: rozhoduje více zbylých záplat, potom nejlepší kolo.
pyramido-ended-last-one-left = svou úroveň dokáže dokončit jen { $seat }

pyramido-tiles-bad-name = „{ $name }“ není jméno sady: jen malá písmena, číslice a spojovníky
pyramido-tiles-second-name = sada už jméno má
pyramido-tiles-second-header = řádek se jmény sloupců je tu dvakrát
pyramido-tiles-no-name = sada nemá jméno: chybí řádek „set,NAME“
pyramido-tiles-no-header = chybí řádek se jmény sloupců: { $header }
pyramido-tiles-wrong-count = počet dílků je { $count }; sada jich má { $fewest } až { $most }
pyramido-tiles-name-taken = „{ $name }“ je jméno sady, kterou má Benben, a tato je jiná
pyramido-tiles-fields = dílek má pět údajů: číslo, barvu a drahokamy levého bloku, barvu a drahokamy pravého bloku; tady { $count ->
    [one] je jeden
    [few] jsou { $count }
   *[other] je jich { $count }
}
pyramido-tiles-number = dílek má číslo „{ $written }“, ale na řadě je dílek { $expected }
pyramido-tiles-colour = „{ $colour }“ není barva: brown, blue, yellow, aqua, red nebo green
pyramido-tiles-quadrant = „{ $quadrant }“ není kvadrant: nw, ne, sw nebo se
pyramido-tiles-quadrant-twice = v kvadrantu { $quadrant } jednoho bloku jsou dva drahokamy
pyramido-tiles-jewels = dílek má dva drahokamy, ale tady je jejich počet { $count }
pyramido-tiles-alike = dílek { $tile } vypadá jako dílek { $other }, možná otočený o půl otáčky

## Pozice skládané ručně
pyramido-bench-blocks = Bloky úrovně, která se staví
pyramido-bench-block = blok: { $colour }
pyramido-bench-belows = Bloky, které jsou vidět pod ní
pyramido-bench-below = blok níže: { $colour }
pyramido-bench-jewels-and-markers = Drahokamy a značky
pyramido-bench-jewel = drahokam
pyramido-bench-marker = značka: { $colour }
pyramido-bench-tiles = Dílky do lomu a hromádek
pyramido-bench-tile = dílek { $tile }
pyramido-bench-base = První úroveň, kdekoli na téhle ploše
pyramido-bench-level = Pyramida shora, staví se úroveň { $level }
pyramido-bench-quarry = Lom
pyramido-bench-stacks = Vrchní dílky hromádek
pyramido-bench-gone = Postavené dílky
pyramido-bench-deal = Rozdat zbytek
pyramido-bench-height = Výška hromádky { $stack }
pyramido-bench-lost = Pořadí vypadnutí (0: ještě hraje)
pyramido-bench-counted = Spočítaná kola
pyramido-bench-base-sides = První úroveň
pyramido-bench-wide = 5 na šířku, 4 do hloubky
pyramido-bench-tall = 4 na šířku, 5 do hloubky
pyramido-bench-patch = Záplata: { $one } a { $other }
pyramido-bench-patch-left = ještě je tu
pyramido-bench-patch-used = použitá

pyramido-setup-seats = hrát mohou dva až čtyři, ne { $count }
pyramido-setup-no-such-seat = začínající hráč nebo hráč na tahu nemá u tohoto stolu místo
pyramido-setup-no-such-tile = dílek { $tile } neexistuje
pyramido-setup-tile-twice = dílek { $tile } je na dvou místech
pyramido-setup-heights = zakrytých dílků v hromádkách je { $covered }, ale těch, které ještě nikdo neviděl, je { $unseen } (PM-1)
pyramido-setup-stack-top = hromádka { $stack } musí ukazovat dílek, právě když není prázdná (PM-1)
pyramido-setup-empty-stack = hromádka { $stack } je prázdná, i když by se jiná dala rozpůlit (PM-8)
pyramido-setup-empty-place = políčko { $place } v lomu je prázdné, i když některá hromádka za ním není (PM-8)
pyramido-setup-gone = pryč je dílků { $gone }, ale do pyramid jich šlo { $fewest } až { $most }
pyramido-setup-turns = úrovně neodpovídají pořadí tahů (PM-2)
pyramido-setup-not-over = partie ještě neskončila (PM-13)
pyramido-setup-is-over = zbývá jen jeden hráč, takže partie skončila (PM-9)
pyramido-setup-mover-lost = hráč na tahu už vypadl (PM-9)
pyramido-setup-mover-complete = hráč na tahu už v tomto kole nemá co stavět (PM-2)
pyramido-setup-mover-has-lost = hráč na tahu má volné bloky, kam se žádný dílek nevejde, a málo záplat (PM-9)
pyramido-setup-lost-order = vypadlí hráči mají čísla 1, 2 a tak dál a jeden zbývá (PM-9)
pyramido-setup-lost-starter = { $seat } je mimo hru v dřívějším kole, takže toto začínat nemohl (PM-9)
pyramido-setup-scores = hráč { $seat } musí mít body za všechna předchozí kola a za žádné jiné (PM-10)
pyramido-setup-too-many-scores = hráč { $seat } má body za víc kol, než se odehrálo (PM-10)
pyramido-setup-too-many-jewels = hráč { $seat } má kolo s více drahokamy, než se vejde na pyramidu (PM-10)
pyramido-setup-ragged-picture = řádky v obrázku hráče { $seat } nejsou stejně dlouhé
pyramido-setup-base-sides = obrázek hráče { $seat } nemá rozměry úrovně s 5×4 nebo 4×5 bloky (PM-4)
pyramido-setup-level-sides = řádky úrovně hráče { $seat } nemají rozměry jejího obdélníku (PM-2)
pyramido-setup-holes = v obrázku hráče { $seat } je prázdno tam, kde leží blok
pyramido-setup-stray = v obrázku hráče { $seat } něco je tam, kde žádný blok neleží
pyramido-setup-mixed-block = některý blok hráče { $seat } má dvě barvy
pyramido-setup-crowded-block = některý blok hráče { $seat } má víc než dva drahokamy
pyramido-setup-not-of-tiles = úroveň hráče { $seat } se nedá složit z dílků (PM-3)
pyramido-setup-in-pieces = první úroveň hráče { $seat } není vcelku (PM-4)
pyramido-setup-empty-edge = první úroveň hráče { $seat } je popsaná s prázdnou řadou nebo sloupcem na kraji
pyramido-setup-no-marker = hráč { $seat } v tomto kole stavěl, takže musí mít venku značku (PM-6)
pyramido-setup-markers-after-round = značky hráče { $seat } musí být zpátky u něj (PM-12)
pyramido-setup-marker = { $colour } značka hráče { $seat } na { $cell } neleží na bloku své barvy s drahokamem (PM-6)
pyramido-setup-marker-twice = { $colour } značka hráče { $seat } je jen jedna; druhá leží na { $cell }

pyramido-expected-round = „round:“ a číslo od 1 do 4
pyramido-expected-starter = „ starter:“ a místo
pyramido-expected-mover = „ mover:“ a místo, nebo „-“, když partie skončila
pyramido-expected-seat = místo
pyramido-expected-quarry = „ quarry:“ a tři dílky
pyramido-expected-stacks = „ stacks:“ a čtyři hromádky
pyramido-expected-height = výška hromádky
pyramido-expected-tile = číslo dílku, nebo „-“
pyramido-expected-comma = čárka
pyramido-expected-slash = „/“ a horní dílek
pyramido-expected-gone = „ gone:“ a dílky, které už jsou v pyramidách
pyramido-expected-bar = „|“ a další část pyramidy
pyramido-expected-quadrant = kvadrant: „.“, nebo písmeno jeho barvy (n, b, y, a, r, g), velké, je-li v něm drahokam
pyramido-expected-smaller-picture = konec obrázku: má nejvýš deset řádků po deseti kvadrantech
pyramido-expected-level = řada nejvýš pěti bloků, „x“ nebo „.“, a nejvýš pět řad
pyramido-expected-colour = barva: brown, blue, yellow, aqua, red nebo green
pyramido-expected-at = „@“ a pole značky
pyramido-expected-cell = pole, třeba b3
pyramido-expected-patch = záplata: nb, ya nebo rg
pyramido-expected-score = označené oblasti jednoho kola, třeba n4b3
pyramido-expected-jewels = počet drahokamů od 1 do 43
pyramido-expected-lost = kolikátý hráč vypadl, nebo „-“
pyramido-expected-end = konec textu, nebo mezera a další pyramida

pyramido-scene-quarry = Lom: odtud ber dílky
pyramido-scene-quarry-only = Lom
pyramido-scene-stacks = Hromádky: doplňují lom
pyramido-scene-stacks-only = Hromádky
pyramido-scene-quarry-and-stacks = Lom a hromádky
pyramido-scene-take-now = Vezmi jeden ze tří velkých dílků
pyramido-scene-patches = Záplaty
pyramido-scene-patches-wide = Záplaty: jedna polovina může nahradit blok tvého dílku
pyramido-scene-markers = Značky
pyramido-scene-refill-now = Teď doplň lom z hromádky vedle mezery
pyramido-scene-foundation = základ: 5 krát 4 bloky, na šířku nebo na výšku
pyramido-scene-site = staveniště ({ $seat })
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
    [0] blok, { $colour }
   *[other] blok, { $colour }, drahokamy { $jewels }
}
pyramido-scene-tile = lom { $place }: { $left } ({ $left-jewels }) a { $right } ({ $right-jewels })
pyramido-scene-cell = pole { $cell }
pyramido-scene-lost = { $seat } je mimo hru
pyramido-scene-keep = Bez záplaty
pyramido-board-gap = { $patches ->
    [0] Vznikla mezera, kterou dílky nezaplníš, a nemáš žádnou záplatu: vypadneš ze hry. Tlačítkem „Vrátit tah“ to napravíš.
    [one] Vznikla mezera, kterou dílky nezaplníš: bude stát záplaty a zbývá ti jedna.
    [few] Vznikla mezera, kterou dílky nezaplníš: bude stát záplaty a zbývají ti { $patches }.
   *[other] Vznikla mezera, kterou dílky nezaplníš: bude stát záplaty a zbývá ti jich { $patches }.
}

pyramido-explained-patch = Záplata: může nahradit neoznačený blok právě položeného dílku. Její dvě barvy jsou dvě strany jednoho kousku: když použiješ jednu, jsou pryč obě.
pyramido-explained-marker = Značka ({ $colour }): půjde na blok s drahokamem své barvy, jakmile takový položíš. Označená oblast přinese na konci kola body za své drahokamy a pak se ti značka vrátí.
pyramido-explained-quarry = Dílek lomu. Ve svém tahu vezmeš jeden ze tří a přidáš ho ke své úrovni.
pyramido-explained-stack = Hromádka: jejím vrchním dílkem se dá doplnit prázdné místo lomu vedle ní.
pyramido-explained-cell = Políčko tvé úrovně pro blok dílku.
pyramido-explained-site = Staveniště ({ $seat }). Úroveň { $level } ze 4, ještě chybí dílků: { $tiles }.
pyramido-explained-empty-site = Staveniště ({ $seat }): první úroveň bude mít 5 krát 4 bloky, na šířku nebo na výšku. Začíná se dílkem z lomu.
pyramido-explained-block = { $marked ->
    [0] Blok ({ $colour }). Bez značky jeho oblast v tomto kole nic nepřinese.
    [one] Blok ({ $colour }). Označená oblast této barvy má jeden drahokam: na konci kola jeden bod.
    [few] Blok ({ $colour }). Označená oblast této barvy má { $marked } drahokamy: na konci kola tolik bodů.
   *[other] Blok ({ $colour }). Označená oblast této barvy má { $marked } drahokamů: na konci kola tolik bodů.
}
