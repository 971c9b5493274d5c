# Сторінки уроків.

learn-title = Навчися грати: { $game }
learn-progress = Крок { $step } з { $steps }
learn-teacher = Урок
learn-step = Крок { $step }
learn-step-done = Крок { $step }, пройдено
learn-back = Назад
learn-next = Далі
learn-finish = Завершити
learn-show-me = Покажи мені
learn-watch-again = Ще раз
learn-you = Ти
learn-rules = Прочитай про це в правилах
learn-rule = Правило
learn-keys = Клавіші
learn-keys-choose = Tab або стрілки вибирають, Enter клацає, Escape повертає назад.
learn-keys-turn = R обертає деталь, Shift+R — в інший бік.
learn-keys-letters = B веде до дошки, H показує відповідь, N веде далі.
learn-lost = Сервер не відповідає. Спробуй, будь ласка, ще раз.
learn-no-such-way = так цей крок не пройти; почни його знову
learn-end = Чудово! Гру «{ $game }» ти вже знаєш. Зіграєш першу партію?
learn-end-play = Грати проти: { $bot }
learn-again = Повторити урок
learn-others = Уроки інших ігор
learn-offer = { $steps ->
    [one] Ще не знаєш її? Навчися за { $steps } короткий крок.
    [few] Ще не знаєш її? Навчися за { $steps } короткі кроки.
    [many] Ще не знаєш її? Навчися за { $steps } коротких кроків.
   *[other] Ще не знаєш її? Навчися за { $steps } короткого кроку.
}
learn-offer-table = { $steps ->
    [one] Твоя перша партія у грі «{ $game }»? Урок за { $steps } короткий крок покаже, як грати.
    [few] Твоя перша партія у грі «{ $game }»? Урок за { $steps } короткі кроки покаже, як грати.
    [many] Твоя перша партія у грі «{ $game }»? Урок за { $steps } коротких кроків покаже, як грати.
   *[other] Твоя перша партія у грі «{ $game }»? Урок за { $steps } короткого кроку покаже, як грати.
}
learn-lesson = Урок
learn-lesson-of = Урок: { $game }
