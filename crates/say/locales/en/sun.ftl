### Pyramid of the Sun.

sun-name = Pyramid of the Sun
sun-about = Two to five players build one pyramid of cards, level by level; every card scores, and placing the top ends the match.
sun-goal = Score with every card you place: at most the number of its level, plus symbols that touch their like. The match ends when the top is placed; most points win.

sun-points-standard = standard cards
sun-points-edges = edge cards, doubled
sun-points-top = the top card, tripled
sun-points-symbols = symbols

sun-ended-by-top = the pyramid has its top
sun-tie-break = The points are the same: the player with more cards left in hand wins.
sun-ended-idle = nobody placed a card for { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}

sun-refused-not-your-turn = it is not your turn
sun-refused-over = the match is over
sun-refused-only-chance = that is for the cards to decide, not for a player
sun-refused-no-such-chance = that cannot come out now
sun-refused-draw-or-play = in a turn you either draw or play: draw two cards, or place at least one
sun-refused-may-not-pass = you can pass only when you can neither draw nor place a card
sun-refused-draw-first = you are drawing: draw your second card first
sun-refused-no-standard-to-draw = there is no standard card left to draw, not even among the discards
sun-refused-no-edge-to-draw = there is no edge card left to draw, not even among the discards
sun-refused-discard-first = you hold more than five cards: discard first
sun-refused-nothing-to-discard = cards are discarded only after drawing, down to five
sun-refused-already-played = you have placed a card, so you do not draw this turn
sun-refused-not-in-hand = you hold no such card
sun-refused-no-such-place = this pyramid has no such place
sun-refused-taken = a card lies there already
sun-refused-unsupported = this place needs two cards below it first
sun-refused-left-edge-elsewhere = a left edge goes only on the left end of a level, and never on the top
sun-refused-right-edge-elsewhere = a right edge goes only on the right end of a level, and never on the top
sun-refused-top-elsewhere = a top card goes only on the top
sun-refused-choose-first = choose first: draw a card or score the points for the symbol
sun-refused-nothing-to-choose = there is no symbol to score now

sun-set-bad-count = “{ $word }” is not a number of cards from { $least } to { $most }
sun-set-bad-name = “{ $word }” is not a name: use small letters, digits and hyphens, at most 40
sun-set-bad-value = “{ $word }” is not a value from 0 to 9
sun-set-empty-deck = there is no card for the { $deck } deck
sun-set-end-twice = the { $word } end of the base row is there twice
sun-set-few-for-seats = { $seats ->
    [one] one player needs
   *[other] { $seats } players need
} { $needed ->
    [one] one standard card
   *[other] { $needed } standard cards
} for the first hands, but there { $found ->
    [one] is one
   *[other] are { $found }
}
sun-set-few-middles = the base row needs { $needed ->
    [one] one middle card
   *[other] { $needed } middle cards
}, but there { $found ->
    [one] is one
   *[other] are { $found }
}
sun-set-kind-twice = “{ $word }” is listed twice: write one line with the sum
sun-set-large-deck = too many cards in the { $deck } deck: { $found }, but at most { $most } are possible
sun-set-many-kinds = too many kinds of cards: { $found }, but at most { $most } are possible
sun-set-name-twice = the set has two names
sun-set-no-end = the { $word } end of the base row is missing: write “end { $word } plain”
sun-set-no-name = the set has no name: write “set” and a name
sun-set-no-total = the number of { $part } cards is missing: write “total { $part }” and a number
sun-set-total-twice = the total of { $part } cards is there twice
sun-set-unknown-part = “{ $word }” is not a part: use standard, left, right, top, middle, end, set or total
sun-set-unknown-side = “{ $word }” is not a side: use left or right
sun-set-unknown-symbol = “{ $word }” is not a symbol: write plain for none, a colour and a shape like red-star, or sun, moon, rain or serpent alone
sun-set-wrong-total = the { $part } cards should add up to { $total }, but the lines add up to { $found }
sun-set-wrong-words = a line that begins with “{ $word }” has to go on with other words

## Positions put together by hand
sun-bench-pyramid = The pyramid
sun-bench-symbols = Cards of the base row
sun-bench-standard = Standard cards
sun-bench-edges = Edge and top cards
sun-bench-marker = The marker
sun-bench-discards = Discarded cards
sun-bench-hand = The hand
sun-bench-idle = Turns since a card was placed

sun-setup-base-count = the base row needs { $needed ->
    [one] one middle card
   *[other] { $needed } middle cards
}, but { $found ->
    [one] one is
   *[other] { $found } are
} named
sun-setup-base-symbol = { $symbol ->
    [plain] places of the base row without a symbol: { $found }, but such cards: { $most }
   *[other] too many cards with “{ $symbol }” in the base row: { $found }, but only { $most } exist
}
sun-setup-hand = too many cards in the hand of seat { $seat }: { $found }, but at most { $most } at the start of a turn
sun-setup-idle = too many turns without a card: { $found }, but the match ends after { $most }
sun-setup-level-width = level { $level } has { $needed ->
    [one] one place
   *[other] { $needed } places
}, but { $found } are named
sun-setup-levels = wrong number of levels: { $found }; this pyramid has { $most }
sun-setup-marker = { $card } cannot be the marker: it is not an edge card
sun-setup-points = points are given for { $found ->
    [one] one seat
   *[other] { $found } seats
}, but there are { $needed }
sun-setup-seats = there { $found ->
    [one] is one hand
   *[other] are { $found } hands
}; the game takes { $least } to { $most }
sun-setup-too-many = { $card } is there { $found ->
    [one] once
   *[other] { $found } times
}, but the set has { $most ->
    [0] none
    [one] one
   *[other] only { $most }
}
sun-setup-turn = it cannot be the turn of seat { $seat }: there is no such seat
sun-setup-unsupported = { $card } on { $place } floats: it rests on two cards, and one of them is missing
sun-setup-wrong-place = { $card } does not belong on { $place }

sun-setup-expected-card = a card, like 3sun, 5, L2, R2 or T4
sun-setup-expected-end = the end of the text
sun-setup-expected-field = a space and “{ $field }:”
sun-setup-expected-length = the length of the game: short, standard or long
sun-setup-expected-number = a number
sun-setup-expected-place = a card, or “-” for an empty place
sun-setup-expected-points = four numbers with “+” between them
sun-setup-expected-seat = a seat from 1 to 5
sun-setup-expected-symbol = a symbol, like red-star, sun, moon, rain or serpent, or plain for none

sun-symbol-plain = no symbol
sun-symbol-coloured = { $colour } { $shape }
sun-shape-sun = sun
sun-shape-moon = moon
sun-shape-rain = rain
sun-shape-serpent = serpent
sun-shape-circle = circle
sun-shape-ring = ring
sun-shape-square = square
sun-shape-triangle = triangle
sun-shape-diamond = diamond
sun-shape-star = star
sun-shape-cross = cross
sun-shape-spiral = spiral
sun-shape-arrow = arrow
sun-shape-eye = eye
sun-shape-stairs = stairs
sun-shape-flower = flower
sun-shape-heart = heart
sun-shape-wave = wave
sun-colour-red = red
sun-colour-orange = orange
sun-colour-yellow = yellow
sun-colour-green = green
sun-colour-blue = blue
sun-colour-violet = violet
sun-colour-brown = brown
sun-colour-black = black
sun-colour-white = white
sun-colour-grey = grey

sun-board-standard-deck = standard deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
sun-board-edge-deck = edge deck: { $cards ->
    [one] one card
   *[other] { $cards } cards
}
sun-board-marker = marker { $card }
sun-board-discards = discarded: { $cards }
sun-board-seat = { $seat }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}
sun-board-hand = hand: { $cards }
sun-board-drawn = You drew { $card }.
sun-board-empty-hand = no cards
sun-board-hidden-hand = hand: { $standard } standard, { $edge } edge

sun-event-base = the base row goes on with { $symbol }
sun-event-marker = { $card } is the marker of the edge deck
sun-event-first = { $name } plays first
sun-event-draws-standard = { $name } draws from the standard deck
sun-event-draws-edge = { $name } draws from the edge deck
sun-event-renews-standard = the discards become the standard deck, and { $name } draws from it
sun-event-renews-edge = the discards become the edge deck, and { $name } draws from it
sun-event-gets = { $name } gets { $card }
sun-event-gets-standard = { $name } gets a standard card
sun-event-gets-edge = { $name } gets an edge card
sun-event-discards = { $name } discards { $card }
sun-event-places = { $name } places { $card } on { $place }
sun-event-scores = { $name } scores { $points ->
    [1] one point
   *[other] { $points } points
} for the symbol
sun-event-ends = { $name } ends the turn
sun-event-passes = { $name } can do nothing and passes

sun-prompt-ready = Draw two cards, or place cards from your hand.
sun-next = Now choose where the card goes.
sun-prompt-draw = Draw two cards.
sun-prompt-draw-only = None of your cards can be placed now: draw two cards.
sun-prompt-end = You have nothing left to place: end your turn.
sun-explained-nowhere = No place for this card is open now: it needs two cards under it.
sun-explained-nowhere-left = A left edge goes only on the left end of a level, and no place there is open now.
sun-explained-nowhere-right = A right edge goes only on the right end of a level, and no place there is open now.
sun-explained-nowhere-top = A top card goes only on the very top, when everything below it is there.
sun-prompt-second = Draw your second card.
sun-prompt-discard = { $count ->
    [one] Discard one card.
   *[other] Discard { $count } cards.
}
sun-prompt-playing = Place another card, or end your turn.
sun-prompt-choose = Your symbol touches a matching one: draw a card, or score { $points ->
    [1] one point
   *[other] { $points } points
}.
sun-prompt-wait = There is nothing to decide right now.

sun-notation =
    draw-standard     draw a card from the standard deck (draw-edge: from the edge deck)
    3sun@2.4          place a 3 with a sun on level 2, fourth place from the left
    L2@1.1            place a left edge of value 2 (R: right edge, T: top) on level 1, first place
    discard-5         discard a plain 5
    points            score the points for a symbol instead of drawing a card
    end               end your turn after placing cards
    pass              pass, when you can neither draw nor place a card

sun-scene-level = level { $level }: a card counts { $level } at most
sun-scene-flags = The flag beside a level: the most that a card counts there
sun-scene-edges = Edge cards count double, a top card triple
sun-scene-place = open place { $place }
sun-scene-brick = card { $card } on { $place }
sun-scene-base = base row { $place }: { $symbol }
sun-scene-hand-card = card { $card } in hand
sun-scene-marker = card { $card }, the marker of the edge deck
sun-scene-back-standard = a standard card, face down
sun-scene-back-edge = an edge card, face down
sun-scene-deck-standard = draw from the standard deck
sun-scene-deck-edge = draw from the edge deck
sun-scene-left-standard = Standard: { $cards } left
sun-scene-left-edge = Edge: { $cards } left
sun-scene-discarded = discarded: { $cards }
sun-scene-end = End turn
sun-scene-pass = Pass
sun-scene-points = { $points ->
    [1] Score { $points } point
   *[other] Score { $points } points
}
sun-scene-future = place { $place }, not open yet
