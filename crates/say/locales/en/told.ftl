### The story of a match: one sentence for each turn, without coordinates.

told-you = you
told-turn = { $name } { $what }.
told-turn-points = { $name } { $what }: { $points }.
told-turn-gains = { $name } { $what } ({ $gains }).
told-turn-others = { $name } { $what }. { $gains }.
told-turn-round = { $name } { $what }. End of round { $round }: { $gains }.
told-alone = { $what }.
told-alone-gains = { $what } ({ $gains }).
told-short = { $what }
told-short-points = { $what }, { $points }
told-and = { $first } and { $last }
told-dealt = The cards were dealt
told-first = { $name ->
    [you] you begin
   *[other] { $name } begins
}

told-pylos-place = placed a sphere
told-pylos-place-level = placed a sphere on level { $level }
told-pylos-apex = placed the last sphere on top
told-pylos-raise = raised a sphere to level { $level }
told-pylos-raise-apex = raised a sphere to the top
told-pylos-square = made a square
told-pylos-stop = took no more back
told-pylos-line = made a square or a line
told-pylos-taken = { $count ->
    [one] took one back
   *[other] took { $count } back
}

told-sun-place = placed the { $value } on level { $level }
told-sun-places = { $count ->
    [one] placed a card
   *[other] placed { $count } cards
}
told-sun-draws = { $count ->
    [one] drew a card
   *[other] drew { $count } cards
}
told-sun-discards = { $count ->
    [one] discarded one
   *[other] discarded { $count }
}
told-sun-symbol = scored a symbol
told-sun-passes = could do nothing
told-sun-ends = ended the turn

told-tomb-kept = Everybody has kept two cards
told-tomb-keeps = kept two cards
told-tomb-chosen = You have chosen
told-tomb-expedition = The next pattern is turned up
told-tomb-cards = New cards were turned up
told-tomb-marked = { $count ->
    [0] { $name } marked nothing
    [one] { $name } marked one square
   *[other] { $name } marked { $count } squares
}
told-tomb-completed = { $count ->
    [one] { $name } marked one square and completed card { $card }
   *[other] { $name } marked { $count } squares and completed card { $card }
}
told-tomb-completed-both = { $count ->
    [one] { $name } marked one square and completed both cards
   *[other] { $name } marked { $count } squares and completed both cards
}
told-tomb-marks = { $count ->
    [one] marked one square
   *[other] marked { $count } squares
}
told-tomb-takes = { $count ->
    [one] took a new card
   *[other] took { $count } new cards
}
told-tomb-takes-unseen = { $count ->
    [one] took a card from the deck
   *[other] took { $count } cards from the deck
}

told-pyramido-build = built a tile
told-pyramido-build-tile = built a tile ({ $left } and { $right })
told-pyramido-build-plain = built a tile (all { $colour })
told-pyramido-marked = marked { $colour }
told-pyramido-patch = laid a patch ({ $colour })
told-pyramido-fill = { $count ->
    [one] filled a gap with a patch
   *[other] filled { $count } gaps with patches
}
told-pyramido-refill = refilled the quarry
told-pyramido-laid-out = The quarry was laid out

told-pacal-roll = The die shows { $number }
told-pacal-roll-arrows = The die shows arrows
told-pacal-rolls = rolled { $number }
told-pacal-rolls-arrows = rolled arrows
told-pacal-ship = set out
told-pacal-straight = flew straight
told-pacal-bent = flew with turns
told-pacal-arrows = flew along the line
told-pacal-divine = gave up the divine stone { $value } to fly
told-pacal-adrift = drifted
told-pacal-stay = stayed
told-pacal-own = loaded a stone
told-pacal-home = { $whose ->
    [you] { $count ->
        [one] sent one of your stones home
       *[other] sent { $count } of your stones home
    }
   *[other] { $count ->
        [one] sent one of { $whose }’s stones home
       *[other] sent { $count } of { $whose }’s stones home
    }
}
told-pacal-home-own = got { $count } of their own stones back
told-pacal-other = gave { $whose } a stone
told-pacal-build = { $storeys ->
    [one] built a pyramid of one storey
   *[other] built a pyramid of { $storeys } storeys
}
told-pacal-built = { $storeys ->
    [one] built one storey
   *[other] built { $storeys } storeys
}
