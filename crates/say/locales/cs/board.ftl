### Deska, na které se staví pozice.

board-title = { $game }: pozice
board-about = Změň text a podívej se na desku. Až bude všechno v pořádku, můžeš z pozice hrát nebo se zeptat nejlepšího bota.
board-text = Pozice
board-grammar = Jak se pozice píše, najdeš v pravidlech v části „Zápis pozic“.
board-look = Ukázat
board-play = Hrát odtud
board-examine = Co by udělal nejlepší bot?
board-empty = prázdné
board-about-clicking = Klikni na díl a pak na místo, kam patří; dalším kliknutím ho vezmeš pryč. Nebo uprav text. Až bude všechno v pořádku, můžeš z pozice hrát nebo se zeptat nejlepšího bota.
board-pieces = Díly
board-take = Vzít pryč
board-undo = Zpět
board-clear = Vyprázdnit
board-start = Běžný začátek
board-elsewhere = Tenhle díl tam nepatří.
board-not-yet = Tohle se zatím hrát nedá:
board-mover = Kdo je na tahu
board-starter = Kdo začal kolo
board-round = Kolo
board-points = Body
board-seats = Hráči
board-match-over = nikdo: partie skončila
board-none = žádné
board-value = { $value }
board-yes = ano
board-no = ne
