### Příběh partie: jedna věta za každý tah, bez souřadnic.

told-you = ty
told-turn = { $name }: { $what }.
told-turn-points = { $name }: { $what }, { $points }.
told-turn-gains = { $name }: { $what } ({ $gains }).
told-turn-others = { $name }: { $what }. { $gains }.
told-turn-round = { $name }: { $what }. Konec { $round }. kola: { $gains }.
told-alone = { $what }.
told-alone-gains = { $what } ({ $gains }).
told-short = { $what }
told-short-points = { $what }, { $points }
told-and = { $first } a { $last }
told-dealt = Karty jsou rozdané
told-first = začíná { $name }

told-pylos-place = položená kulička
told-pylos-place-level = položená kulička na úroveň { $level }
told-pylos-apex = poslední kulička na vrcholu
told-pylos-raise = kulička zvednutá na úroveň { $level }
told-pylos-raise-apex = kulička zvednutá na vrchol
told-pylos-square = hotový čtverec
told-pylos-stop = už nic zpět
told-pylos-line = hotový čtverec nebo řada
told-pylos-taken = { $count ->
    [one] jedna kulička zpět
    [few] { $count } kuličky zpět
   *[other] { $count } kuliček zpět
}

told-sun-place = karta { $value } na úrovni { $level }
told-sun-places = { $count ->
    [one] jedna karta položená
    [few] { $count } karty položené
   *[other] { $count } karet položených
}
told-sun-draws = { $count ->
    [one] jedna karta líznutá
    [few] { $count } karty líznuté
   *[other] { $count } karet líznutých
}
told-sun-discards = { $count ->
    [one] jedna odhozená
    [few] { $count } odhozené
   *[other] { $count } odhozených
}
told-sun-symbol = body za symbol
told-sun-passes = nedá se nic
told-sun-ends = konec tahu

told-tomb-kept = Všichni si nechali dvě karty
told-tomb-keeps = ponechané dvě karty
told-tomb-chosen = Máš vybráno
told-tomb-expedition = Odkryl se další vzor
told-tomb-cards = Odkryly se nové karty
told-tomb-marked = { $count ->
    [0] { $name }: nic nezakřížkováno
    [one] { $name }: jedno zakřížkované políčko
    [few] { $name }: { $count } zakřížkovaná políčka
   *[other] { $name }: { $count } zakřížkovaných políček
}
told-tomb-completed = { $count ->
    [one] { $name }: jedno zakřížkované políčko, karta { $card } dokončena
    [few] { $name }: { $count } zakřížkovaná políčka, karta { $card } dokončena
   *[other] { $name }: { $count } zakřížkovaných políček, karta { $card } dokončena
}
told-tomb-completed-both = { $count ->
    [one] { $name }: jedno zakřížkované políčko, obě karty dokončeny
    [few] { $name }: { $count } zakřížkovaná políčka, obě karty dokončeny
   *[other] { $name }: { $count } zakřížkovaných políček, obě karty dokončeny
}
told-tomb-marks = { $count ->
    [one] jedno zakřížkované políčko
    [few] { $count } zakřížkovaná políčka
   *[other] { $count } zakřížkovaných políček
}
told-tomb-takes = { $count ->
    [one] jedna nová karta
    [few] { $count } nové karty
   *[other] { $count } nových karet
}
told-tomb-takes-unseen = { $count ->
    [one] jedna karta z balíčku
    [few] { $count } karty z balíčku
   *[other] { $count } karet z balíčku
}

told-pyramido-build = dílek v pyramidě
told-pyramido-build-tile = dílek v pyramidě ({ $left } a { $right })
told-pyramido-build-plain = dílek v pyramidě (obě poloviny: { $colour })
told-pyramido-marked = označená { $colour }
told-pyramido-patch = záplata: { $colour }
told-pyramido-fill = { $count ->
    [one] jedna mezera zaplátovaná
    [few] { $count } mezery zaplátované
   *[other] { $count } mezer zaplátovaných
}
told-pyramido-refill = doplněný lom
told-pyramido-laid-out = Lom je vyložený

told-pacal-roll = Na kostce padlo { $number }
told-pacal-roll-arrows = Na kostce padly šipky
told-pacal-rolls = padlo { $number }
told-pacal-rolls-arrows = padly šipky
told-pacal-ship = loď na startu
told-pacal-straight = let rovně
told-pacal-bent = let se zatáčkami
told-pacal-arrows = let podél řady
told-pacal-divine = let za božský kámen { $value }
told-pacal-adrift = loď unesená jinam
told-pacal-stay = loď zůstala
told-pacal-own = kámen do vlastní lodi
told-pacal-home = zpět do zásoby ({ $whose }) kameny: { $count }
told-pacal-home-own = zpět v zásobě vlastní kameny: { $count }
told-pacal-other = kámen do lodi ({ $whose })
told-pacal-build = { $storeys ->
    [one] pyramida s jedním patrem
   *[other] pyramida s { $storeys } patry
}
told-pacal-built = { $storeys ->
    [one] stavba: jedno patro
    [few] stavba: { $storeys } patra
   *[other] stavba: { $storeys } pater
}
