### Looking back at a match.

past-caption = { $ply } of { $last }: { $said }
past-start = the start
past-steps = Steps
past-first = To the start
past-previous = One back
past-play = Play through
past-next = One on
past-last = To the end
past-open = With chart
past-analyse = Let the bots judge this match
past-chart-points = Points
past-chart-estimate = Share of the match that each could expect, by the bots' estimate
past-chart-exact = What each could reach, as the solution of the game says
past-chart-numbers = In numbers
past-chart-move = Move
past-chart-percent = { $value } %
past-better = better: { $action }
past-no-mistakes = No mistakes were found.
past-play-on-about = Play on from this moment:
past-play-on-bots = Against bots
past-play-on-screen = At one screen
past-back-to-table = To the table
past-record-wrong = { $what }. { $reason }
past-record-unfinished = this match is not over, and only its own server can roll its dice
