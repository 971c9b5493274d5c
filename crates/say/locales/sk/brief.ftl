### Ťahy niekoľkými slovami, pre rady a otázky vedľa plánu, ktorý ukazuje kde.

brief-gain = { $action }: { $points }
brief-pylos-place = { $level ->
    [1] Polož sem guľôčku
    [4] Polož guľôčku na vrchol
   *[other] Polož guľôčku na úroveň { $level }
}
brief-pylos-raise = { $level ->
    [4] Posuň túto guľôčku na vrchol
   *[other] Posuň túto guľôčku vyššie na úroveň { $level }
}
brief-pylos-square = Štvorec: vezmeš späť až dve
brief-pylos-line = Štvorec alebo rad: vezmeš späť až dve
brief-pylos-take = Vezmi túto guľôčku späť
brief-pylos-stop = Viac neber späť

brief-sun-draw-standard = Potiahni zo štandardného balíčka
brief-sun-draw-edge = Potiahni okraj: počíta sa dvojnásobne
brief-sun-discard = Odhoď túto { $value }
brief-sun-place = Polož { $value } na úroveň { $level }
brief-sun-place-symbol = Polož { $value } na úroveň { $level }, za symbol karta alebo { $points ->
    [1] bod navyše
    [few] { $points } body navyše
   *[other] { $points } bodov navyše
}

brief-tomb-keep = Nechaj si karty { $low } a { $high }
brief-tomb-mark = { $count ->
    [one] Označ toto jedno políčko
    [few] Označ tieto { $count } políčka
   *[other] Označ týchto { $count } políčok
}
brief-tomb-take = Vezmi si túto kartu

brief-pyramido-build = Postav dielik sem
brief-pyramido-mark = Polož značku sem
brief-pyramido-patch = Polož sem záplatu: { $colour }
brief-pyramido-keep = Nechaj si záplaty
brief-pyramido-refill = Doplň z tejto kôpky
brief-pyramido-refill-keep = Doplň odtiaľto a záplaty si nechaj
brief-pyramido-halve = Rozdeľ túto kôpku
brief-pyramido-build-areas = Postav sem: { $areas }
brief-pyramido-mark-areas = Polož značku sem: { $areas }
brief-pyramido-patch-areas = Polož sem záplatu ({ $colour }): { $areas }
brief-pyramido-areas = { $one }; { $other }
brief-pyramido-either = označí sa { $one } ({ $one-count }) alebo { $other } ({ $other-count })
brief-pyramido-no-gap = nezostane medzera
brief-pyramido-joins = pripojí sa k svojej farbe ({ $colour })
brief-pyramido-marks = označí sa { $colour } ({ $count ->
    [one] jeden klenot
    [few] { $count } klenoty
   *[other] { $count } klenotov
})
brief-pyramido-area = { $colour } oblasť má { $count ->
    [one] jeden klenot
    [few] { $count } klenoty
   *[other] { $count } klenotov
} (predtým { $before })

brief-pacal-ship = Začni tu
brief-pacal-straight = Rovný let: 2 kamene
brief-pacal-bent = Let so zákrutami: 1 kameň
brief-pacal-arrows = Leť pozdĺž radu sem
brief-pacal-divine = Leť sem za božský kameň { $value }, ktorý by na konci dal { $value } b.
brief-pacal-adrift = Nechaj sa uniesť sem
brief-pacal-own = Vlož kameň do svojej lode
brief-pacal-other = Vlož kameň do tejto lode
brief-pacal-both = Vlož kameň do svojej lode a jeden do tejto
brief-pacal-build = { $storeys ->
    [one] Postav tu jedno poschodie
    [few] Postav tu { $storeys } poschodia
   *[other] Postav tu { $storeys } poschodí
}
brief-pacal-build-nothing = { $storeys ->
    [one] Postav tu jedno poschodie: teraz bez bodov
    [few] Postav tu { $storeys } poschodia: teraz bez bodov
   *[other] Postav tu { $storeys } poschodí: teraz bez bodov
}

brief-place-top-left = vľavo hore
brief-place-top = hore
brief-place-top-right = vpravo hore
brief-place-left = vľavo
brief-place-middle = uprostred
brief-place-right = vpravo
brief-place-bottom-left = vľavo dole
brief-place-bottom = dole
brief-place-bottom-right = vpravo dole

brief-listed-pylos-place = Polož guľôčku na úroveň { $level }, { $where }
brief-listed-pylos-corner = do rohu
brief-listed-pylos-edge = na okraj
brief-listed-pylos-middle = doprostred
brief-listed-pylos-raise = Posuň guľôčku z úrovne { $from } vyššie na úroveň { $level }
brief-listed-pylos-take = Vezmi späť guľôčku z úrovne { $level }

brief-listed-sun-discard = Odhoď kartu { $value }
brief-listed-sun-place = Polož { $value } na úroveň { $level }, { $at }. miesto zľava

brief-listed-tomb-mark = { $count ->
    [one] Označ jedno políčko, karta { $card }
    [few] Označ { $count } políčka, karta { $card }
   *[other] Označ { $count } políčok, karta { $card }
}
brief-listed-tomb-take = Vezmi si kartu { $card }

brief-listed-pyramido-build = Postav { $where } dielik ({ $left }, { $right })
brief-listed-pyramido-build-areas = Postav { $where } dielik ({ $left }, { $right }): { $areas }
brief-listed-pyramido-mark = Polož značku { $where }
brief-listed-pyramido-mark-areas = Polož značku { $where }: { $areas }
brief-listed-pyramido-patch = Polož { $where } záplatu ({ $colour })
brief-listed-pyramido-patch-areas = Polož { $where } záplatu ({ $colour }): { $areas }
brief-listed-pyramido-refill = Doplň z { $stack }. kôpky zľava
brief-listed-pyramido-halve = Rozdeľ { $stack }. kôpku zľava

brief-listed-pacal-ship = Začni v Posvätnom okrsku, { $where }
brief-listed-pacal-up = Leť { $count ->
    [one] o jedno políčko hore
    [few] o { $count } políčka hore
   *[other] o { $count } políčok hore
}
brief-listed-pacal-down = Leť { $count ->
    [one] o jedno políčko dole
    [few] o { $count } políčka dole
   *[other] o { $count } políčok dole
}
brief-listed-pacal-left = Leť { $count ->
    [one] o jedno políčko doľava
    [few] o { $count } políčka doľava
   *[other] o { $count } políčok doľava
}
brief-listed-pacal-right = Leť { $count ->
    [one] o jedno políčko doprava
    [few] o { $count } políčka doprava
   *[other] o { $count } políčok doprava
}
brief-listed-pacal-bent = Leť so zákrutami do okrsku za { $value } { $where }
brief-listed-pacal-divine = Vzdaj sa božského kameňa { $stone } a leť do okrsku za { $value } { $where }
brief-listed-pacal-adrift = Nechaj sa uniesť do okrsku za { $value } { $where }
brief-listed-pacal-other = Vlož kameň do lode, ktorú má { $seat }
brief-listed-pacal-both = Vlož kameň do svojej lode a jeden do lode, ktorú má { $seat }
brief-listed-pacal-build = { $storeys ->
    [one] Postav jedno poschodie
    [few] Postav { $storeys } poschodia
   *[other] Postav { $storeys } poschodí
} v okrsku za { $value } { $where }
