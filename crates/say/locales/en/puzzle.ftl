### Puzzles.

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
puzzle-keys-letters = B goes to the board, R rotates, Shift+R rotates the other way, U takes back.

puzzle-games = Game
puzzle-best-about = Positions in which one choice is clearly better than all others. A search found them, and a deeper one checked them; what you cannot know was tried in many ways.
puzzle-best-you = You have seat { $seat }.
puzzle-best-task = What is your best move?
puzzle-best-margin-points = { $points ->
    [1] It is worth about { $points } point more than the next best.
   *[other] It is worth about { $points } points more than the next best.
}
puzzle-best-margin-chance = It wins about { $percent } matches in a hundred more than the next best.
puzzle-best-solved-at-once = Well spotted! That is the best move, and you found it first time.
puzzle-best-solved = Right, that is the best move.
puzzle-best-as-good = Right! We had another move in mind, but this one is just as good.
puzzle-best-solution = The best move is: { $move }.
puzzle-worse-points = { $points ->
    [1] { $action }. That is about { $points } point less than with the best move.
   *[other] { $action }. That is about { $points } points less than with the best move.
}
puzzle-worse-points-least = { $points ->
    [1] { $action }. That is at least { $points } point less than with the best move.
   *[other] { $action }. That is at least { $points } points less than with the best move.
}
puzzle-worse-chance = { $action }. That wins about { $percent } matches in a hundred fewer than the best move.
puzzle-worse-chance-least = { $action }. That wins at least { $percent } matches in a hundred fewer than the best move.
puzzle-why-less-now = It brings { $own } at once, the best move { $best }.
puzzle-why-more-now = It brings more at once ({ $own } instead of { $best }), but the best move pays off later.
puzzle-why-turn = By the end of this turn the best move brings { $best }.
puzzle-why-later = Neither brings more at once, but after the best move you are better off.
