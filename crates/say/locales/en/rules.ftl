### The pages of the rules.

rules-title = Rules of all the games
rules-of = The rules of { $game }
rules-match = A match in progress.
rules-play = Play this game
rules-exactly = Every rule with its number, the rulings, and how moves and positions are written:
rules-reference = the exact rules
rules-short = The rules in short
rules-by-number = Rules by number

rules-figure-raise = Light has raised a sphere from 1d1 to 3a1, two levels up, and has spent none.
rules-figure-square = Light has completed a square and may take back one or two of its free spheres.
rules-figure-apex = Dark has taken the apex, and wins.
rules-figure-bricks = Dashed outlines mark the places where both cards below are already there, so a card can go in.
rules-figure-cross = The red cross on c3 is marked: one more square, on either card, must be marked at once.
rules-figure-boxes = Both are about to complete a purple card; the lower number takes the larger box that is left.
rules-figure-marker = Each player has placed a tile and marked its brown area.
rules-figure-flight = A three was rolled: dashed outlines mark the squares where the ship can land.
