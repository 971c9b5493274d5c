### Пірамідо.

pyramido-name = Пірамідо
pyramido-about = Від двох до чотирьох гравців рівень за рівнем будують піраміди з кольорових тайликів і рахують скарби на позначених ділянках.
pyramido-goal = Збудуй чотири рівні з тайликів. Завдяки маркеру скарбу рахується ділянка його кольору: один бал за кожен символ скарбу в ній наприкінці кожного раунду. Найменша позначена ділянка рахується двічі.

pyramido-notation =
    2-b3-e           взяти тайлик з місця 2 каменоломні: лівий блок на b3, правий на схід від нього (n, e, s або w)
    mark-b3          покласти маркер на b3
    patch-b3-red-ne  покласти клаптик на b3, червоним боком догори, скарбом на північний схід
    keep             не класти клаптика
    refill-2         поповнити каменоломню зі стосу 2
    halve-3          перекласти нижню половину стосу 3 на порожнє місце
    fill-b3-red-ne   закрити порожній блок клаптиком, коли жоден тайлик уже не влазить
    На дошці n — брунатний, b — блакитний, y — жовтий, a — бірюзовий, r — червоний, g — зелений; велика літера — зі скарбом, @ — маркер.

pyramido-prompt-chance = Відкривається тайлик.
pyramido-prompt-build = Візьми тайлик з каменоломні й додай до свого рівня.
pyramido-next = Тепер вибери, куди покласти тайлик; потім його можна обернути.
pyramido-next-first = Твій перший тайлик лежить посередині майданчика: натисни туди, потім його можна обернути.
pyramido-prompt-mark = Скарб є на обох блоках, але маркер дістане лише один, а бали дають лише позначені ділянки: вибирай.
pyramido-prompt-mark-one-area = Постав маркер скарбу на будь-який блок. Клаптик тоді можна покласти лише на інший.
pyramido-prompt-patch = Поповни прогалину із сусіднього стосу або спершу поклади клаптик.
pyramido-prompt-refill = Поповни прогалину із сусіднього стосу.
pyramido-prompt-halve = Один стос порожній: вибери той, чия нижня половина його замінить.
pyramido-prompt-fill = Жоден тайлик уже не влазить у твій рівень: закрий порожні блоки клаптиками.
pyramido-prompt-over = Партію закінчено.

pyramido-board-round = раунд { $round } з 4
pyramido-board-stack = стос { $stack }: { $height }
pyramido-board-place = каменоломня { $place }
pyramido-board-seat = { $seat }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
pyramido-board-lost = програв
pyramido-board-patches = клаптики: { $names }
pyramido-board-markers = маркери: { $names }
pyramido-board-none = немає
pyramido-board-key = { $colours }; велика літера має скарб, @ — маркер
pyramido-board-open = доступні: { $cells }

pyramido-colour-brown = брунатний
pyramido-colour-blue = блакитний
pyramido-colour-yellow = жовтий
pyramido-colour-aqua = бірюзовий
pyramido-colour-red = червоний
pyramido-colour-green = зелений

pyramido-wanted-first = спершу випадок вирішує, хто починає
pyramido-wanted-show = спершу відкривається наступний тайлик
pyramido-wanted-build = візьми тайлик з каменоломні й додай до свого рівня
pyramido-wanted-mark = вибери, на котрий блок тайлика лягає маркер
pyramido-wanted-patch = поклади клаптик на свій тайлик або прибережи клаптики
pyramido-wanted-refill = вибери стос, з якого поповнити каменоломню
pyramido-wanted-halve = вибери стос, чия нижня половина замінить порожній
pyramido-wanted-fill = жоден тайлик не влазить у твій рівень: закрий порожні блоки клаптиками

pyramido-refused-no-such-seat = за цим столом немає місця { $seat }
pyramido-refused-not-unseen = тайлик { $tile } не може відкритися: його вже видно або такого номера немає
pyramido-refused-no-tile = на місці { $place } каменоломні немає тайлика
pyramido-refused-off-level = це виходить за край рівня { $level }
pyramido-refused-taken = на { $cell } вже є блок
pyramido-refused-apart = тайлик має прилягати боком до одного з твоїх тайликів
pyramido-refused-first-tile = найперший тайлик записують від кута a1, хоч би де він лежав
pyramido-refused-not-this-tile = { $cell } — не блок щойно доданого тайлика
pyramido-refused-marked = на { $cell } лежить маркер
pyramido-refused-patch-used = клаптик, де є { $colour } бік, уже використано
pyramido-refused-not-behind = стос { $stack } не лежить за місцем { $place } каменоломні або порожній
pyramido-refused-too-low = стос { $stack } занизький, щоб його ділити
pyramido-refused-fill-first = спершу закрий { $cell }

pyramido-tally-area = раунд { $round }, ділянка: { $colour } колір
pyramido-tally-bounty = раунд { $round }, щедрість Мідо: найменша позначена ділянка ще раз
pyramido-round-area = ділянка: { $colour } колір
pyramido-round-bounty = щедрість Мідо: найменша позначена ділянка ще раз

pyramido-ended-four-levels = усі піраміди добудовано
pyramido-tie-break = Балів порівну: вирішує більше клаптиків, потім найкращий раунд.
pyramido-ended-last-one-left = добудувати свій рівень може лише { $seat }

pyramido-tiles-bad-name = «{ $name }» — не назва набору: лише малі латинські літери, цифри й дефіси
pyramido-tiles-second-name = набір уже має назву
pyramido-tiles-second-header = рядок із назвами стовпців є двічі
pyramido-tiles-no-name = набір не має назви: бракує рядка «set,NAME»
pyramido-tiles-no-header = бракує рядка з назвами стовпців: { $header }
pyramido-tiles-wrong-count = тайликів { $count }; у наборі їх від { $fewest } до { $most }
pyramido-tiles-name-taken = «{ $name }» — назва набору, що йде з Benben, а цей інший
pyramido-tiles-fields = у тайлика п’ять полів: номер, колір і скарби лівого блока, колір і скарби правого блока; тут їх { $count }
pyramido-tiles-number = тайлик має номер «{ $written }», а наступним у списку йде { $expected }
pyramido-tiles-colour = «{ $colour }» — не колір: є brown, blue, yellow, aqua, red і green
pyramido-tiles-quadrant = «{ $quadrant }» — не чверть: є nw, ne, sw і se
pyramido-tiles-quadrant-twice = у чверті { $quadrant } одного блока два скарби
pyramido-tiles-jewels = на тайлику два скарби, а тут їх { $count }
pyramido-tiles-alike = тайлик { $tile } такий самий, як тайлик { $other }, хіба що обернутий на пів оберту

## Позиції, складені вручну
pyramido-bench-blocks = Блоки рівня, який будують
pyramido-bench-block = блок: { $colour }
pyramido-bench-belows = Блоки, видні під ним
pyramido-bench-below = блок нижче: { $colour }
pyramido-bench-jewels-and-markers = Скарби й маркери
pyramido-bench-jewel = скарб
pyramido-bench-marker = маркер: { $colour }
pyramido-bench-tiles = Тайлики для каменоломні й стосів
pyramido-bench-tile = тайлик { $tile }
pyramido-bench-base = Перший рівень, будь-де на цьому полі
pyramido-bench-level = Піраміда згори, будують рівень { $level }
pyramido-bench-quarry = Каменоломня
pyramido-bench-stacks = Верхні тайлики стосів
pyramido-bench-gone = Збудовані тайлики
pyramido-bench-deal = Роздати решту
pyramido-bench-height = Висота стосу { $stack }
pyramido-bench-lost = Порядок вибуття (0: ще грає)
pyramido-bench-counted = Пораховані раунди
pyramido-bench-base-sides = Перший рівень
pyramido-bench-wide = 5 завширшки, 4 завглибшки
pyramido-bench-tall = 4 завширшки, 5 завглибшки
pyramido-bench-patch = Клаптик: { $one } і { $other }
pyramido-bench-patch-left = ще є
pyramido-bench-patch-used = використаний

pyramido-setup-seats = грати можуть від двох до чотирьох, а не { $count }
pyramido-setup-no-such-seat = той, хто починає, або той, хто ходить, не має місця за цим столом
pyramido-setup-no-such-tile = тайлика { $tile } немає
pyramido-setup-tile-twice = тайлик { $tile } лежить у двох місцях
pyramido-setup-heights = накритих тайликів у стосах { $covered }, а ще не бачених { $unseen } (PM-1)
pyramido-setup-stack-top = стос { $stack } має показувати тайлик саме тоді, коли він не порожній (PM-1)
pyramido-setup-empty-stack = стос { $stack } порожній, хоча інший можна поділити (PM-8)
pyramido-setup-empty-place = місце { $place } каменоломні порожнє, хоча за ним є непорожній стос (PM-8)
pyramido-setup-gone = вибуло тайликів { $gone }, а піраміди взяли від { $fewest } до { $most }
pyramido-setup-turns = рівні не відповідають черзі ходів (PM-2)
pyramido-setup-not-over = партію ще не закінчено (PM-13)
pyramido-setup-is-over = лишився один гравець, тож партію закінчено (PM-9)
pyramido-setup-mover-lost = той, чий хід, уже програв (PM-9)
pyramido-setup-mover-complete = тому, чий хід, у цьому раунді вже нема чого будувати (PM-2)
pyramido-setup-mover-has-lost = у того, чий хід, є порожні блоки, куди не влазить тайлик, і замало клаптиків (PM-9)
pyramido-setup-lost-order = хто програв, мають номери 1, 2 і так далі, і хтось один лишається (PM-9)
pyramido-setup-lost-starter = { $seat } вибуває у попередньому раунді, тож не міг почати цей (PM-9)
pyramido-setup-scores = гравець { $seat } повинен мати бали за всі раунди до цього і лише за них (PM-10)
pyramido-setup-too-many-scores = у гравця { $seat } бали за більше раундів, ніж зіграно (PM-10)
pyramido-setup-too-many-jewels = у гравця { $seat } є раунд, де скарбів більше, ніж може мати піраміда (PM-10)
pyramido-setup-ragged-picture = ряди картини гравця { $seat } різної довжини
pyramido-setup-base-sides = картина гравця { $seat } не має сторін рівня 5×4 чи 4×5 блоків (PM-4)
pyramido-setup-level-sides = ряди рівня гравця { $seat } не мають сторін його прямокутника (PM-2)
pyramido-setup-holes = картина гравця { $seat } порожня там, де лежить блок
pyramido-setup-stray = картина гравця { $seat } щось показує там, де блока немає
pyramido-setup-mixed-block = у гравця { $seat } є блок двох кольорів
pyramido-setup-crowded-block = у гравця { $seat } є блок, де більше двох скарбів
pyramido-setup-not-of-tiles = рівень гравця { $seat } не можна скласти з тайликів (PM-3)
pyramido-setup-in-pieces = перший рівень гравця { $seat } розірвано на частини (PM-4)
pyramido-setup-empty-edge = перший рівень гравця { $seat } описано з порожнім рядом чи стовпцем скраю
pyramido-setup-no-marker = гравець { $seat } будував у цьому раунді, тож мусить мати викладений маркер (PM-6)
pyramido-setup-markers-after-round = маркери гравця { $seat } мають бути в нього (PM-12)
pyramido-setup-marker = { $colour } маркер гравця { $seat } має лежати на { $cell }, де { $colour } блок зі скарбом, а такого там немає (PM-6)
pyramido-setup-marker-twice = у гравця { $seat } лише один { $colour } маркер; другий лежить на { $cell }

pyramido-expected-round = «round:» і число від 1 до 4
pyramido-expected-starter = « starter:» і номер місця
pyramido-expected-mover = « mover:» і номер місця або «-», коли партію закінчено
pyramido-expected-seat = номер місця
pyramido-expected-quarry = « quarry:» і три тайлики
pyramido-expected-stacks = « stacks:» і чотири стоси
pyramido-expected-height = висота стосу
pyramido-expected-tile = номер тайлика або «-»
pyramido-expected-comma = кома
pyramido-expected-slash = «/» і верхній тайлик
pyramido-expected-gone = « gone:» і тайлики, з яких уже будували
pyramido-expected-bar = «|» і наступна частина піраміди
pyramido-expected-quadrant = чверть: «.» або літера її кольору (n, b, y, a, r, g), велика зі скарбом
pyramido-expected-smaller-picture = кінець картини: у ній щонайбільше десять рядів по десять чвертей
pyramido-expected-level = ряд щонайбільше з п’яти блоків, «x» або «.», і щонайбільше п’ять рядів
pyramido-expected-colour = колір: brown, blue, yellow, aqua, red або green
pyramido-expected-at = «@» і клітинка маркера
pyramido-expected-cell = клітинка, наприклад b3
pyramido-expected-patch = клаптик: nb, ya або rg
pyramido-expected-score = позначені ділянки раунду, наприклад n4b3
pyramido-expected-jewels = кількість скарбів від 1 до 43
pyramido-expected-lost = котрим програв, або «-»
pyramido-expected-end = кінець тексту або пропуск і наступна піраміда

pyramido-scene-quarry = Каменоломня: звідси бери тайлики
pyramido-scene-quarry-only = Каменоломня
pyramido-scene-stacks = Стоси: поповнюють каменоломню
pyramido-scene-stacks-only = Стоси
pyramido-scene-quarry-and-stacks = Каменоломня і стоси
pyramido-scene-take-now = Візьми один із трьох великих тайликів
pyramido-scene-patches = Клаптики
pyramido-scene-patches-wide = Клаптики: одна половина може замінити блок твого тайлика
pyramido-scene-markers = Маркери
pyramido-scene-refill-now = Тепер поповни каменоломню зі стосу біля прогалини
pyramido-scene-foundation = основа: 5 на 4 блоки, вшир або вгору
pyramido-scene-site = майданчик ({ $seat })
pyramido-scene-seat = { $bounty ->
    [0] { $seat }, цей раунд: 0
   *[other] { $seat }, цей раунд: { $jewels } + { $bounty }
}
pyramido-scene-narrow-seat = { $bounty ->
    [0] { $seat }: 0
   *[other] { $seat }: { $jewels } + { $bounty }
}
pyramido-scene-patch = клаптик, { $colour } бік
pyramido-scene-block = { $count ->
    [0] { $colour } блок
   *[other] { $colour } блок, скарби { $jewels }
}
pyramido-scene-tile = каменоломня { $place }: { $left } ({ $left-jewels }) і { $right } ({ $right-jewels })
pyramido-scene-cell = клітинка { $cell }
pyramido-scene-lost = { $seat } вибуває
pyramido-scene-keep = Без клаптика
pyramido-board-gap = { $patches ->
    [0] Лишилася прогалина, яку тайликами не заповнити, а клаптиків у тебе немає: це вибуття з гри. «Скасувати» поверне хід.
    [one] Лишилася прогалина, яку тайликами не заповнити: на неї підуть клаптики, а в тебе { $patches } клаптик.
    [few] Лишилася прогалина, яку тайликами не заповнити: на неї підуть клаптики, а в тебе { $patches } клаптики.
    [many] Лишилася прогалина, яку тайликами не заповнити: на неї підуть клаптики, а в тебе { $patches } клаптиків.
   *[other] Лишилася прогалина, яку тайликами не заповнити: на неї підуть клаптики, а в тебе { $patches } клаптиків.
}

pyramido-explained-patch = Клаптик: може замінити непозначений блок щойно покладеного тайлика. Два його кольори — це два боки однієї деталі: використаєш один, і обох уже немає.
pyramido-explained-marker = Маркер скарбу ({ $colour }): ляже на блок зі скарбом свого кольору, щойно ти такий покладеш. Позначена ділянка наприкінці раунду дає бали за свої скарби, і тоді маркер повертається до тебе.
pyramido-explained-quarry = Тайлик каменоломні. У свій хід ти береш один із трьох і додаєш до свого рівня.
pyramido-explained-stack = Стос: його верхнім тайликом можна поповнити порожнє місце каменоломні поруч.
pyramido-explained-cell = Клітинка твого рівня для блока тайлика.
pyramido-explained-site = Майданчик ({ $seat }). Рівень { $level } із 4, ще бракує тайликів: { $tiles }.
pyramido-explained-empty-site = Майданчик ({ $seat }): перший рівень матиме 5 на 4 блоки, вшир або вгору. Починають із тайлика з каменоломні.
pyramido-explained-block = { $marked ->
    [0] Блок ({ $colour }). Без маркера скарбу його ділянка в цьому раунді нічого не дасть.
    [one] Блок ({ $colour }). На позначеній ділянці цього кольору { $marked } скарб: стільки ж балів наприкінці раунду.
    [few] Блок ({ $colour }). На позначеній ділянці цього кольору { $marked } скарби: стільки ж балів наприкінці раунду.
    [many] Блок ({ $colour }). На позначеній ділянці цього кольору { $marked } скарбів: стільки ж балів наприкінці раунду.
   *[other] Блок ({ $colour }). На позначеній ділянці цього кольору { $marked } скарбів: стільки ж балів наприкінці раунду.
}
