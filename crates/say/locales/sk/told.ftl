### Príbeh partie: jedna veta za každý ťah, bez súradníc.

told-you = ty
told-turn = { $name }: { $what }.
told-turn-points = { $name }: { $what }, { $points }.
told-turn-gains = { $name }: { $what } ({ $gains }).
told-turn-others = { $name }: { $what }. { $gains }.
told-turn-round = { $name }: { $what }. Koniec { $round }. kola: { $gains }.
told-alone = { $what }.
told-alone-gains = { $what } ({ $gains }).
told-short = { $what }
told-short-points = { $what }, { $points }
told-and = { $first } a { $last }
told-dealt = Karty sú rozdané
told-first = začína { $name }

told-pylos-place = položená guľôčka
told-pylos-place-level = položená guľôčka na úroveň { $level }
told-pylos-apex = posledná guľôčka na vrchole
told-pylos-raise = guľôčka posunutá vyššie na úroveň { $level }
told-pylos-raise-apex = guľôčka posunutá na vrchol
told-pylos-square = hotový štvorec
told-pylos-stop = už nič späť
told-pylos-line = hotový štvorec alebo rad
told-pylos-taken = { $count ->
    [one] jedna guľôčka späť
    [few] { $count } guľôčky späť
   *[other] { $count } guľôčok späť
}

told-sun-place = karta { $value } na úrovni { $level }
told-sun-places = { $count ->
    [one] jedna karta položená
    [few] { $count } karty položené
   *[other] { $count } kariet položených
}
told-sun-draws = { $count ->
    [one] jedna karta potiahnutá
    [few] { $count } karty potiahnuté
   *[other] { $count } kariet potiahnutých
}
told-sun-discards = { $count ->
    [one] jedna odhodená
    [few] { $count } odhodené
   *[other] { $count } odhodených
}
told-sun-symbol = body za symbol
told-sun-passes = nedá sa nič
told-sun-ends = koniec ťahu

told-tomb-kept = Všetci si nechali dve karty
told-tomb-keeps = ponechané dve karty
told-tomb-chosen = Máš vybraté
told-tomb-expedition = Odkryl sa ďalší vzor
told-tomb-cards = Odkryli sa nové karty
told-tomb-marked = { $count ->
    [0] { $name }: nič neoznačené
    [one] { $name }: jedno označené políčko
    [few] { $name }: { $count } označené políčka
   *[other] { $name }: { $count } označených políčok
}
told-tomb-completed = { $count ->
    [one] { $name }: jedno označené políčko, karta { $card } dokončená
    [few] { $name }: { $count } označené políčka, karta { $card } dokončená
   *[other] { $name }: { $count } označených políčok, karta { $card } dokončená
}
told-tomb-completed-both = { $count ->
    [one] { $name }: jedno označené políčko, obe karty dokončené
    [few] { $name }: { $count } označené políčka, obe karty dokončené
   *[other] { $name }: { $count } označených políčok, obe karty dokončené
}
told-tomb-marks = { $count ->
    [one] jedno označené políčko
    [few] { $count } označené políčka
   *[other] { $count } označených políčok
}
told-tomb-takes = { $count ->
    [one] jedna nová karta
    [few] { $count } nové karty
   *[other] { $count } nových kariet
}
told-tomb-takes-unseen = { $count ->
    [one] jedna karta z balíčka
    [few] { $count } karty z balíčka
   *[other] { $count } kariet z balíčka
}

told-pyramido-build = dielik v pyramíde
told-pyramido-build-tile = dielik v pyramíde ({ $left } a { $right })
told-pyramido-build-plain = dielik v pyramíde (obe polovice: { $colour })
told-pyramido-marked = označená { $colour }
told-pyramido-patch = záplata: { $colour }
told-pyramido-fill = { $count ->
    [one] jedna medzera zaplátaná
    [few] { $count } medzery zaplátané
   *[other] { $count } medzier zaplátaných
}
told-pyramido-refill = doplnený kameňolom
told-pyramido-laid-out = Kameňolom je vyložený

told-pacal-roll = Na kocke padlo { $number }
told-pacal-roll-arrows = Na kocke padli šípky
told-pacal-rolls = padlo { $number }
told-pacal-rolls-arrows = padli šípky
told-pacal-ship = loď na štarte
told-pacal-straight = let rovno
told-pacal-bent = let so zákrutami
told-pacal-arrows = let pozdĺž radu
told-pacal-divine = let za božský kameň { $value }
told-pacal-adrift = loď unesená inam
told-pacal-stay = loď zostala
told-pacal-own = kameň do vlastnej lode
told-pacal-home = späť do zásoby ({ $whose }) kamene: { $count }
told-pacal-home-own = späť v zásobe vlastné kamene: { $count }
told-pacal-other = kameň do lode ({ $whose })
told-pacal-build = { $storeys ->
    [one] pyramída s jedným poschodím
   *[other] pyramída s { $storeys } poschodiami
}
told-pacal-built = { $storeys ->
    [one] stavba: jedno poschodie
    [few] stavba: { $storeys } poschodia
   *[other] stavba: { $storeys } poschodí
}
