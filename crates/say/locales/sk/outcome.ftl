### Ako sa partia skončila.

outcome-winner = Vyhráva { $name }.
outcome-draw = Remíza.
outcome-shared = O víťazstvo sa delia: { $names }.
outcome-ending = Partia sa skončila, lebo { $what } ({ $rule }).
outcome-tally-line = { $what } ({ $rule }): { $points }
outcome-plain-tally-line = { $what }: { $points }
outcome-seat = hráč { $seat }
outcome-seat-acted = { $name }: { $action }
outcome-chance-acted = náhoda: { $action }
outcome-you-win = Vyhrávaš.
outcome-you-win-points = Vyhrávaš { $points } : { $other }.
outcome-winner-points = { $name } vyhráva { $points } : { $other }.
