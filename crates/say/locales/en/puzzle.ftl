### Puzzles of Pylos.

puzzle-title = Puzzles
puzzle-about = Positions of Pylos in which exactly one move keeps the win. They come from the solved game, so each of them is exact.
puzzle-streak = Solved at once in a row
puzzle-best = Best row so far
puzzle-solved-count = Solved
puzzle-solved-of = { $count } of { $all } solved
puzzle-grade-1 = Easy
puzzle-grade-2 = Fairly easy
puzzle-grade-3 = Tricky
puzzle-grade-4 = Hard
puzzle-grade-5 = Very hard
puzzle-name = Puzzle { $number }: { $grade }
puzzle-task-light = { $moves ->
    [one] Light moves and wins in { $moves } move.
   *[other] Light moves and wins in { $moves } moves.
}
puzzle-task-dark = { $moves ->
    [one] Dark moves and wins in { $moves } move.
   *[other] Dark moves and wins in { $moves } moves.
}
puzzle-task-about = Find the one move that keeps the win.
puzzle-thinking = What would the opponent do now …
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-play-on = Play on from here against a bot
puzzle-not-a-move = that cannot be played here
puzzle-solved-at-once = Well seen! That is the only move, found at once.
puzzle-solved = Right, that is the only move.
puzzle-wrong = That throws the win away.
puzzle-answer = { $name } would answer { $move }.
puzzle-solution = The only move is { $move }.
puzzle-before-solved = You have solved this one before.
puzzle-before-tried = You have tried this one before; now it no longer counts for the row.
puzzle-keys = Keys: B goes to the board, arrows move, Enter chooses, R turns, Escape goes back, U takes back.
