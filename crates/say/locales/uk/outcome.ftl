### Чим закінчилася партія.

outcome-winner = { $name } перемагає.
outcome-draw = Нічия.
outcome-shared = { $names } ділять перемогу.
outcome-ending = Партія закінчилася, бо { $what } ({ $rule }).
outcome-tally-line = { $what } ({ $rule }): { $points }
outcome-seat = гравець { $seat }
outcome-seat-acted = { $name }: { $action }
outcome-chance-acted = випадок: { $action }
