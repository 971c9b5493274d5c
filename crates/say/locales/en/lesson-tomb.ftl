# The lesson of Silver & Gold Pyramids, step by step.

lesson-tomb-keep = You are dealt four chambers and keep two of them. Click the two that you like.
lesson-tomb-keep-done = All players choose at the same time, and nobody sees what the others keep. Four more chambers now lie open as the offer.

lesson-tomb-entrance = The expedition shows a pattern. Lay it on one of your cards, turned as you like: the first mark must cover the entrance, top left.
lesson-tomb-entrance-single = Marking a single square instead of the pattern is allowed, but slow. Lay the whole pattern.
lesson-tomb-entrance-done = You mark all squares of the pattern, or exactly one square. Walls and marked squares stay as they are.

lesson-tomb-touch = Go on with your left card: every later mark must share a side with one that is there. Lay the corner of three.
lesson-tomb-touch-right = You may begin your right card at its entrance. Here, go on with the left one.
lesson-tomb-touch-single = A single square is allowed. But the corner of three gets you farther: click where it begins, turn it, and confirm.
lesson-tomb-touch-done = One shared side is enough. Corners that only meet do not count.

lesson-tomb-treasure = What you mark, you find. Lay the pattern on your left card so that it covers the torch and the green gem.
lesson-tomb-treasure-right = Nothing lies beside that entrance. The torch and the gem are on your left card.
lesson-tomb-treasure-both = That does not cover both. The torch lies beside your marks, and the gem is just around its corner.
lesson-tomb-treasure-done = The gem is ticked, and so is the torch of this round: one torch a round is all that counts, and ten gems of a colour.

lesson-tomb-skull = Skulls cost points, and a potion erases the two costliest that you have ticked. Lay the pattern on a skull and the potion.
lesson-tomb-skull-more = That works too. Here, take the skull above the potion.
lesson-tomb-skull-potion = The potion lies on your left card, under the upper skull. Cover both of them.
lesson-tomb-skull-done = Within one mark skulls are ticked first and potions work afterwards: three skulls, two erased, one is left.

lesson-tomb-cross = A red cross gives you one more square. Mark it.
lesson-tomb-cross-elsewhere = You may mark that. The red cross lies on your left card, right beside your marks.
lesson-tomb-cross-more = Now mark one more square, on either card, where it touches.
lesson-tomb-cross-again = That would forget everything you marked in this step. Good to know, but here mark one more square.
lesson-tomb-cross-done = If that is a red cross too, you get yet another. A completed card takes no further marks.

lesson-tomb-tomb = You have nearly reached the tomb, bottom right. Mark it, and the card is complete.
lesson-tomb-tomb-elsewhere = The tomb is the last square of the bottom row, right beside your marks. A single square is enough.
lesson-tomb-tomb-take = A completed card leaves an empty place. Take a new one: from the offer, or unseen from the deck.
lesson-tomb-tomb-done = Then the offer is filled up again. If several players take cards, the player who has just completed the lowest number goes first.

lesson-tomb-box = You have completed a purple card before. Complete your second.
lesson-tomb-box-take = Take a new card from the offer.
lesson-tomb-box-offer = You may take it unseen. Here, take one that you can see.
lesson-tomb-box-worth = Two of one colour earn the best box that is still free. How many points is the first purple box worth?
lesson-tomb-box-ten = Ten
lesson-tomb-box-six = Six
lesson-tomb-box-six-no = Six is the second box of a colour. Nobody has taken the first one yet.
lesson-tomb-box-three = Three
lesson-tomb-box-three-no = Three is the last box. You were the first with two purple cards.
lesson-tomb-box-done = 10, then 6, then 3, for the whole table: after your second, fourth and sixth card of a colour. If two qualify at once, the lower number goes first.

lesson-tomb-together = All players mark at the same time. Lay the square of four on your left card.
lesson-tomb-together-elsewhere = You may mark a single square. Here, lay the whole square around the entrance of your left card.
lesson-tomb-together-see = The other player has not chosen yet. What do they see of your marks?
lesson-tomb-together-all = All of them
lesson-tomb-together-all-no = Then they could copy you. Your marks stay hidden until all have chosen.
lesson-tomb-together-nothing = Nothing at all
lesson-tomb-together-card = Only on which card
lesson-tomb-together-card-no = Not even that: until all have chosen, nothing shows.
lesson-tomb-together-done = And until then you may choose something else.

lesson-tomb-rounds = The seventh expedition of this round lies open, and one pattern has not come. When does that one come?
lesson-tomb-rounds-l = Now, as the eighth
lesson-tomb-rounds-l-no = A round has seven expeditions. The eighth stays hidden, so nobody can quite count on a pattern.
lesson-tomb-rounds-eight = All eight are shuffled, perhaps in the next round
lesson-tomb-rounds-end = Never again
lesson-tomb-rounds-end-no = Every round begins with all eight cards, shuffled again.
lesson-tomb-rounds-done = Four rounds of seven steps: that is a match.

lesson-tomb-count = The match is over. You have three red gems and one green: how many points do they give?
lesson-tomb-count-four = Four
lesson-tomb-count-four-no = A gem alone gives one point, but a red and a green one together give five.
lesson-tomb-count-seven = Seven
lesson-tomb-count-eight = Eight
lesson-tomb-count-eight-no = One pair gives five, and two gems are left without a partner.
lesson-tomb-count-skulls = And how much do ticked skulls cost?
lesson-tomb-count-dearest = Only what the costliest one costs
lesson-tomb-count-all = All of them together
lesson-tomb-count-all-no = That would be too sad. Only the costliest one counts.
lesson-tomb-count-none = Nothing at the end
lesson-tomb-count-none-no = The costliest one costs points at the end: that is why potions are good.
lesson-tomb-count-done = Ten points a completed card, five a torch, the boxes, the gems, less the costliest skull. In a tie the lowest completed number decides.
