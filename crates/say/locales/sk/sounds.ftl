### The page on which sounds are tried.

sounds-title = Zvuky
sounds-about = Všetky zvuky stolov. Vytvára ich tvoj prehliadač a zakaždým znejú trochu inak.
sounds-wood = Drevo
sounds-stone = Kameň
sounds-card = Karta
sounds-paper = Uhlík na papyruse
sounds-jewel = Klenot
sounds-dice = Kocka
sounds-ship = Loď
sounds-turn = Si na ťahu
sounds-low = Málo času
sounds-points = Body
sounds-win = Výhra
sounds-loss = Prehra
