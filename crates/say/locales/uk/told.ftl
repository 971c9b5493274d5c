### Розповідь про партію: одне речення на хід, без координат.

told-you = ти
told-turn = { $name }: { $what }.
told-turn-points = { $name }: { $what }, { $points }.
told-turn-gains = { $name }: { $what } ({ $gains }).
told-turn-others = { $name }: { $what }. { $gains }.
told-turn-round = { $name }: { $what }. Кінець { $round }-го раунду: { $gains }.
told-alone = { $what }.
told-alone-gains = { $what } ({ $gains }).
told-short = { $what }
told-short-points = { $what }, { $points }
told-and = { $first } і { $last }
told-dealt = Карти роздано
told-first = починає { $name }

told-pylos-place = покладено кулю
told-pylos-place-level = покладено кулю на рівень { $level }
told-pylos-apex = остання куля на вершині
told-pylos-raise = кулю піднято на рівень { $level }
told-pylos-raise-apex = кулю піднято на вершину
told-pylos-square = складено квадрат
told-pylos-stop = більше нічого не забрано
told-pylos-line = складено квадрат або ряд
told-pylos-taken = { $count ->
    [one] забрано { $count } кулю
    [few] забрано { $count } кулі
   *[other] забрано { $count } куль
}

told-sun-place = карта { $value } на рівні { $level }
told-sun-places = { $count ->
    [one] покладено { $count } карту
    [few] покладено { $count } карти
   *[other] покладено { $count } карт
}
told-sun-draws = { $count ->
    [one] взято { $count } карту
    [few] взято { $count } карти
   *[other] взято { $count } карт
}
told-sun-discards = { $count ->
    [one] скинуто { $count } карту
    [few] скинуто { $count } карти
   *[other] скинуто { $count } карт
}
told-sun-symbol = бали за символ
told-sun-passes = нічого не вдіяти
told-sun-ends = хід завершено

told-tomb-kept = Усі залишили собі по дві карти
told-tomb-keeps = залишено дві карти
told-tomb-chosen = Вибір зроблено
told-tomb-expedition = Відкрито наступну фігуру
told-tomb-cards = Відкрито нові карти
told-tomb-marked = { $count ->
    [0] { $name }: нічого не позначено
    [one] { $name }: позначено { $count } клітинку
    [few] { $name }: позначено { $count } клітинки
   *[other] { $name }: позначено { $count } клітинок
}
told-tomb-completed = { $count ->
    [one] { $name }: позначено { $count } клітинку, завершено карту { $card }
    [few] { $name }: позначено { $count } клітинки, завершено карту { $card }
    [many] { $name }: позначено { $count } клітинок, завершено карту { $card }
   *[other] { $name }: позначено { $count } клітинок, завершено карту { $card }
}
told-tomb-completed-both = { $count ->
    [one] { $name }: позначено { $count } клітинку, завершено обидві карти
    [few] { $name }: позначено { $count } клітинки, завершено обидві карти
    [many] { $name }: позначено { $count } клітинок, завершено обидві карти
   *[other] { $name }: позначено { $count } клітинок, завершено обидві карти
}
told-tomb-marks = { $count ->
    [one] позначено { $count } клітинку
    [few] позначено { $count } клітинки
   *[other] позначено { $count } клітинок
}
told-tomb-takes = { $count ->
    [one] взято { $count } нову карту
    [few] взято { $count } нові карти
   *[other] взято { $count } нових карт
}
told-tomb-takes-unseen = { $count ->
    [one] взято { $count } карту з колоди
    [few] взято { $count } карти з колоди
   *[other] взято { $count } карт із колоди
}

told-pyramido-build = покладено тайлик
told-pyramido-build-tile = покладено тайлик ({ $left } і { $right })
told-pyramido-build-plain = покладено тайлик (увесь { $colour })
told-pyramido-marked = позначено колір: { $colour }
told-pyramido-patch = клаптик зміни кольору: { $colour }
told-pyramido-fill = { $count ->
    [one] закрито { $count } прогалину
    [few] закрито { $count } прогалини
   *[other] закрито { $count } прогалин
}
told-pyramido-refill = поповнено каменоломню
told-pyramido-laid-out = Каменоломню викладено

told-pacal-roll = На кубику { $number }
told-pacal-roll-arrows = На кубику стрілки
told-pacal-rolls = випало { $number }
told-pacal-rolls-arrows = випали стрілки
told-pacal-ship = корабель на старті
told-pacal-straight = політ прямо
told-pacal-bent = політ із поворотами
told-pacal-arrows = політ уздовж лінії
told-pacal-divine = політ за божественний камінь { $value }
told-pacal-adrift = корабель віднесло
told-pacal-stay = корабель лишився
told-pacal-own = камінь у власний корабель
told-pacal-home = повернулися в запас ({ $whose }) камені: { $count }
told-pacal-home-own = власні камені повернулися в запас: { $count }
told-pacal-other = камінь у корабель ({ $whose })
told-pacal-build = { $storeys ->
    [one] піраміда на { $storeys } поверх
    [few] піраміда на { $storeys } поверхи
   *[other] піраміда на { $storeys } поверхів
}
told-pacal-built = { $storeys ->
    [one] будівля: { $storeys } поверх
    [few] будівля: { $storeys } поверхи
   *[other] будівля: { $storeys } поверхів
}
