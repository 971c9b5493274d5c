### Deska, na které se staví pozice.

board-title = { $game }: pozice
board-about = Změň text a podívej se na desku. Až bude všechno v pořádku, můžeš z pozice hrát nebo se zeptat nejlepšího bota.
board-text = Pozice
board-grammar = Jak se pozice píše, najdeš v pravidlech v části „Zápis pozic“.
board-look = Ukázat
board-play = Hrát odtud
board-examine = Co by udělal nejlepší bot?
board-click = Klikej na políčko: prázdné, světlá, tmavá. Úrovně jdou od základny k vrcholu.
board-empty = prázdné
board-light = světlá kulička
board-dark = tmavá kulička
board-light-moves = Na tahu je světlý
board-dark-moves = Na tahu je tmavý
