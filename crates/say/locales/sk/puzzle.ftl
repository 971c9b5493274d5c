### Hádanky hry Pylos.

puzzle-title = Hádanky
puzzle-about = Pozície hry Pylos, v ktorých výhru udrží práve jeden ťah. Pochádzajú z vyriešenej hry, takže každá je presná.
puzzle-streak = Vyriešené hneď, za sebou
puzzle-best = Najdlhšia séria
puzzle-solved-count = Vyriešené
puzzle-solved-of = { $all ->
    [one] { $count } z { $all } vyriešená
    [few] { $count } zo { $all } vyriešených
   *[other] { $count } zo { $all } vyriešených
}
puzzle-grade-1 = Ľahká
puzzle-grade-2 = Pomerne ľahká
puzzle-grade-3 = Zapeklitá
puzzle-grade-4 = Ťažká
puzzle-grade-5 = Veľmi ťažká
puzzle-name = Hádanka { $number }: { $grade }
puzzle-task-light = { $moves ->
    [one] Svetlý je na ťahu a vyhrá { $moves } ťahom.
    [few] Svetlý je na ťahu a vyhrá { $moves } ťahmi.
   *[other] Svetlý je na ťahu a vyhrá { $moves } ťahmi.
}
puzzle-task-dark = { $moves ->
    [one] Tmavý je na ťahu a vyhrá { $moves } ťahom.
    [few] Tmavý je na ťahu a vyhrá { $moves } ťahmi.
   *[other] Tmavý je na ťahu a vyhrá { $moves } ťahmi.
}
puzzle-task-about = Nájdi jediný ťah, ktorý výhru udrží.
puzzle-thinking = Čo by teraz urobil súper …
puzzle-again = Skúsiť znova
puzzle-show = Ukázať riešenie
puzzle-next = Ďalšia hádanka
puzzle-all = Všetky hádanky
puzzle-play-on = Hrať odtiaľto proti botovi
puzzle-not-a-move = to sa tu zahrať nedá
puzzle-solved-at-once = Skvelé! Je to jediný ťah a prišiel hneď.
puzzle-solved = Správne, je to jediný ťah.
puzzle-wrong = Tým sa výhra stráca.
puzzle-answer = Na to { $name } odpovie ťahom { $move }.
puzzle-solution = Jediný ťah je { $move }.
puzzle-before-solved = Túto hádanku už máš vyriešenú.
puzzle-before-tried = Túto hádanku už poznáš; do série sa teraz nepočíta.
puzzle-keys = Klávesy: B ide na dosku, šípky posúvajú, Enter vyberá, R otáča, Escape ide späť, U vracia ťah.
