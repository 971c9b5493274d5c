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
past-chart-estimate = Шанси на перемогу, як їх бачить сильний бот
past-chart-exact = Чого міг досягти кожен за розв’язком гри
past-chart-numbers = У числах
past-chart-move = Хід
past-chart-percent = { $value } %
past-better = Краще: { $action }.
past-played = Зіграно: { $action }.
past-no-mistakes = Нічого не втрачено.
past-play-on-about = Грати далі з цього моменту:
past-play-on-bots = Проти ботів
past-play-on-screen = За одним екраном
past-back-to-table = До столу
past-record-wrong = { $what }. { $reason }
past-record-unfinished = цю партію не закінчено, а її кубики може кидати лише її власний сервер
past-record-long = у цьому записі забагато пунктів: цей сервер приймає щонайбільше { $most }
past-judgement = Як грали
past-analyse-about = Сильний бот розгляне кожне рішення. Це забере трохи часу.
past-accuracy = Точність
past-best-found = Найкращий або не гірший
past-of = { $some } з { $all }
past-accuracy-how = Що таке точність?
past-accuracy-about = Сильний бот порівнює зігране з найкращим, що знаходить. Рішення, яке нічого не втрачає, рахується повністю, втрата восьмої частини партії рахується наполовину, а втрата чверті або більше не рахується зовсім. Рахуються лише рішення, в яких можна було щось втратити. Бот судить за тим, що гравець міг знати, і не завжди має рацію.
past-costliest = Найдорожчі моменти
past-own-costliest = Твої найдорожчі моменти
past-cost = Це коштувало { $percent } % шансів на перемогу.
past-instead = далі: { $played } { $cost } Краще: { $action }.
past-chart-last = хід { $last }
past-turn = Хід { $turn }:
past-cost-points = { $points ->
    [1] Це коштувало приблизно { $points } бал.
    [few] Це коштувало приблизно { $points } бали.
    [many] Це коштувало приблизно { $points } балів.
   *[other] Це коштувало приблизно { $points } бала.
}
past-chart-mistake = помилка
past-analysing = Бот розглянув рішення: { $done } з { $of }.
