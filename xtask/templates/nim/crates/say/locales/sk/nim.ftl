### Nim.

nim-name = Nim
nim-about = Dvaja hráči berú tyčinky z troch kôpok; kto vezme poslednú, vyhráva.

nim-refused-too-many = kôpka { $heap } { $left ->
    [0] je prázdna
    [one] má len jednu tyčinku
    [few] má len { $left } tyčinky
   *[other] má len { $left } tyčiniek
}

nim-ended-last = posledná tyčinka je preč

nim-setup-expected-heap = počet tyčiniek kôpky
nim-setup-expected-slash = „/“ a ďalšia kôpka
nim-setup-expected-space = medzera
nim-setup-expected-mover = hráč na ťahu: 1 alebo 2
nim-setup-expected-end = koniec textu
nim-setup-too-many = { $count ->
    [one] { $count } tyčinka je
    [few] { $count } tyčinky sú
   *[other] { $count } tyčiniek je
} priveľa pre kôpku s { $full }

nim-board-heap = { $count ->
    [one] { $count } tyčinka
    [few] { $count } tyčinky
   *[other] { $count } tyčiniek
}
nim-notation =
    b3           vezmi tri tyčinky z kôpky b
nim-prompt = Vezmi z jednej kôpky toľko tyčiniek, koľko chceš.

nim-action-take = vziať { $count ->
    [one] { $count } tyčinku
    [few] { $count } tyčinky
   *[other] { $count } tyčiniek
} z kôpky { $heap }

nim-scene-title = Tri kôpky tyčiniek
nim-scene-heap = kôpka { $heap }: { $count }
nim-scene-stick = tyčinka { $number } z kôpky { $heap }
nim-reading-take = vziať { $count ->
    [one] túto
    [few] { $count } odtiaľto
   *[other] { $count } odtiaľto
}

nim-figure-turn = Z kôpky c sú preč dve tyčinky.
