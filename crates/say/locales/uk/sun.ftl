### Pyramid of the Sun.

sun-name = Pyramid of the Sun
sun-about = Від двох до п’яти гравців рівень за рівнем будують одну піраміду з карт; кожна карта дає бали, а вершина завершує гру.
sun-goal = Кожна покладена карта дає бали: щонайбільше номер її рівня, а також за символи, що торкаються таких самих. Партія закінчується вершиною; перемагає той, у кого найбільше балів.

sun-points-standard = звичайні карти
sun-points-edges = краї, подвоєно
sun-points-top = верхівка, потроєно
sun-points-symbols = символи

sun-ended-by-top = піраміда має свою вершину
sun-tie-break = Балів порівну: перемагає той, у кого більше карт у руці.
sun-ended-idle = протягом { $rounds ->
    [one] { $rounds } раунду
    [few] { $rounds } раундів
    [many] { $rounds } раундів
   *[other] { $rounds } раундів
} ніхто не клав карт

sun-refused-not-your-turn = зараз не твій хід
sun-refused-over = партію закінчено
sun-refused-only-chance = це вирішують карти, а не гравець
sun-refused-no-such-chance = зараз такого випасти не може
sun-refused-draw-or-play = за хід або тягнуть, або грають: витягни дві карти або поклади хоча б одну
sun-refused-may-not-pass = пасувати можна, лише якщо не можеш ні тягнути, ні класти карту
sun-refused-draw-first = ти тягнеш карти: спершу витягни другу
sun-refused-no-standard-to-draw = звичайних карт більше немає, навіть у скиді
sun-refused-no-edge-to-draw = крайових карт більше немає, навіть у скиді
sun-refused-discard-first = у тебе понад п’ять карт: спершу скинь
sun-refused-nothing-to-discard = карти скидають лише після того, як їх тягнули, доки не лишиться п’ять
sun-refused-already-played = цього ходу карту вже покладено, тож тягнути не можна
sun-refused-not-in-hand = у тебе немає такої карти
sun-refused-no-such-place = у цій піраміді немає такого місця
sun-refused-taken = там уже лежить карта
sun-refused-unsupported = спершу під цим місцем мають лежати дві карти
sun-refused-left-edge-elsewhere = лівий край кладуть лише на лівий кінець рівня і ніколи на вершину
sun-refused-right-edge-elsewhere = правий край кладуть лише на правий кінець рівня і ніколи на вершину
sun-refused-top-elsewhere = верхівку кладуть лише на вершину
sun-refused-choose-first = спершу вибери: витягнути карту чи взяти бали за символ
sun-refused-nothing-to-choose = зараз немає символу, за який дають бали

sun-set-bad-count = «{ $word }» — не кількість карт від { $least } до { $most }
sun-set-bad-name = «{ $word }» — не назва: малі латинські літери, цифри й дефіси, не більше 40
sun-set-bad-value = «{ $word }» — не значення від 0 до 9
sun-set-empty-deck = у колоді { $deck } немає жодної карти
sun-set-end-twice = кінець основи { $word } названо двічі
sun-set-few-for-seats = гравців { $seats }, тож на початок треба стандартних карт: { $needed }, а є { $found }
sun-set-few-middles = для основи треба середніх карт: { $needed }, а є { $found }
sun-set-kind-twice = «{ $word }» є у списку двічі: напиши один рядок із сумою
sun-set-large-deck = у колоді { $deck } карт { $found }; щонайбільше { $most }
sun-set-many-kinds = видів карт { $found }; щонайбільше { $most }
sun-set-name-twice = у набору дві назви
sun-set-no-end = бракує кінця основи { $word }: напиши «end { $word } plain»
sun-set-no-name = набір не має назви: напиши «set» і назву
sun-set-no-total = не сказано, скільки має бути карт { $part }: напиши «total { $part }» і число
sun-set-total-twice = загальну кількість карт { $part } названо двічі
sun-set-unknown-part = «{ $word }» — не частина: є standard, left, right, top, middle, end, set і total
sun-set-unknown-side = «{ $word }» — не бік: є left і right
sun-set-unknown-symbol = «{ $word }» — не символ: пиши plain, якщо його немає, колір і форму, як-от red-star, або просто sun, moon, rain чи serpent
sun-set-wrong-total = карт { $part } має бути { $total }, а в рядках разом { $found }
sun-set-wrong-words = у рядку, що починається з «{ $word }», далі мають бути інші слова

## Позиції, складені вручну
sun-bench-pyramid = Піраміда
sun-bench-symbols = Карти основи
sun-bench-standard = Звичайні карти
sun-bench-edges = Крайні карти й верхівки
sun-bench-marker = Маркер
sun-bench-discards = Скинуті карти
sun-bench-hand = Карти в руці
sun-bench-idle = Ходи від останньої покладеної карти

sun-setup-base-count = для основи треба середніх карт: { $needed }, а названо { $found }
sun-setup-base-symbol = { $symbol ->
    [plain] місця основи без символу: { $found }, а таких карт: { $most }
   *[other] в основі карт із символом «{ $symbol }» — { $found }, а є лише { $most }
}
sun-setup-hand = у гравця { $seat } карт у руці { $found }; на початку ходу їх щонайбільше { $most }
sun-setup-idle = ходів без жодної карти { $found }, а партія закінчується після { $most }
sun-setup-level-width = на рівні { $level } { $needed ->
    [one] { $needed } місце
    [few] { $needed } місця
    [many] { $needed } місць
   *[other] { $needed } місць
}, а названо { $found }
sun-setup-levels = рівнів { $found }; у цій піраміді їх { $most }
sun-setup-marker = { $card } не може бути позначкою: це не крайова карта
sun-setup-points = бали вказано для стількох гравців: { $found }, а їх { $needed }
sun-setup-seats = рук { $found }; потрібно від { $least } до { $most }
sun-setup-too-many = { $card } є { $found ->
    [one] { $found } раз
    [few] { $found } рази
    [many] { $found } разів
   *[other] { $found } разів
}, а в наборі { $most ->
    [0] таких немає
   *[other] їх лише { $most }
}
sun-setup-turn = гравець { $seat } не може ходити: такого місця немає
sun-setup-unsupported = { $card } на { $place } висить у повітрі: карта лежить на двох картах, а однієї з них немає
sun-setup-wrong-place = { $card } не може лежати на { $place }

sun-setup-expected-card = карта, наприклад 3sun, 5, L2, R2 або T4
sun-setup-expected-end = кінець тексту
sun-setup-expected-field = пропуск і «{ $field }:»
sun-setup-expected-length = довжина гри: short, standard або long
sun-setup-expected-number = число
sun-setup-expected-place = карта або «-» для порожнього місця
sun-setup-expected-points = чотири числа, з’єднані «+»
sun-setup-expected-seat = номер місця від 1 до 5
sun-setup-expected-symbol = символ, як-от red-star, sun, moon, rain чи serpent, або plain, якщо його немає

sun-symbol-plain = без символу
sun-symbol-coloured = { $shape } { $colour } кольору
sun-shape-sun = сонце
sun-shape-moon = місяць
sun-shape-rain = дощ
sun-shape-serpent = змій
sun-shape-circle = круг
sun-shape-ring = кільце
sun-shape-square = квадрат
sun-shape-triangle = трикутник
sun-shape-diamond = ромб
sun-shape-star = зірка
sun-shape-cross = хрест
sun-shape-spiral = спіраль
sun-shape-arrow = стрілка
sun-shape-eye = око
sun-shape-stairs = сходи
sun-shape-flower = квітка
sun-shape-heart = серце
sun-shape-wave = хвиля
sun-colour-red = червоного
sun-colour-orange = помаранчевого
sun-colour-yellow = жовтого
sun-colour-green = зеленого
sun-colour-blue = синього
sun-colour-violet = фіолетового
sun-colour-brown = коричневого
sun-colour-black = чорного
sun-colour-white = білого
sun-colour-grey = сірого

sun-board-standard-deck = звичайна колода: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}
sun-board-edge-deck = колода країв: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карт
}
sun-board-marker = позначка { $card }
sun-board-discards = скинуто: { $cards }
sun-board-seat = { $seat }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
sun-board-hand = рука: { $cards }
sun-board-drawn = Узята карта: { $card }.
sun-board-empty-hand = без карт
sun-board-hidden-hand = рука: звичайних { $standard }, крайових { $edge }

sun-event-base = основа продовжується: { $symbol }
sun-event-marker = { $card } — позначка колоди країв
sun-event-first = { $name } починає
sun-event-draws-standard = { $name } тягне зі звичайної колоди
sun-event-draws-edge = { $name } тягне з колоди країв
sun-event-renews-standard = скид стає звичайною колодою, і { $name } тягне з неї
sun-event-renews-edge = скид стає колодою країв, і { $name } тягне з неї
sun-event-gets = { $name } отримує { $card }
sun-event-gets-standard = { $name } отримує звичайну карту
sun-event-gets-edge = { $name } отримує крайову карту
sun-event-discards = { $name } скидає { $card }
sun-event-places = { $name } кладе { $card } на { $place }
sun-event-scores = { $name } отримує { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
} за символ
sun-event-ends = { $name } завершує хід
sun-event-passes = { $name } нічого не може й пасує

sun-prompt-ready = Витягни дві карти або клади карти з руки.
sun-next = Тепер вибери, куди покласти карту.
sun-prompt-draw = Витягни дві карти.
sun-prompt-draw-only = Жодну з твоїх карт зараз не можна покласти: візьми дві карти.
sun-prompt-end = Класти більше нічого: заверши хід.
sun-explained-nowhere = Для цієї карти зараз немає місця: під нею мають бути дві карти.
sun-explained-nowhere-left = Лівий край кладуть лише на лівий кінець рівня, а там зараз немає доступного місця.
sun-explained-nowhere-right = Правий край кладуть лише на правий кінець рівня, а там зараз немає доступного місця.
sun-explained-nowhere-top = Верхівку кладуть лише на саму вершину, коли під нею вже все збудовано.
sun-prompt-second = Витягни другу карту.
sun-prompt-discard = { $count ->
    [one] Скинь { $count } карту.
    [few] Скинь { $count } карти.
    [many] Скинь { $count } карт.
   *[other] Скинь { $count } карт.
}
sun-prompt-playing = Поклади ще карту або заверши хід.
sun-prompt-choose = Твій символ торкається такого самого: витягни карту або візьми { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}.
sun-prompt-wait = Зараз тут нічого вирішувати.

sun-notation =
    draw-standard     витягнути карту зі звичайної колоди (draw-edge: з колоди країв)
    3sun@2.4          покласти 3 із сонцем на рівень 2, четверте місце зліва
    L2@1.1            покласти лівий край зі значенням 2 (R: правий край, T: верхівка) на рівень 1, перше місце
    discard-5         скинути 5 без символу
    points            взяти бали за символ, а не карту
    end               завершити хід, поклавши карти
    pass              пасувати, коли не можеш ні тягнути, ні класти карту

sun-scene-level = рівень { $level }: карта дає щонайбільше { $level }
sun-scene-flags = Прапорець біля рівня: стільки щонайбільше дає там карта
sun-scene-edges = Краї рахуються подвійно, верхівка — потрійно
sun-scene-place = доступне місце { $place }
sun-scene-brick = карта { $card } на { $place }
sun-scene-base = основа { $place }: { $symbol }
sun-scene-hand-card = карта { $card } у руці
sun-scene-marker = карта { $card }, позначка колоди країв
sun-scene-back-standard = звичайна карта долілиць
sun-scene-back-edge = крайова карта долілиць
sun-scene-deck-standard = тягнути зі звичайної колоди
sun-scene-deck-edge = тягнути з колоди країв
sun-scene-left-standard = Звичайні: { $cards }
sun-scene-left-edge = Краї: { $cards }
sun-scene-discarded = скинуто: { $cards }
sun-scene-end = Завершити хід
sun-scene-pass = Пас
sun-scene-points = { $points ->
    [one] Взяти { $points } бал
    [few] Взяти { $points } бали
    [many] Взяти { $points } балів
   *[other] Взяти { $points } балів
}
sun-scene-future = місце { $place }, ще недоступне
