### Задачі з Pylos.

puzzle-title = Задачі
puzzle-about = Позиції гри Pylos, у яких виграш утримує рівно один хід. Вони взяті з розв’язаної гри, тож кожна з них точна.
puzzle-streak = Поточна серія
puzzle-best = Найдовша серія
puzzle-solved-count = Розв’язано
puzzle-solved-of = Розв’язано { $count } з { $all }
puzzle-grade-1 = Легка
puzzle-grade-2 = Доволі легка
puzzle-grade-3 = Хитра
puzzle-grade-4 = Важка
puzzle-grade-5 = Дуже важка
puzzle-name = Задача { $number }: { $grade }
puzzle-task-light = { $moves ->
    [one] Хід світлих: виграш за { $moves } хід.
    [few] Хід світлих: виграш за { $moves } ходи.
    [many] Хід світлих: виграш за { $moves } ходів.
   *[other] Хід світлих: виграш за { $moves } ходу.
}
puzzle-task-dark = { $moves ->
    [one] Хід темних: виграш за { $moves } хід.
    [few] Хід темних: виграш за { $moves } ходи.
    [many] Хід темних: виграш за { $moves } ходів.
   *[other] Хід темних: виграш за { $moves } ходу.
}
puzzle-task-about = Знайди єдиний хід, що втримає виграш.
puzzle-thinking = Що зробив би суперник тепер…
puzzle-again = Спробувати ще раз
puzzle-show = Показати розв’язок
puzzle-next = Наступна задача
puzzle-all = Усі задачі
puzzle-play-on = Грати звідси проти бота
puzzle-not-a-move = тут так піти не можна
puzzle-solved-at-once = Чудово! Це єдиний хід, і знайдено його одразу.
puzzle-solved = Правильно, це єдиний хід.
puzzle-wrong = Так виграш утрачено.
puzzle-answer = { $name } у відповідь: { $move }.
puzzle-solution = Єдиний хід: { $move }.
puzzle-before-solved = Цю задачу тобі вже вдалося розв’язати.
puzzle-before-tried = Цю задачу ти вже бачиш не вперше; у серію вона тепер не йде.
puzzle-keys = Клавіші: B — до дошки, стрілки — рух, Enter — вибрати, R — обернути, Escape — назад, U — скасувати.
