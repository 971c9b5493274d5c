### Люди за столом: що вони кажуть і про що просять одне одного.

company-away = не за столом
company-said = Що було сказано
company-say = Сказати щось
company-say-hello = Привіт!
company-say-luck = Щасти!
company-say-nice = Гарний хід!
company-say-oops = Ой…
company-say-moment = Хвилинку, будь ласка.
company-say-turn = Твій хід.
company-say-thanks = Дякую!
company-say-game = Гарна була партія!
company-say-again = Ще одну?
company-say-bye = Бувай!
company-too-fast = будь ласка, не все одразу
company-request-seat = Попроситися на місце, де грає { $name }
company-request-sent = Ти просишся на місце, де грає { $name }. Гравці мають погодитися.
company-request-cancel = Скасувати запит
company-asked = { $name } хоче грати замість бота { $bot }.
company-agree = Погодитися
company-others-agree = Інші теж мають погодитися.
company-nobody-asks = про це вже ніхто не просить
company-not-to-be-had = це місце не можна отримати: можна лише місце бота в партії, яка не закінчилася і в якій є кому погодитися
company-stood-in = Поки тебе не було, за тебе грав бот { $name }.
company-return = Повернутися на своє місце
company-gone = { $name }: уже довго немає за столом.
company-watching = { $count ->
    [one] Дивиться { $count } людина.
    [few] Дивляться { $count } людини.
    [many] Дивляться { $count } людей.
   *[other] Дивляться { $count } людини.
}
company-names = Імена за столом
company-name-of = Нове ім’я для місця, де сидить { $name }
company-rename = Перейменувати
company-remove = Вилучити: { $name }
company-remove-sure = Справді вилучити?
company-dealt = карти цього місця роздано комусь іншому: його може мати лише ця людина або бот

company-news = За столом
company-news-sat = { $name } сідає за стіл.
company-news-left = { $name } встає з-за столу.
company-news-bot = Замість гравця { $name } тепер грає бот.
company-news-draw-offered = { $name } пропонує нічию.
company-news-draw-declined = { $name } відхиляє нічию і грає далі.
company-news-takeback-asked = { $name } просить повернути хід.
company-news-takeback-declined = { $name } не погоджується повернути хід.
company-news-taken-back = { $name } повертає хід.
company-news-rematch = Наступна партія готова.
