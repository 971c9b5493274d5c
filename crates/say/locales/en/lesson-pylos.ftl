# The lesson of Pylos, step by step.

lesson-pylos-place = You play the light spheres, and you begin. Place one of them in any hollow on the board.
lesson-pylos-place-done = That is a whole turn: one sphere from your reserve onto an open place. Every empty hollow of the base is open.

lesson-pylos-higher = Four spheres side by side carry a fifth, whoever they belong to. Place yours on top of the four.
lesson-pylos-higher-low = You may place it on the base, but look for the ring that hangs above the four spheres: that place has just opened.
lesson-pylos-higher-done = A higher place opens as soon as all four places under it are filled. So the pyramid grows to four levels.

lesson-pylos-raise = You can also raise a sphere that lies on the board. Click your lonely sphere in the corner, then the place on top.
lesson-pylos-raise-costs = You may, but it costs a sphere from your reserve. Raising one that lies on the board costs nothing.
lesson-pylos-raise-low = You may, but that costs a sphere from your reserve. Click the sphere in the far corner, then the ring on level 2.
lesson-pylos-raise-done = Your reserve is as large as before: that is the point of raising. A raise always goes up, by one level or more.

lesson-pylos-carry = One of your four spheres can go up now, and three cannot. Find the one that is free, and raise it.
lesson-pylos-carry-low = That turn is allowed, but it costs a sphere. Which of your spheres on the board carries nothing?
lesson-pylos-carry-done = Right: a sphere that carries another one stays where it is, and no sphere can be raised to a place that it helps to carry.

lesson-pylos-square = A square of four in your own colour is worth a lot. Complete one now.
lesson-pylos-square-elsewhere = You may, but three of your spheres already form a square with one corner missing. Fill that corner.
lesson-pylos-square-first = A square of your colour! Now take back one of your spheres: click it.
lesson-pylos-square-theirs = That is a dark sphere. You can only take back your own.
lesson-pylos-square-stop = You need not take any, that is true. But each sphere you take back is one more turn for you: take it.
lesson-pylos-square-second = And a second one.
lesson-pylos-square-done = Two spheres are back in your reserve. Two per turn is the most, however much you complete at once.

lesson-pylos-uncover = Your light spheres on the right need one more for a square. Complete it.
lesson-pylos-uncover-elsewhere = You may, but the far right corner would complete a square of yours. Put a sphere there.
lesson-pylos-uncover-first = Spheres come back one after the other. Take the one on level 2 first, and see what it sets free.
lesson-pylos-uncover-top = You may take that one. But the sphere on level 2 holds four others down: begin with it.
lesson-pylos-uncover-second = The four under it are free now. Take one of them.
lesson-pylos-uncover-new = That is allowed. Here, though, take one of the four that have just come free, to see that it works.
lesson-pylos-uncover-done = The second may be one that the first uncovered. A square that was there before gives nothing again.

lesson-pylos-reserve = Careful: your reserve holds a single sphere, and whoever begins a turn without any has lost. Play without spending it.
lesson-pylos-reserve-last = That was your last one. You would begin your next turn with an empty reserve and lose, even if you could still raise. Raise now instead.
lesson-pylos-reserve-done = A raise saved your last sphere. Pylos is a game of saving: whoever runs out first loses.

lesson-pylos-apex = Everything is full except the top. Place your last sphere there.
lesson-pylos-apex-done = Whoever places the sphere on top wins at once. That is the whole of Pylos; what follows are other ways to play it.

lesson-pylos-expert = By the expert rules a row counts as well as a square: four on the base, or three on level 2. Complete your row.
lesson-pylos-expert-elsewhere = You may, but your row of three needs its fourth. Diagonals do not count.
lesson-pylos-expert-back = A full row: take two spheres back, one after the other.
lesson-pylos-expert-done = Rows run along a side of the board. Two spheres per turn remain the most.

lesson-pylos-children = These are the rules for children. Complete the square, and see what happens.
lesson-pylos-children-why = Dark has moved on, and nothing came back. Why?
lesson-pylos-children-corner = Squares in a corner do not count
lesson-pylos-children-corner-no = They do: by the standard rules this very square gave you two spheres. It is the rule set that differs.
lesson-pylos-children-never = By these rules nothing is ever taken back
lesson-pylos-children-missed = I was too slow
lesson-pylos-children-missed-no = Nobody hurries you here: when something may be taken back, you are asked. By these rules you never are.
lesson-pylos-children-done = So a match is shorter and simpler. You choose the rules when you set up a match.

lesson-pylos-endless = Spheres can go up and come back for ever. What happens if the same position comes up for the third time, with the same player to move?
lesson-pylos-endless-on = We play on until somebody gives up
lesson-pylos-endless-on-no = Then a match might never end. The third time, it is over.
lesson-pylos-endless-loses = Whoever repeated it loses
lesson-pylos-endless-loses-no = Nobody is punished for it: neither side has found anything better.
lesson-pylos-endless-draw = The match is a draw
lesson-pylos-endless-done = A draw. With a clock there is one more way to lose: to run out of time.
