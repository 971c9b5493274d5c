### The page on which sounds are tried.

sounds-title = Sounds
sounds-about = Every sound of the tables. They are made by your browser, and each is a little different every time.
sounds-wood = Wood
sounds-stone = Stone
sounds-card = Card
sounds-paper = Charcoal on papyrus
sounds-jewel = Jewel
sounds-dice = Die
sounds-ship = Ship
sounds-turn = Your turn
sounds-low = Little time left
sounds-points = Points
sounds-win = Won
sounds-loss = Lost
