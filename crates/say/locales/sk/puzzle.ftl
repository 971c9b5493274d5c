### Úlohy.

puzzle-title = Úlohy
puzzle-about = Pozície hry Pylos, v ktorých výhru udrží práve jeden ťah. Pochádzajú z vyriešenej hry, takže každá je presná.
puzzle-streak = Aktuálna séria
puzzle-best = Najdlhšia séria
puzzle-solved-count = Vyriešené
puzzle-solved-of = Vyriešené: { $count }/{ $all }
puzzle-grade-1 = Ľahká
puzzle-grade-2 = Pomerne ľahká
puzzle-grade-3 = Zapeklitá
puzzle-grade-4 = Ťažká
puzzle-grade-5 = Veľmi ťažká
puzzle-name = Úloha { $number }: { $grade }
puzzle-task-light = Svetlý je na ťahu a vyhrá { $moves }. ťahom.
puzzle-task-dark = Tmavý je na ťahu a vyhrá { $moves }. ťahom.
puzzle-task-about = Nájdi jediný ťah, ktorý výhru udrží.
puzzle-thinking = Čo by teraz urobil súper…
puzzle-again = Skúsiť znova
puzzle-show = Ukázať riešenie
puzzle-next = Ďalšia úloha
puzzle-all = Všetky úlohy
puzzle-play-on = Hrať odtiaľto proti botovi
puzzle-not-a-move = to sa tu zahrať nedá
puzzle-solved-at-once = Skvelé! Je to jediný ťah, a hneď na prvý pokus.
puzzle-solved = Správne, je to jediný ťah.
puzzle-wrong = Tým sa výhra stráca.
puzzle-answer = Na to { $name } odpovie ťahom { $move }.
puzzle-solution = Jediný ťah je { $move }.
puzzle-before-solved = Túto úlohu už máš vyriešenú.
puzzle-before-tried = Túto úlohu už poznáš; do série sa teraz nepočíta.
puzzle-keys-letters = B ide na dosku, R otáča, Shift+R otáča opačne, U vracia ťah.

puzzle-games = Hra
puzzle-best-about = Pozície, v ktorých je jedna možnosť jasne lepšia než všetky ostatné. Našlo ich hľadanie a overilo ešte hlbšie; to, čo nemôžeš vedieť, sa skúšalo mnohými spôsobmi.
puzzle-best-you = Máš miesto { $seat }.
puzzle-best-task = Ktorý ťah je najlepší?
puzzle-best-margin-points = { $points ->
    [one] Má hodnotu asi o { $points } bod vyššiu než druhý najlepší.
    [few] Má hodnotu asi o { $points } body vyššiu než druhý najlepší.
    [many] Má hodnotu asi o { $points } bodu vyššiu než druhý najlepší.
   *[other] Má hodnotu asi o { $points } bodov vyššiu než druhý najlepší.
}
puzzle-best-margin-chance = Zo sto partií vyhrá asi o { $percent } viac než druhý najlepší.
puzzle-best-solved-at-once = Skvelé! Je to najlepší ťah, a hneď na prvý pokus.
puzzle-best-solved = Správne, je to najlepší ťah.
puzzle-best-as-good = Správne! Mysleli sme na iný ťah, ale tento je rovnako dobrý.
puzzle-best-solution = Najlepší ťah: { $move }.
puzzle-worse-points = { $points ->
    [one] { $action }. To je asi o { $points } bod menej než s najlepším ťahom.
    [few] { $action }. To je asi o { $points } body menej než s najlepším ťahom.
    [many] { $action }. To je asi o { $points } bodu menej než s najlepším ťahom.
   *[other] { $action }. To je asi o { $points } bodov menej než s najlepším ťahom.
}
puzzle-worse-points-least = { $points ->
    [one] { $action }. To je najmenej o { $points } bod menej než s najlepším ťahom.
    [few] { $action }. To je najmenej o { $points } body menej než s najlepším ťahom.
    [many] { $action }. To je najmenej o { $points } bodu menej než s najlepším ťahom.
   *[other] { $action }. To je najmenej o { $points } bodov menej než s najlepším ťahom.
}
puzzle-worse-chance = { $action }. Zo sto partií vyhrá asi o { $percent } menej než najlepší ťah.
puzzle-worse-chance-least = { $action }. Zo sto partií vyhrá najmenej o { $percent } menej než najlepší ťah.
puzzle-why-less-now = Hneď prinesie { $own }, najlepší ťah { $best }.
puzzle-why-more-now = Hneď prinesie viac ({ $own } namiesto { $best }), ale najlepší ťah sa vyplatí neskôr.
puzzle-why-turn = Najlepší ťah prinesie do konca ťahu { $best }.
puzzle-why-later = Hneď neprinesie viac ani jeden, ale po najlepšom ťahu si na tom lepšie.
