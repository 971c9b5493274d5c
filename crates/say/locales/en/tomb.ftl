### Silver & Gold Pyramids.

tomb-name = Silver & Gold Pyramids
tomb-about = All players map chambers at the same time, from the entrance to the tomb, and gather gems and torches on the way.
tomb-goal = Mark the pattern on your cards, from the entrance to the pyramid. A card whose pyramid is marked brings 10 points; gems, torches and boxes bring more, skulls take some away.
tomb-colour-purple = purple
tomb-colour-orange = orange
tomb-colour-green = green
tomb-slot-left = left
tomb-slot-right = right

tomb-refused-over = the match is over
tomb-refused-not-your-turn = it is not your turn
tomb-refused-not-now = that cannot be done now
tomb-refused-not-dealt = card { $card } is not among the four cards dealt to you
tomb-refused-not-two-cards = keep two different cards
tomb-refused-no-card = you have no card on the { $slot }
tomb-refused-wall = { $square } is a wall
tomb-refused-marked = { $square } is marked already
tomb-refused-not-the-pattern = mark the whole pattern, turned or mirrored as you like, or exactly one square
tomb-refused-not-one-square = a red cross asks for exactly one more square
tomb-refused-without-entrance = the first mark on a card must include its entrance, { $square }
tomb-refused-not-connected = this is out of reach: it touches nothing that you have marked on this card
tomb-refused-completed = the card on the { $slot } is completed and takes no further marks
tomb-refused-nothing-to-revise = there is nothing to choose again; to change your mind, simply choose something else
tomb-refused-not-offered = card { $card } does not lie in the offer
tomb-refused-deck-empty = the deck is empty
tomb-refused-not-in-deck = card { $card } cannot come from the deck
tomb-refused-no-such-expedition = no expedition with this pattern is left in this round
tomb-refused-no-such-seat = this table has no seat { $seat }

tomb-ended-after-four-rounds = all four rounds have been played
tomb-ended-by-lowest-card = all four rounds have been played; the tie goes to the lowest completed card, number { $card }

tomb-tally-completed = completed cards
tomb-tally-torches = torches
tomb-tally-boxes = boxes for pairs of a colour
tomb-tally-skulls = skulls
tomb-tally-gems = gems, in pairs and alone

tomb-fault-unknown-line = this line was not understood: { $text }
tomb-fault-set-twice = the set already has a name
tomb-fault-set-name = “set” is followed by a name: one word of at most 24 letters, digits and dashes
tomb-fault-no-set = the set has no name: a line “set NAME” is missing
tomb-fault-name-taken = the name “{ $name }” belongs to the set that comes with Benben, and this one is different
tomb-fault-skull-value = { $value } is not the value of a skull: -1 to -99
tomb-fault-skull-order = { $value } costs less than the skull before it
tomb-fault-skull-count = there { $count ->
    [one] is one skull
   *[other] are { $count } skulls
} instead of { $expected }
tomb-fault-expedition-line = “expedition” is followed by a name and the number of cards
tomb-fault-expedition-name = “{ $name }” is not a name: one word of at most 24 letters, digits and dashes
tomb-fault-expedition-twice = there is an expedition { $name } already
tomb-fault-expedition-count = { $count } is not a number of cards
tomb-fault-expedition-same = { $name } has the same pattern as { $other }, perhaps turned or mirrored: give { $other } more cards instead
tomb-fault-expedition-large = a pattern has at most five rows of at most five squares
tomb-fault-expedition-shape = the squares of a pattern are connected, and there is at least one
tomb-fault-expedition-total = there { $count ->
    [one] is one expedition card
   *[other] are { $count } expedition cards
} instead of { $expected }
tomb-fault-chamber-line = “chamber” is followed by the number of the card and its colour
tomb-fault-chamber-number = { $number } is not the number of a card: 1 to { $most }
tomb-fault-chamber-twice = card { $card } is there twice
tomb-fault-chamber-colour = { $colour } is not a colour: purple, orange or green
tomb-fault-chamber-rows = a chamber has five rows, not { $rows }
tomb-fault-chamber-width = a row has five squares, not { $width }
tomb-fault-chamber-crosses = a chamber has at most { $most ->
    [one] one red cross
   *[other] { $most } red crosses
}
tomb-fault-chamber-entrance = a chamber has one entrance, E, in its top row
tomb-fault-chamber-tomb = a chamber has one tomb, T, in its bottom row
tomb-fault-chamber-no-way = there is no way from the entrance to the tomb
tomb-fault-chamber-missing = card { $card } is missing
tomb-fault-colour-count = { $count ->
    [one] one card is
   *[other] { $count } cards are
} { $colour } instead of { $expected }
tomb-fault-symbol = “{ $symbol }” in column { $column } is not a symbol

## Positions put together by hand
tomb-bench-cards = Pyramid cards
tomb-bench-card = card { $card }
tomb-bench-patterns = Patterns
tomb-bench-pattern = pattern { $pattern }
tomb-bench-marks = Marks and ticks
tomb-bench-mark = mark
tomb-bench-tick = tick
tomb-bench-offer = The offer
tomb-bench-revealed = Patterns of this round before this one
tomb-bench-expedition = The expedition
tomb-bench-both = The two chambers, left and right
tomb-bench-left = Marks on the left chamber
tomb-bench-right = Marks on the right chamber
tomb-bench-done = Completed cards
tomb-bench-torches = Torches of the rounds
tomb-bench-boxes = Points by colour
tomb-bench-red = Red gems
tomb-bench-green = Green gems
tomb-bench-skulls = Skulls
tomb-bench-over = over

tomb-setup-expected-round = “round” and its number, or “over”
tomb-setup-expected-number = a number
tomb-setup-expected-patterns = names of patterns, with commas between them
tomb-setup-expected-cards = numbers of cards, with commas between them
tomb-setup-expected-boxes = boxes like p10, with commas between them
tomb-setup-expected-table = “after”, “expedition”, “offer” or “|” and the first player
tomb-setup-expected-player = a card like L17:a1b1, “done”, “red”, “green”, “torches”, “skulls”, “boxes” or “|”
tomb-setup-expected-once = something else: this is already there
tomb-setup-seats = there are { $seats ->
    [one] one player
   *[other] { $seats } players
}, and the game is for 2 to 4
tomb-setup-too-few-cards = the set has too few cards for this many players
tomb-setup-nobody-marks = an expedition lies open, but nobody has a card to mark
tomb-setup-round = there is no round { $round }
tomb-setup-over-expedition = the match is over, so no expedition lies open
tomb-setup-unknown-pattern = there is no expedition { $name }
tomb-setup-pattern-too-often = { $name } was revealed more often than there are cards with it
tomb-setup-too-many-revealed = at most { $most ->
    [one] one other expedition
   *[other] { $most } other expeditions
} can have been revealed in a round before an expedition
tomb-setup-unknown-card = there is no card { $card }
tomb-setup-card-twice = card { $card } is in two places
tomb-setup-offer = the offer has { $offer ->
    [one] one card
   *[other] { $offer } cards
}: it has four, or fewer once the deck is empty
tomb-setup-free-slot = seat { $seat } has a free place although there are cards to take
tomb-setup-wall = { $square } of card { $card } is a wall
tomb-setup-tomb-marked = the tomb of card { $card } is marked, so the card is completed
tomb-setup-not-connected = the marks on card { $card } are not connected to its entrance
tomb-setup-red-gems = seat { $seat } can have at most { $most ->
    [one] one red gem
   *[other] { $most } red gems
}
tomb-setup-green-gems = seat { $seat } can have at most { $most ->
    [one] one green gem
   *[other] { $most } green gems
}
tomb-setup-skulls = seat { $seat } can have at most { $most ->
    [one] one skull
   *[other] { $most } skulls
}
tomb-setup-torches = seat { $seat } can have at most { $most ->
    [one] one torch
   *[other] { $most } torches
}
tomb-setup-torch-round = seat { $seat } cannot have the torch of round { $round }, or has it twice
tomb-setup-box-unearned = seat { $seat } has a { $colour } box without the cards for it
tomb-setup-boxes = the { $colour } boxes do not fit the completed cards: the best ones go first

tomb-board-step = round { $round } of 4, step { $step } of { $steps }
tomb-board-expedition = expedition { $name }
tomb-board-to-come = still to come, all but one: { $names }
tomb-board-offer = offer
tomb-board-deck = { $count ->
    [one] one card in the deck
   *[other] { $count } cards in the deck
}
tomb-board-boxes = boxes left: { $boxes }
tomb-board-hand = dealt to you
tomb-board-seat = { $seat }: { $points ->
    [1] one point
   *[other] { $points } points
}
tomb-board-completed = completed: { $cards }
tomb-board-gems = red gems: { $red }, green gems: { $green }
tomb-board-torches = torches, by round: { $rounds }
tomb-board-skulls = skulls: { $count }, costing { $cost }
tomb-board-own-boxes = boxes: { $boxes }
tomb-board-legend = E entrance, T tomb, # wall, • marked, ◦ chosen now, r g gems, t torch, s skull, p potion, x red cross

tomb-prompt-keep = Keep two of your four cards.
tomb-prompt-kept = You keep { $low } and { $high }; you may still change your mind.
tomb-prompt-mark = Mark the pattern, or a single square.
tomb-prompt-single = The pattern fits nowhere: mark a single square.
tomb-next-keep = Now choose a second card.
tomb-next-single = Now choose one square. Press the button again to go back to the pattern.
tomb-prompt-extra = { $count ->
    [one] A red cross: mark one more square, or choose again.
   *[other] Red crosses: mark { $count } more squares, one by one, or choose again.
}
tomb-prompt-marked = You have chosen; you may still choose something else.
tomb-prompt-take = { $count ->
    [one] Take a new card, open or from the deck. Its tomb (pyramid) brings 10 points.
   *[other] Take { $count } new cards, one by one, open or from the deck. Each tomb (pyramid) brings 10 points.
}
tomb-prompt-wait = There is nothing to decide right now.

tomb-event-dealt = { $name } is dealt card { $card }
tomb-event-dealt-hidden = { $name } is dealt a card
tomb-event-chose = chosen, still hidden: { $action }
tomb-event-kept = { $name } keeps { $low } and { $high }
tomb-event-marked = { $name } marks { $marks }
tomb-event-marked-nothing = { $name } has nothing to mark
tomb-event-expedition = the next expedition is { $name }
tomb-event-card = card { $card } is turned up
tomb-event-takes = { $name } takes card { $card } from the offer
tomb-event-takes-unseen = { $name } takes the top card of the deck, unseen

tomb-notation =
    keep:12+33        keep cards 12 and 33 of the four dealt
    L:a1b1b2          mark these squares on your left card (R: right); columns a to e, rows 1 to 5 from the top
    L:c3              mark a single square
    again             while a red cross asks for a square: forget your marks and choose again
    take:17           take card 17 from the offer
    take:deck         take the top card of the deck, unseen

tomb-scene-offer = Cards to take
tomb-scene-to-come = To come, except one
tomb-scene-stays-out = Stays out this round
tomb-scene-cards-left = { $count ->
    [one] one card still to come
   *[other] { $count } cards still to come
}
tomb-scene-worth-gems = A red and a green gem together: 5. A gem alone: 1.
tomb-scene-worth-torches = 5 each, one a round
tomb-scene-worth-skulls = Only the last skull ticked counts.
tomb-scene-worth-boxes = 2nd, 4th, 6th card of a colour: the best box left
tomb-scene-worth-cards = Each completed card (its pyramid marked): 10 points
tomb-scene-worth-crosses = one more square
tomb-scene-worth-potions = erases two skulls
tomb-scene-card-purple = card { $card }, purple
tomb-scene-card-orange = card { $card }, orange
tomb-scene-card-green = card { $card }, green
tomb-scene-square = square { $square }
tomb-scene-mark = marked square { $square }
tomb-scene-single = Mark one square
tomb-scene-again = Choose again

tomb-explained-gems = A red and a green gem together are worth 5 points, a gem alone 1.
tomb-explained-torches = A torch is worth 5 points; one torch a round counts.
tomb-explained-skulls = Only the last skull ticked costs points: as many as stand under it. A potion wipes out the last two.
tomb-explained-boxes = Your 2nd, 4th and 6th completed card of a colour each win the best box of that colour that is left: 10, then 6, then 3.
tomb-explained-tomb = The tomb (pyramid): mark it and the card is complete: 10 points.
tomb-explained-entrance = The entrance: the first mark on a card must include it.
tomb-explained-torch = A torch: mark it for 5 points. One torch a round counts.
tomb-explained-skull = A skull: mark it and your next skull is ticked. Only the last one ticked costs points.
tomb-explained-potion = A potion: mark it and the two ticked skulls that cost most are wiped out.
tomb-explained-cross = A red cross: mark it and you mark one more square at once, on either card.
tomb-explained-number = The number of the card. It brings no points: who completes the lower one takes first, and it breaks ties.
tomb-explained-offer = When you complete a card, you take one of these, or the top card of the deck unseen.
tomb-explained-expedition = The pattern of this step, for everybody. Turn or mirror it as you like.
tomb-explained-to-come = These patterns can still come in this round. One of them stays hidden.
tomb-explained-stays-out = This pattern stays hidden in this round.
tomb-explained-card = Mark your way from the entrance to the tomb. Dark squares are walls.
tomb-explained-single = The pattern cannot cover this square. To mark it alone, press “Mark one square” first.
