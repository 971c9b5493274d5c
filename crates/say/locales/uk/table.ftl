### Сторінка партії.

table-bot-name = { $name } ({ $bot })
table-name-with-seat = { $name } (місце { $seat })
table-you = ти
table-left = місце покинуто, далі грає бот
table-thinks = думає
table-on-turn = ходить
table-points = Бали
table-clock = Лишилося часу
table-given-up = Партію покинуто.
table-ended = Партія закінчилася, бо { $what }.
table-resigned = { $name } визнає поразку.
table-out-of-time = { $name }: вичерпано час.
table-place = { $place ->
    [1] 1-ше місце
    [2] 2-ге місце
    [3] 3-тє місце
   *[other] { $place }-те місце
}
table-total = Разом
table-your-turn = Твій хід.
table-others-choose = Чекаємо на інших.
table-bot-thinks = { $name } думає
table-waiting-for = Зараз ходить { $name }.
table-chance = Вирішує випадок.
table-pass-device = Передай пристрій: тепер грає { $name }.
table-i-am = Я — { $name }
table-players = Гравці
table-log = Що сталося
table-undo = Скасувати
table-ask-takeback = Попросити повернути хід
table-hint = Підказка
table-hints = Що зробив би найкращий бот
table-hint-thinking = Шукаємо підказку…
table-hint-plain = { $action }
table-hint-value = { $action }: шанси на перемогу { $percent } %
table-hint-reasons = { $action }: шанси на перемогу { $percent } %; { $reasons }
table-no-hint = зараз підказки не знайшлося
table-close = Закрити
table-offer-draw = Запропонувати нічию
table-draw-offered = { $name } пропонує нічию.
table-accept-draw = Прийняти
table-decline = Відхилити
table-withdraw-draw = Відкликати пропозицію
table-takeback-asked = { $name } просить повернути хід.
table-give-takeback = Дозволити
table-withdraw-takeback = Скасувати запит
table-resign = Здатися
table-confirm-resign = Справді здатися?
table-rematch = Ще раз
table-look-back = Переглянути
table-export = Запис
table-picture = Зображення
table-rules = Правила цієї гри
table-more = Налаштування та інше
table-taste-confirm = Підтверджувати кожен хід
table-taste-sound = Звуки
table-taste-coordinates = Координати
table-keys = Клавіші: B — до дошки, стрілки — рух, Enter — вибрати, R — обернути, Escape — назад, U — скасувати, H — підказка.
table-shortcuts = Швидкі клавіші з однієї літери
table-confirm-question = Зіграти так?
table-confirm = Підтвердити
table-turn = Обернути
table-take-back = Ще ні
table-looking-back = Перегляд
table-look-ahead = До поточної позиції
table-lost = Зв’язок утрачено. Пробуємо знову…
table-found-again = Знову на зв’язку.
table-not-understood = цього не зрозуміти
table-no-such-action = «{ $word }» тут не дія
table-not-your-seat = це не твоє місце
table-notify = Сповіщати мене про мій хід
table-to-rematch = До наступної партії
