### Розв’язання Pylos і запити до розв’язку.

solve-about = Розв’язати Pylos: з’ясувати, чого варта кожна позиція, і записати це в таблицю
solve-after =
    Потребує близько трьох ГіБ пам’яті та кількох хвилин. Якщо перервати, потім продовжить з того ж місця.
    Приклади:
      benben solve pylos --rules standard
      benben solve pylos --rules expert --out expert.table --verdicts expert.verdicts
solve-out = куди записати таблицю (якщо не сказано: до теки даних, де її шукають боти)
solve-verdicts = також записати меншу таблицю, що знає лише, хто виграє
solve-memory-flag = брати не більше пам’яті, ніж стільки (3G, 2800M)
solve-checkpoint-flag = зберігати зроблене раз на стільки секунд
solve-progress-flag = для інших програм: рядок за кожен готовий відсоток
solve-table-flag = яку таблицю питати (якщо не сказано: ту, що в теці даних)
solve-only-pylos = розв’язано лише Pylos, а не { $game }
solve-no-folder = ця система не каже, де тримати дані: скажи через --out
solve-memory = для розв’язання треба { $needed } МіБ пам’яті, а є { $there } МіБ
solve-disk = для розв’язання треба { $needed } МіБ на диску, а в { $folder } є { $there } МіБ
solve-resumed = продовжую з { $file }
solve-bad-checkpoint = { $file } ні на що не годиться ({ $error }): починаю спочатку
solve-solving = розв’язую
solve-checking = перевіряю
solve-writing = записую
solve-check-failed = розв’язок суперечить сам собі: будь ласка, повідом про це
solve-check-failed-at = розв’язок суперечить правилам на { $board }: будь ласка, повідом про це
solve-start = Pylos, правила { $rules }, від початку; для того, хто ходить першим: { $value }.
solve-positions = позицій
solve-wins = виграє, хто ходить
solve-losses = програє, хто ходить
solve-draws = без розв’язки
solve-by-plies = Позиції за кількістю ходів до кінця:
solve-time =
    { $threads ->
        [one] { $threads } потік
        [few] { $threads } потоки
        [many] { $threads } потоків
       *[other] { $threads } потоків
    }, проходів: { $sweeps }; розв’язання { $solving } с, перевірка { $checking } с, запис { $writing } с.
solve-table-written = { $file }: { $bytes } байтів

solve-win = виграш
solve-draw = нічия
solve-loss = програш
solve-in-plies =
    { $plies ->
        [one] { $verdict } за { $plies } хід
        [few] { $verdict } за { $plies } ходи
        [many] { $verdict } за { $plies } ходів
       *[other] { $verdict } за { $plies } ходів
    }

solve-table-about = Дбати про таблиці
solve-table-verify = Перевірити кожен блок таблиці
solve-table-file = таблиця
solve-table-sound = ціла: { $what }, { $holds }; позицій { $positions }, блоків { $blocks }, байтів { $bytes }
solve-holds-distances = хто виграє і за скільки ходів
solve-holds-verdicts = хто виграє
solve-no-table = для правил { $rules } немає таблиці: створи її командою «benben solve pylos --rules { $rules }» або назви через --table
solve-bad-table = { $file } не годиться як таблиця: { $error }
solve-other-rules = { $file } — таблиця для правил { $found }, а не { $expected }

solve-probe-about = Показати всі ходи позиції Pylos з їхньою вартістю, найкращі спершу
solve-probe-heading = ходить { $side }: { $value }

solve-analyse-about = Пройти записану партію Pylos і позначити, що було змарновано
solve-analyse-file = запис партії
solve-analyse-svg = також намалювати партію в цей файл
solve-better =
    { $more ->
        [0] краще: { $moves } ({ $value })
       *[other] краще: { $moves } і ще { $more } ({ $value })
    }
solve-chart-legend = вище середини виграють світлі, нижче — темні; що далі від середини, то ближче кінець
solve-chart-title = Pylos, правила { $rules }
solve-chart-spoilt = { $move }: виграш змарновано
solve-summary = { $side }: змарновано { $spoilt }, повільніше, ніж можна, { $slower }, прискорило поразку { $hastened }
