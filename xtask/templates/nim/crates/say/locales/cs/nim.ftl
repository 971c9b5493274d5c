### Nim.

nim-name = Nim
nim-about = Dva hráči berou sirky ze tří hromádek; kdo vezme poslední, vyhrává.

nim-refused-too-many = hromádka { $heap } { $left ->
    [0] je prázdná
    [one] má jen jednu sirku
    [few] má jen { $left } sirky
   *[other] má jen { $left } sirek
}

nim-ended-last = poslední sirka je pryč

nim-setup-expected-heap = počet sirek hromádky
nim-setup-expected-slash = „/“ a další hromádka
nim-setup-expected-space = mezera
nim-setup-expected-mover = hráč na tahu: 1 nebo 2
nim-setup-expected-end = konec textu
nim-setup-too-many = { $count ->
    [one] { $count } sirka je
    [few] { $count } sirky jsou
   *[other] { $count } sirek je
} příliš pro hromádku s { $full }

nim-board-heap = { $count ->
    [one] { $count } sirka
    [few] { $count } sirky
   *[other] { $count } sirek
}
nim-notation =
    b3           vezmi tři sirky z hromádky b
nim-prompt = Vezmi z jedné hromádky tolik sirek, kolik chceš.

nim-action-take = vzít { $count ->
    [one] { $count } sirku
    [few] { $count } sirky
   *[other] { $count } sirek
} z hromádky { $heap }

nim-scene-title = Tři hromádky sirek
nim-scene-heap = hromádka { $heap }: { $count }
nim-scene-stick = sirka { $number } z hromádky { $heap }
nim-reading-take = vzít { $count ->
    [one] tuto
    [few] { $count } odtud
   *[other] { $count } odtud
}

nim-figure-turn = Z hromádky c jsou pryč dvě sirky.
