# The lesson of Pacal's Rocket, step by step.

lesson-pacal-goal = You are yellow. You build pyramids, and the player with the most storeys in a district scores the number on its sign. At 40 points the match ends. You have 36, and three stones in a row: click a pyramid in a bright frame, then one of your stones.
lesson-pacal-build-skip = You do not have to build. But points come from pyramids, so build one.
lesson-pacal-goal-done = The first pyramid in this district brings the 4 on its sign: 40 points, and the match ends. Banks, districts and divine stones are counted, and you win 75 to 52! Now from the beginning.

lesson-pacal-turn = Watch a whole turn. First you fly as many squares as the die shows, 3, and your ship leaves its stone behind.
lesson-pacal-turn-stones = Then you load another stone into your ship.
lesson-pacal-turn-build = Three of your stones lie in a row: they become a pyramid of three storeys.
lesson-pacal-turn-done = It is the first pyramid in its district, so you score the 3 on its sign. Fly, use stones, build, score: that is a turn.

lesson-pacal-begin = A match begins in the Holy District, in the middle of the city. Put your ship on its middle square.
lesson-pacal-begin-middle = You may begin there. Here, take the middle square: from it you can fly in all directions.
lesson-pacal-begin-fly = Ibis and Scarab have followed, and the die shows a 3 for everybody. The first flight goes straight out of the Holy District: choose where to.
lesson-pacal-begin-stones = After the flight you may use stones. Click your own ship to load one; a second one may go into another ship: it stays yours, and lies where that ship took off.
lesson-pacal-begin-skip = You do not have to. But pyramids are built of stones, so use them.
lesson-pacal-begin-done = When everyone has had a turn, the next player rolls and starts; with two players, each rolls for their own turn. With fewer than five, some districts are covered, and flights by number stop in front of them.

lesson-pacal-build = Three stones in a row are a formation. Build a pyramid of three storeys: click it, then a square with one of your stones.
lesson-pacal-build-small = That would be a smaller one. Your pieces make a formation for three storeys.
lesson-pacal-build-done = The stones return to you. Five: four corners of a square; four and three: in a line with equal gaps of free squares; two: side by side; one: a single stone.

lesson-pacal-district = In the district at the top left you have two storeys, and Ibis, blue, has three. Build so that you have more than anybody else.
lesson-pacal-district-tie = Then you would both have three storeys, and a tie scores nothing. Build on a stone, with two storeys at least.
lesson-pacal-district-done = You have the most storeys now, so you score the 5 on the sign. The first pyramid in a district scores in the same way.

lesson-pacal-straight = The die shows a 5, but a pyramid stands in your row. Fly straight to the right as far as you can.
lesson-pacal-straight-divine = That costs a divine stone. Fly along your row instead: that is free.
lesson-pacal-straight-bend = A flight with turns is possible, too. Here, though, fly straight along your row.
lesson-pacal-straight-other = That is a straight flight, too. Here, though, fly to the right, towards the pyramid.
lesson-pacal-straight-done = The ship stops in front of an obstacle: a ship, a pyramid, the lake, a cover or the edge. After a straight flight you may use two stones.

lesson-pacal-bent = A flight may also bend, by exactly as many steps as the die shows. Fly in three steps to the square with your stone.
lesson-pacal-bent-divine = That costs a divine stone. The die takes you there for free.
lesson-pacal-bent-other = You can fly there. Here, though, go down two rows and one column to the right: your stone lies there.
lesson-pacal-bent-done = Exactly that many steps, at least one right-angled turn, never through an obstacle. After it you may use only one stone.

lesson-pacal-arrows = Arrows take you along your row or column as far as you like, over everything. Fly over the lake to the first square beyond it.
lesson-pacal-arrows-other = Arrows allow that. Here, though, cross the lake to your right, and land right behind it.
lesson-pacal-arrows-done = You land on a free square of your row or column. Then you may use two stones.

lesson-pacal-meet = Your ship holds a stone of yours, and a stone of Ibis lies on the square below. Fly away straight.
lesson-pacal-meet-straight = That is allowed. Here, though, fly straight, and watch the square that you leave.
lesson-pacal-stones = You may use two stones: one in your own ship, and one in the ship of another player. Do both.
lesson-pacal-stones-two = One would be allowed. Here, though, use both: click your own ship, then another one.
lesson-pacal-meet-what = On the square that you left, the two stones lie together: one of each colour fits. What happens when a second one of your colour comes to lie there?
lesson-pacal-meet-mine = It stays: I have two there
lesson-pacal-meet-mine-no = A square holds one stone of each colour.
lesson-pacal-meet-both = Both of mine return to me
lesson-pacal-meet-theirs = The other player’s stone goes
lesson-pacal-meet-theirs-no = Other colours are not touched. It is about stones of one colour.
lesson-pacal-meet-done = So do not drop two of yours on one square. Other ships carry your stones where you do not come; with an empty supply you may take a visible stone of yours from the board.

lesson-pacal-divine = Your ship is walled in and cannot fly. Give up your cheapest divine stone, and put the ship on any free square.
lesson-pacal-divine-dear = That works. But divine stones that are left score their value at the end, so give up the cheapest, the 2.
lesson-pacal-divine-done = You may do so in any turn after the first round. A player who cannot fly and has none left moves anyway, but uses no stones.

lesson-pacal-lean = A pyramid of yours may stand in for a stone. Use it to build three storeys on one of your stones.
lesson-pacal-lean-upgrade = That would replace your old pyramid; the next step is about that. Here, build on a stone.
lesson-pacal-lean-done = The pyramid stays where it is. At least one square of a formation must hold a stone.

lesson-pacal-upgrade = The same board. Now build on your own pyramid instead, and make it higher.
lesson-pacal-upgrade-stone = That is allowed. Here, though, put the three storeys on the square of your old pyramid.
lesson-pacal-upgrade-done = The old pyramid returns to your supply. An upgrade must be higher than what it replaces.

lesson-pacal-smaller = Three in a row, but all your pyramids of three storeys are on the board. Build the next smaller one.
lesson-pacal-smaller-one = You may go down to one storey, but two are better.
lesson-pacal-smaller-done = A player with none of the right size left may build any smaller one.

lesson-pacal-end = With three players, what ends the match at the end of a round?
lesson-pacal-end-all = When every square is full
lesson-pacal-end-all-no = That would take for ever. Points decide.
lesson-pacal-end-goal = When somebody has 40 points
lesson-pacal-end-rounds = After twenty rounds
lesson-pacal-end-rounds-no = Only if nobody builds for twenty rounds. Usually it is the points.
lesson-pacal-end-water = Then the banks of lake and river are counted: 12, 8 and 4 points for the most storeys. With 8, 6 and 6 storeys, what do the two with six get?
lesson-pacal-end-water-each = Eight each
lesson-pacal-end-water-each-no = They share second and third place: eight and four, twelve in all.
lesson-pacal-end-water-shared = Six each
lesson-pacal-end-water-none = Four each
lesson-pacal-end-water-none-no = They fill two places, the second and the third, and share what both give.
lesson-pacal-end-district = In every district, the player with the most storeys scores its value, and second place scores two points. And if two players tie for the most?
lesson-pacal-end-district-full = Both score the value, and there is no second place
lesson-pacal-end-district-half = They share the value
lesson-pacal-end-district-half-no = Sharing is for the water. In a district all who tie score in full.
lesson-pacal-end-district-none = Nobody scores
lesson-pacal-end-district-none-no = While you build a tie scores nothing, but at the end it does.
lesson-pacal-end-done = Divine stones add their value, and the most points win. A player who builds their last but one pyramid ends the match at once, for 5 points; with two players, so does reaching 45.

lesson-pacal-masters = Masters use pyramids in a formation only to upgrade them. Build three storeys all the same.
lesson-pacal-masters-small = That is allowed. But by upgrading your pyramid, even masters get three storeys here.
lesson-pacal-masters-done = Stones alone, or stones and the one pyramid that is being upgraded: that is the whole difference.
