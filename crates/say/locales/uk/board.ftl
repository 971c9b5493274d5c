### Дошка, на якій складають позиції.

board-title = Позиція: { $game }
board-about = Зміни текст і подивися на дошку. Коли помилок не лишиться, грай звідси або спитай найкращого бота.
board-text = Позиція
board-grammar = Як записують позиції, пояснено в правилах.
board-look = Показати
board-play = Грати звідси
board-examine = Що зробив би найкращий бот?
board-empty = порожньо
board-about-clicking = Клацни на предмет, а тоді на місце для нього; ще один клац його прибере. Або зміни текст. Коли помилок не лишиться, грай звідси або спитай найкращого бота.
board-pieces = Предмети
board-take = Прибрати
board-undo = Назад
board-clear = Очистити
board-start = Звичайний початок
board-elsewhere = Цей предмет туди не кладуть.
board-not-yet = Так грати ще не можна:
board-mover = Чий хід
board-starter = Хто почав раунд
board-round = Раунд
board-points = Бали
board-seats = Гравці
board-match-over = нічий: партію закінчено
board-none = жодного
board-value = { $value }
board-yes = так
board-no = ні
