### Pylos.

pylos-name = Pylos
pylos-about = Two players build a pyramid of spheres; the player who puts the last one on top wins.
pylos-goal = Put the last sphere on top. A square of four spheres of your colour gives you one or two of them back, and the player who runs out loses.

pylos-refused-occupied = there is a sphere on { $place } already
pylos-refused-unsupported = that place is not open: a sphere needs a square of four under it
pylos-refused-nothing-there = there is no sphere on { $place }
pylos-refused-not-yours = that sphere is your opponent’s
pylos-refused-not-higher = a sphere can only be raised to a higher level
pylos-refused-covered = that sphere carries another one
pylos-refused-own-support = that place rests on this very sphere
pylos-refused-taking-back = you are taking back: name spheres to take back, or stop
pylos-refused-nothing-completed = nothing was completed in this turn, so nothing can be taken back

pylos-explained-stays = Your sphere. It can be raised as soon as a place on a higher level is open.

pylos-ended-apex = the last sphere lies on top
pylos-ended-empty-reserve = { $seat } has no spheres left
pylos-ended-repetition = the same position came up for the third time

## Positions put together by hand
pylos-bench-spheres = Spheres
pylos-bench-light = light sphere
pylos-bench-dark = dark sphere
pylos-bench-light-moves = Light to move
pylos-bench-dark-moves = Dark to move
pylos-bench-level = Level { $level }

pylos-setup-two-spheres = two spheres lie on { $place }
pylos-setup-floating = the sphere on { $place } floats: { $missing ->
    [one] one of the four places under it is
   *[other] { $missing } of the four places under it are
} empty
pylos-setup-too-many-light = too many light spheres: { $count }, but only 15 exist
pylos-setup-too-many-dark = too many dark spheres: { $count }, but only 15 exist
pylos-setup-apex-of-mover = the side to move already has the apex, so the match ended a turn ago
pylos-setup-expected-rules = a rule set: children, standard or expert
pylos-setup-expected-space = a space
pylos-setup-expected-level = “|” and the next level
pylos-setup-expected-row = “/” and the next row
pylos-setup-expected-place = a place: “.”, “L”, “D” or “*”
pylos-setup-expected-side = the side to move: light or dark
pylos-setup-expected-end = the end of the text

pylos-board-level = level { $level }
pylos-board-reserve-light = light: { $count } in reserve
pylos-board-own-light = (light), { $count } in reserve:
pylos-board-reserve-dark = dark: { $count } in reserve
pylos-board-own-dark = (dark), { $count } in reserve:

pylos-notation =
    1a1          place a sphere from the reserve: level, file, rank
    1a1-2b1      raise your own sphere to a higher level
    x1a1         take a sphere back into the reserve, after completing a square
    stop         take back no more
    1d4x1a1x1b1  a whole turn in one piece
pylos-prompt-start = Place a sphere, or raise one of yours.
pylos-prompt-take-back = { $left ->
    [one] You may take one more back.
   *[other] You made a square: take back one or two of your spheres, or none.
}
pylos-prompt-take-back-expert = { $left ->
    [one] You may take one more back.
   *[other] You made a square or a line: take back one or two of your spheres, or none.
}
pylos-prompt-place = Place a sphere.
pylos-next = Now choose where the sphere goes.

pylos-scene-light = light: { $count }
pylos-scene-dark = dark: { $count }
pylos-scene-sphere-light = light sphere on { $place }
pylos-scene-sphere-dark = dark sphere on { $place }
pylos-scene-reserve-light = light sphere in reserve
pylos-scene-reserve-dark = dark sphere in reserve
pylos-scene-place = open place { $place }
pylos-scene-stop = Take no more
pylos-scene-keep-all = Take none back
