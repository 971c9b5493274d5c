# The lesson of Pyramid of the Sun, step by step.

lesson-sun-goal = You and Ibis build one pyramid of stone cards, and every card you place brings you points. Once the top is placed, the most points win. Only the top is missing: click the triangle in your hand, then the top.
lesson-sun-goal-draw = You could draw, but then Ibis may take the top. Place your triangle.
lesson-sun-goal-plain = That card may lie on the top, too. But the triangle counts three times: take it.
lesson-sun-goal-done = A 4 on the top counts three times: 12 points. You win 56 to 52! Now from the beginning.

lesson-sun-turn = The match has just begun. In your turn you place cards on the stones that lie there. Watch: your 3 goes onto level 1.
lesson-sun-turn-now = It brings you one point. The flag at the side says why: on level 1 every card counts 1 at most. Now you: click your 4, then a place that glows.
lesson-sun-turn-on = You may end your turn. But there is still a card to place here.
lesson-sun-turn-two = You may place the 2 as well. Here, take the 4.
lesson-sun-turn-end = Your 4 stands on level 1, so it counts 1: always the smaller of card and level. You may place as many cards as you like; now end your turn with the button.
lesson-sun-turn-stop = You may go on, and often it is good. Now try the button that ends your turn.
lesson-sun-turn-done = That is a turn: one card or several, one after the other, and then you stop.

lesson-sun-levels = A card rests on two others, like a brick, so the pyramid grows. Watch: your 5 goes onto level 2.
lesson-sun-levels-now = It counts 2, the smaller of 5 and level 2: too little for a 5. Now get two points on level 2 with a smaller card.
lesson-sun-levels-one = A 1 counts one point on any level. Your 2 counts two up there.
lesson-sun-levels-low = On level 1 nothing counts more than one point. Go one level higher, above two cards that lie side by side.
lesson-sun-levels-done = Your 2 stands on level 2 and counts 2, as much as the 5. So small cards go low, and large ones high.

lesson-sun-draw = Instead of placing cards you may draw two, each from either deck. Watch: the first comes from the standard deck.
lesson-sun-draw-second = A 5: you see it before you take the second. Now draw that one from the other deck, the edges: click it.
lesson-sun-draw-both = You may take both from one deck. Here, look into the edge deck.
lesson-sun-draw-done = A left edge. In a turn you either draw two cards or place cards, not both. When a deck is empty, its discards are shuffled and become the deck.

lesson-sun-edges = A card with a slanting side is an edge. It fits only on the end of a level, but counts double. Watch: your left edge goes onto level 2.
lesson-sun-edges-now = Four points: a 2 on level 2 counts 2, and an edge doubles it. Now place your right edge.
lesson-sun-edges-plain = A standard card may lie on an end, too, but it is not doubled there. Put the edge there.
lesson-sun-edges-other = You may place the 3 there. But first find the right end of level 2 for your right edge.
lesson-sun-edges-done = Four again: a 3 on level 2 counts 2, doubled. Left edges go left, right edges right, and neither goes on the top.

lesson-sun-symbol = Some cards have a symbol. If a card touches its own symbol, it brings a point for each one that it touches. Watch the moon.
lesson-sun-symbol-now = One point for the card, and one for the moon below it. Now your 2 with the sun: place it where it touches as many suns as possible.
lesson-sun-symbol-one = There it touches only one sun. Between the two suns of the base it touches both.
lesson-sun-symbol-none = There it touches no card with its symbol. Look for its sign on the cards nearby.
lesson-sun-symbol-plain = That card has no symbol. Take the one with the sun.
lesson-sun-symbol-choice = Your card touches its own symbol, so you choose: draw one card, or score a point for each touching sun. Take the points.
lesson-sun-symbol-draw = A card is often welcome. Here, take the points: two suns are touched, so there are two.
lesson-sun-symbol-done = One point for the card and two for the suns; these are never doubled. A card touches four others at most: two below, one on either side.

lesson-sun-card = A symbol is also the only way to draw in a turn in which you play. Place your moon so that it touches a moon.
lesson-sun-card-corner = It touches a moon there, too. But keep the end of the level free: edges need it.
lesson-sun-card-place = You may draw two cards instead of playing. Here, place the moon.
lesson-sun-card-draw = Now draw a card instead of scoring: one from the edge deck.
lesson-sun-card-points = The point is yours if you want it. Here, draw a card from the edge deck.
lesson-sun-card-standard = Either deck is allowed. Here, take an edge.
lesson-sun-card-play = A right edge! It may be played in this very turn. Place it.
lesson-sun-card-end = You may stop here, but the edge scores double at once. Place it on the right end.
lesson-sun-card-done = So one good symbol can make a long turn.

lesson-sun-five = You hold four cards. Draw one from the standard deck and see how many you may keep.
lesson-sun-draw-edge = You may choose either deck. Here, take it from the standard deck.
lesson-sun-draw-play = Playing is the other thing you can do in your turn. Here, draw: click a deck.
lesson-sun-five-second = And the second one from the same deck.
lesson-sun-five-discard = Six cards, but you may keep only five. Discard the one that helps you least: click it.
lesson-sun-five-done = It lies open on the discard pile of its own deck. Nobody keeps more than five.

lesson-sun-end = The top is placed, and it is 52 to 52. You hold three cards, and Ibis holds two. Who wins?
lesson-sun-end-hand = I do: I hold more cards
lesson-sun-end-last = The player who placed the top
lesson-sun-end-last-no = The top has its points already. Between equals, cards in hand decide.
lesson-sun-end-shared = Both of us
lesson-sun-end-shared-no = Only if both held the same number of cards as well.
lesson-sun-end-done = The most points win; then more cards in hand; then the victory is shared. And if nobody places a card for twenty rounds, it is over, too.

lesson-sun-ready = So a match begins: a base row in a random order, and four cards for everybody. The open card beside the edge deck only marks that deck. Each level has one place fewer than the one below; a longer game has a longer base.
