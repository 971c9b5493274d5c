### Дошки словами, для тих, хто їх читає чи слухає.

reading-title = Дошка словами
reading-show = Показати дошку словами
reading-choices = Що ще можна вибрати
reading-chosen = Вибрано. Тепер вибери, що далі; Escape повертає назад.
reading-taken-back = Скасовано.
reading-pylos-reserves = Запаси
reading-pylos-place = рівень { $level }, { $place }
reading-pylos-light = світла куля
reading-pylos-dark = темна куля
reading-pylos-light-covered = світла куля, накрита
reading-pylos-dark-covered = темна куля, накрита
reading-pylos-open = доступне місце
reading-pylos-empty = порожньо
reading-pylos-can-raise = можна підняти
reading-pylos-can-take-back = можна забрати
reading-pylos-can-place = сюди можна покласти кулю
reading-pylos-can-raise-to = сюди можна підняти кулю

reading-sun-pyramid = Піраміда, згори донизу
reading-sun-place = рівень { $level }, місце { $place }
reading-sun-standard = { $value }, { $symbol }
reading-sun-left = лівий край { $value }, { $symbol }
reading-sun-right = правий край { $value }, { $symbol }
reading-sun-top = верхівка { $value }, { $symbol }
reading-sun-base = основа, { $symbol }
reading-sun-open = доступне місце
reading-sun-empty = ще недоступне
reading-sun-decks = Колоди
reading-sun-copies = { $count ->
    [one] { $count } раз
    [few] { $count } рази
    [many] { $count } разів
   *[other] { $count } разу
}
reading-sun-can-place = можна покласти
reading-sun-can-place-here = сюди можна покласти карту
reading-sun-can-discard = можна скинути
reading-sun-can-draw = з неї можна тягнути

reading-tomb-common = Стіл
reading-tomb-expedition = експедиція { $name }, клітинки { $squares }, обернені чи віддзеркалені, як завгодно
reading-tomb-boxes = { $count ->
    [0] нагороди, що лишилися, { $colour }: немає
   *[other] нагороди, що лишилися, { $colour }: { $boxes }
}
reading-tomb-won = здобуті нагороди, { $colour }: { $boxes }
reading-tomb-card = карта { $card }, { $colour }
reading-tomb-left-card = { $seat }, ліва карта: { $card }, { $colour }
reading-tomb-right-card = { $seat }, права карта: { $card }, { $colour }
reading-tomb-left-place = ліва карта, { $square }
reading-tomb-right-place = права карта, { $square }
reading-tomb-kept = вибрана
reading-tomb-wall = стіна
reading-tomb-entrance = вхід
reading-tomb-tomb = гробниця
reading-tomb-plain = підлога
reading-tomb-red-gem = червоний самоцвіт
reading-tomb-green-gem = зелений самоцвіт
reading-tomb-torch = смолоскип
reading-tomb-skull = череп
reading-tomb-potion = зілля
reading-tomb-cross = червоний хрестик
reading-tomb-marked = позначено
reading-tomb-chosen = вибрано зараз
reading-tomb-can-keep = можна залишити
reading-tomb-can-keep-too = можна залишити другою
reading-tomb-can-take = можна взяти
reading-tomb-can-take-unseen = можна взяти наосліп
reading-tomb-can-mark = можна позначити
reading-tomb-can-begin = тут може починатися фігура

reading-pyramido-tiles = Каменоломня і стоси
reading-pyramido-left = { $count ->
    [0] ліворуч { $colour }
   *[other] ліворуч { $colour }, скарби { $jewels }
}
reading-pyramido-right = { $count ->
    [0] праворуч { $colour }
   *[other] праворуч { $colour }, скарби { $jewels }
}
reading-pyramido-no-tile = немає тайлика
reading-pyramido-level = { $open ->
    [0] рівень { $level }, готовий
    [one] рівень { $level }, бракує { $open } блока
   *[other] рівень { $level }, бракує { $open } блоків
}
reading-pyramido-marker = { $colour } маркер, не використаний
reading-pyramido-marker-on = { $colour } маркер на { $cell }
reading-pyramido-blocks = Піраміда ({ $seat }), рівень { $level }
reading-pyramido-above = Піраміда ({ $seat }) згори, чвертями блоків
reading-pyramido-marked = з маркером
reading-pyramido-open = вільно
reading-pyramido-quadrant = { $colour }
reading-pyramido-jewel = { $colour } зі скарбом
reading-pyramido-can-build = можна взяти
reading-pyramido-can-build-here = тут може лежати його лівий блок
reading-pyramido-can-mark = можна позначити
reading-pyramido-can-patch = можна покласти
reading-pyramido-can-patch-here = тут може лежати клаптик
reading-pyramido-can-refill = з нього можна поповнити каменоломню
reading-pyramido-can-halve = можна поділити навпіл

reading-pacal-round = Раунд
reading-pacal-city = Місто
reading-pacal-square = { $square }
reading-pacal-district = квартал { $district }
reading-pacal-holy = Священний квартал { $district }
reading-pacal-lake = озеро
reading-pacal-covered = поза грою
reading-pacal-bank = берег
reading-pacal-river-right = праворуч річка
reading-pacal-river-below = нижче річка
reading-pacal-stone = камінь ({ $seat })
reading-pacal-stone-under = камінь ({ $seat }) під кораблем
reading-pacal-pyramid = { $storeys ->
    [one] піраміда ({ $seat }), { $storeys } поверх
    [few] піраміда ({ $seat }), { $storeys } поверхи
    [many] піраміда ({ $seat }), { $storeys } поверхів
   *[other] піраміда ({ $seat }), { $storeys } поверхів
}
reading-pacal-supply = { $stones ->
    [one] { $stones } камінь у запасі
    [few] { $stones } камені в запасі
    [many] { $stones } каменів у запасі
   *[other] { $stones } каменя в запасі
}
reading-pacal-can-start = звідси може вирушити твій корабель
reading-pacal-can-fly = сюди може полетіти твій корабель
reading-pacal-can-give-up = можна віддати за політ
reading-pacal-can-load = може отримати камінь
reading-pacal-can-load-too = теж може отримати камінь
reading-pacal-can-take-stone = звідси можна взяти камінь
reading-pacal-can-build = можна звести
reading-pacal-can-build-here = тут може стояти піраміда
reading-pacal-can-use = останній камінь фігури
