### The board on which positions are built.

board-title = A position in { $game }
board-about = Edit the text to change the board. Once nothing is wrong with it, play from it or ask the best bot.
board-text = The position
board-grammar = The rules explain how a position is written.
board-look = Show
board-play = Play from here
board-examine = What would the best bot do?
board-empty = empty
board-about-clicking = Click a piece, then click where it goes; click once more to take it away. Or edit the text. Once nothing is wrong with the position, play from it or ask the best bot.
board-pieces = Pieces
board-take = Take away
board-undo = Undo
board-clear = Clear
board-start = Usual start
board-elsewhere = That piece does not go there.
board-not-yet = This cannot be played yet:
board-mover = Whose turn it is
board-starter = Who started the round
board-round = Round
board-points = Points
board-seats = Players
board-match-over = nobody: the match is over
board-none = none
board-value = { $value }
board-yes = yes
board-no = no
