# The lesson of Pyramid of the Sun, step by step.

lesson-sun-ready = The base row lies ready, and you hold four cards that nobody else sees. One edge card lies open under the edge deck: what is it for?
lesson-sun-ready-first = Whoever wants it draws it first
lesson-sun-ready-first-no = Nobody gets it. It only shows which of the two decks holds the edges.
lesson-sun-ready-out = It marks the deck and is out of the game
lesson-sun-ready-joker = It may be played as any card
lesson-sun-ready-joker-no = There are no such cards. It only marks the edge deck.
lesson-sun-ready-done = Right. One deck has the standard cards, the other the edges and tops. The base differs from match to match: its cards come in a random order.

lesson-sun-place = In your turn you either draw or play cards. Play one now: click a card in your hand, then a place of the pyramid.
lesson-sun-place-draw = Drawing is the other thing you can do in your turn. Here, play a card.
lesson-sun-place-more = You may go on placing cards as long as you like. Here one is enough: end your turn.
lesson-sun-place-stop = You may, and often it is good. Now try the button that ends your turn.
lesson-sun-place-done = One card or several, one after the other, and then you stop. In such a turn you do not draw.

lesson-sun-levels = A card lies like a brick on two others. Place one on the second level.
lesson-sun-levels-low = That place is open, but it is on the first level. Look where two cards lie side by side, and place yours above them.
lesson-sun-levels-count = Each level has one place fewer than the one below it. The base has eight cards here: how many places has level 3?
lesson-sun-levels-seven = Seven
lesson-sun-levels-seven-no = Seven is level 1. Take one off for every level.
lesson-sun-levels-six = Six
lesson-sun-levels-six-no = Six is level 2. One more level, one place fewer.
lesson-sun-levels-five = Five
lesson-sun-levels-done = Eight, seven, six, five… up to a single place, the top. A longer game begins with a longer base.

lesson-sun-points = A card scores its value or its level, whichever is smaller. Score two points with a card that is worth just two.
lesson-sun-points-waste = That scores two as well, the smaller of five and two. Keep the 5 for higher levels, where it is worth more.
lesson-sun-points-one = A 1 scores one point on any level. Your 2 would score two up there.
lesson-sun-points-low = On level 1 nothing scores more than one point. Go a level higher.
lesson-sun-points-done = So small cards belong low, and large ones high.

lesson-sun-edges = An edge card scores double, but it fits only on the end of a level. Place your left edge.
lesson-sun-edges-plain = A standard card may lie on an end, too, but it is not doubled there. Put the edge there.
lesson-sun-edges-other = You may place the 3 there. But first find the left end of level 2 for your left edge.
lesson-sun-edges-done = Four points: twice two. Left edges go left, right edges right, and neither goes on the top.

lesson-sun-draw = Now draw. You take two cards; the first from the standard deck, please.
lesson-sun-draw-edge = You may choose either deck. Here, take it from the standard deck.
lesson-sun-draw-play = Playing is the other thing you can do in your turn. Here, draw: click a deck.
lesson-sun-draw-second = You see the first card before you choose the deck of the second. Take the second from the edge deck.
lesson-sun-draw-both = You may take both from one deck. Here, look into the edge deck.
lesson-sun-draw-done = Two cards, each from either deck. When a deck is empty, its discards are shuffled and become the deck.

lesson-sun-five = You hold four cards. Draw one from the standard deck and see how many you may keep.
lesson-sun-five-second = And the second one from the same deck.
lesson-sun-five-discard = Six cards, but you may keep only five. Discard the one that helps you least: click it.
lesson-sun-five-done = It lies open on the discard pile of its own deck. Nobody keeps more than five.

lesson-sun-symbol = Your 2 has a sun. Place it where it touches as many suns as possible.
lesson-sun-symbol-one = There it touches only one sun. Between the two suns of the base it touches both.
lesson-sun-symbol-none = There it touches no card with its symbol. Look for its sign on the cards nearby.
lesson-sun-symbol-plain = That card has no symbol. Take the one with the sun.
lesson-sun-symbol-choice = Your card touches its own symbol, so you choose: draw one card, or score a point for each touching sun. Take the points.
lesson-sun-symbol-draw = A card is often welcome. Here, take the points: two suns are touched, so there are two.
lesson-sun-symbol-touch = How many cards can a card touch at most when you place it?
lesson-sun-symbol-two = Two
lesson-sun-symbol-two-no = Two lie below it, but there may be neighbours on its level as well.
lesson-sun-symbol-four = Four
lesson-sun-symbol-six = Six
lesson-sun-symbol-six-no = Nothing lies above a card that is being placed. Count those below and beside it.
lesson-sun-symbol-done = Two below, one on either side. The card itself does not count, and these points are never doubled.

lesson-sun-card = A symbol is also the only way to draw in a turn in which you play. Place your moon so that it touches a moon.
lesson-sun-card-corner = It touches a moon there, too. But keep the end of the level free: edges need it.
lesson-sun-card-draw = Now draw a card instead of scoring: one from the edge deck.
lesson-sun-card-points = The point is yours if you want it. Here, draw a card from the edge deck.
lesson-sun-card-standard = Either deck is allowed. Here, take an edge.
lesson-sun-card-play = A right edge! It may be played in this very turn. Place it.
lesson-sun-card-end = You may stop here, but the edge scores double at once. Place it on the right end.
lesson-sun-card-done = So one good symbol can make a long turn.

lesson-sun-top = Only the top is open. Which of your cards do you place there?
lesson-sun-top-plain = A standard card may lie on the top, too, but a top card scores three times its points.
lesson-sun-top-draw = You could wait, but then somebody else may take the top. Place your top card.
lesson-sun-top-tie = Twelve points, and the match is over at once. If two players had the same number of points now, who would win?
lesson-sun-top-hand = Whoever has more cards in hand
lesson-sun-top-last = Whoever placed the last card
lesson-sun-top-last-no = The top has its points already. Between equals, cards in hand decide.
lesson-sun-top-shared = Always both
lesson-sun-top-shared-no = Only if they hold the same number of cards as well.
lesson-sun-top-done = The most points win; then more cards in hand; then the victory is shared. And if nobody places a card for twenty rounds, it is over, too.
