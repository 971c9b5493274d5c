### Moves in a few words, for hints and questions beside the board that shows where.

brief-gain = { $action }: { $points }
brief-pylos-place = { $level ->
    [1] Place a sphere here
    [4] Put your sphere on top
   *[other] Place a sphere on level { $level }
}
brief-pylos-raise = { $level ->
    [4] Raise this sphere to the top
   *[other] Raise this sphere to level { $level }
}
brief-pylos-square = Make a square: take up to two back
brief-pylos-line = Make a square or a line: take up to two back
brief-pylos-take = Take this sphere back
brief-pylos-stop = Take no more back

brief-sun-draw-standard = Draw from the standard deck
brief-sun-draw-edge = Draw a slanted card: it counts double
brief-sun-discard = Discard this { $value }
brief-sun-place = Place the { $value } on level { $level }
brief-sun-place-symbol = Place the { $value } on level { $level }, its symbol for a card or { $points ->
    [1] one point more
   *[other] { $points } points more
}

brief-tomb-keep = Keep cards { $low } and { $high }
brief-tomb-mark = { $count ->
    [one] Mark this one square
   *[other] Mark these { $count } squares
}
brief-tomb-take = Take this card

brief-pyramido-build = Build the tile here
brief-pyramido-mark = Set the marker here
brief-pyramido-patch = Lay the { $colour } patch here
brief-pyramido-keep = Keep your patches
brief-pyramido-refill = Refill from this stack
brief-pyramido-halve = Halve this stack
brief-pyramido-build-areas = Build here: { $areas }
brief-pyramido-mark-areas = Set the marker here: { $areas }
brief-pyramido-patch-areas = Lay the { $colour } patch here: { $areas }
brief-pyramido-areas = { $one }; { $other }
brief-pyramido-either = { $one } or { $other }
brief-pyramido-marks = marks { $colour } ({ $count ->
    [one] one jewel
   *[other] { $count } jewels
})
brief-pyramido-area = the { $colour } area has { $count ->
    [one] one jewel
   *[other] { $count } jewels
}

brief-pacal-ship = Begin here
brief-pacal-straight = Fly straight to here
brief-pacal-bent = Fly with turns to here
brief-pacal-arrows = Fly along the line to here
brief-pacal-divine = Give up the divine stone { $value } and fly here
brief-pacal-adrift = Drift to here
brief-pacal-own = Put a stone into your ship
brief-pacal-other = Put a stone into this ship
brief-pacal-both = Put a stone into your ship and one into this one
brief-pacal-build = { $storeys ->
    [one] Build one storey here
   *[other] Build { $storeys } storeys here
}
brief-pacal-build-nothing = { $storeys ->
    [one] Build one storey here: no points now
   *[other] Build { $storeys } storeys here: no points now
}
