# The lesson of Silver & Gold Pyramids, step by step.

lesson-tomb-goal = Each of your cards is a chamber: you mark a way from the entrance, top left, to the tomb, bottom right. That brings 10 points, and what you find on the way brings more. After four rounds the most points win. Click the tomb on the first card.
lesson-tomb-goal-elsewhere = You may mark that. But the match ends now: click the tomb, the pyramid in the corner of your first card.
lesson-tomb-goal-done = Ten points for the chamber: you win 46 to 42! Now from the beginning.

lesson-tomb-turn = In every step a card shows a pattern, the same for everybody, and you lay it on one of your two cards, first over the entrance. Watch: three in a row.
lesson-tomb-turn-now = Next comes a corner of three. It must share a side with your marks: click a square beside them on the first card, turn the pattern, and confirm.
lesson-tomb-turn-right = You may begin your second card at its entrance. Here, go on with the first one.
lesson-tomb-turn-single = A single square is always allowed, but slow. Lay the corner of three: click where it begins, turn it, and confirm.
lesson-tomb-turn-done = You mark the whole pattern, turned as you like, or exactly one square. Walls stay closed, and corners that only meet do not count.

lesson-tomb-treasure = What you mark, you find. Lay the pattern on your first card so that it covers the torch and the green gem.
lesson-tomb-treasure-right = Nothing lies beside that entrance. The torch and the gem are on your first card.
lesson-tomb-treasure-both = That does not cover both. The torch lies beside your marks, and the gem is just around its corner.
lesson-tomb-treasure-done = The torch counts 5 and the gem 1: six points. A red and a green gem together count 5. Only one torch a round counts, and ten gems of a colour.

lesson-tomb-tomb = You have nearly reached the tomb, bottom right. Mark it, and the card is complete.
lesson-tomb-tomb-elsewhere = You may mark that. The tomb is the last square of the bottom row: lay the pattern so that it covers it.
lesson-tomb-tomb-take = A completed card leaves an empty place. Take a new one: from the offer, or unseen from the deck.
lesson-tomb-tomb-done = Ten points, and a new chamber. If several players take cards, the lowest number just completed goes first; then the offer is filled up.

lesson-tomb-count = These are your 42 points at the end: two cards 20, a torch 5, the purple box 10, a red and a green gem together 5, two more gems 2. Skulls would cost you points. How many, if you had ticked several?
lesson-tomb-count-dearest = Only what the costliest one costs
lesson-tomb-count-all = All of them together
lesson-tomb-count-all-no = That would be too sad. Only the costliest one counts.
lesson-tomb-count-none = Nothing at the end
lesson-tomb-count-none-no = The costliest one costs points at the end: that is why potions are good.
lesson-tomb-count-done = Ten points a completed card, five a torch, the boxes, the gems, less the costliest skull. In a tie the lowest completed number decides.

lesson-tomb-box = You have completed a purple card before. Complete your second.
lesson-tomb-box-take = Take a new card from the offer.
lesson-tomb-box-offer = You may take it unseen. Here, take one that you can see.
lesson-tomb-box-done = The best purple box is yours: 10 points. The next ones give 6 and 3, for the whole table: after a second, fourth and sixth card of a colour. If two qualify at once, the lower number goes first.

lesson-tomb-skull = Skulls cost points, and a potion erases the two costliest that you have ticked. Lay the pattern on a skull and the potion.
lesson-tomb-skull-more = That works too. Here, take the skull above the potion.
lesson-tomb-skull-potion = The potion lies on your first card, under the upper skull. Cover both of them.
lesson-tomb-skull-done = Within one mark skulls are ticked first and potions work afterwards: three skulls, two erased, one is left.

lesson-tomb-cross = A red cross gives you one more square. Mark it.
lesson-tomb-cross-elsewhere = You may mark that. The red cross lies on your first card, right beside your marks.
lesson-tomb-cross-more = Now mark one more square, on either card, where it touches.
lesson-tomb-cross-again = That would forget everything you marked in this step. Good to know, but here mark one more square.
lesson-tomb-cross-done = If that is a red cross too, you get yet another. A completed card takes no further marks.

lesson-tomb-keep = You are dealt four chambers and keep two of them. Click the two that you like.
lesson-tomb-keep-done = All players choose at the same time, and nobody sees what the others keep. Four more chambers now lie open as the offer.

lesson-tomb-together = All players mark at the same time. Lay the square of four on your first card.
lesson-tomb-together-elsewhere = You may mark a single square. Here, lay the whole square around the entrance of your first card.
lesson-tomb-together-see = Ibis has not chosen yet. What does Ibis see of your marks?
lesson-tomb-together-all = All of them
lesson-tomb-together-all-no = Then Ibis could copy you. Your marks stay hidden until all have chosen.
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
