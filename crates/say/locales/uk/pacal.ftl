### Pacal’s Rocket.

pacal-name = Pacal’s Rocket
pacal-about = Кораблі літають над Паленке й лишають каміння; каміння, викладене фігурою, стає пірамідами, а піраміди панують у кварталах.
pacal-goal = Літай, скидай камені й перетворюй камені у фігурах на піраміди. Перша піраміда в кварталі дає його число, і так само той, хто згодом виходить у ньому вперед.
pacal-notation =
    ship:f6             поставити свій корабель на клітинку Священного кварталу
    fly:f9              летіти прямо на стільки, скільки випало
    bend:g7             летіти з поворотами, рівно стільки, скільки випало
    jump:f1             летіти вздовж ряду чи стовпця, коли випали стрілки
    divine2:a1          будь-куди, за божественний камінь 2
    drift:a1            будь-куди, коли корабель не може летіти, а божественних каменів немає
    drop:own            покласти камінь у свій корабель
    drop:own+3          і ще один у корабель гравця 3
    drop:own/c4         взяти камінь із c4, коли запас порожній
    build3:b1/a1+b1+c1  звести три поверхи на b1 з каменів a1, b1 і c1
    skip                не класти каменів або не будувати

pacal-refused-not-now = зараз у ході інший крок: спершу політ, тоді каміння, тоді будівництво
pacal-refused-no-such-seat = за цим столом немає місця { $seat }
pacal-refused-no-such-face = у кубика немає грані «{ $face }»
pacal-refused-no-start = { $square } — не вільна клітинка Священного кварталу
pacal-refused-not-straight = прямий політ там не закінчується
pacal-refused-not-bent = політ із поворотами за рівно стільки клітинок там не закінчується
pacal-refused-not-in-line = { $square } — не вільна клітинка в ряду чи стовпці корабля
pacal-refused-arrows-rolled = випали стрілки: лети вздовж ряду чи стовпця
pacal-refused-number-rolled = випало число, а не стрілки
pacal-refused-bent-in-first-round = у першому раунді літають лише прямо
pacal-refused-stays-holy = перший політ має вивести зі Священного кварталу, а { $square } — у ньому
pacal-refused-divine-in-first-round = у першому раунді божественних каменів не використовують, поки корабель може летіти
pacal-refused-divine-gone = твого божественного каменя { $value } вже немає
pacal-refused-not-free = { $square } — не вільна клітинка
pacal-refused-can-fly = твій корабель може летіти
pacal-refused-has-divine = твій корабель не може летіти, тож використай божественний камінь
pacal-refused-can-move = є вільна клітинка, куди можна переміститися
pacal-refused-own-ship-only = після польоту з поворотами можна покласти лише один камінь, у свій корабель
pacal-refused-own-ship-twice = це твій корабель; другий камінь кладуть у корабель іншого гравця
pacal-refused-supply-first = у запасі досить каменів: із дошки не бери
pacal-refused-supply-short = у запасі замало: скажи, котрий зі своїх видимих каменів узяти з дошки
pacal-refused-one-from-board = з дошки за хід беруть лише один камінь
pacal-refused-not-visible = на { $square } немає твого видимого каменя
pacal-refused-no-such-pyramid = пірамід на { $storeys ->
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
    [many] { $storeys } поверхів
   *[other] { $storeys } поверхів
} немає
pacal-refused-no-formation = ці камені разом із твоїми пірамідами не складають фігури, у якій є місце будівництва
pacal-refused-formation-too-small = ця фігура замала для піраміди на { $storeys ->
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
    [many] { $storeys } поверхів
   *[other] { $storeys } поверхів
}
pacal-refused-wrong-ground = на { $square } немає ні твого каменя, ні твоєї піраміди з цієї фігури
pacal-refused-not-higher = піраміда на { $square } вже не нижча
pacal-refused-none-left = у тебе не лишилося пірамід на { $storeys ->
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
    [many] { $storeys } поверхів
   *[other] { $storeys } поверхів
}
pacal-refused-right-size-left = за цією фігурою належить піраміда на { $storeys ->
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
    [many] { $storeys } поверхів
   *[other] { $storeys } поверхів
}, і така в тебе ще є
pacal-refused-masters = майстри будують із самих каменів або з каменів і тієї однієї піраміди, яку надбудовують

pacal-ended-last-but-one = { $seat } зводить передостанню піраміду
pacal-ended-goal = { $seats }: набрано { $goal ->
    [one] { $goal } бал
    [few] { $goal } бали
    [many] { $goal } балів
   *[other] { $goal } балів
}
pacal-ended-quiet = двадцять раундів ніхто не будував

pacal-points-building = квартали, взяті будівництвом
pacal-points-last-but-one = передостання піраміда
pacal-points-water = { $storeys ->
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
    [many] { $storeys } поверхів
   *[other] { $storeys } поверхів
} на берегах
pacal-points-district = найбільше поверхів ({ $storeys }) у кварталі вартістю { $value } { $where }
pacal-points-second = друге місце ({ $storeys }) у кварталі вартістю { $value } { $where }
pacal-points-divine = божественні камені
pacal-points-banks = поверхи на берегах
pacal-points-districts = найбільше поверхів у кварталах
pacal-points-seconds = другі місця у кварталах
pacal-points-divine-stones = божественні камені, що лишилися

## Позиції, складені вручну
pacal-bench-city = Місто
pacal-bench-hold = Камені в кораблі
pacal-bench-ship = корабель, { $seat }
pacal-bench-stone = камінь, { $seat }
pacal-bench-pyramid = піраміда, поверхи: { $storeys }, { $seat }
pacal-bench-step = Що далі
pacal-bench-first = визначають, хто починає
pacal-bench-place-ship = поставити корабель
pacal-bench-roll = кидок кубика
pacal-bench-fly = летіти
pacal-bench-drop-one = використати один камінь
pacal-bench-drop-two = використати два камені
pacal-bench-build = будувати
pacal-bench-over-goal = кінець: хтось досяг мети
pacal-bench-over-quiet = кінець: надто довго ніхто не будував
pacal-bench-over-last-but-one = кінець: передостання піраміда, { $seat }
pacal-bench-die = Кубик
pacal-bench-not-rolled = ще не кинуто
pacal-bench-arrows = стрілки
pacal-bench-quiet = Раунди, у яких ніхто не будував
pacal-bench-built = У цьому раунді хтось уже будував
pacal-bench-divine = Божественні камені, що лишилися

pacal-setup-expects = { $form }
pacal-setup-missing = бракує { $word }
pacal-setup-no-such-seat = немає місця { $seat }
pacal-setup-ship-off-land = корабель на { $square } стоїть не на ігровій суші
pacal-setup-stone-off-land = камінь на { $square } лежить не на ігровій суші
pacal-setup-pyramid-off-land = піраміда на { $square } стоїть не на ігровій суші
pacal-setup-two-ships = на { $square } два кораблі
pacal-setup-two-pyramids = на { $square } дві піраміди
pacal-setup-ship-on-pyramid = на { $square } і корабель, і піраміда
pacal-setup-stone-on-pyramid = на { $square } і камінь, і піраміда
pacal-setup-too-many-stones = у гравця { $seat } каменів { $stones }, а їх є лише { $most }
pacal-setup-too-many-pyramids = у гравця { $seat } пірамід на { $storeys ->
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
    [many] { $storeys } поверхів
   *[other] { $storeys } поверхів
} — { $pyramids }, а їх є лише { $most }
pacal-setup-round = раунди рахують від 1
pacal-setup-quiet-rounds = тихих раундів більше, ніж зіграно: щонайбільше { $rounds }
pacal-setup-built-early = у цьому раунді ще ніхто не міг будувати
pacal-setup-roll-by-starter = за всіх кидає перший гравець раунду
pacal-setup-die-needed = скажи, що випало на кубику
pacal-setup-die-early = кубик ще не кинуто
pacal-setup-ship-missing = бракує корабля гравця { $seat }
pacal-setup-ship-early = на цьому кроці корабель ({ $seat }) ще не поставлено
pacal-setup-not-the-start = до першого кидка могли змінитися лише кораблі
pacal-setup-last-but-one = у гравця { $seat } лишилося не більше однієї піраміди, тож партію закінчено
pacal-setup-not-last-but-one = у гравця { $seat } лишилося більше однієї піраміди, тож партія закінчилася не через це
pacal-setup-goal = хтось уже має { $goal ->
    [one] { $goal } бал
    [few] { $goal } бали
    [many] { $goal } балів
   *[other] { $goal } балів
}, тож партію закінчено
pacal-setup-no-goal = ніхто не набрав { $goal ->
    [one] { $goal } бала
    [few] { $goal } балів
    [many] { $goal } балів
   *[other] { $goal } балів
}, тож партія закінчилася не через це
pacal-setup-quiet = після { $most ->
    [one] { $most } тихого раунду
    [few] { $most } тихих раундів
    [many] { $most } тихих раундів
   *[other] { $most } тихих раундів
} партію закінчено
pacal-setup-not-quiet = партія закінчується рівно після { $most ->
    [one] { $most } тихого раунду
    [few] { $most } тихих раундів
    [many] { $most } тихих раундів
   *[other] { $most } тихих раундів
}

pacal-fault-unknown-line = жоден рядок не починається з «{ $word }»
pacal-fault-missing = немає рядка «{ $word }»
pacal-fault-twice = «{ $word }» сказано двічі
pacal-fault-name = назва — одне слово з малих латинських літер, цифр і дефісів, не довше 40 символів
pacal-fault-name-taken = «standard» — назва дошки, що йде з Benben: назви свою інакше
pacal-fault-row-character = «{ $character }» у стовпці { $column } — ні квартал, від A до Z, ні озеро, ~
pacal-fault-row-length = у ряду { $length ->
    [one] { $length } клітинка
    [few] { $length } клітинки
    [many] { $length } клітинок
   *[other] { $length } клітинок
}, а в першому ряду { $expected }
pacal-fault-row-wide = у ряду від 1 до 16 клітинок, а не { $length }
pacal-fault-too-many-rows = на дошці щонайбільше 16 рядів
pacal-fault-value = «{ $word }» — не вартість: напиши квартал і число від 1 до { $highest }, наприклад A=5
pacal-fault-value-twice = у кварталу { $district } дві вартості
pacal-fault-no-value = у кварталу { $district } немає вартості
pacal-fault-no-district = на дошці немає кварталу { $district }
pacal-fault-scattered = квартал { $district } розірвано на частини
pacal-fault-holy = назви один квартал Священним
pacal-fault-holy-room = у Священному кварталі { $squares ->
    [one] { $squares } клітинка
    [few] { $squares } клітинки
    [many] { $squares } клітинок
   *[other] { $squares } клітинок
}, а кораблів там має вміститися { $needed }
pacal-fault-holy-covered = Священний квартал не можна накрити
pacal-fault-river = «{ $text }» — не відрізок річки: пиши, наприклад, c|d 6-11 або 4|5 a-c
pacal-fault-river-off-board = річка «{ $text }» тече не між клітинками дошки
pacal-fault-river-in-lake = річка «{ $text }» тече посеред озера
pacal-fault-banks = напиши «banks all», «banks none» або клітинки
pacal-fault-bank = «{ $word }» — не клітинка
pacal-fault-bank-no-land = { $square } — не суша: берег — це клітинка кварталу
pacal-fault-cover = накривають для 2, 3 або 4 гравців: пиши, наприклад, cover 3 J P
pacal-fault-die = граней у кубика від 1 до { $most }
pacal-fault-face = «{ $word }» — не грань: число від 1 до 10 або arrows
pacal-fault-goal = мета — це кількість гравців, від 2 до 5, і бали від 1 до { $highest }, наприклад goal 2 45
pacal-fault-no-goal = немає мети для такої кількості гравців: { $seats }

pacal-board-round = раунд { $round }, перший гравець: { $seat }
pacal-board-first = раунд { $round }, перший гравець: { $seat }
pacal-board-die = кубик: { $die }
pacal-board-values = вартість: { $values }
pacal-board-key = ≈ берег, ║ річка, ~ озеро, <1> корабель, 1▲3 піраміда на три поверхи, числа знизу: каміння, + куди може полетіти корабель
pacal-board-seat = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}; у запасі { $stones ->
    [one] { $stones } камінь
    [few] { $stones } камені
    [many] { $stones } каменів
   *[other] { $stones } каменів
}; лишилося пірамід: { $pyramids }; божественні камені: { $divine }; корабель: { $ship }; у ньому: { $hold }

pacal-prompt-first = Хто ходить першим, вирішує випадок.
pacal-prompt-ship = Постав свій корабель на вільну клітинку Священного кварталу.
pacal-prompt-roll = Кидають кубик.
pacal-prompt-fly-first = Лети прямо, геть зі Священного кварталу.
pacal-prompt-fly = { $again ->
    [0] {""}
   *[other] Новий раунд, і починаєш ти.{" "}
}Лети { $number ->
    [1] на 1 клітинку, прямо
    [one] на { $number } клітинку, прямо чи з поворотами
    [few] на { $number } клітинки, прямо чи з поворотами
    [many] на { $number } клітинок, прямо чи з поворотами
   *[other] на { $number } клітинок, прямо чи з поворотами
}{ $divine ->
    [0] .
   *[other] , або віддай божественний камінь.
}
pacal-prompt-fly-short = { $again ->
    [0] {""}
   *[other] Новий раунд, і починаєш ти.{" "}
}Лети прямо на { $number }, або поки не зупинить перешкода чи край, або з поворотами рівно на { $number }{ $divine ->
    [0] .
   *[other] , або віддай божественний камінь.
}
pacal-prompt-jump = { $again ->
    [0] {""}
   *[other] Новий раунд, і починаєш ти.{" "}
}Лети вздовж свого ряду чи стовпця як завгодно далеко{ $divine ->
    [0] .
   *[other] {" "}або віддай божественний камінь.
}
pacal-prompt-one-stone = Натисни на свій корабель, щоб покласти в нього камінь: коли він відлетить, камінь залишиться тут. Або пропусти.
pacal-prompt-two-stones = Поклади камінь у свій корабель, в інший або в обидва: коли корабель відлетить, камінь залишиться. Або пропусти.
pacal-prompt-build = Збудуй піраміду або пропусти.
pacal-next-ship = Натисни «Лише один камінь» або другий корабель: тоді камінь отримає кожен.
pacal-next-build = Ще одне натискання: підсвічена клітинка або підсвічена піраміда.
pacal-next-fly = Ти віддаєш цей камінь і його бали. Натисни, куди летіти, або ще раз на камінь, щоб його залишити.
pacal-next-stone = Тепер натисни на свій камінь на полі: він піде в корабель.

pacal-scene-district = квартал вартістю { $value }
pacal-scene-led-district = квартал вартістю { $value }, веде { $seat }
pacal-scene-progress = бали: { $points } / { $goal }
pacal-scene-banks = поверхи на берегах: { $storeys }
pacal-scene-goal = Гра триває до { $points ->
    [one] { $points } бала
    [few] { $points } балів
    [many] { $points } балів
   *[other] { $points } балів
}
pacal-scene-last-but-one = або до { $count }-ї піраміди гравця
pacal-scene-square = { $square }, у кварталі вартістю { $value } { $where }
pacal-scene-ship = { $stones ->
    [0] корабель ({ $seat }) на { $square }, порожній
    [1] корабель ({ $seat }) на { $square }, у ньому камінь ({ $owners })
   *[other] корабель ({ $seat }) на { $square }, у ньому камені ({ $owners })
}
pacal-scene-stone = камінь ({ $seat }) на { $square }
pacal-scene-built = { $storeys ->
    [one] піраміда ({ $seat }) на { $square }, { $storeys } поверх
    [few] піраміда ({ $seat }) на { $square }, { $storeys } поверхи
    [many] піраміда ({ $seat }) на { $square }, { $storeys } поверхів
   *[other] піраміда ({ $seat }) на { $square }, { $storeys } поверхів
}
pacal-scene-seat = { $seat }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}
pacal-scene-pyramids = піраміди на { $storeys ->
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
    [many] { $storeys } поверхів
   *[other] { $storeys } поверхів
}: лишилося { $left }
pacal-scene-divine = божественний камінь { $value }
pacal-scene-skip = Пропустити
pacal-scene-home = камені, що повернулися додому ({ $seat }): { $count }
pacal-scene-bent = з поворотами: 1
pacal-scene-straight = прямо: 2 камені
pacal-scene-one-stone = Лише один камінь
pacal-scene-stay = Залишитися
pacal-scene-another = Інший спосіб

pacal-explained-pyramid = { $stones } { $instead } { $left ->
    [0] Таких уже не лишилося.
   *[other] Лишилося: { $left }.
}
pacal-explained-home = Два камені одного кольору на одній клітинці не лежать: вони повернулися до запасу ({ $seat }).
pacal-explained-one-storey = Один поверх: один камінь.
pacal-explained-two-storeys = Два поверхи: два твої камені поруч.
pacal-explained-three-storeys = Три поверхи: три камені на одній лінії, з однаковими проміжками або без них.
pacal-explained-four-storeys = Чотири поверхи: чотири камені на одній лінії, з однаковими проміжками або без них.
pacal-explained-five-storeys = П’ять поверхів: чотири камені в кутах квадрата.
pacal-explained-stand-in = Усі, крім одного, можуть замінити піраміди.
pacal-explained-stand-in-masters = Рахуються лише камені й піраміда, яку надбудовують.
pacal-explained-divine = Божественний камінь: віддай його замість польоту, і твій корабель стане на будь-яку вільну клітинку. Якщо збережеш, наприкінці його вартість — { $value }.
pacal-explained-ship = { $stones ->
    [0] Корабель ({ $seat }), без каменів. Камені в кораблі залишаться на його клітинці, коли він полетить.
   *[other] Корабель ({ $seat }) із каменями ({ $owners }). Коли він полетить, вони залишаться на цій клітинці.
}
pacal-explained-banks = Поверхи на клітинках біля води (≈), { $seat }: { $storeys }. Наприкінці за найбільшу кількість дають 12 балів, за друге місце 8, за третє 4.
pacal-explained-progress = { $seat }, бали: { $points }. Гра закінчується при { $goal }. Воду, квартали й божественні камені рахують уже потім.
pacal-explained-supply = Камені в запасі, { $seat }: { $stones }. Їх кладуть у кораблі, і корабель залишає їх на клітинці, коли летить далі.
pacal-explained-first-flight = Кубик показує, як далеко летить корабель. У першому раунді всі летять прямо.
pacal-explained-number = { $number ->
    [1] Лети на 1 клітинку прямо, а тоді поклади в кораблі два камені.
    [one] Лети на { $number } клітинку прямо або до перешкоди й поклади в кораблі два камені; або лети рівно на { $number } з поворотами й використай один камінь.
    [few] Лети на { $number } клітинки прямо або до перешкоди й поклади в кораблі два камені; або лети рівно на { $number } з поворотами й використай один камінь.
   *[other] Лети на { $number } клітинок прямо або до перешкоди й поклади в кораблі два камені; або лети рівно на { $number } з поворотами й використай один камінь.
}
pacal-explained-arrows = Стрілки: лети вздовж ряду чи стовпця як завгодно далеко, понад усім, і поклади в кораблі два камені.
pacal-explained-district = Квартал вартістю { $value }. { $standing } Перша піраміда тут приносить { $value }, і вихід у лідери теж. Наприкінці найбільше поверхів приносить { $value } ще раз, друге місце 2.
pacal-explained-bank = Біля води, у кварталі вартістю { $value }. { $standing } Перша піраміда тут приносить { $value }, і вихід у лідери теж. Наприкінці він ще раз приносить бали, і поверхи біля води теж.
pacal-explained-led = { $seat } веде: { $storeys ->
    [one] { $storeys } поверх.
    [few] { $storeys } поверхи.
    [many] { $storeys } поверхів.
   *[other] { $storeys } поверхів.
}
pacal-explained-tied = Ніхто не веде сам.
pacal-explained-empty = Тут ще ніхто не будував.
pacal-explained-built = Піраміда ({ $seat }), { $storeys ->
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
    [many] { $storeys } поверхів
   *[other] { $storeys } поверхів
}. Корабель тут не може сісти. Власник може замінити її вищою.
pacal-explained-stones = { $count ->
    [1] Камінь ({ $owners }). Він нікому не заважає
   *[other] Камені ({ $owners }). Вони нікому не заважають
}; камені одного кольору у фігурі стають пірамідою.
