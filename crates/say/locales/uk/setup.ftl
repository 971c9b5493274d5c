### Форма нової партії.

setup-title = Нова партія: { $game }
setup-not-yet = Так грати ще не можна:
setup-rules = Правила
setup-rules-standard = Звичайні
setup-rules-children = Для дітей
setup-rules-expert = Для знавців
setup-rules-short = Коротка гра
setup-rules-long = Довга гра
setup-rules-masters = Для майстрів
setup-seats = Гравці
setup-who = Хто де сидить
setup-me = Я
setup-friend = Друг, за посиланням
setup-person = Інша людина за цим екраном
setup-bots = Боти
setup-name = Ім’я
setup-guest = Гість
setup-order = Порядок місць
setup-order-listed = Як у списку
setup-order-lot = За жеребом
setup-clock = Годинник
setup-clock-none = Без годинника
setup-clock-fischer = На всю партію
setup-clock-per-move = На кожне рішення
setup-minutes = хвилини
setup-increment = додаткові секунди за хід
setup-seconds = секунди
setup-more = Інші компоненти, інший початок
setup-components = Набір компонентів, текстом (порожньо: звичайний)
setup-components-how = Щоб грати з тим, що надруковано у твоєму примірнику гри, зміни стандартний набір і встав його сюди.
setup-components-standard = Стандартний набір файлом
setup-components-page = Як увести свій примірник
setup-position = Початкова позиція, текстом (порожньо: звичайна)
setup-components-file = Відкрити файл
setup-components-read = Цим набором можна грати: { $name }. Ось його малюнки.
setup-components-wrong = Цим набором ще не можна грати:
setup-components-unread = Сервер не зміг цього прочитати. Може, файл більший за набір?
setup-line = Рядок { $line }
setup-position-clicking = Скласти позицію клацанням
setup-start = Почати

setup-bad-name = місцю { $seat } потрібне ім’я в один рядок; кількість символів: від 1 до { $most }
setup-unknown-bot = немає бота з назвою «{ $name }»
setup-bad-clock = годиннику потрібні цілі числа і хоч трохи часу
setup-components-not-text = у наборі компонентів є символи, яким у тексті не місце
setup-position-not-text = позиція має бути одним рядком тексту
setup-position-unreadable = позицію не прочитати, починаючи із символу { $column }; там очікується: { $expected }
setup-fault-in-line = рядок { $line }: { $fault }
setup-faults = Так грати не можна: { $faults }
setup-more-faults = { $count ->
    [one] і ще { $count } помилка
    [few] і ще { $count } помилки
    [many] і ще { $count } помилок
   *[other] і ще { $count } помилки
}
