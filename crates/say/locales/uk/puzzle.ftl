### Задачі.

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
puzzle-keys-letters = B — до дошки, R — обернути, Shift+R — обернути в інший бік, U — скасувати.

puzzle-games = Гра
puzzle-best-about = Позиції, у яких один вибір явно кращий за всі інші. Їх знайшов пошук, а глибший перевірив; те, чого ти не можеш знати, перебрано багатьма способами.
puzzle-best-you = У тебе місце { $seat }.
puzzle-best-task = Який хід найкращий?
puzzle-best-margin-points = { $points ->
    [one] Він вартий приблизно на { $points } бал більше за наступний.
    [few] Він вартий приблизно на { $points } бали більше за наступний.
    [many] Він вартий приблизно на { $points } балів більше за наступний.
   *[other] Він вартий приблизно на { $points } бала більше за наступний.
}
puzzle-best-margin-chance = Зі ста партій він виграє приблизно на { $percent } більше за наступний.
puzzle-best-solved-at-once = Чудово! Це найкращий хід, і знайдено його одразу.
puzzle-best-solved = Правильно, це найкращий хід.
puzzle-best-as-good = Правильно! Ми мали на думці інший хід, але цей так само добрий.
puzzle-best-solution = Найкращий хід: { $move }.
puzzle-worse-points = { $points ->
    [one] { $action }. Це приблизно на { $points } бал менше, ніж з найкращим ходом.
    [few] { $action }. Це приблизно на { $points } бали менше, ніж з найкращим ходом.
    [many] { $action }. Це приблизно на { $points } балів менше, ніж з найкращим ходом.
   *[other] { $action }. Це приблизно на { $points } бала менше, ніж з найкращим ходом.
}
puzzle-worse-points-least = { $points ->
    [one] { $action }. Це щонайменше на { $points } бал менше, ніж з найкращим ходом.
    [few] { $action }. Це щонайменше на { $points } бали менше, ніж з найкращим ходом.
    [many] { $action }. Це щонайменше на { $points } балів менше, ніж з найкращим ходом.
   *[other] { $action }. Це щонайменше на { $points } бала менше, ніж з найкращим ходом.
}
puzzle-worse-chance = { $action }. Зі ста партій це виграє приблизно на { $percent } менше, ніж найкращий хід.
puzzle-worse-chance-least = { $action }. Зі ста партій це виграє щонайменше на { $percent } менше, ніж найкращий хід.
puzzle-why-less-now = Він одразу дає { $own }, а найкращий хід { $best }.
puzzle-why-more-now = Він одразу дає більше ({ $own } замість { $best }), але найкращий хід окупиться згодом.
puzzle-why-turn = До кінця цього ходу найкращий хід дає { $best }.
puzzle-why-later = Одразу жоден не дає більше, але після найкращого ходу твоє становище краще.
