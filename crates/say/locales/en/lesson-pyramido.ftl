# The lesson of Pyramido, step by step.

lesson-pyramido-build = The three tiles in front are the quarry. Take one: click it, then click where you want it. Turn it as you like, and confirm.
lesson-pyramido-build-done = One tile per turn, turned as you like. Once laid, it never moves again.

lesson-pyramido-touch = Every further tile must touch one that is there, side to side. Lay the blue tile so that blue touches blue.
lesson-pyramido-touch-apart = It may lie there, but blue does not touch blue. Areas of one colour bring points, so join them.
lesson-pyramido-touch-tile = You may take that one. Here, take the tile with two blue blocks.
lesson-pyramido-touch-done = The whole level must fit into a rectangle of five by four. Which way it lies is open until your tiles decide it.

lesson-pyramido-mark = You have a marker of each colour. Take the tile with a red and a yellow block; both carry a jewel.
lesson-pyramido-mark-tile = You may take that one. Here, take the tile in the middle, red and yellow.
lesson-pyramido-mark-which = A block with a jewel must be marked if you still have the marker of its colour. Here you choose which: click a block.
lesson-pyramido-mark-done = The marker stays there until the round is counted: only marked areas count.

lesson-pyramido-patch = Patches repair what does not fit. Take the green and red tile: its red block has no jewel.
lesson-pyramido-patch-tile = You may take that one. Here, take the tile on the right, green and red.
lesson-pyramido-patch-lay = Green was marked automatically. Now lay your yellow and aqua patch on the red block, either side up. Its jewel can be turned, too.
lesson-pyramido-patch-keep = You may keep your patches, and often you should. Here, lay one to see how it works.
lesson-pyramido-patch-other = Any patch may be laid. Here, take the yellow and aqua one.
lesson-pyramido-patch-done = The patch has a jewel, so the marker of its colour went on it at once. A patch never moves again; you have three of them.

lesson-pyramido-refill = Take the tile in the middle of the quarry, and follow the turn to its end.
lesson-pyramido-refill-tile = You may take that one. Here, take the middle one: two stacks lie behind it.
lesson-pyramido-refill-keep = You could lay a patch now. Save it: lay none.
lesson-pyramido-refill-save = Patches can still save you later. Lay none for now.
lesson-pyramido-refill-stack = The gap in the quarry is filled from one of the two stacks behind it. Which tile should the next player get? Click a stack.
lesson-pyramido-refill-done = So you decide what comes next. When a stack runs empty, the lower half of another takes its place.

lesson-pyramido-count = After each round, marked areas count: one point for each jewel. How many points is your blue area worth?
lesson-pyramido-count-two = Two
lesson-pyramido-count-two-no = The blue block below belongs to it as well: it touches from side to side.
lesson-pyramido-count-three = Three
lesson-pyramido-count-four = Four
lesson-pyramido-count-four-no = The jewel on brown belongs to the brown area. Count the blue ones.
lesson-pyramido-count-bounty = Blue has three jewels and brown one, both marked. Your smallest marked area counts once more: how many points in all?
lesson-pyramido-count-bounty-four-no = That is without the bonus: the smallest area, brown, counts once more.
lesson-pyramido-count-five = Five
lesson-pyramido-count-seven = Seven
lesson-pyramido-count-seven-no = It is the smallest area that counts twice, not the largest.
lesson-pyramido-count-done = So do not forget your small areas. You count what is seen from above; covered jewels do not count.

lesson-pyramido-level = The second level lies half a block in from every edge. Here tiles need not touch each other: lay one wherever you like.
lesson-pyramido-level-count = The first level took ten tiles. How many does the second one take, four blocks by three?
lesson-pyramido-level-ten = Ten
lesson-pyramido-level-ten-no = It is smaller: twelve blocks, and a tile has two.
lesson-pyramido-level-six = Six
lesson-pyramido-level-five = Five
lesson-pyramido-level-five-no = Four times three blocks, two to a tile.
lesson-pyramido-level-done = Ten, six, three, and one on top: four rounds. Whatever can still be seen of the lower levels counts again in every round.

lesson-pyramido-hole = Two single blocks are open, and no tile fits any more. Fill them with patches: click a patch, then the open block.
lesson-pyramido-hole-second = One more. There are no markers for these.
lesson-pyramido-hole-done = That was the whole turn. With too few patches you would have lost, so leave no holes, or save your patches.

lesson-pyramido-next = The first round is counted, and all markers are back. Who starts the next round?
lesson-pyramido-next-most = Whoever got the most points
lesson-pyramido-next-most-no = The other way round: the start helps the player who fell behind.
lesson-pyramido-next-turn = It goes around clockwise
lesson-pyramido-next-turn-no = Only the turns do. The start depends on the points of the round.
lesson-pyramido-next-fewest = Whoever got the fewest points
lesson-pyramido-next-done = The fewest in this round, and the first of them clockwise if there are several. Then marking starts afresh.

lesson-pyramido-end = After the fourth round the most points win. If two players tie, what decides?
lesson-pyramido-end-patches = More patches left
lesson-pyramido-end-last = The last round
lesson-pyramido-end-last-no = Not the last one. First the patches, and then the best single round.
lesson-pyramido-end-start = Who played first
lesson-pyramido-end-start-no = That was chance, and would not be fair. What you have saved decides.
lesson-pyramido-end-done = Patches first, then the best single round; then the victory is shared. So a patch saved is worth something, too.
