### Pylos.

pylos-name = Pylos
pylos-about = Dva hráči stavějí pyramidu z kuliček; kdo položí poslední na vrchol, vyhrává.
pylos-goal = Polož poslední kuličku na vrchol. Za čtverec ze čtyř kuliček své barvy si jednu nebo dvě vezmeš zpět; komu dojdou, prohrává.

pylos-refused-occupied = na { $place } už kulička leží
pylos-refused-unsupported = to místo není dostupné: kulička pod sebou potřebuje čtverec ze čtyř
pylos-refused-nothing-there = na { $place } žádná kulička neleží
pylos-refused-not-yours = ta kulička patří soupeři
pylos-refused-not-higher = kulička se dá zvednout jen na vyšší úroveň
pylos-refused-covered = na té kuličce leží jiná
pylos-refused-own-support = to místo leží právě na této kuličce
pylos-refused-taking-back = teď bereš zpět: řekni, které kuličky, nebo skonči
pylos-refused-nothing-completed = v tomto tahu není nic dokončeno, takže zpět nejde vzít nic

pylos-explained-stays = Tvoje kulička. Zvednout ji můžeš, jakmile bude na vyšší úrovni dostupné místo.

pylos-ended-apex = poslední kulička leží na vrcholu
pylos-ended-empty-reserve = { $seat } už nemá žádnou kuličku
pylos-ended-repetition = stejná pozice nastala potřetí

## Pozice skládané ručně
pylos-bench-spheres = Kuličky
pylos-bench-light = světlá kulička
pylos-bench-dark = tmavá kulička
pylos-bench-light-moves = Na tahu je světlý
pylos-bench-dark-moves = Na tahu je tmavý
pylos-bench-level = Úroveň { $level }

pylos-setup-two-spheres = na { $place } leží dvě kuličky
pylos-setup-floating = kulička na { $place } visí ve vzduchu: { $missing ->
    [one] jedno ze čtyř políček pod ní je prázdné
    [few] { $missing } ze čtyř políček pod ní jsou prázdná
   *[other] { $missing } ze čtyř políček pod ní je prázdných
}
pylos-setup-too-many-light = světlých kuliček je { $count }, ale existuje jich jen 15
pylos-setup-too-many-dark = tmavých kuliček je { $count }, ale existuje jich jen 15
pylos-setup-apex-of-mover = hráč na tahu už má vrchol, takže partie skončila o tah dřív
pylos-setup-expected-rules = varianta pravidel: children, standard nebo expert
pylos-setup-expected-space = mezera
pylos-setup-expected-level = „|“ a další úroveň
pylos-setup-expected-row = „/“ a další řada
pylos-setup-expected-place = políčko: „.“, „L“, „D“ nebo „*“
pylos-setup-expected-side = strana na tahu: light nebo dark
pylos-setup-expected-end = konec textu

pylos-board-level = úroveň { $level }
pylos-board-reserve-light = světlé: { $count } v zásobě
pylos-board-own-light = (světlé), v zásobě { $count }:
pylos-board-reserve-dark = tmavé: { $count } v zásobě
pylos-board-own-dark = (tmavé), v zásobě { $count }:

pylos-notation =
    1a1          polož kuličku ze zásoby: úroveň, sloupec, řada
    1a1-2b1      zvedni svou kuličku na vyšší úroveň
    x1a1         vezmi kuličku zpět do zásoby, když dokončíš čtverec
    stop         dál už zpět neber
    1d4x1a1x1b1  celý tah najednou
pylos-prompt-start = Polož kuličku, nebo zvedni jednu ze svých.
pylos-prompt-take-back = { $left ->
    [one] Můžeš vzít zpět ještě jednu.
    [few] Máš čtverec: vezmi zpět jednu nebo dvě své kuličky, nebo žádnou.
   *[other] Máš čtverec: vezmi zpět jednu nebo dvě své kuličky, nebo žádnou.
}
pylos-prompt-take-back-expert = { $left ->
    [one] Můžeš vzít zpět ještě jednu.
    [few] Máš čtverec nebo řadu: vezmi zpět jednu nebo dvě své kuličky, nebo žádnou.
   *[other] Máš čtverec nebo řadu: vezmi zpět jednu nebo dvě své kuličky, nebo žádnou.
}
pylos-prompt-place = Polož kuličku.
pylos-next = Teď vyber, kam kulička půjde.

pylos-scene-light = světlé: { $count }
pylos-scene-dark = tmavé: { $count }
pylos-scene-sphere-light = světlá kulička na { $place }
pylos-scene-sphere-dark = tmavá kulička na { $place }
pylos-scene-reserve-light = světlá kulička v zásobě
pylos-scene-reserve-dark = tmavá kulička v zásobě
pylos-scene-place = dostupné políčko { $place }
pylos-scene-stop = Dál nebrat
pylos-scene-keep-all = Nebrat žádnou
