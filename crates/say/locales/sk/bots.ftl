### Čo o sebe hovoria boti.

bots-no-table = Pre pravidlá { $rules } nie je tabuľka, preto hrá majster. Vyrobí ju „benben solve pylos --rules { $rules }“.
bots-bad-table = Tabuľka sa nedá použiť ({ $error }), preto hrá majster.
bots-fell-back = Bot { $bot } sa potkol; nahradil ho slabší.

bots-name-random = Kamienok
bots-style-random = Kotúľa sa, kam ho svah ťahá: hocijaký ťah, ktorý pravidlá dovolia.
bots-name-easy = Skarabeus
bots-style-easy = Spokojne tlačí krok za krokom a málokedy zdvihne zrak.
bots-name-medium = Ibis
bots-style-medium = Brodí sa opatrne a sleduje, čo urobíš ďalej.
bots-name-hard = Šakal
bots-style-hard = Loví na niekoľko ťahov dopredu a málo odpúšťa.
bots-name-master = Sfinga
bots-style-master = Dáva si načas a každú hádanku už počula.
bots-name-perfect = Thovt
bots-style-perfect = Má zapísaný celý Pylos a vyhľadáva v ňom.
bots-name-foresight = Mladý Thovt
bots-style-foresight = Hrá opatrne ako Ibis a prečítal si posledné strany knihy o Pylose: číslo hovorí, koľko polťahov.
bots-name-greedy = Straka
bots-style-greedy = Berie, čo sa práve blyští; meradlo pre ostatných.
bots-name-uct = Pisár
bots-style-uct = Odohrá tisíce náhodných partií podľa pravidiel a počíta; tiež meradlo.

bots-level-random = náhodný
bots-level-easy = ľahký
bots-level-medium = stredný
bots-level-hard = ťažký
bots-level-master = majster

bots-name-other-1 = Sokol
bots-name-other-2 = Kobra
bots-name-other-3 = Gazela
bots-name-other-4 = Pavián
