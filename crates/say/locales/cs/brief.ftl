### Tahy několika slovy, pro rady a otázky vedle plánu, který ukazuje kde.

brief-gain = { $action }: { $points }
brief-pylos-place = { $level ->
    [1] Polož sem kuličku
    [4] Polož kuličku na vrchol
   *[other] Polož kuličku na úroveň { $level }
}
brief-pylos-raise = { $level ->
    [4] Zvedni tuto kuličku na vrchol
   *[other] Zvedni tuto kuličku na úroveň { $level }
}
brief-pylos-square = Čtverec: vezmeš zpět až dvě
brief-pylos-line = Čtverec nebo řada: vezmeš zpět až dvě
brief-pylos-take = Vezmi tuto kuličku zpět
brief-pylos-stop = Dál neber zpět

brief-sun-draw-standard = Lízni ze standardního balíčku
brief-sun-draw-edge = Lízni okraj: počítá se dvojnásobně
brief-sun-discard = Odhoď tuto { $value }
brief-sun-place = Polož { $value } na úroveň { $level }
brief-sun-place-symbol = Polož { $value } na úroveň { $level }, za symbol karta nebo { $points ->
    [1] bod navíc
    [few] { $points } body navíc
   *[other] { $points } bodů navíc
}

brief-tomb-keep = Nech si karty { $low } a { $high }
brief-tomb-mark = { $count ->
    [one] Zakřížkuj toto jedno políčko
    [few] Zakřížkuj tato { $count } políčka
   *[other] Zakřížkuj těchto { $count } políček
}
brief-tomb-take = Vezmi si tuto kartu

brief-pyramido-build = Postav dílek sem
brief-pyramido-mark = Polož značku sem
brief-pyramido-patch = Polož sem záplatu: { $colour }
brief-pyramido-keep = Nech si záplaty
brief-pyramido-refill = Doplň z této hromádky
brief-pyramido-refill-keep = Doplň odsud a záplaty si nech
brief-pyramido-halve = Rozděl tuto hromádku
brief-pyramido-build-areas = Postav sem: { $areas }
brief-pyramido-mark-areas = Polož značku sem: { $areas }
brief-pyramido-patch-areas = Polož sem záplatu ({ $colour }): { $areas }
brief-pyramido-areas = { $one }; { $other }
brief-pyramido-either = označí se { $one } ({ $one-count }) nebo { $other } ({ $other-count })
brief-pyramido-no-gap = nezůstane mezera
brief-pyramido-joins = připojí se ke své barvě ({ $colour })
brief-pyramido-marks = označí se { $colour } ({ $count ->
    [one] jeden drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
})
brief-pyramido-area = { $colour } oblast má { $count ->
    [one] jeden drahokam
    [few] { $count } drahokamy
   *[other] { $count } drahokamů
} (předtím { $before })

brief-pacal-ship = Začni tady
brief-pacal-straight = Rovný let: 2 kameny
brief-pacal-bent = Let se zatáčkami: 1 kámen
brief-pacal-arrows = Leť podél řady sem
brief-pacal-divine = Leť sem za božský kámen { $value }, který by na konci dal { $value } b.
brief-pacal-adrift = Nech se unést sem
brief-pacal-own = Vlož kámen do své lodi
brief-pacal-other = Vlož kámen do této lodi
brief-pacal-both = Vlož kámen do své lodi a jeden do této
brief-pacal-build = { $storeys ->
    [one] Postav tady jedno patro
    [few] Postav tady { $storeys } patra
   *[other] Postav tady { $storeys } pater
}
brief-pacal-build-nothing = { $storeys ->
    [one] Postav tady jedno patro: teď bez bodů
    [few] Postav tady { $storeys } patra: teď bez bodů
   *[other] Postav tady { $storeys } pater: teď bez bodů
}

brief-place-top-left = vlevo nahoře
brief-place-top = nahoře
brief-place-top-right = vpravo nahoře
brief-place-left = vlevo
brief-place-middle = uprostřed
brief-place-right = vpravo
brief-place-bottom-left = vlevo dole
brief-place-bottom = dole
brief-place-bottom-right = vpravo dole

brief-listed-pylos-place = Polož kuličku na úroveň { $level }, { $where }
brief-listed-pylos-corner = do rohu
brief-listed-pylos-edge = na okraj
brief-listed-pylos-middle = doprostřed
brief-listed-pylos-raise = Zvedni kuličku z úrovně { $from } na úroveň { $level }
brief-listed-pylos-take = Vezmi zpět kuličku z úrovně { $level }

brief-listed-sun-discard = Odhoď kartu { $value }
brief-listed-sun-place = Polož { $value } na úroveň { $level }, { $at }. políčko zleva

brief-listed-tomb-mark = { $count ->
    [one] Zakřížkuj jedno políčko, karta { $card }
    [few] Zakřížkuj { $count } políčka, karta { $card }
   *[other] Zakřížkuj { $count } políček, karta { $card }
}
brief-listed-tomb-take = Vezmi si kartu { $card }

brief-listed-pyramido-build = Postav { $where } dílek ({ $left }, { $right })
brief-listed-pyramido-build-areas = Postav { $where } dílek ({ $left }, { $right }): { $areas }
brief-listed-pyramido-mark = Polož značku { $where }
brief-listed-pyramido-mark-areas = Polož značku { $where }: { $areas }
brief-listed-pyramido-patch = Polož { $where } záplatu ({ $colour })
brief-listed-pyramido-patch-areas = Polož { $where } záplatu ({ $colour }): { $areas }
brief-listed-pyramido-refill = Doplň z { $stack }. hromádky zleva
brief-listed-pyramido-halve = Rozděl { $stack }. hromádku zleva

brief-listed-pacal-ship = Začni v Posvátném okrsku, { $where }
brief-listed-pacal-up = Leť { $count ->
    [one] o jedno políčko nahoru
    [few] o { $count } políčka nahoru
   *[other] o { $count } políček nahoru
}
brief-listed-pacal-down = Leť { $count ->
    [one] o jedno políčko dolů
    [few] o { $count } políčka dolů
   *[other] o { $count } políček dolů
}
brief-listed-pacal-left = Leť { $count ->
    [one] o jedno políčko doleva
    [few] o { $count } políčka doleva
   *[other] o { $count } políček doleva
}
brief-listed-pacal-right = Leť { $count ->
    [one] o jedno políčko doprava
    [few] o { $count } políčka doprava
   *[other] o { $count } políček doprava
}
brief-listed-pacal-bent = Leť se zatáčkami do okrsku za { $value } { $where }
brief-listed-pacal-divine = Odevzdej božský kámen { $stone } a leť do okrsku za { $value } { $where }
brief-listed-pacal-adrift = Nech se unést do okrsku za { $value } { $where }
brief-listed-pacal-other = Vlož kámen do lodi, kterou má { $seat }
brief-listed-pacal-both = Vlož kámen do své lodi a jeden do lodi, kterou má { $seat }
brief-listed-pacal-build = { $storeys ->
    [one] Postav jedno patro
    [few] Postav { $storeys } patra
   *[other] Postav { $storeys } pater
} v okrsku za { $value } { $where }
