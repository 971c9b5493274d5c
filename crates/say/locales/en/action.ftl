### What an action does, in words: for suggestions and for those who listen.

action-first = { $seat } plays first

action-pylos-place = place a sphere on { $place }
action-pylos-raise = raise the sphere on { $from } to { $to }
action-pylos-take = take back the sphere on { $place }
action-pylos-stop = take back no more

action-sun-draw-standard = draw from the standard deck
action-sun-draw-edge = draw from the edge deck
action-sun-discard = discard { $card }
action-sun-place = place { $card } on level { $level }, place { $place }
action-sun-points = score the points for the symbol
action-sun-end = end the turn
action-sun-pass = pass

action-tomb-keep = keep the cards { $low } and { $high }
action-tomb-mark-left = mark { $squares } on the left card
action-tomb-mark-right = mark { $squares } on the right card
action-tomb-again = choose again
action-tomb-take = take card { $card }
action-tomb-take-unseen = take the top card of the deck, unseen

action-pyramido-show = tile { $tile } is turned up
action-pyramido-build-north = quarry { $place }: left block on { $cell }, right block above it
action-pyramido-build-east = quarry { $place }: left block on { $cell }, right block to the right of it
action-pyramido-build-south = quarry { $place }: left block on { $cell }, right block below it
action-pyramido-build-west = quarry { $place }: left block on { $cell }, right block to the left of it
action-pyramido-mark = put a marker on { $cell }
action-pyramido-keep = lay no patch
action-pyramido-patch = lay a patch on { $cell }, { $colour } side up, jewel { $corner }
action-pyramido-refill = refill the quarry from stack { $stack }
action-pyramido-halve = move the lower half of stack { $stack } to the empty place

action-corner-nw = at the upper left
action-corner-ne = at the upper right
action-corner-sw = at the lower left
action-corner-se = at the lower right

action-pacal-roll = the die shows { $number }
action-pacal-roll-arrows = the die shows arrows
action-pacal-ship = put the ship on { $square }
action-pacal-straight = fly straight to { $square }
action-pacal-bent = fly with turns to { $square }
action-pacal-arrows = fly along the row or column to { $square }
action-pacal-divine = give up the divine stone { $value } and fly to { $square }
action-pacal-adrift = drift to { $square }
action-pacal-stay = stay
action-pacal-own = put a stone into own ship
action-pacal-own-from = put a stone from { $square } into own ship
action-pacal-other = put a stone into the ship of { $seat }
action-pacal-other-from = put a stone from { $square } into the ship of { $seat }
action-pacal-both = put a stone into own ship and one into that of { $seat }
action-pacal-both-from = put a stone into own ship and one into that of { $seat }, one of them from { $square }
action-pacal-build = build { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
} on { $square } with the stones on { $stones }
action-pacal-skip = skip the rest
