### Перегляд зіграної партії.

past-caption = { $ply } з { $last }: { $said }
past-start = початок
past-steps = Кроки
past-first = На початок
past-previous = Крок назад
past-play = Відтворити
past-next = Крок уперед
past-last = У кінець
past-open = Розбір із графіком
past-analyse = Хай боти оцінять цю партію
past-chart-points = Бали
past-chart-estimate = Шанси гравців на перемогу за оцінкою ботів
past-chart-exact = Чого міг досягти кожен за розв’язком гри
past-chart-numbers = У числах
past-chart-move = Хід
past-chart-percent = { $value } %
past-better = краще: { $action }
past-no-mistakes = Помилок не знайдено.
past-play-on-about = Грати далі з цього моменту:
past-play-on-bots = Проти ботів
past-play-on-screen = За одним екраном
past-back-to-table = До столу
past-record-wrong = { $what }. { $reason }
past-record-unfinished = цю партію не закінчено, а її кубики може кидати лише її власний сервер
