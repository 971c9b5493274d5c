### The page on which sounds are tried.

sounds-title = Zvuky
sounds-about = Všechny zvuky stolů. Vytváří je tvůj prohlížeč a pokaždé znějí trochu jinak.
sounds-wood = Dřevo
sounds-stone = Kámen
sounds-card = Karta
sounds-paper = Uhel na papyru
sounds-jewel = Drahokam
sounds-dice = Kostka
sounds-ship = Loď
sounds-turn = Jsi na tahu
sounds-low = Málo času
sounds-points = Body
sounds-win = Výhra
sounds-loss = Prohra
