### Pylos.

pylos-name = Pylos
pylos-about = Dvaja hráči stavajú pyramídu z guľôčok; kto položí poslednú na vrchol, vyhráva.
pylos-goal = Polož poslednú guľôčku na vrchol. Za štvorec zo štyroch guľôčok svojej farby si vezmeš jednu alebo dve späť; komu sa minú, prehráva.

pylos-refused-occupied = na { $place } už je guľôčka
pylos-refused-unsupported = to miesto nie je prístupné: guľôčka potrebuje pod sebou štvorec zo štyroch
pylos-refused-nothing-there = na { $place } nie je guľôčka
pylos-refused-not-yours = tá guľôčka patrí súperovi
pylos-refused-not-higher = guľôčka sa dá posunúť len na vyššiu úroveň
pylos-refused-covered = na tej guľôčke leží iná
pylos-refused-own-support = to miesto leží práve na tejto guľôčke
pylos-refused-taking-back = teraz berieš späť: povedz, ktoré guľôčky, alebo stop
pylos-refused-nothing-completed = v tomto ťahu nie je nič dokončené, preto sa nedá nič vziať späť

pylos-explained-stays = Tvoja guľôčka. Posunúť ju vyššie môžeš, len čo bude na vyššej úrovni prístupné miesto.

pylos-ended-apex = posledná guľôčka leží na vrchole
pylos-ended-empty-reserve = { $seat } už nemá žiadnu guľôčku
pylos-ended-repetition = tá istá pozícia nastala tretíkrát

## Pozície skladané ručne
pylos-bench-spheres = Guľôčky
pylos-bench-light = svetlá guľôčka
pylos-bench-dark = tmavá guľôčka
pylos-bench-light-moves = Na ťahu je svetlý
pylos-bench-dark-moves = Na ťahu je tmavý
pylos-bench-level = Úroveň { $level }

pylos-setup-two-spheres = na { $place } ležia dve guľôčky
pylos-setup-floating = guľôčka na { $place } visí vo vzduchu: zo štyroch miest pod ňou { $missing ->
    [one] je jedno prázdne
    [few] sú { $missing } prázdne
   *[other] je { $missing } prázdnych
}
pylos-setup-too-many-light = svetlých guľôčok je { $count }, ale existuje len 15
pylos-setup-too-many-dark = tmavých guľôčok je { $count }, ale existuje len 15
pylos-setup-apex-of-mover = hráč na ťahu už má vrchol, takže partia sa skončila o ťah skôr
pylos-setup-expected-rules = variant pravidiel: children, standard alebo expert
pylos-setup-expected-space = medzera
pylos-setup-expected-level = „|“ a ďalšia úroveň
pylos-setup-expected-row = „/“ a ďalší rad
pylos-setup-expected-place = miesto: „.“, „L“, „D“ alebo „*“
pylos-setup-expected-side = kto je na ťahu: light alebo dark
pylos-setup-expected-end = koniec textu

pylos-board-level = úroveň { $level }
pylos-board-reserve-light = svetlý: { $count } v rezerve
pylos-board-own-light = (svetlé), v rezerve { $count }:
pylos-board-reserve-dark = tmavý: { $count } v rezerve
pylos-board-own-dark = (tmavé), v rezerve { $count }:

pylos-notation =
    1a1          polož guľôčku z rezervy: úroveň, stĺpec, rad
    1a1-2b1      posuň vlastnú guľôčku na vyššiu úroveň
    x1a1         po dokončení štvorca vezmi guľôčku späť do rezervy
    stop         už nič späť neber
    1d4x1a1x1b1  celý ťah naraz
pylos-prompt-start = Polož guľôčku alebo posuň niektorú zo svojich vyššie.
pylos-prompt-take-back = { $left ->
    [one] Môžeš vziať späť ešte jednu.
    [few] Máš štvorec: vezmi späť jednu alebo dve svoje guľôčky, alebo žiadnu.
   *[other] Máš štvorec: vezmi späť jednu alebo dve svoje guľôčky, alebo žiadnu.
}
pylos-prompt-take-back-expert = { $left ->
    [one] Môžeš vziať späť ešte jednu.
    [few] Máš štvorec alebo rad: vezmi späť jednu alebo dve svoje guľôčky, alebo žiadnu.
   *[other] Máš štvorec alebo rad: vezmi späť jednu alebo dve svoje guľôčky, alebo žiadnu.
}
pylos-prompt-place = Polož guľôčku.
pylos-next = Teraz vyber, kam guľôčka pôjde.

pylos-scene-light = svetlý: { $count }
pylos-scene-dark = tmavý: { $count }
pylos-scene-sphere-light = svetlá guľôčka na { $place }
pylos-scene-sphere-dark = tmavá guľôčka na { $place }
pylos-scene-reserve-light = svetlá guľôčka v rezerve
pylos-scene-reserve-dark = tmavá guľôčka v rezerve
pylos-scene-place = prístupné miesto { $place }
pylos-scene-stop = Viac nebrať
pylos-scene-keep-all = Nebrať žiadnu
