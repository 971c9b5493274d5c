### Протокол для інших програм.

engine-about = Відповідати іншим програмам рядок за рядком (docs/protocol.md)
engine-unknown = «{ $word }» незрозуміло; є: hello, isready, bots, set, game, position, legal, go, stop, quit
engine-bad-value = «{ $word }» тут не підходить
engine-share-or-iterations = скажи або share, або iterations, але не обидва
engine-which-game = скажи, яка гра: game NAME
engine-unknown-game = немає гри «{ $name }»; є: { $known }
engine-unknown-bot = немає бота «{ $name }»; є: { $known }
engine-component-fault = рядок { $line }: { $what }
engine-game-first = спершу скажи, яка гра: game NAME
engine-which-position = скажи, яка позиція: position start або position setup TEXT
engine-setup-unreadable = позицію не прочитати: у стовпці { $column } очікується: { $expected }
engine-no-such-seat = за столом немає такого місця
engine-lost = «{ $word }» не можна виконати: { $why }{ $rule }
engine-not-an-action = у цій грі немає такої дії
engine-over = партію закінчено
engine-chance = зараз вирішує випадок
engine-not-your-turn = зараз хід не цього гравця
engine-whose-eyes = не бачити чогось може лише гравець; скажи position as SEAT
engine-no-chance = випадок тут нічого не вирішує
engine-seen = цей гравець бачить, що тут вирішує випадок; скажи це
engine-no-answer = бот не відповів
engine-cannot-start = «{ $command }» не запускається: { $error }
engine-gone = програма завершилася
engine-silent = програма не відповіла за { $seconds } с
engine-illegal-answer = програма вибрала «{ $word }», а це неможливо
engine-complains = програма поскаржилася: { $what }
