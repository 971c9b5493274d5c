### Boards in words, for people who read or hear them instead of seeing them.

reading-title = The board in words
reading-show = Show the board in words
reading-choices = Other choices
reading-chosen = Chosen. Now choose what follows; Escape goes back.
reading-taken-back = Taken back.
reading-pylos-reserves = Reserves
reading-pylos-place = level { $level }, { $place }
reading-pylos-light = light sphere
reading-pylos-dark = dark sphere
reading-pylos-light-covered = light sphere, covered
reading-pylos-dark-covered = dark sphere, covered
reading-pylos-open = open place
reading-pylos-empty = empty
reading-pylos-can-raise = can be raised
reading-pylos-can-take-back = can be taken back
reading-pylos-can-place = a sphere can be placed here
reading-pylos-can-raise-to = the sphere can be raised to here

reading-sun-pyramid = The pyramid, from the top level down
reading-sun-place = level { $level }, place { $place }
reading-sun-standard = { $value }, { $symbol }
reading-sun-left = left edge { $value }, { $symbol }
reading-sun-right = right edge { $value }, { $symbol }
reading-sun-top = top { $value }, { $symbol }
reading-sun-base = base row, { $symbol }
reading-sun-open = open place
reading-sun-empty = not open yet
reading-sun-decks = Decks
reading-sun-copies = { $count ->
    [one] one copy
   *[other] { $count } copies
}
reading-sun-can-place = can be placed
reading-sun-can-place-here = the card can be placed here
reading-sun-can-discard = can be discarded
reading-sun-can-draw = can be drawn from

reading-tomb-common = The table
reading-tomb-expedition = expedition { $name }, squares { $squares }, turned or mirrored as you like
reading-tomb-boxes = { $count ->
    [0] boxes left, { $colour }: none
   *[other] boxes left, { $colour }: { $boxes }
}
reading-tomb-won = boxes won, { $colour }: { $boxes }
reading-tomb-card = card { $card }, { $colour }
reading-tomb-left-card = { $seat }, left card: { $card }, { $colour }
reading-tomb-right-card = { $seat }, right card: { $card }, { $colour }
reading-tomb-left-place = left card, { $square }
reading-tomb-right-place = right card, { $square }
reading-tomb-kept = chosen
reading-tomb-wall = wall
reading-tomb-entrance = entrance
reading-tomb-tomb = tomb
reading-tomb-plain = floor
reading-tomb-red-gem = red gem
reading-tomb-green-gem = green gem
reading-tomb-torch = torch
reading-tomb-skull = skull
reading-tomb-potion = potion
reading-tomb-cross = red cross
reading-tomb-marked = marked
reading-tomb-chosen = chosen now
reading-tomb-can-keep = can be kept
reading-tomb-can-keep-too = can be kept as the second
reading-tomb-can-take = can be taken
reading-tomb-can-take-unseen = its top card can be taken unseen
reading-tomb-can-mark = can be marked
reading-tomb-can-begin = the pattern can begin here

reading-pyramido-tiles = Quarry and stacks
reading-pyramido-left = { $count ->
    [0] left { $colour }
   *[other] left { $colour }, jewels { $jewels }
}
reading-pyramido-right = { $count ->
    [0] right { $colour }
   *[other] right { $colour }, jewels { $jewels }
}
reading-pyramido-no-tile = no tile
reading-pyramido-level = { $open ->
    [0] level { $level }, complete
    [one] level { $level }, one block missing
   *[other] level { $level }, { $open } blocks missing
}
reading-pyramido-marker = { $colour } marker, not used
reading-pyramido-marker-on = { $colour } marker on { $cell }
reading-pyramido-blocks = Pyramid of { $seat }, level { $level }
reading-pyramido-above = Pyramid of { $seat } from above, in quarters of blocks
reading-pyramido-marked = with a marker
reading-pyramido-open = open
reading-pyramido-quadrant = { $colour }
reading-pyramido-jewel = { $colour } with a jewel
reading-pyramido-can-build = can be taken
reading-pyramido-can-build-here = its left block can lie here
reading-pyramido-can-mark = can be marked
reading-pyramido-can-patch = can be laid
reading-pyramido-can-patch-here = the patch can lie here
reading-pyramido-can-refill = the quarry can be refilled from it
reading-pyramido-can-halve = can be halved

reading-pacal-round = The round
reading-pacal-city = The city
reading-pacal-square = { $square }
reading-pacal-district = district { $district }
reading-pacal-holy = Holy District { $district }
reading-pacal-lake = lake
reading-pacal-covered = not played on
reading-pacal-bank = bank
reading-pacal-river-right = river to the right
reading-pacal-river-below = river below
reading-pacal-stone = stone of { $seat }
reading-pacal-stone-under = stone of { $seat } under the ship
reading-pacal-pyramid = { $storeys ->
    [one] pyramid of { $seat }, one storey
   *[other] pyramid of { $seat }, { $storeys } storeys
}
reading-pacal-supply = { $stones ->
    [one] one stone in supply
   *[other] { $stones } stones in supply
}
reading-pacal-can-start = your ship can start here
reading-pacal-can-fly = your ship can fly here
reading-pacal-can-give-up = can be given up for a flight
reading-pacal-can-load = can get a stone
reading-pacal-can-load-too = can get a stone too
reading-pacal-can-take-stone = a stone can come from here
reading-pacal-can-build = can be built
reading-pacal-can-build-here = the pyramid can stand here
reading-pacal-can-use = the last stone of the formation
