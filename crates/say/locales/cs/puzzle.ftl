### Hádanky hry Pylos.

puzzle-title = Hádanky
puzzle-about = Pozice hry Pylos, ve kterých výhru udrží právě jeden tah. Pocházejí z vyřešené hry, takže každá je přesná.
puzzle-streak = Vyřešené hned, za sebou
puzzle-best = Nejdelší série
puzzle-solved-count = Vyřešené
puzzle-solved-of = { $all ->
    [one] { $count } z { $all } vyřešená
    [few] { $count } ze { $all } vyřešených
   *[other] { $count } ze { $all } vyřešených
}
puzzle-grade-1 = Lehká
puzzle-grade-2 = Docela lehká
puzzle-grade-3 = Záludná
puzzle-grade-4 = Těžká
puzzle-grade-5 = Velmi těžká
puzzle-name = Hádanka { $number }: { $grade }
puzzle-task-light = { $moves ->
    [one] Světlý je na tahu a vyhraje { $moves } tahem.
    [few] Světlý je na tahu a vyhraje { $moves } tahy.
   *[other] Světlý je na tahu a vyhraje { $moves } tahy.
}
puzzle-task-dark = { $moves ->
    [one] Tmavý je na tahu a vyhraje { $moves } tahem.
    [few] Tmavý je na tahu a vyhraje { $moves } tahy.
   *[other] Tmavý je na tahu a vyhraje { $moves } tahy.
}
puzzle-task-about = Najdi jediný tah, který výhru udrží.
puzzle-thinking = Co by teď udělal soupeř …
puzzle-again = Zkusit znovu
puzzle-show = Ukázat řešení
puzzle-next = Další hádanka
puzzle-all = Všechny hádanky
puzzle-play-on = Hrát odtud proti botovi
puzzle-not-a-move = to se tu zahrát nedá
puzzle-solved-at-once = Výborně! Je to jediný tah a přišel hned.
puzzle-solved = Správně, je to jediný tah.
puzzle-wrong = Tím se výhra ztrácí.
puzzle-answer = Na to { $name } odpoví tahem { $move }.
puzzle-solution = Jediný tah je { $move }.
puzzle-before-solved = Tuto hádanku už máš vyřešenou.
puzzle-before-tried = Tuto hádanku už znáš; do série se teď nepočítá.
puzzle-keys = Klávesy: B jde na desku, šipky posouvají, Enter vybírá, R otáčí, Escape jde zpět, U vrací tah.
