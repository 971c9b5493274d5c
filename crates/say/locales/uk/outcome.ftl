### Чим закінчилася партія.

outcome-winner = { $name } перемагає.
outcome-draw = Нічия.
outcome-shared = { $names } ділять перемогу.
outcome-ending = Партія закінчилася, бо { $what } ({ $rule }).
outcome-tally-line = { $what } ({ $rule }): { $points }
outcome-plain-tally-line = { $what }: { $points }
outcome-seat = гравець { $seat }
outcome-seat-acted = { $name }: { $action }
outcome-chance-acted = випадок: { $action }
outcome-you-win = Ти перемагаєш.
outcome-you-win-points = Ти перемагаєш { $points } : { $other }.
outcome-winner-points = { $name } перемагає { $points } : { $other }.
