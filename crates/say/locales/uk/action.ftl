### Що робить дія, словами: для підказок і для тих, хто слухає.

action-first = починає { $seat }

action-pylos-place = покласти кулю на { $place }
action-pylos-raise = підняти кулю з { $from } на { $to }
action-pylos-take = забрати кулю з { $place }
action-pylos-stop = більше не забирати

action-sun-draw-standard = тягнути зі звичайної колоди
action-sun-draw-edge = тягнути з колоди країв
action-sun-discard = скинути { $card }
action-sun-place = покласти { $card } на рівень { $level }, місце { $place }
action-sun-points = взяти бали за символ
action-sun-end = завершити хід
action-sun-pass = пасувати

action-tomb-keep = залишити карти { $low } і { $high }
action-tomb-mark-left = позначити { $squares } на лівій карті
action-tomb-mark-right = позначити { $squares } на правій карті
action-tomb-again = вибрати знову
action-tomb-take = взяти карту { $card }
action-tomb-take-unseen = взяти верхню карту колоди наосліп

action-pyramido-show = відкривається тайлик { $tile }
action-pyramido-build-north = каменоломня { $place }: лівий блок на { $cell }, правий блок над ним
action-pyramido-build-east = каменоломня { $place }: лівий блок на { $cell }, правий блок праворуч від нього
action-pyramido-build-south = каменоломня { $place }: лівий блок на { $cell }, правий блок під ним
action-pyramido-build-west = каменоломня { $place }: лівий блок на { $cell }, правий блок ліворуч від нього
action-pyramido-mark = покласти маркер на { $cell }
action-pyramido-keep = не класти клаптика
action-pyramido-patch = покласти клаптик на { $cell }, { $colour } бік догори, скарб { $corner }
action-pyramido-refill = поповнити каменоломню зі стосу { $stack }
action-pyramido-halve = перекласти нижню половину стосу { $stack } на порожнє місце

action-corner-nw = ліворуч угорі
action-corner-ne = праворуч угорі
action-corner-sw = ліворуч унизу
action-corner-se = праворуч унизу

action-pacal-roll = на кубику випало { $number }
action-pacal-roll-arrows = на кубику випали стрілки
action-pacal-ship = поставити корабель на { $square }
action-pacal-straight = летіти прямо на { $square }
action-pacal-bent = летіти з поворотами на { $square }
action-pacal-arrows = летіти вздовж ряду чи стовпця на { $square }
action-pacal-divine = віддати божественний камінь { $value } і летіти на { $square }
action-pacal-adrift = дрейфувати на { $square }
action-pacal-stay = залишитися
action-pacal-own = покласти камінь у свій корабель
action-pacal-own-from = покласти камінь із { $square } у свій корабель
action-pacal-other = покласти камінь у корабель ({ $seat })
action-pacal-other-from = покласти камінь із { $square } у корабель ({ $seat })
action-pacal-both = покласти камінь у свій корабель і ще один у корабель ({ $seat })
action-pacal-both-from = покласти камінь у свій корабель і ще один у корабель ({ $seat }), один із них із { $square }
action-pacal-build = звести { $storeys ->
    [one] { $storeys } поверх
    [few] { $storeys } поверхи
    [many] { $storeys } поверхів
   *[other] { $storeys } поверхів
} на { $square } з каменів на { $stones }
action-pacal-skip = більше нічого
