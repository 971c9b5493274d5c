### Solving Pylos, and asking the solution.

solve-about = Solve Pylos: find the value of every position, and write it into a table
solve-after =
    Takes about three GiB of memory and a few minutes. If interrupted, it resumes where it stopped.
    Examples:
      benben solve pylos --rules standard
      benben solve pylos --rules expert --out expert.table --verdicts expert.verdicts
solve-out = where to write the table (default: the data folder, where bots look for it)
solve-verdicts = also write a smaller table that knows only who wins
solve-memory-flag = use at most this much memory (3G, 2800M)
solve-checkpoint-flag = save the progress every time this many seconds have passed
solve-progress-flag = print a line for every per cent that is done, for other programs
solve-table-flag = the table to ask (default: the one in the data folder)
solve-only-pylos = only Pylos is solved, not { $game }
solve-no-folder = this system does not say where data belongs: name a file with --out
solve-memory = solving needs { $needed } MiB of memory, but only { $there } MiB are available
solve-disk = solving needs { $needed } MiB of disk space, but { $folder } has only { $there } MiB
solve-resumed = resuming from { $file }
solve-bad-checkpoint = { $file } cannot be used ({ $error }): starting again
solve-solving = solving
solve-checking = checking
solve-writing = writing
solve-check-failed = the solution contradicts itself: please report this
solve-check-failed-at = the solution contradicts the rules at { $board }: please report this
solve-start = Pylos with { $rules } rules, from the start: { $value } for the player who moves first.
solve-positions = positions
solve-wins = won by the player to move
solve-losses = lost by the player to move
solve-draws = never decided
solve-by-plies = Positions by plies to the end:
solve-time =
    { $threads ->
        [one] One thread
       *[other] { $threads } threads
    }, { $sweeps ->
        [one] one sweep
       *[other] { $sweeps } sweeps
    }: { $solving } s solving, { $checking } s checking, { $writing } s writing.
solve-table-written = { $file }: { $bytes } bytes

solve-win = win
solve-draw = draw
solve-loss = loss
solve-in-plies =
    { $plies ->
        [one] { $verdict } in 1 ply
       *[other] { $verdict } in { $plies } plies
    }

solve-table-about = Check tables
solve-table-verify = Check every block of a table
solve-table-file = the table
solve-table-sound = sound: { $what }, { $holds }; positions: { $positions }, blocks: { $blocks }, bytes: { $bytes }
solve-holds-distances = who wins and in how many plies
solve-holds-verdicts = who wins
solve-no-table = there is no table for { $rules } rules: make one with “benben solve pylos --rules { $rules }”, or name one with --table
solve-bad-table = { $file } cannot be used as a table: { $error }
solve-other-rules = { $file } is a table for other rules: { $found }, not { $expected }

solve-probe-about = List every move of a Pylos position with its value, best first
solve-probe-heading = { $side } to move: { $value }

solve-analyse-about = Go through a recorded match of Pylos and mark what was thrown away
solve-analyse-file = the record
solve-analyse-svg = also draw the match into this file
solve-better =
    { $more ->
        [0] better: { $moves } ({ $value })
       *[other] better: { $moves } and { $more } more ({ $value })
    }
solve-chart-legend = above the middle light wins, below it dark; the further from the middle, the nearer the end
solve-chart-title = Pylos, { $rules } rules
solve-chart-spoilt = { $move } threw it away
solve-summary = { $side }: threw away the result: { $spoilt }, slower than possible: { $slower }, hastened the loss: { $hastened }
