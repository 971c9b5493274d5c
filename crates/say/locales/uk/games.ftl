### Що не так ще до початку партії в будь-яку гру.

games-unknown-variant = { $game } не має правил «{ $name }»; є: { $known }
games-wrong-seats = { $game }: кількість гравців { $seats } не підходить; { $most ->
    [2] потрібно рівно двоє
   *[other] потрібно від { $fewest } до { $most }
}
games-bad-components = у наборі компонентів { $count ->
    [one] { $count } помилка
    [few] { $count } помилки
    [many] { $count } помилок
   *[other] { $count } помилок
}
games-foreign-action = це дія з іншої гри
games-setup-other-rules = у позиції названо інші правила, ніж { $rules }
games-components-own-name = набір, що відрізняється від стандартного, потребує власної назви
