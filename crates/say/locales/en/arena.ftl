### Contests between bots.

arena-about = Let bots play many matches and measure how strong they are
arena-after =
    Examples:
      benben arena pylos --bots easy,random --matches 100
      benben arena sun --bots hard,medium --matches 400 --share 1/20 --sprt
      benben arena tomb --bots master,medium --seats 4 --plot tomb.svg
    Every bot plays every seat equally often, with the same chance events.
    With fewer bots than seats, the last bot fills the remaining seats.
    docs/arena.md explains how the figures are calculated.
arena-bots = who plays, separated by commas: { $known }; engine:PROGRAM; or clairvoyant, a cheat that knows all coming chance events
arena-matches = the most matches to play; whole rounds are played, with every seat order
arena-seat-count = how many seats (default: one for each bot, as far as the game allows)
arena-share = the share of its usual iterations that each bot gets, like 1/20
arena-time = give each bot this many milliseconds per action instead
arena-as-at-table = give each bot all its iterations, but no more time per turn than at the table
arena-plot = draw a chart of the result into this file
arena-sprt = stop as soon as it is clear whether the first bot’s share of wins is closer to P0 or to P1 (default: the fair share, and a tenth of all matches more)
arena-no-bots = say who plays: --bots A,B
arena-bad-share = “{ $text }” is not a share; write it like 1/20 or 0.05
arena-bad-sprt = “{ $text }” cannot be tested; write two shares like 0.5:0.6, and if you like two error rates, as in 0.5:0.6:0.05:0.05
arena-sprt-two = --sprt compares two bots, not { $count }

arena-heading = { $game } ({ $rules }), { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, seed { $seed }: { $matches ->
    [one] one match
   *[other] { $matches } matches
} in { $seconds } s
arena-name = bot
arena-wins = wins
arena-interval = 95%
arena-decided = decided
arena-points = points
arena-elo = Elo
arena-mean = ms/action
arena-worst = worst
arena-worst-turn = worst turn
arena-elo-note = Elo: how much stronger than { $last }, with the 95% interval. “decided”: wins among matches with one winner.
arena-sprt-larger = Settled (LLR { $llr }): { $name } wins a share of { $larger } or more.
arena-sprt-smaller = Settled (LLR { $llr }): { $name } wins a share of { $smaller } or less.
arena-sprt-undecided = Not settled whether { $name } wins { $smaller } or { $larger } (LLR { $llr }, bounds { $low } and { $high }).
arena-forfeit = Match { $number }: { $name } in seat { $seat } forfeited: { $why }
arena-more-forfeits = … and { $count } more.
arena-remark = { $name }, in { $matches ->
    [one] one match
   *[other] { $matches } matches
}: { $what }
arena-illegal = it chose an action that the rules do not allow

arena-plot-title = { $game }: who is stronger
arena-plot-subtitle = { $rules }, { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, { $matches ->
    [one] one match
   *[other] { $matches } matches
}, seed { $seed }; bars are 95% intervals
arena-plot-share = share of wins
arena-plot-elo = Elo against { $last }
