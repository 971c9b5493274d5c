### The board on which positions are built.

board-title = A position of { $game }
board-about = Change the text and see the board. When nothing is wrong any more, play from it or ask the best bot.
board-text = The position
board-grammar = The rules explain how a position is written.
board-look = Show
board-play = Play from here
board-examine = What would the best bot do?
board-click = Click a place: empty, light, dark. Levels go from the base to the apex.
board-empty = empty
board-light = light sphere
board-dark = dark sphere
board-light-moves = Light is to move
board-dark-moves = Dark is to move
