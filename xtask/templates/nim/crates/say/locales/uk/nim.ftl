### Нім.

nim-name = Нім
nim-about = Двоє гравців беруть палички з трьох купок; хто візьме останню, той виграє.

nim-refused-too-many = купка { $heap } { $left ->
    [0] порожня
    [one] має лише { $left } паличку
    [few] має лише { $left } палички
   *[other] має лише { $left } паличок
}

nim-ended-last = останню паличку взято

nim-setup-expected-heap = кількість паличок купки
nim-setup-expected-slash = «/» і наступна купка
nim-setup-expected-space = пробіл
nim-setup-expected-mover = гравець, що ходить: 1 або 2
nim-setup-expected-end = кінець тексту
nim-setup-too-many = { $count ->
    [one] { $count } паличка
    [few] { $count } палички
   *[other] { $count } паличок
} — забагато для купки з { $full }

nim-board-heap = { $count ->
    [one] { $count } паличка
    [few] { $count } палички
   *[other] { $count } паличок
}
nim-notation =
    b3           візьми три палички з купки b
nim-prompt = Візьми з однієї купки стільки паличок, скільки хочеш.

nim-action-take = узяти { $count ->
    [one] { $count } паличку
    [few] { $count } палички
   *[other] { $count } паличок
} з купки { $heap }

nim-scene-title = Три купки паличок
nim-scene-heap = купка { $heap }: { $count }
nim-scene-stick = паличка { $number } з купки { $heap }
nim-reading-take = узяти { $count ->
    [one] { $count } звідси
    [few] { $count } звідси
   *[other] { $count } звідси
}

nim-figure-turn = З купки c взято дві палички.
