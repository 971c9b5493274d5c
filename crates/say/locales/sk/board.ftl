### Stránka, na ktorej sa stavajú pozície.

board-title = Pozícia hry { $game }
board-about = Uprav text a pozri si dosku. Keď už nič nie je zle, hraj odtiaľ alebo sa spýtaj najlepšieho bota.
board-text = Pozícia
board-grammar = Ako sa pozícia píše, je v pravidlách pod „Zápis pozície“.
board-look = Ukázať
board-play = Hrať odtiaľto
board-examine = Čo by urobil najlepší bot?
board-empty = prázdne
board-about-clicking = Klikni na diel a potom na miesto, kam patrí; ďalším kliknutím ho vezmeš preč. Alebo uprav text. Keď už s pozíciou nie je nič zle, hraj odtiaľ alebo sa spýtaj najlepšieho bota.
board-pieces = Diely
board-take = Vziať preč
board-undo = Späť
board-clear = Vyprázdniť
board-start = Bežný začiatok
board-elsewhere = Tento diel tam nepatrí.
board-not-yet = Toto sa ešte nedá hrať:
board-mover = Kto je na ťahu
board-starter = Kto začal kolo
board-round = Kolo
board-points = Body
board-seats = Hráči
board-match-over = nikto: partia sa skončila
board-none = žiadne
board-value = { $value }
board-yes = áno
board-no = nie
