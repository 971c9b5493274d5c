### Командний рядок.

cli-about = Настільні ігри про піраміди: грай у браузері чи в терміналі, дивися записи партій, рахуй і моделюй.
cli-examples =
    Для початку:
      benben                            відкрити столи в браузері
      benben games                      які ігри є
      benben play pylos                 зіграти в Pylos проти бота
      benben play pylos --seats human,bot:hard
                                        вибрати, наскільки він сильний
      benben play pylos --seats human,human
      benben help play                  докладніше про гру
cli-usage = Використання:
cli-commands = Команди
cli-options = Параметри
cli-help-flag = показати цю довідку
cli-version-flag = показати версію
cli-help-about = Показати довідку про команду
cli-help-command = яка команда
cli-unknown-word = «{ $word }» тут незрозуміло
cli-word-missing = скажи, що робити
cli-missing = бракує: { $what }
cli-conflict = { $one } і { $other } не вживаються разом
cli-bad-value = значення «{ $value }» не підходить для { $what }
cli-not-understood = цього не зрозуміти
cli-try-help = «benben --help» покаже, що є.
cli-error = помилка: { $what }

cli-game = яка гра: { $games }
cli-rules = який варіант правил (див.: benben games)
cli-setup = почати з цієї позиції, записаної текстом
cli-components = грати з компонентами з цього файлу
cli-seed = те саме зерно дає ті самі випадкові рішення
cli-threads = скільки потоків працює
cli-json = видати JSON для програм замість тексту для людей
cli-color = коли вживати кольори: auto, always (завжди) або never (ніколи)
cli-depth = на скільки повних ходів углиб
cli-matches = скільки партій
cli-seat-count = скільки гравців (якщо не сказано: якнайменше)

cli-components-about = Надрукувати стандартний набір компонентів гри, який можна змінити й узяти з --components
cli-no-components = у грі { $game } нічого не надруковано: набору компонентів немає
cli-games-about = Показати список ігор
cli-games-line = { $name }, гравців: { $seats }; правила: { $rules }

cli-games-bots = боти: { $bots }
cli-bots-heading = Боти, для --seats bot:LEVEL:
cli-bots-line = { $name }. { $style }

cli-play-about = Зіграти партію в терміналі
cli-play-after =
    Приклади:
      benben play pylos
      benben play pacal --seats human,bot:hard,bot:easy
      benben play pylos --rules expert --seats human:Anna,human:Ben --save evening.txt
      benben play --resume evening.txt

    Набери «help» у рядку вводу, щоб побачити, що там можна сказати.
    Ходи можна подати й через канал, по одному на рядок.
cli-seats = хто грає, по порядку, через кому: human, human:NAME, bot:LEVEL (random, easy, medium, hard, master) або engine:PROGRAM
cli-save = вести запис партії в цьому новому файлі, надійно після кожного ходу
cli-resume = продовжити партію з цього файлу й записувати її туди ж
cli-notation = показувати ходи записом, а не реченнями
cli-clock = час на роздуми: хвилини на партію і додаткові секунди на кожен хід, наприклад 5+3
cli-bad-clock = «{ $text }» — не годинник; назви хвилини й секунди, наприклад 5+3
cli-clock-left = { $name }: лишилося { $time }
cli-play-which = У що зіграємо? Набери одну з цих команд:
cli-play-which-line = benben play { $game } { $name }; гравців: { $seats }, хвилин: { $minutes }
cli-play-which-after =
    «benben games» розповість, про що ці ігри та які в них боти. Наприклад:
      benben play pylos --seats human,bot:hard       проти сильнішого бота
      benben play sun --seats human:Anna,human:Ben   удвох за одним екраном
      benben help play                               більше про гру
cli-play-table = { $game }: { $players }
cli-play-welcome = Набери, що хочеш зіграти. Tab доповнює, стрілка вгору повертає попередні рядки, «help» пояснює більше.
cli-play-help =
    moves          показати все, що можна зіграти зараз
    moves TEXT     показати лише те, що містить текст, і що воно робить
    board          показати дошку ще раз
    hint           що зробив би найкращий бот і чому
    undo           повернути хід
    notation       показувати ходи записом або знову реченнями
    save FILE      записати партію у файл
    draw           запропонувати нічию, якщо в грі вона є
    resign         здатися
    quit           припинити гру
    Клавіші: Tab доповнює, стрілки правлять рядок або повертають попередні, Ctrl-A та Ctrl-E переходять на його краї, Ctrl-W стирає слово.
cli-guest = Гість
cli-player = Гравець { $seat }
cli-thinking = { $name } думає…
cli-bot-stumbled = { $name } спотикається; далі грає { $bot }.
cli-bot-missing = { $name } не тут; натомість грає { $bot }.
cli-engine-replaced = { $name } не може грати далі: { $why }; натомість грає { $bot }.
cli-engine = що означає «engine» серед гравців: програма, яка знає протокол із docs/protocol.md
cli-engine-which = скажи, яка програма: engine:PROGRAM або engine разом з --engine PROGRAM
cli-hint = { $rank }. { $word }  { $what }
cli-hint-reasons = { $rank }. { $word }  { $what }; { $reasons }
cli-hint-line = Очікується: { $line }
cli-prompt = { $name } >
cli-type = { $what } Наприклад:
cli-more = { $count ->
    [one] «moves» покаже { $count } можливість. Ще є «hint», «undo», «help».
    [few] «moves» покаже всі { $count } можливості. Ще є «hint», «undo», «help».
    [many] «moves» покаже всі { $count } можливостей. Ще є «hint», «undo», «help».
   *[other] «moves» покаже всі { $count } можливостей. Ще є «hint», «undo», «help».
}
cli-moves-some = Набери «moves { $text }», щоб побачити лише ходи з цим текстом і що вони роблять.
cli-notation-on = Відтепер ходи показано записом.
cli-notation-off = Відтепер ходи показано реченнями.
cli-interrupted = Натисни Ctrl-C ще раз, щоб вийти, або пиши далі.
cli-hand-over = Передай клавіатуру: тепер { $name } натискає Enter.
cli-draw-offered = Запропоновано нічию: набери «accept» (згода) або «decline» (відмова).
cli-took-back = { $name } повертає хід
cli-you-took-back = Твій хід повернуто
cli-not-a-move = «{ $text }» — не хід; набери «help», щоб побачити, як пишуть ходи
cli-chance-first = «{ $text }» мусить зачекати: перед цим щось вирішує випадок; з цього рядка нічого не зіграно
cli-illegal = «{ $text }» не можна: { $reason }
cli-save-where = для save потрібна назва файлу
cli-save-exists = { $file } уже є; щоб продовжити партію з нього, скажи --resume
cli-kept = Партію збережено в { $file }.
cli-cannot-keep = не вдається писати далі в { $file } ({ $error }); усе до попереднього ходу там у безпеці
cli-no-secret = секрет кубиків має лежати в { $file }, але його там немає: партію не можна продовжити з обіцяними кубиками
cli-bad-player = «{ $text }» — не гравець: пиши human, human:NAME або одне з { $known }
cli-unknown-bot = немає бота «{ $text }»; є: { $known }
cli-ended = Партія закінчилася, бо { $what }.
cli-ended-you-resigned = Партія закінчилася, бо ти здаєшся.
cli-ended-your-time = Партія закінчилася, бо в тебе більше немає часу.
cli-points = { $name }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } балів
}

cli-perft-about = Порахувати всі продовження до певної глибини, повними ходами з різним підсумком
cli-perft-visit = справді пройти кожну дошку останнього ходу, а не лише порахувати
cli-perft-not-this-game = perft знає pylos, а не { $game }
cli-perft-heading = глиб.             кількість      секунд         млн/с

cli-playouts-about = Зіграти випадкові партії та сказати, як швидко
cli-playouts-heading = { $matches ->
    [one] { $matches } випадкова партія
    [few] { $matches } випадкові партії
    [many] { $matches } випадкових партій
   *[other] { $matches } випадкових партій
}, { $game } ({ $rules }), за { $seconds } с
cli-playouts-matches-per-second = партій за секунду
cli-playouts-actions-per-second = дій за секунду
cli-playouts-mean-length = дій у партії в середньому
cli-playouts-longest = дій у найдовшій партії
cli-playouts-seat = гравець { $seat }: перемог { $share } %, балів у середньому { $points }
cli-playouts-shared = поділено: { $share } %

cli-record-about = Переглянути запис партії
cli-record-file = запис партії
cli-ply = після стількох дій; 0 — це початок
cli-record-show = Показати запис і дошку наприкінці
cli-record-verify = Звірити кожен хід із правилами і кожен кидок із кубиками
cli-record-replay = Показати дошку після кожної дії
cli-record-ply = { $ply }. { $action }
cli-record-good = { $entries ->
    [one] Перевірено { $entries } пункт
    [few] Перевірено { $entries } пункти
    [many] Перевірено { $entries } пунктів
   *[other] Перевірено { $entries } пунктів
}: усе за правилами.
cli-record-fair = { $rolls ->
    [one] Перевірено { $rolls } кидок
    [few] Перевірено { $rolls } кидки
    [many] Перевірено { $rolls } кидків
   *[other] Перевірено { $rolls } кидків
}: усе так, як дають обіцяні кубики.
cli-record-no-rolls = Кубиків у ній не кидали.
cli-record-receipt = розписка, збережена за столом; запис із нею порівнюється
cli-bad-receipt = { $file }: рядок { $line } не належить до розписки
cli-record-nonces = Місця, що додали до кубиків: { $seats }. Кожне запечатало свій внесок після обіцянки сервера і не знаючи чужого, а до того нічого не роздавали: хто був одним із цих гравців, знає, що кидків ніхто не вибирав.
cli-record-no-nonces = Не доведено: що кидків ніхто не вибирав. Під час роздачі за столом були самі боти, і до кубиків ніхто нічого не додав.
cli-record-joined-later = Місця, гравці яких сіли вже після роздачі й нічого не додали: { $seats }.
cli-record-begun-anew = Перед роздачею відкинули вже відомі внески; скільки разів: { $times }. Щоразу гравець, який знав би таємницю, міг вибрати з двох варіантів майбутнього.
cli-record-first-format-dice = Не доведено (формат 1): що кидків ніхто не вибирав. Хто тримав сервер, знав майбутні кидки, міг зсувати їх додатковими пунктами, скажімо новим ім’ям, міг роздати до того, як запросив інших, і міг вигадати, що гравці додали до кубиків.
cli-record-first-format-entries = Не доведено (формат 1): що жодного ходу не замінили іншим дозволеним.
cli-record-no-chain-yet = Ланцюг можна перевірити, коли буде оприлюднено таємницю сервера.
cli-record-chain = Ланцюг охоплює все, крім імен. Його вузол: { $head }
cli-record-no-receipt = Без розписки не доведено: що ніхто не замінив ходів і не обчислив ланцюга заново. Порівняй запис із розпискою, збереженою за столом: --receipt FILE
cli-record-receipt-fits = Запис відповідає розписці: до останнього з її вузлів (усього { $heads }) нічого не змінено.
cli-record-kept = { $entries ->
    [0] До того не вдалося зберегти нічого.
    [one] До того збережено { $entries } пункт.
    [few] До того збережено { $entries } пункти.
    [many] До того збережено { $entries } пунктів.
   *[other] До того збережено { $entries } пунктів.
}
cli-no-such-ply = дії { $ply } немає; у партії їх { $plies }

cli-unknown-game = немає гри «{ $name }»; є: { $known }
cli-cannot-read = не вдається прочитати { $file }: { $error }
cli-cannot-write = не вдається записати { $file }: { $error }
cli-not-text = це не рядок тексту
cli-in-file = { $file }: { $text }
cli-at-line = рядок { $line }: { $text }
cli-setup-unreadable = позицію не прочитати: у стовпці { $column } очікується: { $expected }
cli-setup-violations = { $count ->
    [1] це не позиція:
    [one] це не позиція, з { $count } причини:
    [few] це не позиція, з { $count } причин:
    [many] це не позиція, з { $count } причин:
   *[other] це не позиція, з { $count } причин:
}
cli-setup-other-seats = у позиції інша кількість гравців: { $seats }
cli-components-faults = { $count ->
    [1] у { $file } є помилка:
    [one] у { $file } { $count } помилка:
    [few] у { $file } { $count } помилки:
    [many] у { $file } { $count } помилок:
   *[other] у { $file } { $count } помилок:
}
