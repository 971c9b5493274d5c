### Що відбувається в партії довкола правил: відмови, завершення, чесні кубики.

# Чому команда нічого не змінює.
play-not-your-turn = зараз не твій хід
play-stale = сталося щось, чого ти ще не бачиш; поглянь ще раз
play-over = партію закінчено
play-not-seated = на цьому місці ніхто не сидить
play-time-is-up = твій час вийшов
play-time-is-not-up = на тому годиннику ще є час
play-nothing-to-undo = тобі нема чого повертати
play-undo-past-chance = відтоді щось вирішив випадок; цього не повернути
play-undo-past-other = відтоді походив хтось інший; попроси повернути хід
play-undo-past-reveal = вибір усіх уже відкрито; його не повернути
play-no-such-point = немає такого моменту, щоб до нього повернутися
play-no-consent = інші не погодилися повертатися
play-no-takeback = ніхто не просить тебе повернути хід
play-no-draw-in-this-game = у цій грі немає нічиєї за згодою
play-already-offered = нічию вже запропоновано
play-no-offer = тобі ніхто не пропонує нічиєї
play-seat-taken = на цьому місці вже хтось сидить
play-seat-is-out = цей гравець вийшов з партії, далі грає бот
play-no-dice = у цій партії немає кубиків із зобов’язанням
play-nonce-too-late = першу дію вже зіграно; до кубиків більше нічого не додати
play-nonce-twice = твій внесок до кубиків уже є
play-nothing-to-roll = зараз нема чого кидати
play-rolls-are-made = у цій партії кидають її власні кубики
play-not-over = партію ще не закінчено
play-no-secret = секрету роздавача тут немає
play-published-already = секрет роздавача вже оприлюднено

# Чим закінчилася партія; стоїть після «бо».
play-ended-by-resignation = гравець { $seat } здався
play-ended-by-time = у гравця { $seat } вийшов час
play-ended-by-agreement = усі погодилися на нічию
play-ended-by-abandonment = її покинуто

# Чому чесність кидків не доведено.
play-unfair-no-commitment = про кубики цієї партії нічого не обіцяно, тож перевіряти нічого
play-unfair-not-published = секрет роздавача ще не оприлюднено, тож кидки поки не перевірити
play-unfair-wrong-secret = оприлюднений секрет — не той, що був обіцяний перед партією
play-unfair-roll = кидок у пункті { $entry } мав бути { $expected }, а є { $found }
