### Pacal's Rocket.

pacal-name = Pacal’s Rocket
pacal-about = Ships fly over Palenque and drop stones; stones in formation become pyramids, and pyramids rule the districts.
pacal-goal = Fly, drop stones, and turn stones in formation into pyramids. The first pyramid in a district scores its number, and so does taking the lead there later.
pacal-notation =
    ship:f6             put your ship on a square of the Holy District
    fly:f9              fly straight by the number rolled
    bend:g7             fly with turns, exactly the number rolled
    jump:f1             fly along the row or column, when arrows are rolled
    divine2:a1          anywhere, for the divine stone of 2
    drift:a1            anywhere, when the ship cannot fly and no divine stone is left
    drop:own            put a stone into your ship
    drop:own+3          and another one into the ship of player 3
    drop:own/c4         take the stone from c4, when your supply is empty
    build3:b1/a1+b1+c1  build three storeys on b1 with the stones of a1, b1 and c1
    skip                use no stones, or build nothing

pacal-refused-not-now = that does not belong to this step of the turn: first fly, then use stones, then build
pacal-refused-no-such-seat = there is no seat { $seat } at this table
pacal-refused-no-such-face = the die has no face “{ $face }”
pacal-refused-no-start = { $square } is not a free square of the Holy District
pacal-refused-not-straight = a straight flight does not end there
pacal-refused-not-bent = no flight with turns ends there after exactly that many squares
pacal-refused-not-in-line = { $square } is not a free square of the ship’s row or column
pacal-refused-arrows-rolled = the die shows arrows: fly along the row or column
pacal-refused-number-rolled = the die shows a number, not arrows
pacal-refused-bent-in-first-round = in the first round a flight must be straight
pacal-refused-stays-holy = the first flight must leave the Holy District, and { $square } is inside
pacal-refused-divine-in-first-round = divine stones are not used in the first round while the ship can fly
pacal-refused-divine-gone = your divine stone of { $value } is gone
pacal-refused-not-free = { $square } is not a free square
pacal-refused-can-fly = your ship can fly
pacal-refused-has-divine = your ship cannot fly, so use one of your divine stones
pacal-refused-can-move = there is a free square to go to
pacal-refused-own-ship-only = after a flight with turns you may use only one stone, for your own ship
pacal-refused-own-ship-twice = that is your own ship; the second stone goes into another player’s ship
pacal-refused-supply-first = you have enough stones in supply: take none from the board
pacal-refused-supply-short = your supply is too small: say which of your visible stones to take from the board
pacal-refused-one-from-board = only one stone a turn can come from the board
pacal-refused-not-visible = you have no visible stone on { $square }
pacal-refused-no-such-pyramid = there is no pyramid of { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}
pacal-refused-no-formation = these stones, with your own pyramids, make no formation with the building square in it
pacal-refused-formation-too-small = this formation is too small for { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}
pacal-refused-wrong-ground = { $square } holds neither a stone nor a pyramid of yours that is part of the formation
pacal-refused-not-higher = the pyramid on { $square } is at least as high already
pacal-refused-none-left = you have no pyramid of { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
} left
pacal-refused-right-size-left = the formation is for { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}, and you still have such a pyramid
pacal-refused-masters = masters build with stones alone, or with stones and the one pyramid they upgrade

pacal-ended-last-but-one = { $seat } built every pyramid but one
pacal-ended-goal = { $seats }: { $goal ->
    [one] one point
   *[other] { $goal } points
} reached
pacal-ended-quiet = nobody built for twenty rounds

pacal-points-building = districts taken by building
pacal-points-last-but-one = built every pyramid but one first
pacal-points-water = { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
} on the banks
pacal-points-district = most storeys ({ $storeys }) in the { $value }-point district { $where }
pacal-points-second = second most storeys ({ $storeys }) in the { $value }-point district { $where }
pacal-points-divine = divine stones
pacal-points-banks = storeys on the banks
pacal-points-districts = most storeys in districts
pacal-points-seconds = second most storeys in districts
pacal-points-divine-stones = divine stones left

## Positions put together by hand
pacal-bench-city = The city
pacal-bench-hold = Stones in the ship
pacal-bench-ship = ship, { $seat }
pacal-bench-stone = stone, { $seat }
pacal-bench-pyramid = pyramid, storeys: { $storeys }, { $seat }
pacal-bench-step = What comes next
pacal-bench-first = the first player is drawn
pacal-bench-place-ship = placing the ship
pacal-bench-roll = the die is rolled
pacal-bench-fly = flying
pacal-bench-drop-one = using one stone
pacal-bench-drop-two = using two stones
pacal-bench-build = building
pacal-bench-over-goal = over: somebody reached the goal
pacal-bench-over-quiet = over: nobody built for too long
pacal-bench-over-last-but-one = over: last but one pyramid of { $seat }
pacal-bench-die = The die
pacal-bench-not-rolled = not rolled yet
pacal-bench-arrows = arrows
pacal-bench-quiet = Rounds in which nobody built
pacal-bench-built = Somebody has built in this round
pacal-bench-divine = Divine stones left

pacal-setup-expects = { $form }
pacal-setup-missing = { $word } is missing
pacal-setup-no-such-seat = there is no seat { $seat }
pacal-setup-ship-off-land = the ship on { $square } is not on land that is played on
pacal-setup-stone-off-land = the stone on { $square } is not on land that is played on
pacal-setup-pyramid-off-land = the pyramid on { $square } is not on land that is played on
pacal-setup-two-ships = two ships are on { $square }
pacal-setup-two-pyramids = two pyramids are on { $square }
pacal-setup-ship-on-pyramid = a ship and a pyramid are both on { $square }
pacal-setup-stone-on-pyramid = a stone and a pyramid are both on { $square }
pacal-setup-too-many-stones = too many stones for seat { $seat }: { $stones }, but only { $most } exist
pacal-setup-too-many-pyramids = too many pyramids of { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
} for seat { $seat }: { $pyramids }, but only { $most } exist
pacal-setup-round = rounds are counted from 1
pacal-setup-quiet-rounds = more quiet rounds than have been played: { $rounds } at most
pacal-setup-built-early = nobody can have built in this round yet
pacal-setup-roll-by-starter = the starting player rolls for everybody
pacal-setup-die-needed = say what the die shows
pacal-setup-die-early = the die is not rolled yet
pacal-setup-ship-missing = the ship of { $seat } is missing
pacal-setup-ship-early = the ship of { $seat } is not placed yet at this step
pacal-setup-not-the-start = before the first roll only ships can have changed
pacal-setup-last-but-one = seat { $seat } has one pyramid left at most, so the match is over
pacal-setup-not-last-but-one = seat { $seat } has more than one pyramid left, so that did not end the match
pacal-setup-goal = somebody already has { $goal ->
    [one] one point
   *[other] { $goal } points
}, so the match is over
pacal-setup-no-goal = nobody has { $goal ->
    [one] one point
   *[other] { $goal } points
}, so that did not end the match
pacal-setup-quiet = after { $most ->
    [one] one quiet round
   *[other] { $most } quiet rounds
} the match is over
pacal-setup-not-quiet = the match ends after exactly { $most ->
    [one] one quiet round
   *[other] { $most } quiet rounds
}

pacal-fault-unknown-line = no line begins with “{ $word }”
pacal-fault-missing = there is no line “{ $word }”
pacal-fault-twice = “{ $word }” is there twice
pacal-fault-name = a name is one word of small letters, digits and hyphens, 40 characters at most
pacal-fault-name-taken = “standard” is the name of the board that comes with Benben: choose another name
pacal-fault-row-character = “{ $character }” in column { $column } is neither a district, A to Z, nor lake, ~
pacal-fault-row-length = the row has { $length ->
    [one] one square
   *[other] { $length } squares
}, but the first row has { $expected }
pacal-fault-row-wide = a row has 1 to 16 squares, not { $length }
pacal-fault-too-many-rows = a board has 16 rows at most
pacal-fault-value = “{ $word }” is not a value: write a district and a number from 1 to { $highest }, like A=5
pacal-fault-value-twice = district { $district } has two values
pacal-fault-no-value = district { $district } has no value
pacal-fault-no-district = there is no district { $district } on the board
pacal-fault-scattered = district { $district } is not in one piece
pacal-fault-holy = name one district as the Holy District
pacal-fault-holy-room = the Holy District has { $squares ->
    [one] one square
   *[other] { $squares } squares
}, but it must hold { $needed ->
    [one] one ship
   *[other] { $needed } ships
}
pacal-fault-holy-covered = the Holy District cannot be covered
pacal-fault-river = “{ $text }” is not a stretch of river: write it like c|d 6-11 or 4|5 a-c
pacal-fault-river-off-board = the river “{ $text }” does not run between squares of the board
pacal-fault-river-in-lake = the river “{ $text }” runs in the middle of the lake
pacal-fault-banks = write “banks all”, “banks none”, or squares
pacal-fault-bank = “{ $word }” is not a square
pacal-fault-bank-no-land = { $square } is not land: a bank is a square of a district
pacal-fault-cover = a cover is for 2, 3 or 4 players: write it like cover 3 J P
pacal-fault-die = a die has 1 to { $most } faces
pacal-fault-face = “{ $word }” is not a face: write a number from 1 to 10, or arrows
pacal-fault-goal = a goal is a number of players, 2 to 5, and points from 1 to { $highest }, like goal 2 45
pacal-fault-no-goal = there is no goal for { $seats ->
    [one] one player
   *[other] { $seats } players
}

pacal-board-round = round { $round }, first player: { $seat }
pacal-board-first = round { $round }, first player: { $seat }
pacal-board-die = die: { $die }
pacal-board-values = values: { $values }
pacal-board-key = ≈ bank, ║ river, ~ lake, <1> ship, 1▲3 pyramid of three storeys, numbers below: stones, + where the ship can go
pacal-board-seat = { $points ->
    [1] one point
   *[other] { $points } points
}; { $stones ->
    [one] one stone
   *[other] { $stones } stones
} in supply; pyramids left: { $pyramids }; divine stones: { $divine }; ship: { $ship }; in it: { $hold }

pacal-prompt-first = A random player goes first.
pacal-prompt-ship = Put your ship on a free square of the Holy District.
pacal-prompt-roll = The die is rolled.
pacal-prompt-fly-first = Fly straight, out of the Holy District.
pacal-prompt-fly = { $again ->
    [0] {""}
   *[other] New round, and you begin it.{" "}
}Fly { $number ->
    [one] one square straight
   *[other] { $number } squares, straight or with turns
}{ $divine ->
    [0] .
   *[other] , or give up a divine stone.
}
pacal-prompt-fly-short = { $again ->
    [0] {""}
   *[other] New round, and you begin it.{" "}
}Fly straight by { $number } or until something stops you, with turns by exactly { $number }{ $divine ->
    [0] .
   *[other] , or give up a divine stone.
}
pacal-prompt-jump = { $again ->
    [0] {""}
   *[other] New round, and you begin it.{" "}
}Fly along your row or column as far as you like{ $divine ->
    [0] .
   *[other] , or give up a divine stone.
}
pacal-prompt-one-stone = Click your ship to load a stone, which stays here when the ship flies on. Or skip.
pacal-prompt-two-stones = Load a stone into your ship, another ship, or both: stones stay behind when it flies on. Or skip.
pacal-prompt-build = Build a pyramid, or skip.
pacal-next-ship = Click “Load one stone”; or a second ship, for a stone in each.
pacal-next-build = One more click: the lit square, or the lit pyramid.
pacal-next-fly = You give up this stone and its points. Click where to fly; or the stone again, to keep it.
pacal-next-stone = Now click one of your stones on the board: it goes into the ship.

pacal-scene-district = district worth { $value }
pacal-scene-led-district = district worth { $value }, led by { $seat }
pacal-scene-progress = points: { $points } of { $goal }
pacal-scene-banks = storeys on the banks: { $storeys }
pacal-scene-goal = The match ends at { $points ->
    [1] one point
   *[other] { $points } points
}
pacal-scene-last-but-one = or at { $count ->
    [one] one pyramid
   *[other] { $count } pyramids
} of a player
pacal-scene-square = { $square }, in the { $value }-point district { $where }
pacal-scene-ship = { $stones ->
    [0] ship of { $seat } on { $square }, empty
    [one] ship of { $seat } on { $square } with a stone of { $owners }
   *[other] ship of { $seat } on { $square } with stones of { $owners }
}
pacal-scene-stone = stone of { $seat } on { $square }
pacal-scene-built = { $storeys ->
    [one] pyramid of { $seat } on { $square }, one storey
   *[other] pyramid of { $seat } on { $square }, { $storeys } storeys
}
pacal-scene-seat = { $seat }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}
pacal-scene-pyramids = pyramids of { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}: { $left } left
pacal-scene-divine = divine stone { $value }
pacal-scene-skip = Skip
pacal-scene-home = stones of { $seat } that went home: { $count }
pacal-scene-bent = with turns: 1 stone
pacal-scene-straight = straight: 2 stones
pacal-scene-one-stone = Load one stone
pacal-scene-stay = Stay
pacal-scene-another = Another way

pacal-explained-pyramid = { $stones } { $instead } { $left ->
    [0] None of this height is left.
   *[other] Left: { $left }.
}
pacal-explained-home = Two stones of one colour cannot lie on a square: they went back to the supply of { $seat }.
pacal-explained-one-storey = One storey: one stone.
pacal-explained-two-storeys = Two storeys: two of your stones side by side.
pacal-explained-three-storeys = Three storeys: three stones in a line, with equal gaps or none.
pacal-explained-four-storeys = Four storeys: four stones in a line, with equal gaps or none.
pacal-explained-five-storeys = Five storeys: four stones on the corners of a square.
pacal-explained-stand-in = Pyramids may stand in for all but one.
pacal-explained-stand-in-masters = Only stones count, and the pyramid that is being upgraded.
pacal-explained-divine = Divine stone: give it up instead of flying, and your ship goes to any free square. If you keep it, it is worth { $value } points at the end.
pacal-explained-ship = { $stones ->
    [0] Ship of { $seat }, without stones. Stones in a ship stay on its square when it flies on.
   *[other] Ship of { $seat }, with stones of { $owners }. They stay on this square when it flies on.
}
pacal-explained-banks = Storeys of { $seat } on squares by the water (≈): { $storeys }. At the end the most bring 12 points, the second most 8, the third most 4.
pacal-explained-progress = Points of { $seat }: { $points }. The match ends at { $goal }. Water, districts and divine stones are scored after that.
pacal-explained-supply = Stones of { $seat } in supply: { $stones }. They are put into ships, and a ship leaves them behind when it flies on.
pacal-explained-first-flight = The die shows how far a ship flies. In the first round all fly straight.
pacal-explained-number = { $number ->
    [one] Fly one square straight, and then put two stones into ships.
   *[other] Fly { $number } squares straight, or up to an obstacle, and put two stones into ships; or fly exactly { $number } with turns, and use one stone.
}
pacal-explained-arrows = Arrows: fly along the row or column as far as you like, over everything, and put two stones into ships.
pacal-explained-district = District worth { $value }. { $standing } Its first pyramid brings { $value }, and so does taking the lead. At the end the most storeys bring { $value } again, the second most 2.
pacal-explained-bank = By the water, in a district worth { $value }. { $standing } Its first pyramid brings { $value }, and so does taking the lead. At the end it brings points again, and so do storeys by the water.
pacal-explained-led = { $seat } leads with { $storeys ->
    [one] one storey.
   *[other] { $storeys } storeys.
}
pacal-explained-tied = Nobody leads alone.
pacal-explained-empty = Nobody has built here.
pacal-explained-built = Pyramid of { $seat }, { $storeys ->
    [one] one storey
   *[other] { $storeys } storeys
}. No ship can land here. Its owner can replace it by a higher one.
pacal-explained-stones = { $count ->
    [one] Stone of { $owners }. It is in nobody’s way
   *[other] Stones of { $owners }. They are in nobody’s way
}; stones of one colour in formation become a pyramid.
