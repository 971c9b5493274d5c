### Silver & Gold Pyramids.

tomb-name = Silver & Gold Pyramids
tomb-about = Усі водночас прокладають шлях залами, від входу до гробниці, і дорогою збирають самоцвіти та смолоскипи.
tomb-goal = Наноси фігуру на свої карти від входу до піраміди. Карта з позначеною пірамідою дає 10 балів; самоцвіти, смолоскипи й нагороди додають, черепи забирають.
tomb-colour-purple = фіолетова
tomb-colour-orange = помаранчева
tomb-colour-green = зелена
tomb-slot-left = ліворуч
tomb-slot-right = праворуч

tomb-refused-over = партію закінчено
tomb-refused-not-your-turn = зараз не твій хід
tomb-refused-not-now = зараз цього не можна
tomb-refused-not-dealt = карти { $card } немає серед твоїх чотирьох
tomb-refused-not-two-cards = залиш дві різні карти
tomb-refused-no-card = у тебе немає карти { $slot }
tomb-refused-wall = { $square } — стіна
tomb-refused-marked = { $square } вже позначено
tomb-refused-not-the-pattern = познач усю фігуру, обернену чи віддзеркалену, як захочеш, або рівно одну клітинку
tomb-refused-not-one-square = червоний хрестик просить рівно одну клітинку
tomb-refused-without-entrance = перша позначка на карті має охоплювати вхід, { $square }
tomb-refused-not-connected = сюди не дістатися: це не торкається нічого позначеного на цій карті
tomb-refused-completed = карту { $slot } завершено, позначати на ній більше не можна
tomb-refused-nothing-to-revise = нема чого вибирати знову; якщо передумаєш, просто вибери інше
tomb-refused-not-offered = карти { $card } немає у відкритому ряду
tomb-refused-deck-empty = колода порожня
tomb-refused-not-in-deck = карта { $card } не може вийти з колоди
tomb-refused-no-such-expedition = експедицій із цією фігурою в цьому раунді не лишилося
tomb-refused-no-such-seat = за цим столом немає місця { $seat }

tomb-ended-after-four-rounds = зіграно всі чотири раунди
tomb-ended-by-lowest-card = зіграно всі чотири раунди; за рівності вирішила найменша завершена карта, номер { $card }

tomb-tally-completed = завершені карти
tomb-tally-torches = смолоскипи
tomb-tally-boxes = нагороди за пари одного кольору
tomb-tally-skulls = черепи
tomb-tally-gems = самоцвіти, у парах і окремо

tomb-fault-unknown-line = цей рядок незрозумілий: { $text }
tomb-fault-set-twice = набір уже має назву
tomb-fault-set-name = після «set» іде назва: одне слово з літер, цифр і дефісів, не довше 24
tomb-fault-no-set = набір не має назви: бракує рядка «set NAME»
tomb-fault-name-taken = назва «{ $name }» належить набору, що йде з Benben, а цей інший
tomb-fault-skull-value = { $value } — не ціна черепа: від -1 до -99
tomb-fault-skull-order = { $value } дешевше за попередній череп
tomb-fault-skull-count = черепів { $count } замість { $expected }
tomb-fault-expedition-line = після «expedition» ідуть назва й кількість карт
tomb-fault-expedition-name = «{ $name }» — не назва: одне слово з літер, цифр і дефісів, не довше 24
tomb-fault-expedition-twice = експедиція { $name } вже є
tomb-fault-expedition-count = { $count } — не кількість карт
tomb-fault-expedition-same = { $name } має ту саму фігуру, що й { $other }, хіба обернену чи віддзеркалену: краще дай { $other } більше карт
tomb-fault-expedition-large = у фігурі щонайбільше п’ять рядів щонайбільше по п’ять клітинок
tomb-fault-expedition-shape = клітинки фігури прилягають одна до одної, і є хоча б одна
tomb-fault-expedition-total = карт експедицій { $count } замість { $expected }
tomb-fault-chamber-line = після «chamber» ідуть номер карти і її колір
tomb-fault-chamber-number = { $number } — не номер карти: від 1 до { $most }
tomb-fault-chamber-twice = карта { $card } є двічі
tomb-fault-chamber-colour = { $colour } — не колір: є purple, orange і green
tomb-fault-chamber-rows = у залі п’ять рядів, а не { $rows }
tomb-fault-chamber-width = у ряду п’ять клітинок, а не { $width }
tomb-fault-chamber-crosses = червоних хрестиків у залі щонайбільше { $most }
tomb-fault-chamber-entrance = у залі один вхід, E, у верхньому ряду
tomb-fault-chamber-tomb = у залі одна гробниця, T, у нижньому ряду
tomb-fault-chamber-no-way = від входу до гробниці немає шляху
tomb-fault-chamber-missing = бракує карти { $card }
tomb-fault-colour-count = { $colour }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карт
} замість { $expected }
tomb-fault-symbol = «{ $symbol }» у стовпці { $column } — не символ

## Позиції, складені вручну
tomb-bench-cards = Карти пірамід
tomb-bench-card = карта { $card }
tomb-bench-patterns = Фігури
tomb-bench-pattern = фігура { $pattern }
tomb-bench-marks = Позначки
tomb-bench-mark = позначка
tomb-bench-tick = галочка
tomb-bench-offer = Пропозиція
tomb-bench-revealed = Попередні фігури цього раунду
tomb-bench-expedition = Експедиція
tomb-bench-both = Дві зали, ліва й права
tomb-bench-left = Позначки в лівій залі
tomb-bench-right = Позначки в правій залі
tomb-bench-done = Завершені карти
tomb-bench-torches = Смолоскипи раундів
tomb-bench-boxes = Бали за кольорами
tomb-bench-red = Червоні самоцвіти
tomb-bench-green = Зелені самоцвіти
tomb-bench-skulls = Черепи
tomb-bench-over = кінець

tomb-setup-expected-round = «round» і його номер або «over»
tomb-setup-expected-number = число
tomb-setup-expected-patterns = назви фігур через кому
tomb-setup-expected-cards = номери карт через кому
tomb-setup-expected-boxes = нагороди, наприклад p10, через кому
tomb-setup-expected-table = «after», «expedition», «offer» або «|» і перший гравець
tomb-setup-expected-player = карта, наприклад L17:a1b1, «done», «red», «green», «torches», «skulls», «boxes» або «|»
tomb-setup-expected-once = щось інше: це вже було сказано
tomb-setup-seats = тут { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
    [many] { $seats } гравців
   *[other] { $seats } гравців
}, а грають від 2 до 4
tomb-setup-too-few-cards = у наборі замало карт для стількох гравців
tomb-setup-nobody-marks = відкрито експедицію, але ні в кого немає карти, щоб позначати
tomb-setup-round = раунду { $round } немає
tomb-setup-over-expedition = партію закінчено, тож відкритої експедиції бути не може
tomb-setup-unknown-pattern = експедиції { $name } немає
tomb-setup-pattern-too-often = { $name } відкрито частіше, ніж є таких карт
tomb-setup-too-many-revealed = перед експедицією в раунді відкрито щонайбільше стільки інших: { $most }
tomb-setup-unknown-card = карти { $card } немає
tomb-setup-card-twice = карта { $card } лежить у двох місцях
tomb-setup-offer = у відкритому ряду { $offer ->
    [one] { $offer } карта
    [few] { $offer } карти
    [many] { $offer } карт
   *[other] { $offer } карт
}: має бути чотири або менше, якщо колода порожня
tomb-setup-free-slot = у гравця { $seat } є вільне місце, хоча є що взяти
tomb-setup-wall = { $square } карти { $card } — стіна
tomb-setup-tomb-marked = гробницю карти { $card } позначено, тож карту завершено
tomb-setup-not-connected = позначене на карті { $card } не з’єднано зі входом
tomb-setup-red-gems = у гравця { $seat } червоних самоцвітів може бути щонайбільше { $most }
tomb-setup-green-gems = у гравця { $seat } зелених самоцвітів може бути щонайбільше { $most }
tomb-setup-skulls = у гравця { $seat } черепів може бути щонайбільше { $most }
tomb-setup-torches = у гравця { $seat } смолоскипів може бути щонайбільше { $most }
tomb-setup-torch-round = гравець { $seat } не може мати смолоскипа раунду { $round } або має його двічі
tomb-setup-box-unearned = у гравця { $seat } { $colour } нагорода, а карт для неї немає
tomb-setup-boxes = { $colour } нагорода не відповідає завершеним картам: спершу беруть найкращі

tomb-board-step = раунд { $round } з 4, крок { $step } з { $steps }
tomb-board-expedition = експедиція { $name }
tomb-board-to-come = ще попереду, усі, крім однієї: { $names }
tomb-board-offer = відкритий ряд
tomb-board-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
    [many] { $count } карт у колоді
   *[other] { $count } карт у колоді
}
tomb-board-boxes = нагороди, що лишилися: { $boxes }
tomb-board-hand = роздано тобі
tomb-board-seat = { $seat }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
tomb-board-completed = завершено: { $cards }
tomb-board-gems = червоних самоцвітів: { $red }, зелених: { $green }
tomb-board-torches = смолоскипи за раундами: { $rounds }
tomb-board-skulls = черепів: { $count }, ціна { $cost }
tomb-board-own-boxes = нагороди: { $boxes }
tomb-board-legend = E вхід, T гробниця, # стіна, • позначено, ◦ вибрано зараз, r g самоцвіти, t смолоскип, s череп, p зілля, x червоний хрестик

tomb-prompt-keep = Залиш дві зі своїх чотирьох карт.
tomb-prompt-kept = Ти лишаєш { $low } і { $high }; ще можна передумати.
tomb-prompt-mark = Познач фігуру або одну клітинку.
tomb-prompt-single = Фігура ніде не вміщується: познач одну клітинку.
tomb-next-keep = Тепер вибери другу карту.
tomb-next-single = Тепер вибери одну клітинку. Натисни кнопку ще раз, щоб повернутися до фігури.
tomb-prompt-extra = { $count ->
    [1] Червоний хрестик: познач ще одну клітинку або вибери знову.
    [one] Червоні хрестики: познач ще { $count } клітинку, по одній, або вибери знову.
    [few] Червоні хрестики: познач ще { $count } клітинки, по одній, або вибери знову.
    [many] Червоні хрестики: познач ще { $count } клітинок, по одній, або вибери знову.
   *[other] Червоні хрестики: познач ще { $count } клітинок, по одній, або вибери знову.
}
tomb-prompt-marked = Вибір зроблено; ще можна вибрати інше.
tomb-prompt-take = { $count ->
    [1] Візьми нову карту, відкриту чи з колоди. Гробниця (піраміда) дає 10 балів.
    [one] Візьми { $count } нову карту, по одній, відкриту чи з колоди. Гробниця (піраміда) дає 10 балів.
    [few] Візьми { $count } нові карти, по одній, відкриті чи з колоди. Гробниця (піраміда) дає 10 балів.
    [many] Візьми { $count } нових карт, по одній, відкритих чи з колоди. Гробниця (піраміда) дає 10 балів.
   *[other] Візьми { $count } нових карт, по одній, відкритих чи з колоди. Гробниця (піраміда) дає 10 балів.
}
tomb-prompt-wait = Зараз тут нічого вирішувати.

tomb-event-dealt = { $name } отримує карту { $card }
tomb-event-dealt-hidden = { $name } отримує карту
tomb-event-chose = вибрано, ще приховано: { $action }
tomb-event-kept = { $name } лишає { $low } і { $high }
tomb-event-marked = { $name } позначає { $marks }
tomb-event-marked-nothing = { $name } не має чого позначати
tomb-event-expedition = наступна експедиція: { $name }
tomb-event-card = відкривається карта { $card }
tomb-event-takes = { $name } бере з відкритого ряду карту { $card }
tomb-event-takes-unseen = { $name } бере наосліп верхню карту колоди

tomb-notation =
    keep:12+33        лишити карти 12 і 33 з чотирьох розданих
    L:a1b1b2          позначити ці клітинки на лівій карті (R: на правій); стовпці від a до e, ряди від 1 до 5 згори
    L:c3              позначити одну клітинку
    again             поки червоний хрестик просить клітинку: забути свої позначки й вибрати знову
    take:17           взяти карту 17 з відкритого ряду
    take:deck         взяти верхню карту колоди наосліп

tomb-scene-offer = Карти на вибір
tomb-scene-to-come = Ще буде, крім однієї
tomb-scene-stays-out = Не буде в цьому раунді
tomb-scene-cards-left = { $count ->
    [one] буде ще { $count } карта
    [few] буде ще { $count } карти
    [many] буде ще { $count } карт
   *[other] буде ще { $count } карт
}
tomb-scene-worth-gems = Червоний і зелений самоцвіт разом: 5. Один: 1.
tomb-scene-worth-torches = по 5, один на раунд
tomb-scene-worth-skulls = Рахується лише останній череп.
tomb-scene-worth-boxes = 2-га, 4-та, 6-та карта кольору: найкраща нагорода
tomb-scene-worth-cards = Завершена карта (гробниця позначена): 10 балів
tomb-scene-worth-crosses = ще клітинка
tomb-scene-worth-potions = стирає 2 черепи
tomb-scene-card-purple = карта { $card }, фіолетова
tomb-scene-card-orange = карта { $card }, помаранчева
tomb-scene-card-green = карта { $card }, зелена
tomb-scene-square = клітинка { $square }
tomb-scene-mark = позначена клітинка { $square }
tomb-scene-single = Одна клітинка
tomb-scene-again = Вибрати знову

tomb-explained-gems = Червоний і зелений самоцвіт разом дають 5 балів, самоцвіт без пари — 1.
tomb-explained-torches = Смолоскип дає 5 балів; за раунд рахується один.
tomb-explained-skulls = Бали забирає лише останній відмічений череп: стільки, скільки стоїть під ним. Зілля стирає два останні.
tomb-explained-boxes = За твою 2-гу, 4-ту й 6-ту завершену карту одного кольору ти отримуєш найкращу нагороду цього кольору, що лишилася: 10, потім 6, потім 3.
tomb-explained-tomb = Гробниця (піраміда): познач її, і карту завершено: 10 балів.
tomb-explained-entrance = Вхід: перша позначка на карті має його охопити.
tomb-explained-torch = Смолоскип: познач його за 5 балів. За раунд рахується один.
tomb-explained-skull = Череп: коли ти його позначаєш, відмічається наступний череп. Бали забирає лише останній.
tomb-explained-potion = Зілля: коли ти його позначаєш, стираються два найдорожчі відмічені черепи.
tomb-explained-cross = Червоний хрестик: познач його — й одразу познач ще одну клітинку, на будь-якій карті.
tomb-explained-number = Номер карти. Балів він не дає: хто завершив менший, бере першим, і він вирішує за рівності.
tomb-explained-offer = Коли ти завершуєш карту, береш одну з цих або верхню з колоди, наосліп.
tomb-explained-expedition = Фігура цього кроку, для всіх. Обертай і віддзеркалюй її, як хочеш.
tomb-explained-to-come = Ці фігури ще можуть бути в цьому раунді. Одна з них лишиться прихованою.
tomb-explained-stays-out = Ця фігура в цьому раунді лишиться прихованою.
tomb-explained-card = Позначай шлях від входу до гробниці. Темні клітинки — стіни.
tomb-explained-single = Фігура не покриває цієї клітинки. Щоб позначити лише її, спершу натисни «Одна клітинка».
