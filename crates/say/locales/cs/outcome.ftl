### Jak partie skončila.

outcome-winner = Vítěz: { $name }.
outcome-draw = Remíza.
outcome-shared = O vítězství se dělí: { $names }.
outcome-ending = Partie skončila, protože { $what } ({ $rule }).
outcome-tally-line = { $what } ({ $rule }): { $points }
outcome-plain-tally-line = { $what }: { $points }
outcome-seat = hráč { $seat }
outcome-seat-acted = { $name }: { $action }
outcome-chance-acted = náhoda: { $action }
outcome-you-win = Vyhráváš.
outcome-you-win-points = Vyhráváš { $points } : { $other }.
outcome-winner-points = { $name } vyhrává { $points } : { $other }.
