### How a match ended.

outcome-winner = { $name } wins.
outcome-draw = A draw.
outcome-shared = { $names } share the victory.
outcome-ending = The match ended because { $what } ({ $rule }).
outcome-tally-line = { $what } ({ $rule }): { $points }
outcome-plain-tally-line = { $what }: { $points }
outcome-seat = seat { $seat }
outcome-seat-acted = { $name }: { $action }
outcome-chance-acted = chance: { $action }
outcome-you-win = You win.
outcome-you-win-points = You win { $points } to { $other }.
outcome-winner-points = { $name } wins { $points } to { $other }.
