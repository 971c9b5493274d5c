### Stránky s pravidlami.

rules-title = Pravidlá všetkých hier
rules-of = Pravidlá hry { $game }
rules-match = Rozohraná partia.
rules-play = Zahrať si
rules-exactly = Každé pravidlo s číslom, výklady a zápis ťahov a pozícií:
rules-reference = presné pravidlá
rules-short = Pravidlá v skratke
rules-by-number = Pravidlá podľa čísla

rules-figure-raise = Svetlý posunul guľôčku z 1d1 na 3a1, o dve úrovne vyššie, a žiadnu neminul.
rules-figure-square = Svetlý dokončil štvorec a môže vziať späť jednu alebo dve svoje voľné guľôčky.
rules-figure-apex = Tmavý obsadil vrchol a vyhráva.
rules-figure-bricks = Kde sú čiarkované rámčeky, ležia už obe karty pod nimi, takže tam môže ísť karta.
rules-figure-cross = Červený kríž na c3 je označený: hneď nasleduje ešte jedno políčko na ktorejkoľvek karte.
rules-figure-boxes = Obaja sa chystajú dokončiť fialovú kartu; väčší z voľných bonusov získa nižšie číslo.
rules-figure-marker = Každý postavil dielik a označil si hnedú oblasť.
rules-figure-flight = Padla trojka: loď môže pristáť tam, kde sú čiarkované rámčeky.
