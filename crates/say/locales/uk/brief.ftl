### Ходи кількома словами: для підказок і запитань поруч із полем, яке показує де.

brief-gain = { $action }: { $points }
brief-pylos-place = { $level ->
    [1] Поклади сюди кулю
    [4] Поклади кулю на вершину
   *[other] Поклади кулю на рівень { $level }
}
brief-pylos-raise = { $level ->
    [4] Підніми цю кулю на вершину
   *[other] Підніми цю кулю на рівень { $level }
}
brief-pylos-square = Квадрат: забереш до двох куль
brief-pylos-line = Квадрат або ряд: забереш до двох куль
brief-pylos-take = Забери цю кулю
brief-pylos-stop = Більше не забирай

brief-sun-draw-standard = Тягни зі звичайної колоди
brief-sun-draw-edge = Взяти край: він рахується подвійно
brief-sun-discard = Скинь цю { $value }
brief-sun-place = Поклади { $value } на рівень { $level }
brief-sun-place-symbol = Поклади { $value } на рівень { $level }, за символ — карта або ще { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}

brief-tomb-keep = Залиш карти { $low } і { $high }
brief-tomb-mark = { $count ->
    [one] Познач { $count } клітинку тут
    [few] Познач { $count } клітинки тут
   *[other] Познач { $count } клітинок тут
}
brief-tomb-take = Візьми цю карту

brief-pyramido-build = Поклади тайлик сюди
brief-pyramido-mark = Постав маркер скарбу сюди
brief-pyramido-patch = Поклади сюди клаптик зміни кольору: { $colour }
brief-pyramido-keep = Залиш клаптики собі
brief-pyramido-refill = Поповни з цього стосу
brief-pyramido-refill-keep = Поповни звідси й залиш клаптики собі
brief-pyramido-halve = Поділи цей стос
brief-pyramido-build-areas = Поклади сюди: { $areas }
brief-pyramido-mark-areas = Постав маркер скарбу сюди: { $areas }
brief-pyramido-patch-areas = Поклади сюди клаптик зміни кольору ({ $colour }): { $areas }
brief-pyramido-areas = { $one }; { $other }
brief-pyramido-either = буде позначено колір { $one } ({ $one-count }) або { $other } ({ $other-count })
brief-pyramido-no-gap = не лишить прогалини
brief-pyramido-joins = приєднається до свого кольору ({ $colour })
brief-pyramido-marks = буде позначено колір { $colour } ({ $count ->
    [one] { $count } скарб
    [few] { $count } скарби
    [many] { $count } скарбів
   *[other] { $count } скарбів
})
brief-pyramido-area = { $colour } колір, на ділянці { $count ->
    [one] { $count } скарб
    [few] { $count } скарби
    [many] { $count } скарбів
   *[other] { $count } скарбів
} (було { $before })

brief-pacal-ship = Почни тут
brief-pacal-straight = Прямий політ: 2 камені
brief-pacal-bent = Політ із поворотами: 1 камінь
brief-pacal-arrows = Лети вздовж лінії сюди
brief-pacal-divine = Лети сюди за божественний камінь { $value }, який у кінці дав би { $value } б.
brief-pacal-adrift = Дрейфуй сюди
brief-pacal-own = Поклади камінь у свій корабель
brief-pacal-other = Поклади камінь у цей корабель
brief-pacal-both = Поклади камінь у свій корабель і один у цей
brief-pacal-build = { $storeys ->
    [one] Збудуй тут { $storeys } поверх
    [few] Збудуй тут { $storeys } поверхи
   *[other] Збудуй тут { $storeys } поверхів
}
brief-pacal-build-nothing = { $storeys ->
    [one] Збудуй тут { $storeys } поверх: зараз без балів
    [few] Збудуй тут { $storeys } поверхи: зараз без балів
   *[other] Збудуй тут { $storeys } поверхів: зараз без балів
}

brief-place-top-left = ліворуч угорі
brief-place-top = вгорі
brief-place-top-right = праворуч угорі
brief-place-left = ліворуч
brief-place-middle = посередині
brief-place-right = праворуч
brief-place-bottom-left = ліворуч унизу
brief-place-bottom = внизу
brief-place-bottom-right = праворуч унизу

brief-listed-pylos-place = Поклади кулю на рівень { $level }, { $where }
brief-listed-pylos-corner = у кут
brief-listed-pylos-edge = на край
brief-listed-pylos-middle = посередині
brief-listed-pylos-raise = Підніми кулю з рівня { $from } на рівень { $level }
brief-listed-pylos-take = Забери кулю з рівня { $level }

brief-listed-sun-discard = Скинь карту { $value }
brief-listed-sun-place = Поклади { $value } на рівень { $level }, { $at }-те місце зліва

brief-listed-tomb-mark = { $count ->
    [one] Познач { $count } клітинку, карта { $card }
    [few] Познач { $count } клітинки, карта { $card }
    [many] Познач { $count } клітинок, карта { $card }
   *[other] Познач { $count } клітинок, карта { $card }
}
brief-listed-tomb-take = Візьми карту { $card }

brief-listed-pyramido-build = Поклади { $where } тайлик ({ $left }, { $right })
brief-listed-pyramido-build-areas = Поклади { $where } тайлик ({ $left }, { $right }): { $areas }
brief-listed-pyramido-mark = Постав маркер скарбу { $where }
brief-listed-pyramido-mark-areas = Постав маркер скарбу { $where }: { $areas }
brief-listed-pyramido-patch = Поклади { $where } клаптик зміни кольору ({ $colour })
brief-listed-pyramido-patch-areas = Поклади { $where } клаптик зміни кольору ({ $colour }): { $areas }
brief-listed-pyramido-refill = Поповни з { $stack }-го стосу зліва
brief-listed-pyramido-halve = Поділи { $stack }-й стос зліва

brief-listed-pacal-ship = Почни у Священному кварталі, { $where }
brief-listed-pacal-up = Лети вгору на { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинок
}
brief-listed-pacal-down = Лети вниз на { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинок
}
brief-listed-pacal-left = Лети ліворуч на { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинок
}
brief-listed-pacal-right = Лети праворуч на { $count ->
    [one] { $count } клітинку
    [few] { $count } клітинки
    [many] { $count } клітинок
   *[other] { $count } клітинок
}
brief-listed-pacal-bent = Лети з поворотами до кварталу вартістю { $value } { $where }
brief-listed-pacal-divine = Віддай божественний камінь { $stone } і лети до кварталу вартістю { $value } { $where }
brief-listed-pacal-adrift = Дрейфуй до кварталу вартістю { $value } { $where }
brief-listed-pacal-other = Поклади камінь у корабель ({ $seat })
brief-listed-pacal-both = Поклади камінь у свій корабель і один у корабель ({ $seat })
brief-listed-pacal-build = { $storeys ->
    [one] Збудуй { $storeys } поверх
    [few] Збудуй { $storeys } поверхи
    [many] Збудуй { $storeys } поверхів
   *[other] Збудуй { $storeys } поверхів
} у кварталі вартістю { $value } { $where }
