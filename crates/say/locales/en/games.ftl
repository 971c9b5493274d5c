### What goes wrong before a match of any game can start.

games-unknown-variant = { $game } has no rule set “{ $name }”; known: { $known }
games-wrong-seats = { $game } cannot be played with { $seats ->
    [one] one seat
   *[other] { $seats } seats
}; it takes { $most ->
    [2] exactly 2
   *[other] { $fewest } to { $most }
}
games-bad-components = the component set has { $count ->
    [one] one fault
   *[other] { $count } faults
}
games-foreign-action = that is an action of another game
games-setup-other-rules = the position names other rules than { $rules }
games-components-own-name = a set that differs from the standard one needs a name of its own
