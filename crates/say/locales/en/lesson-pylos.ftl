# The lesson of Pylos, step by step.

lesson-pylos-goal = You play the light spheres, Ibis the dark ones. You build one pyramid together, and the player who places the last sphere, on top, wins. Only the top is missing: click the ring.
lesson-pylos-goal-done = You win! You still had a sphere for the top, and Ibis had none: Pylos is about saving spheres. Now from the beginning.

lesson-pylos-turn = You and Ibis take turns. In your turn you put one sphere from your reserve, beside the board, into an empty hollow. Watch.
lesson-pylos-turn-now = Then Ibis placed one. Now you: click any hollow.
lesson-pylos-turn-done = That is a whole turn. It cost you one sphere: your reserve, beside the board, holds 13 now.

lesson-pylos-higher = Four spheres side by side carry a fifth, no matter whose they are. Watch: yours goes on top of them.
lesson-pylos-higher-now = Now place one of yours on top of four others.
lesson-pylos-higher-low = You may place it on the base, but look for the ring that hangs above the four spheres: that place has just opened.
lesson-pylos-higher-done = A higher place opens as soon as all four places under it are filled. So the pyramid grows to four levels.

lesson-pylos-raise = You can also raise a sphere of yours that lies on the board. Watch: it goes from the corner onto four others.
lesson-pylos-raise-now = Your reserve holds 9 as before: this turn cost you nothing. Now raise the sphere in the other corner: click it, then a place on top of four.
lesson-pylos-raise-costs = You may, but it costs a sphere from your reserve. Raising one that lies on the board costs nothing.
lesson-pylos-raise-low = You may, but that costs a sphere from your reserve. Click the sphere in the far corner, then the ring on level 2.
lesson-pylos-raise-done = Your reserve is as large as before: that is the point of raising. A raise always goes up, by one level or more.

lesson-pylos-reserve = Careful: your reserve holds a single sphere, and a player who begins a turn without any has lost. Play without spending it.
lesson-pylos-reserve-last = That was your last one. You would begin your next turn with an empty reserve and lose, even if you could still raise. Raise now instead.
lesson-pylos-reserve-done = A raise saved your last sphere. Pylos is a game of saving: the player who runs out first loses.

lesson-pylos-square = Four spheres of your own colour in a square let you take one or two of your spheres back. Watch: one fills the corner, and two come back.
lesson-pylos-square-now = One spent, two back. Three of your spheres lie in another square, at the far right: complete it.
lesson-pylos-square-elsewhere = You may, but three of your spheres already form a square with one corner missing. Fill that corner.
lesson-pylos-square-first = A square of your colour! Now take back one of your spheres: click it.
lesson-pylos-square-stop = You need not take any, that is true. But each sphere you take back is one more turn for you: take it.
lesson-pylos-square-theirs = That is a dark sphere. You can only take back your own.
lesson-pylos-square-second = And a second one.
lesson-pylos-square-done = Two spheres are back in your reserve. Two per turn is the most, however much you complete at once.

lesson-pylos-carry = One of your four spheres can go up now, and three cannot. Find the one that is free, and raise it.
lesson-pylos-carry-low = That turn is allowed, but it costs a sphere. Which of your spheres on the board carries nothing?
lesson-pylos-carry-done = Right: a sphere that carries another one stays where it is, and no sphere can be raised to a place that it helps to carry.

lesson-pylos-uncover = Your light spheres on the right need one more for a square. Complete it.
lesson-pylos-uncover-elsewhere = You may, but the far right corner would complete a square of yours. Put a sphere there.
lesson-pylos-uncover-first = Spheres come back one after the other. Take the one on level 2 first, and see what it sets free.
lesson-pylos-uncover-top = You may take that one. But the sphere on level 2 holds four others down: begin with it.
lesson-pylos-uncover-second = The four under it are free now. Take one of them.
lesson-pylos-uncover-new = That is allowed. Here, though, take one of the four that have just come free, to see that it works.
lesson-pylos-uncover-done = The second may be one that the first uncovered. A square that was there before gives nothing again.

lesson-pylos-expert = By the expert rules a row counts as well as a square: four on the base, or three on level 2. Complete your row.
lesson-pylos-expert-elsewhere = You may, but your row of three needs its fourth. Diagonals do not count.
lesson-pylos-expert-back = A full row: take two spheres back, one after the other.
lesson-pylos-expert-done = Rows run along a side of the board. Two spheres per turn remain the most.

lesson-pylos-children = These are the rules for children. Complete the square, and see what happens.
lesson-pylos-children-why = Ibis has moved on, and nothing came back. Why?
lesson-pylos-children-corner = Squares in a corner do not count
lesson-pylos-children-corner-no = They do: by the standard rules this very square gave you two spheres. It is the rule set that differs.
lesson-pylos-children-never = By these rules nothing is ever taken back
lesson-pylos-children-missed = I was too slow
lesson-pylos-children-missed-no = Nobody hurries you here: when something may be taken back, you are asked. By these rules you never are.
lesson-pylos-children-done = So a match is shorter and simpler. You choose the rules when you set up a match.

lesson-pylos-endless = Spheres can go up and come back for ever. What happens if the same position comes up for the third time, with the same player to move?
lesson-pylos-endless-on = We play on until somebody gives up
lesson-pylos-endless-on-no = Then a match might never end. The third time, it is over.
lesson-pylos-endless-loses = The player who repeated it loses
lesson-pylos-endless-loses-no = Nobody is punished for it: neither side has found anything better.
lesson-pylos-endless-draw = The match is a draw
lesson-pylos-endless-done = A draw. With a clock there is one more way to lose: to run out of time.
