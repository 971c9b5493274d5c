### Stránky s pravidly.

rules-title = Pravidla všech her
rules-of = { $game }: pravidla
rules-match = Rozehraná partie.
rules-play = Zahrát si
rules-exactly = Každé pravidlo s číslem, výklady a zápis tahů a pozic:
rules-reference = přesná pravidla
rules-short = Pravidla ve zkratce
rules-by-number = Pravidla podle čísla

rules-figure-raise = Světlý zvedl kuličku z 1d1 na 3a1, o dvě úrovně výš, a žádnou nespotřeboval.
rules-figure-square = Světlý dokončil čtverec a smí vzít zpět jednu nebo dvě ze svých volných kuliček.
rules-figure-apex = Tmavý obsadil vrchol a vyhrává.
rules-figure-bricks = Na čárkovaných místech už leží obě spodní karty, takže tam karta může přijít.
rules-figure-cross = Červený kříž na c3 je zakřížkovaný: hned přijde jedno další políčko, na kterékoli kartě.
rules-figure-boxes = Oba se chystají dokončit fialovou kartu; nižší číslo dostane vyšší z bodových políček, která zbývají.
rules-figure-marker = Každý položil dílek a označil svou hnědou oblast.
rules-figure-flight = Padla trojka: loď může přistát na čárkovaných políčkách.
