### The pages of the rules.

rules-title = Rules of all games
rules-of = The rules of { $game }
rules-opening = The table before the first turn.
rules-play = Play it
