### Сторінка партії.

table-bot-name = { $name } ({ $bot })
table-name-with-seat = { $name } ({ $seat })
table-nobody = вільне місце
table-you = ти
table-left = місце покинуто, далі грає бот
table-thinks = думає
table-chooses = вибирає таємно
table-on-turn = ходить
table-points = Бали
table-clock = Лишилося часу
table-given-up = Партію покинуто.
table-ended = { $what }.
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
table-bot-again = { $name } починає новий раунд, тож ходить знову
table-waiting-for = Зараз ходить { $name }.
table-chance = Вирішує випадок.
table-waiting-for-players = Партія почнеться, коли всі місця буде зайнято.
table-waiting-for-share = Партія почнеться, коли { $name } відкриє стіл.
table-fair = Чесна гра
table-fair-dice = Сервер пообіцяв свою частку кубиків раніше, ніж хтось додав свою. Ось ця обіцянка (SHA-256):
table-fair-anew = Перед роздачею всі мусили додати до кубиків ще { $times ->
        [one] один раз
        [few] { $times } рази
       *[other] { $times } разів
    }. Щоразу гравець, який знав би таємницю сервера, міг вибрати з двох роздач.
table-fair-about = Твій браузер веде розписку: обіцянку, що він додав до кубиків, і контрольне число кожного твого ходу. Збережи її: після партії команда benben record verify скаже, чи щось змінено.
table-fair-save = Зберегти розписку
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
table-hint-value = { $action } (шанси на перемогу { $percent } %)
table-hint-ahead = { $action } (у кінці попереду приблизно на { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
})
table-hint-behind = { $action } (у кінці позаду приблизно на { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
})
table-hint-winning = { $action } (має виграти)
table-hint-losing = { $action } (найважче спростувати)
table-hint-even = { $action } (приблизно рівно)
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
table-preference-confirm = Підтверджувати кожен хід
table-preference-sound = Звуки
table-preference-coordinates = Координати
table-preference-tilted = Погляд зі стільця
table-keys = Клавіші: стрілки — рух, Enter — вибрати, Escape — назад.
table-keys-letters = B — до дошки, R — обернути, Shift+R — обернути в інший бік, U — скасувати, H — підказка.
table-key-tilted = V змінює погляд.
table-shortcuts = Швидкі клавіші з однієї літери
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
table-points-how = Бали докладно
table-result = Результат
table-stronger = Сильніший суперник: { $bot }
table-weaker = Легший суперник: { $bot }
table-story = Перебіг
table-menu = Меню
table-leave = Вийти з-за столу
table-replay = Що зробили інші, ще раз
table-nothing-yet = Поки нема чого показувати: інші ще не ходили.
table-not-now = Із цим зараз нічого не зробиш.
table-not-yet = Зараз не твій хід.
table-preference-notation = Показувати запис ходів
table-preference-pace = Швидкість ходів інших
table-pace-slow = повільно
table-pace-usual = звичайно
table-pace-quick = швидко
table-pace-at-once = одразу
table-ask-first = твій хід завершено: попроси повернути хід
table-no-hints-among-people = у партії між людьми підказок немає
table-begin-lit = Це можна: почни з того, що підсвічено.
table-now-choose = Тепер вибери одне з підсвічених місць.
table-outlook = Якби рахували зараз, додалося б
table-round-over = Раунд { $round } завершено
table-round = раунд { $round }
table-you-resigned = Ти здаєшся.
table-your-time-is-up = Твій час вичерпано.
table-other-game = Інша гра
table-begin-already = Твого друга ще немає, але можеш починати.
table-confirm-here = Підтвердь це на дошці або вибери інше місце.
table-turn-or-confirm = «{ $another }» покаже це інакше. Потім підтвердь на дошці.
table-points-all = Усі рядки
table-round-gain = Разом у цьому раунді
table-round-now = Разом досі
table-round-again = Що приніс останній раунд
table-round-on = Далі
table-round-open = Щоб іти далі, натисни «Далі».
table-sound-on = увімкнено
table-sound-quiet = тихо
table-sound-off = вимкнено
table-try-sounds = Послухати звуки
