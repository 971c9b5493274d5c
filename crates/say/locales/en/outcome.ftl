### How a match ended.

outcome-winner = { $name } wins.
outcome-draw = A draw.
outcome-shared = { $names } share the victory.
outcome-ending = The match ended because { $what } ({ $rule }).
outcome-tally-line = { $what } ({ $rule }): { $points }
outcome-seat = seat { $seat }
outcome-seat-acted = { $name }: { $action }
outcome-chance-acted = chance: { $action }
