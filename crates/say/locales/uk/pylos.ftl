### Pylos.

pylos-name = Pylos
pylos-about = Двоє гравців будують піраміду з куль; хто покладе останню на вершину, той переміг.
pylos-goal = Поклади останню кулю на вершину. За квадрат із чотирьох куль свого кольору забираєш одну чи дві назад; у кого кулі скінчилися, той програє.

pylos-refused-occupied = на { $place } уже лежить куля
pylos-refused-unsupported = це місце недоступне: під кулею має лежати квадрат із чотирьох
pylos-refused-nothing-there = на { $place } немає кулі
pylos-refused-not-yours = ця куля належить супернику
pylos-refused-not-higher = кулю можна підняти лише на вищий рівень
pylos-refused-covered = на цій кулі лежить інша
pylos-refused-own-support = це місце спирається саме на цю кулю
pylos-refused-taking-back = зараз ти забираєш кулі: назви, які забрати, або зупинись
pylos-refused-nothing-completed = цього ходу нічого не складено, тож і забирати нічого не можна

pylos-explained-stays = Твоя куля. Її можна буде підняти, щойно на вищому рівні з’явиться доступне місце.

pylos-ended-apex = остання куля лежить на вершині
pylos-ended-empty-reserve = { $seat } більше не має куль
pylos-ended-repetition = та сама позиція трапилася втретє

## Позиції, складені вручну
pylos-bench-spheres = Кулі
pylos-bench-light = світла куля
pylos-bench-dark = темна куля
pylos-bench-light-moves = Ходять світлі
pylos-bench-dark-moves = Ходять темні
pylos-bench-level = Рівень { $level }

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
pylos-board-own-light = (світлі), у запасі { $count }:
pylos-board-reserve-dark = темні: { $count } у запасі
pylos-board-own-dark = (темні), у запасі { $count }:

pylos-notation =
    1a1          покласти кулю із запасу: рівень, вертикаль, горизонталь
    1a1-2b1      підняти свою кулю на вищий рівень
    x1a1         забрати кулю назад у запас, коли складено квадрат
    stop         більше не забирати
    1d4x1a1x1b1  цілий хід одним словом
pylos-prompt-start = Поклади кулю або підніми одну зі своїх.
pylos-prompt-take-back = { $left ->
    [one] Можеш забрати ще одну.
    [few] Ти склав квадрат: забери одну чи дві свої кулі або жодної.
    [many] Ти склав квадрат: забери одну чи дві свої кулі або жодної.
   *[other] Ти склав квадрат: забери одну чи дві свої кулі або жодної.
}
pylos-prompt-take-back-expert = { $left ->
    [one] Можеш забрати ще одну.
    [few] Ти склав квадрат або ряд: забери одну чи дві свої кулі або жодної.
    [many] Ти склав квадрат або ряд: забери одну чи дві свої кулі або жодної.
   *[other] Ти склав квадрат або ряд: забери одну чи дві свої кулі або жодної.
}
pylos-prompt-place = Поклади кулю.
pylos-next = Тепер вибери, куди покласти кулю.

pylos-scene-light = світлі: { $count }
pylos-scene-dark = темні: { $count }
pylos-scene-sphere-light = світла куля на { $place }
pylos-scene-sphere-dark = темна куля на { $place }
pylos-scene-reserve-light = світла куля в запасі
pylos-scene-reserve-dark = темна куля в запасі
pylos-scene-place = доступне місце { $place }
pylos-scene-stop = Досить
pylos-scene-keep-all = Не забирати
