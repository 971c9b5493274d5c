### Puzzles of Pylos.

puzzle-title = Puzzles
puzzle-about = Pylos positions in which exactly one move keeps the win. They come from the solved game, so every one of them is exact.
puzzle-streak = Current streak
puzzle-best = Best streak
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
puzzle-thinking = What will your opponent do now…
puzzle-again = Try again
puzzle-show = Show the solution
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-play-on = Play on from here against a bot
puzzle-not-a-move = that cannot be played here
puzzle-solved-at-once = Well spotted! That is the only move, and you found it first time.
puzzle-solved = Right, that is the only move.
puzzle-wrong = That throws the win away.
puzzle-answer = { $name } would answer { $move }.
puzzle-solution = The only move is { $move }.
puzzle-before-solved = You have solved this one before.
puzzle-before-tried = You have tried this one before, so it no longer counts towards your streak.
puzzle-keys = Keys: B goes to the board, arrows move, Enter chooses, R rotates, Escape goes back, U takes back.
