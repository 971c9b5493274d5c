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
learn-rules = Правила цього кроку:
learn-keys = Що світиться, на те можна клацнути; правильне не все. Клавіші: Tab і стрілки, Enter, Escape; R обертає; B до дошки; H покаже; N веде далі.
learn-lost = Сервер не відповідає. Спробуй, будь ласка, ще раз.
learn-no-such-way = так цей крок не пройти; почни його знову
learn-end = Чудово: ти вже знаєш { $game }. Може, перша партія?
learn-end-play = Грати: { $bot }
learn-again = Урок ще раз
learn-others = Уроки інших ігор
learn-offer = { $steps ->
    [one] Ще не знаєш її? Навчися за { $steps } короткий крок.
    [few] Ще не знаєш її? Навчися за { $steps } короткі кроки.
    [many] Ще не знаєш її? Навчися за { $steps } коротких кроків.
   *[other] Ще не знаєш її? Навчися за { $steps } короткого кроку.
}
learn-offer-table = { $steps ->
    [one] Твоя перша партія { $game }? Урок за { $steps } короткий крок покаже, як грати.
    [few] Твоя перша партія { $game }? Урок за { $steps } короткі кроки покаже, як грати.
    [many] Твоя перша партія { $game }? Урок за { $steps } коротких кроків покаже, як грати.
   *[other] Твоя перша партія { $game }? Урок за { $steps } короткого кроку покаже, як грати.
}
learn-lesson = Урок
