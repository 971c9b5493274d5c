### Змагання між ботами.

arena-about = Дати ботам зіграти багато партій і сказати, хто наскільки сильний
arena-after =
    Приклади:
      benben arena pylos --bots easy,random --matches 100
      benben arena sun --bots hard,medium --matches 400 --share 1/20 --sprt
      benben arena tomb --bots master,medium --seats 4 --plot tomb.svg

    Кожен бот сидить на кожному місці однаково часто, з тією самою випадковістю.
    Якщо ботів менше, ніж місць, решту місць займає останній.
    Як рахуються ці числа, сказано в docs/arena.md.
arena-bots = хто грає, через кому: { $known }; engine:PROGRAM; або clairvoyant, шахрай, що знає все, що вирішить випадок
arena-matches = скільки партій щонайбільше; граються повні кола, з усіма порядками місць
arena-seat-count = скільки гравців (якщо не сказано: по одному на кожного бота, наскільки дозволяє гра)
arena-share = яку частку звичних ітерацій отримує кожен бот, наприклад 1/20
arena-time = натомість дати кожному боту стільки мілісекунд на кожну дію
arena-as-at-table = дати кожному боту всі його ітерації, але на хід не більше часу, ніж за столом
arena-plot = намалювати результат у цей файл
arena-sprt = зупинитися, щойно з’ясується, ближча частка перемог першого бота до P0 чи до P1; якщо не сказано: чесна частка або на десяту частину всіх партій більше
arena-no-bots = скажи, хто грає: --bots A,B
arena-bad-share = «{ $text }» — не частка; пиши, наприклад, 1/20 або 0.05
arena-bad-sprt = «{ $text }» — не питання, на яке є відповідь; назви дві частки, наприклад 0.5:0.6, і, якщо треба, дві ймовірності помилки, наприклад 0.5:0.6:0.05:0.05
arena-sprt-two = --sprt порівнює двох ботів, а тут їх { $count }

arena-heading = { $game } ({ $rules }), гравців: { $seats }, зерно { $seed }: { $matches ->
    [one] { $matches } партія
    [few] { $matches } партії
    [many] { $matches } партій
   *[other] { $matches } партій
} за { $seconds } с
arena-name = бот
arena-wins = виграші
arena-interval = 95 %
arena-decided = чисті
arena-points = бали
arena-elo = Ело
arena-mean = мс/дію
arena-worst = найдовше
arena-worst-turn = найд. хід
arena-elo-note = Ело: наскільки сильніший, ніж { $last }, з інтервалом 95 %. «Чисті»: частка перемог у партіях з одним переможцем.
arena-sprt-larger = З’ясовано (LLR { $llr }): { $name }, частка перемог { $larger } або більше.
arena-sprt-smaller = З’ясовано (LLR { $llr }): { $name }, частка перемог { $smaller } або менше.
arena-sprt-undecided = { $name }: не з’ясовано, чи частка перемог { $smaller }, чи { $larger } (LLR { $llr }, межі { $low } і { $high }).
arena-forfeit = Партія { $number }: { $name } (місце { $seat }) вибуває: { $why }
arena-more-forfeits = … і ще { $count }.
arena-remark = { $name }, { $matches ->
    [one] { $matches } партія
    [few] { $matches } партії
    [many] { $matches } партій
   *[other] { $matches } партій
}: { $what }
arena-illegal = вибрано дію, якої правила не дозволяють

arena-plot-title = { $game }: хто сильніший
arena-plot-subtitle = { $rules }, гравців: { $seats }, партій: { $matches }, зерно { $seed }; риски — інтервали 95 %
arena-plot-share = частка перемог
arena-plot-elo = Ело (відлік: { $last })
