### Pylos.

pylos-name = Pylos
pylos-about = Двоє гравців будують піраміду з куль; хто покладе останню на вершину, той переміг.

pylos-refused-occupied = на { $place } уже лежить куля
pylos-refused-unsupported = місце { $place } недоступне: під кулею мають лежати чотири кулі
pylos-refused-nothing-there = на { $place } немає кулі
pylos-refused-not-yours = куля на { $place } належить супернику
pylos-refused-not-higher = з { $from } кулю можна підняти лише на вищий рівень, а { $to } не вище
pylos-refused-covered = на кулі з { $place } лежить інша куля
pylos-refused-own-support = { $to } спирається на { $from }, тож цю кулю туди не підняти
pylos-refused-taking-back = зараз ти забираєш кулі: назви, які забрати, або зупинись
pylos-refused-nothing-completed = цього ходу нічого не складено, тож і забирати нічого не можна

pylos-ended-apex = остання куля лягла на вершину
pylos-ended-empty-reserve = у того, хто мав ходити, скінчилися кулі в запасі
pylos-ended-repetition = та сама позиція трапилася втретє

pylos-setup-two-spheres = на { $place } лежать дві кулі
pylos-setup-floating = куля на { $place } висить у повітрі: { $missing ->
    [one] одне з чотирьох місць під нею порожнє
    [few] { $missing } з чотирьох місць під нею порожні
    [many] { $missing } з чотирьох місць під нею порожні
   *[other] { $missing } з чотирьох місць під нею порожні
}
pylos-setup-too-many-light = світлих куль { $count }, а їх є лише 15
pylos-setup-too-many-dark = темних куль { $count }, а їх є лише 15
pylos-setup-apex-of-mover = вершину вже має той, хто ходить, тож партія закінчилася ходом раніше
pylos-setup-expected-rules = варіант правил: children, standard або expert
pylos-setup-expected-space = пропуск
pylos-setup-expected-level = «|» і наступний рівень
pylos-setup-expected-row = «/» і наступний ряд
pylos-setup-expected-place = місце: «.», «L», «D» або «*»
pylos-setup-expected-side = хто ходить: light або dark
pylos-setup-expected-end = кінець тексту

pylos-board-level = рівень { $level }
pylos-board-reserve-light = світлі: { $count } у запасі
pylos-board-reserve-dark = темні: { $count } у запасі

pylos-notation =
    1a1          покласти кулю із запасу: рівень, вертикаль, горизонталь
    1a1-2b1      підняти свою кулю на вищий рівень
    x1a1         забрати кулю назад у запас, коли складено квадрат
    stop         більше не забирати
    1d4x1a1x1b1  цілий хід одним словом
pylos-prompt-start = Поклади кулю або підніми одну зі своїх.
pylos-prompt-take-back = { $left ->
    [one] Можеш забрати ще одну кулю або зупинитися.
    [few] Можеш забрати до { $left } своїх куль або зупинитися.
    [many] Можеш забрати до { $left } своїх куль або зупинитися.
   *[other] Можеш забрати до { $left } своїх куль або зупинитися.
}

pylos-scene-light = світлі: { $count }
pylos-scene-dark = темні: { $count }
pylos-scene-sphere-light = світла куля на { $place }
pylos-scene-sphere-dark = темна куля на { $place }
pylos-scene-reserve-light = світла куля в запасі
pylos-scene-reserve-dark = темна куля в запасі
pylos-scene-place = доступне місце { $place }
pylos-scene-stop = Досить
