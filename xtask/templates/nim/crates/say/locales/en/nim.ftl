### Nim.

nim-name = Nim
nim-about = Two players take sticks from three heaps; the player who takes the last one wins.

nim-refused-too-many = heap { $heap } { $left ->
    [0] is empty
    [one] has only one stick
   *[other] has only { $left } sticks
}

nim-ended-last = the last stick was taken

nim-setup-expected-heap = the number of sticks of a heap
nim-setup-expected-slash = “/” and the next heap
nim-setup-expected-space = a space
nim-setup-expected-mover = the player to move: 1 or 2
nim-setup-expected-end = the end of the text
nim-setup-too-many = { $count ->
    [one] { $count } stick is
   *[other] { $count } sticks are
} too many for a heap of { $full }

nim-board-heap = { $count ->
    [one] { $count } stick
   *[other] { $count } sticks
}
nim-notation =
    b3           take three sticks from heap b
nim-prompt = Take as many sticks as you like from one heap.

nim-action-take = take { $count ->
    [one] { $count } stick
   *[other] { $count } sticks
} from heap { $heap }

nim-scene-title = Three heaps of sticks
nim-scene-heap = heap { $heap }: { $count }
nim-scene-stick = stick { $number } of heap { $heap }
nim-reading-take = take { $count ->
    [one] this one
   *[other] { $count } from here on
}

nim-figure-turn = Two sticks of heap c have been taken.
