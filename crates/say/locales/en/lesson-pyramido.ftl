# The lesson of Pyramido, step by step.

lesson-pyramido-goal = This is the end of a match: you and Ibis have each built a pyramid of tiles. After every level, jewels in areas of one colour bring points. After the fourth the most points win: 51 to 42 for you.

lesson-pyramido-turn = In your turn you take one of the three tiles of the quarry and lay it. A jewel gets the marker of its colour, because only marked areas count. Then the quarry is refilled. Watch.
lesson-pyramido-turn-now = Ibis has laid a tile, too. Now you: click the blue tile of the quarry, then a place where blue touches blue. Turn it if you like, and confirm.
lesson-pyramido-turn-apart = It may lie there, but blue does not touch blue. Areas of one colour bring points, so join them.
lesson-pyramido-turn-tile = You may take that one. Here, take the tile with two blue blocks.
lesson-pyramido-turn-done = Your blue area has four jewels now: four points when this level is counted. A level must fit into a rectangle of five by four, and its tiles touch side to side.

lesson-pyramido-mark = You have a marker of each colour. Take the tile with a red and a yellow block; both carry a jewel.
lesson-pyramido-mark-tile = You may take that one. Here, take the tile in the middle, red and yellow.
lesson-pyramido-mark-which = A block with a jewel must be marked if you still have the marker of its colour. Here you choose which: click a block.
lesson-pyramido-mark-done = The marker stays there until the round is counted: only marked areas count.

lesson-pyramido-count = After every level a marked area brings one point for each of its jewels. Here blue has three jewels and brown one: four points.
lesson-pyramido-count-bounty = And the smallest marked area counts once more. How many points in all?
lesson-pyramido-count-four = Four
lesson-pyramido-count-four-no = That is without the bonus: the smallest area, brown, counts once more.
lesson-pyramido-count-five = Five
lesson-pyramido-count-seven = Seven
lesson-pyramido-count-seven-no = It is the smallest area that counts twice, not the largest.
lesson-pyramido-count-done = So do not forget your small areas. You count what is seen from above; covered jewels do not count.

lesson-pyramido-level = The second level lies half a block in from every edge. Here tiles need not touch each other: lay one wherever you like.
lesson-pyramido-level-done = Ten, six, three, and one on top: four rounds. Whatever can still be seen of the lower levels counts again in every round.

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
lesson-pyramido-refill-stack = The gap in the quarry is filled from one of the two stacks beside it. Which tile should Ibis find there? Click a stack.
lesson-pyramido-refill-done = So you decide what comes next. When a stack runs empty, the lower half of another takes its place.

lesson-pyramido-hole = Two single blocks are open, and no tile fits any more. Fill them with patches: click a patch, then the open block.
lesson-pyramido-hole-second = One more. There are no markers for these.
lesson-pyramido-hole-done = That was the whole turn. With too few patches you would have lost, so leave no holes, or save your patches.

lesson-pyramido-next = The first round is counted, and all markers are back. Who starts the next round?
lesson-pyramido-next-most = The player with the most points
lesson-pyramido-next-most-no = The other way round: the start helps the player who fell behind.
lesson-pyramido-next-turn = It goes around clockwise
lesson-pyramido-next-turn-no = Only the turns do. The start depends on the points of the round.
lesson-pyramido-next-fewest = The player with the fewest points
lesson-pyramido-next-done = The fewest in this round, and the first of them clockwise if there are several. Then marking starts afresh.

lesson-pyramido-end = After the fourth round the most points win. If two players tie, what decides?
lesson-pyramido-end-patches = More patches left
lesson-pyramido-end-last = The last round
lesson-pyramido-end-last-no = Not the last one. First the patches, and then the best single round.
lesson-pyramido-end-start = Who played first
lesson-pyramido-end-start-no = That was chance, and would not be fair. What you have saved decides.
lesson-pyramido-end-done = Patches first, then the best single round; then the victory is shared. So a patch saved is worth something, too.
