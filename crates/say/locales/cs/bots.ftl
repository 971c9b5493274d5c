### Co o sobě říkají boti.

bots-no-table = Pro pravidla { $rules } není tabulka, a tak hraje mistr. Vyrobí ji „benben solve pylos --rules { $rules }“.
bots-bad-table = Tabulku nelze použít ({ $error }), a tak hraje mistr.
bots-fell-back = Bot { $bot } zakopl; nahradil ho slabší.

bots-name-random = Oblázek
bots-style-random = Kutálí se, kam ho svah pustí: zahraje cokoli, co pravidla dovolí.
bots-name-easy = Skarab
bots-style-easy = Spokojeně tlačí krok za krokem a málokdy zvedne hlavu.
bots-name-medium = Ibis
bots-style-medium = Brodí se opatrně a hlídá, co uděláš příště.
bots-name-hard = Šakal
bots-style-hard = Loví několik tahů dopředu a odpouští jen málo.
bots-name-master = Sfinga
bots-style-master = Nespěchá a všechny hádanky už slyšela.
bots-name-perfect = Thovt
bots-style-perfect = Má celý Pylos sepsaný a nahlíží do něj.
bots-name-foresight = Mladý Thovt
bots-style-foresight = Hraje opatrně jako Ibis a přečetl si poslední stránky knihy Pylosu: číslo říká, kolik posledních půltahů.
bots-name-greedy = Straka
bots-style-greedy = Bere, co se právě třpytí; slouží jako měřítko pro ostatní.
bots-name-uct = Písař
bots-style-uct = Podle příručky odehraje tisíce náhodných partií a počítá; také měřítko.

bots-level-random = náhodný
bots-level-easy = lehký
bots-level-medium = střední
bots-level-hard = těžký
bots-level-master = mistr

bots-name-other-1 = Sokol
bots-name-other-2 = Kobra
bots-name-other-3 = Gazela
bots-name-other-4 = Pavián
