### Úlohy.

puzzle-title = Úlohy
puzzle-about = Pozice hry Pylos, ve kterých výhru udrží právě jeden tah. Pocházejí z vyřešené hry, takže každá je přesná.
puzzle-streak = Aktuální série
puzzle-best = Nejdelší série
puzzle-solved-count = Vyřešené
puzzle-solved-of = Vyřešeno: { $count }/{ $all }
puzzle-grade-1 = Lehká
puzzle-grade-2 = Docela lehká
puzzle-grade-3 = Záludná
puzzle-grade-4 = Těžká
puzzle-grade-5 = Velmi těžká
puzzle-name = Úloha { $number }: { $grade }
puzzle-task-light = Světlý je na tahu a vyhraje { $moves }. tahem.
puzzle-task-dark = Tmavý je na tahu a vyhraje { $moves }. tahem.
puzzle-task-about = Najdi jediný tah, který výhru udrží.
puzzle-thinking = Co by teď udělal soupeř…
puzzle-again = Zkusit znovu
puzzle-show = Ukázat řešení
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
puzzle-play-on = Hrát odtud proti botovi
puzzle-not-a-move = to se tu zahrát nedá
puzzle-solved-at-once = Výborně! Je to jediný tah, a hned na první pokus.
puzzle-solved = Správně, je to jediný tah.
puzzle-wrong = Tím se výhra ztrácí.
puzzle-answer = Na to { $name } odpoví tahem { $move }.
puzzle-solution = Jediný tah je { $move }.
puzzle-before-solved = Tuto úlohu už máš vyřešenou.
puzzle-before-tried = Tuto úlohu už znáš; do série se teď nepočítá.
puzzle-keys-letters = B jde na desku, R otáčí, Shift+R otáčí opačně, U vrací tah.

puzzle-games = Hra
puzzle-best-about = Pozice, ve kterých je jedna možnost jasně lepší než všechny ostatní. Našlo je hledání a ověřilo ještě hlubší; to, co nemůžeš vědět, se zkoušelo mnoha způsoby.
puzzle-best-you = Máš místo { $seat }.
puzzle-best-task = Který tah je nejlepší?
puzzle-best-margin-points = { $points ->
    [one] Má hodnotu asi o { $points } bod vyšší než druhý nejlepší.
    [few] Má hodnotu asi o { $points } body vyšší než druhý nejlepší.
    [many] Má hodnotu asi o { $points } bodu vyšší než druhý nejlepší.
   *[other] Má hodnotu asi o { $points } bodů vyšší než druhý nejlepší.
}
puzzle-best-margin-chance = Ze sta partií vyhraje asi o { $percent } víc než druhý nejlepší.
puzzle-best-solved-at-once = Výborně! Je to nejlepší tah, a hned na první pokus.
puzzle-best-solved = Správně, je to nejlepší tah.
puzzle-best-as-good = Správně! Mysleli jsme na jiný tah, ale tento je stejně dobrý.
puzzle-best-solution = Nejlepší tah: { $move }.
puzzle-worse-points = { $points ->
    [one] { $action }. To je asi o { $points } bod méně než s nejlepším tahem.
    [few] { $action }. To je asi o { $points } body méně než s nejlepším tahem.
    [many] { $action }. To je asi o { $points } bodu méně než s nejlepším tahem.
   *[other] { $action }. To je asi o { $points } bodů méně než s nejlepším tahem.
}
puzzle-worse-points-least = { $points ->
    [one] { $action }. To je nejméně o { $points } bod méně než s nejlepším tahem.
    [few] { $action }. To je nejméně o { $points } body méně než s nejlepším tahem.
    [many] { $action }. To je nejméně o { $points } bodu méně než s nejlepším tahem.
   *[other] { $action }. To je nejméně o { $points } bodů méně než s nejlepším tahem.
}
puzzle-worse-chance = { $action }. Ze sta partií vyhraje asi o { $percent } méně než nejlepší tah.
puzzle-worse-chance-least = { $action }. Ze sta partií vyhraje nejméně o { $percent } méně než nejlepší tah.
puzzle-why-less-now = Hned přinese { $own }, nejlepší tah { $best }.
puzzle-why-more-now = Hned přinese víc ({ $own } místo { $best }), ale nejlepší tah se vyplatí později.
puzzle-why-turn = Nejlepší tah přinese do konce tahu { $best }.
puzzle-why-later = Hned nepřinese víc ani jeden, ale po nejlepším tahu jsi na tom lépe.
