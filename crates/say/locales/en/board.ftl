### The board on which positions are built.

board-title = A position in { $game }
board-about = Edit the text to change the board. Once nothing is wrong with it, play from it or ask the best bot.
board-text = The position
board-grammar = The rules explain how a position is written.
board-look = Show
board-play = Play from here
board-examine = What would the best bot do?
board-click = Click a place to change it: empty, light, dark. The levels go from the base to the apex.
board-empty = empty
board-light = light sphere
board-dark = dark sphere
board-light-moves = Light to move
board-dark-moves = Dark to move
