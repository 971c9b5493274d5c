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
brief-sun-draw-edge = Draw an edge card: it counts double
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
brief-pyramido-refill-keep = Refill from here and keep your patches
brief-pyramido-halve = Halve this stack
brief-pyramido-build-areas = Build here: { $areas }
brief-pyramido-mark-areas = Set the marker here: { $areas }
brief-pyramido-patch-areas = Lay the { $colour } patch here: { $areas }
brief-pyramido-areas = { $one }; { $other }
brief-pyramido-either = marks { $one } ({ $one-count }) or { $other } ({ $other-count })
brief-pyramido-no-gap = leaves no gap
brief-pyramido-joins = it joins { $colour } blocks
brief-pyramido-marks = marks { $colour } ({ $count ->
    [one] one jewel
   *[other] { $count } jewels
})
brief-pyramido-area = the { $colour } area has { $count ->
    [one] one jewel
   *[other] { $count } jewels
} ({ $before } before)

brief-pacal-ship = Begin here
brief-pacal-straight = Fly straight: 2 stones
brief-pacal-bent = Fly with turns: 1 stone
brief-pacal-arrows = Fly along the line to here
brief-pacal-divine = Fly here for the divine stone { $value }: { $value } points less at the end
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

brief-place-top-left = at the top left
brief-place-top = at the top
brief-place-top-right = at the top right
brief-place-left = on the left
brief-place-middle = in the middle
brief-place-right = on the right
brief-place-bottom-left = at the bottom left
brief-place-bottom = at the bottom
brief-place-bottom-right = at the bottom right

brief-listed-pylos-place = Place a sphere on level { $level }, { $where }
brief-listed-pylos-corner = in a corner
brief-listed-pylos-edge = at the edge
brief-listed-pylos-middle = in the middle
brief-listed-pylos-raise = Raise a sphere from level { $from } to level { $level }
brief-listed-pylos-take = Take a sphere back from level { $level }

brief-listed-sun-discard = Discard a { $value }
brief-listed-sun-place = Place the { $value } on level { $level }, place { $at } from the left

brief-listed-tomb-mark = { $count ->
    [one] Mark one square on card { $card }
   *[other] Mark { $count } squares on card { $card }
}
brief-listed-tomb-take = Take card { $card }

brief-listed-pyramido-build = Build the { $left } and { $right } tile { $where }
brief-listed-pyramido-build-areas = Build the { $left } and { $right } tile { $where }: { $areas }
brief-listed-pyramido-mark = Set a marker { $where }
brief-listed-pyramido-mark-areas = Set a marker { $where }: { $areas }
brief-listed-pyramido-patch = Lay the { $colour } patch { $where }
brief-listed-pyramido-patch-areas = Lay the { $colour } patch { $where }: { $areas }
brief-listed-pyramido-refill = Refill from stack { $stack } from the left
brief-listed-pyramido-halve = Halve stack { $stack } from the left

brief-listed-pacal-ship = Begin in the Holy District, { $where }
brief-listed-pacal-up = Fly { $count ->
    [one] one square up
   *[other] { $count } squares up
}
brief-listed-pacal-down = Fly { $count ->
    [one] one square down
   *[other] { $count } squares down
}
brief-listed-pacal-left = Fly { $count ->
    [one] one square to the left
   *[other] { $count } squares to the left
}
brief-listed-pacal-right = Fly { $count ->
    [one] one square to the right
   *[other] { $count } squares to the right
}
brief-listed-pacal-bent = Fly with turns into the { $value }-point district { $where }
brief-listed-pacal-divine = Give up the divine stone { $stone } and fly into the { $value }-point district { $where }
brief-listed-pacal-adrift = Drift into the { $value }-point district { $where }
brief-listed-pacal-other = Put a stone into the ship of { $seat }
brief-listed-pacal-both = Put a stone into your ship and one into the ship of { $seat }
brief-listed-pacal-build = { $storeys ->
    [one] Build one storey
   *[other] Build { $storeys } storeys
} in the { $value }-point district { $where }
