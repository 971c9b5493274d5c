### Що боти розповідають про себе.

bots-no-table = Для правил { $rules } немає таблиці, тож грає майстер. Її створить «benben solve pylos --rules { $rules }».
bots-bad-table = Таблицю не можна використати ({ $error }), тож грає майстер.
bots-fell-back = Бот { $bot } спіткнувся; його замінив слабший.

bots-name-random = Камінець
bots-style-random = Котиться, куди схил поведе: будь-який хід, аби за правилами.
bots-name-easy = Скарабей
bots-style-easy = Весело пхає свою кульку крок за кроком і рідко підводить очі.
bots-name-medium = Ібіс
bots-style-medium = Ступає обережно й наглядає, що ти робитимеш далі.
bots-name-hard = Шакал
bots-style-hard = Полює на кілька ходів наперед і мало що прощає.
bots-name-master = Сфінкс
bots-style-master = Не поспішає: усі загадки вже чув.
bots-name-perfect = Тот
bots-style-perfect = Має весь Pylos записаним і просто зазирає в книгу.
bots-name-foresight = Юний Тот
bots-style-foresight = Грає обережно, як Ібіс, і прочитав останні сторінки книги Pylos: число каже, скільки ходів з кінця.
bots-name-greedy = Сорока
bots-style-greedy = Хапає те, що блищить зараз; мірка для інших.
bots-name-uct = Писар
bots-style-uct = Сумлінно грає тисячі випадкових партій і рахує; теж мірка.

bots-level-random = випадковий
bots-level-easy = легкий
bots-level-medium = середній
bots-level-hard = складний
bots-level-master = майстер

bots-name-other-1 = Сокіл
bots-name-other-2 = Кобра
bots-name-other-3 = Газель
bots-name-other-4 = Павіан
