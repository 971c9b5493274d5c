### Stránka, na ktorej sa stavajú pozície.

board-title = Pozícia hry { $game }
board-about = Uprav text a pozri si dosku. Keď už nič nie je zle, hraj odtiaľ alebo sa spýtaj najlepšieho bota.
board-text = Pozícia
board-grammar = Ako sa pozícia píše, je v pravidlách pod „Zápis pozície“.
board-look = Ukázať
board-play = Hrať odtiaľto
board-examine = Čo by urobil najlepší bot?
board-click = Klikaj na miesto: prázdne, svetlá, tmavá. Úrovne idú od základne po vrchol.
board-empty = prázdne
board-light = svetlá guľôčka
board-dark = tmavá guľôčka
board-light-moves = Na ťahu je svetlý
board-dark-moves = Na ťahu je tmavý
