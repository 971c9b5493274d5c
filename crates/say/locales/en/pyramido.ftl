### Pyramido.

pyramido-name = Pyramido
pyramido-about = Two to four players build pyramids of coloured tiles, level by level, and count the jewels of the areas they have marked.
pyramido-goal = Build four levels of tiles. A marker makes the area of its colour count: one point for each jewel in it, at the end of each round. The smallest marked area counts twice.

pyramido-notation =
    2-b3-e           take the tile of quarry place 2: its left block on b3, its right block to the east (n, e, s or w)
    mark-b3          put the marker on b3
    patch-b3-red-ne  lay a patch on b3, red side up, its jewel in the north-east
    keep             lay no patch
    refill-2         refill the quarry from stack 2
    halve-3          move the lower half of stack 3 onto the empty place
    fill-b3-red-ne   fill an open block with a patch, when no tile fits any more
    On the board n is brown, b blue, y yellow, a aqua, r red and g green; a capital letter has a jewel, @ is a marker.

pyramido-prompt-chance = A tile is turned up.
pyramido-prompt-build = Take a tile from the quarry and add it to your level.
pyramido-next = Now choose where the tile goes; then you can rotate it.
pyramido-next-first = Your first tile lies in the middle of the site: click there, then you can rotate it.
pyramido-prompt-mark = Both blocks have a jewel, but only one gets its marker, and only marked areas score: choose.
pyramido-prompt-mark-one-area = Put the marker on either block. A patch can then go only on the other one.
pyramido-prompt-patch = Refill the gap from a stack beside it, or lay a patch first.
pyramido-prompt-refill = Refill the gap from a stack beside it.
pyramido-prompt-halve = A stack is empty: choose the one whose lower half fills it.
pyramido-prompt-fill = No tile fits into your level any more: fill its open blocks with patches.
pyramido-prompt-over = The match is over.

pyramido-board-round = round { $round } of 4
pyramido-board-stack = stack { $stack }: { $height }
pyramido-board-place = quarry { $place }
pyramido-board-seat = { $seat }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}
pyramido-board-lost = has lost
pyramido-board-patches = patches: { $names }
pyramido-board-markers = markers: { $names }
pyramido-board-none = none
pyramido-board-key = { $colours }; a capital letter has a jewel, @ is a marker
pyramido-board-open = open: { $cells }

pyramido-colour-brown = brown
pyramido-colour-blue = blue
pyramido-colour-yellow = yellow
pyramido-colour-aqua = aqua
pyramido-colour-red = red
pyramido-colour-green = green

pyramido-wanted-first = first chance decides who begins
pyramido-wanted-show = first the next tile is turned up
pyramido-wanted-build = take a tile from the quarry and add it to your level
pyramido-wanted-mark = choose which block of your tile gets its marker
pyramido-wanted-patch = lay a patch on your tile, or keep your patches
pyramido-wanted-refill = choose the stack that refills the quarry
pyramido-wanted-halve = choose the stack whose lower half fills the empty one
pyramido-wanted-fill = no tile fits into your level: fill its open blocks with patches

pyramido-refused-no-such-seat = there is no seat { $seat } at this table
pyramido-refused-not-unseen = tile { $tile } cannot be turned up: it has been seen already, or there is none with that number
pyramido-refused-no-tile = there is no tile on place { $place } of the quarry
pyramido-refused-off-level = that goes beyond the edge of level { $level }
pyramido-refused-taken = there is a block on { $cell } already
pyramido-refused-apart = the tile must share a side with a tile of yours
pyramido-refused-first-tile = the very first tile is written from the corner a1, wherever it stands
pyramido-refused-not-this-tile = { $cell } is not a block of the tile you have just added
pyramido-refused-marked = a marker lies on { $cell }
pyramido-refused-patch-used = the patch with { $colour } has been used
pyramido-refused-not-behind = stack { $stack } does not lie behind place { $place } of the quarry, or is empty
pyramido-refused-too-low = stack { $stack } is too low to be halved
pyramido-refused-fill-first = fill { $cell } first

pyramido-tally-area = round { $round }, { $colour } area
pyramido-tally-bounty = round { $round }, the smallest marked area once more
pyramido-round-area = { $colour } area
pyramido-round-bounty = the smallest marked area once more

pyramido-ended-four-levels = all pyramids are complete
pyramido-tie-break = The points are the same: more patches left decide, then the best single round.
pyramido-ended-last-one-left = only { $seat } could complete their level

pyramido-tiles-bad-name = “{ $name }” is not a name for a set: small letters, digits and hyphens only
pyramido-tiles-second-name = the set already has a name
pyramido-tiles-second-header = the line with the column names is there twice
pyramido-tiles-no-name = the set has no name: a line “set,NAME” is missing
pyramido-tiles-no-header = the line with the column names is missing: { $header }
pyramido-tiles-wrong-count = wrong number of tiles: { $count }; a set has { $fewest } to { $most }
pyramido-tiles-name-taken = “{ $name }” is the name of the set that comes with Benben, and this is another one
pyramido-tiles-fields = a tile has five entries: number, colour and jewels of the left block, colour and jewels of the right block; here { $count ->
    [one] is one
   *[other] are { $count }
}
pyramido-tiles-number = the tile is numbered “{ $written }”, but tile { $expected } comes next in the list
pyramido-tiles-colour = “{ $colour }” is not a colour: brown, blue, yellow, aqua, red or green
pyramido-tiles-quadrant = “{ $quadrant }” is not a quadrant: nw, ne, sw or se
pyramido-tiles-quadrant-twice = there are two jewels in the quadrant { $quadrant } of one block
pyramido-tiles-jewels = a tile has two jewels, this one has { $count }
pyramido-tiles-alike = tile { $tile } looks like tile { $other }, perhaps turned half round

## Positions put together by hand
pyramido-bench-blocks = Blocks of the level being built
pyramido-bench-block = block: { $colour }
pyramido-bench-belows = Blocks seen below it
pyramido-bench-below = block below: { $colour }
pyramido-bench-jewels-and-markers = Jewels and markers
pyramido-bench-jewel = jewel
pyramido-bench-marker = marker: { $colour }
pyramido-bench-tiles = Tiles for quarry and stacks
pyramido-bench-tile = tile { $tile }
pyramido-bench-base = The first level, anywhere on this ground
pyramido-bench-level = The pyramid from above, building level { $level }
pyramido-bench-quarry = The quarry
pyramido-bench-stacks = The tops of the stacks
pyramido-bench-gone = Tiles that have been built
pyramido-bench-deal = Deal the rest
pyramido-bench-height = Height of stack { $stack }
pyramido-bench-lost = Order of losing (0: still playing)
pyramido-bench-counted = Rounds counted
pyramido-bench-base-sides = The first level
pyramido-bench-wide = 5 wide, 4 deep
pyramido-bench-tall = 4 wide, 5 deep
pyramido-bench-patch = Patch: { $one } and { $other }
pyramido-bench-patch-left = still there
pyramido-bench-patch-used = used

pyramido-setup-seats = two to four can play, not { $count }
pyramido-setup-no-such-seat = the starter or the mover has no seat at this table
pyramido-setup-no-such-tile = there is no tile { $tile }
pyramido-setup-tile-twice = tile { $tile } is in two places
pyramido-setup-heights = covered tiles in the stacks: { $covered }, but tiles not seen yet: { $unseen } (PM-1)
pyramido-setup-stack-top = stack { $stack } must show a tile exactly if it is not empty (PM-1)
pyramido-setup-empty-stack = stack { $stack } is empty while another could be halved (PM-8)
pyramido-setup-empty-place = place { $place } of the quarry is empty while a stack behind it is not (PM-8)
pyramido-setup-gone = tiles gone: { $gone }, but the pyramids have taken { $fewest } to { $most }
pyramido-setup-turns = the levels do not fit the order of turns (PM-2)
pyramido-setup-not-over = the match is not over yet (PM-13)
pyramido-setup-is-over = only one player is left, so the match is over (PM-9)
pyramido-setup-mover-lost = the player to move has lost already (PM-9)
pyramido-setup-mover-complete = the player to move has nothing left to build in this round (PM-2)
pyramido-setup-mover-has-lost = the player to move has open blocks that no tile fits, and too few patches (PM-9)
pyramido-setup-lost-order = players who have lost are numbered 1, 2 and so on, and one player is left (PM-9)
pyramido-setup-lost-starter = seat { $seat } lost in an earlier round, and so cannot have started this one (PM-9)
pyramido-setup-scores = seat { $seat } must have the scores of all rounds before this one, and of no other (PM-10)
pyramido-setup-too-many-scores = seat { $seat } has scores of more rounds than were played (PM-10)
pyramido-setup-too-many-jewels = seat { $seat } has a round with more jewels than a pyramid can have (PM-10)
pyramido-setup-ragged-picture = the rows of seat { $seat }’s picture differ in length
pyramido-setup-base-sides = seat { $seat }’s picture does not have the sides of a level of 5×4 or 4×5 blocks (PM-4)
pyramido-setup-level-sides = the rows of seat { $seat }’s level do not have the sides of its rectangle (PM-2)
pyramido-setup-holes = seat { $seat }’s picture is empty where a block lies
pyramido-setup-stray = seat { $seat }’s picture shows something where no block lies
pyramido-setup-mixed-block = a block of seat { $seat } has two colours
pyramido-setup-crowded-block = a block of seat { $seat } has more than two jewels
pyramido-setup-not-of-tiles = the level of seat { $seat } cannot be made of tiles (PM-3)
pyramido-setup-in-pieces = the first level of seat { $seat } is not in one piece (PM-4)
pyramido-setup-empty-edge = the first level of seat { $seat } is described with an empty row or column at its edge
pyramido-setup-no-marker = seat { $seat } has built in this round, and so must have a marker out (PM-6)
pyramido-setup-markers-after-round = the markers of seat { $seat } must be back (PM-12)
pyramido-setup-marker = the { $colour } marker of seat { $seat } does not lie on a { $colour } block with a jewel on { $cell } (PM-6)
pyramido-setup-marker-twice = seat { $seat } has only one { $colour } marker; a second lies on { $cell }

pyramido-expected-round = “round:” and a number from 1 to 4
pyramido-expected-starter = “ starter:” and a seat
pyramido-expected-mover = “ mover:” and a seat, or “-” once the match is over
pyramido-expected-seat = a seat
pyramido-expected-quarry = “ quarry:” and three tiles
pyramido-expected-stacks = “ stacks:” and four stacks
pyramido-expected-height = the height of a stack
pyramido-expected-tile = the number of a tile, or “-”
pyramido-expected-comma = a comma
pyramido-expected-slash = “/” and the tile on top
pyramido-expected-gone = “ gone:” and the tiles that have been built
pyramido-expected-bar = “|” and the next part of the pyramid
pyramido-expected-quadrant = a quadrant: “.” or the letter of its colour (n, b, y, a, r, g), a capital one with a jewel
pyramido-expected-smaller-picture = the end of the picture: it has at most ten rows of ten quadrants
pyramido-expected-level = a row of at most five blocks, “x” or “.”, and at most five rows
pyramido-expected-colour = a colour: brown, blue, yellow, aqua, red or green
pyramido-expected-at = “@” and the cell of the marker
pyramido-expected-cell = a cell, like b3
pyramido-expected-patch = a patch: nb, ya or rg
pyramido-expected-score = the marked areas of a round, like n4b3
pyramido-expected-jewels = a number of jewels from 1 to 43
pyramido-expected-lost = the order of losing, or “-”
pyramido-expected-end = the end of the text, or a space and the next pyramid

pyramido-scene-quarry = Quarry: take a tile from here
pyramido-scene-quarry-only = Quarry
pyramido-scene-stacks = Stacks: they refill the quarry
pyramido-scene-stacks-only = Stacks
pyramido-scene-quarry-and-stacks = Quarry and stacks
pyramido-scene-take-now = Take one of the three large tiles
pyramido-scene-patches = Patches
pyramido-scene-patches-wide = Patches: one half can replace a block of your tile
pyramido-scene-markers = Markers
pyramido-scene-refill-now = Now refill the quarry from a stack beside the gap
pyramido-scene-foundation = foundation: 5 by 4 blocks, lying either way
pyramido-scene-site = building site of { $seat }
pyramido-scene-seat = { $bounty ->
    [0] { $seat }, this round: 0
   *[other] { $seat }, this round: { $jewels } + { $bounty }
}
pyramido-scene-narrow-seat = { $bounty ->
    [0] { $seat }: 0
   *[other] { $seat }: { $jewels } + { $bounty }
}
pyramido-scene-patch = patch, { $colour } side
pyramido-scene-block = { $count ->
    [0] { $colour } block
   *[other] { $colour } block, jewels { $jewels }
}
pyramido-scene-tile = quarry { $place }: { $left } ({ $left-jewels }) and { $right } ({ $right-jewels })
pyramido-scene-cell = cell { $cell }
pyramido-scene-lost = { $seat } has lost
pyramido-scene-keep = Lay no patch
pyramido-board-gap = { $patches ->
    [0] This leaves a gap that tiles cannot fill, and you have no patch left: you would be out. Undo takes it back.
    [one] This leaves a gap that tiles cannot fill: it will cost patches, and you have one left.
   *[other] This leaves a gap that tiles cannot fill: it will cost patches, and you have { $patches } left.
}

pyramido-explained-patch = Patch: it can replace an unmarked block of the tile that you have just laid. Its two colours are two sides of one piece: if you use one, both are gone.
pyramido-explained-marker = { $colour } marker: it goes onto a block with a jewel of its colour as soon as you lay one. The marked area scores its jewels at the end of the round, and then you get the marker back.
pyramido-explained-quarry = Tile of the quarry. In your turn you take one of the three and add it to your level.
pyramido-explained-stack = Stack: its top tile can refill an empty place of the quarry beside it.
pyramido-explained-cell = Cell of your level, for a block of a tile.
pyramido-explained-site = Building site of { $seat }. Level { $level } of 4, tiles still missing: { $tiles }.
pyramido-explained-empty-site = Building site of { $seat }: the first level will be 5 by 4 blocks, or 4 by 5. It begins with a tile of the quarry.
pyramido-explained-block = { $marked ->
    [0] { $colour } block. Without a marker its area scores nothing in this round.
    [one] { $colour } block. The marked area of this colour has one jewel: one point at the end of the round.
   *[other] { $colour } block. The marked area of this colour has { $marked } jewels: as many points at the end of the round.
}
