### Looking back at a match.

past-caption = { $ply } of { $last }: { $said }
past-start = the start
past-steps = Steps
past-first = Go to the start
past-previous = Step back
past-play = Play through
past-next = Step forward
past-last = Go to the end
past-open = Review with chart
past-analyse = Let the bots judge this match
past-chart-points = Points
past-chart-estimate = Each player’s winning chances, as the bots estimate them
past-chart-exact = The best result each player could force, according to the solved game
past-chart-numbers = In numbers
past-chart-move = Move
past-chart-percent = { $value }%
past-better = better: { $action }
past-no-mistakes = No mistakes were found.
past-play-on-about = Play on from this moment:
past-play-on-bots = Against bots
past-play-on-screen = On one screen
past-back-to-table = Back to the table
past-record-wrong = { $what }. { $reason }
past-record-unfinished = this match is not over, and only its own server can roll its dice
