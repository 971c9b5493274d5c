### The lesson of Nim.

lesson-nim-last = The player who takes the last stick wins. Win!
lesson-nim-last-else = Then your opponent takes the rest and wins. Take them all.
lesson-nim-last-done = You have won.
lesson-nim-take = In your turn you take sticks from one heap. Watch: a click on a stick takes it, with all to the right of it.
lesson-nim-take-now = Then your opponent took one. Now you: click on a stick of any heap.
lesson-nim-take-done = That was a whole turn.
lesson-nim-three = Take exactly three sticks from heap b.
lesson-nim-three-else = You may, but it should be three sticks of heap b: click on the third one from the left.
lesson-nim-three-done = Two are left there.
lesson-nim-whole = You may take a heap whole. Take all of heap c.
lesson-nim-whole-else = You may, but this time take everything from heap c: click on its first stick.
lesson-nim-whole-done = Now only two heaps are left.
lesson-nim-empty = Heap b is empty, so nothing can be taken there. Take from heap a.
lesson-nim-empty-else = You may, but take from heap a this time.
lesson-nim-empty-done = On your turn you must take at least one stick.
lesson-nim-equal = With two heaps left there is a trick: make them equal.
lesson-nim-equal-else = The heaps are not equal then. Take from the larger one.
lesson-nim-equal-done = Whatever your opponent takes now, you can take the same from the other heap.
lesson-nim-mirror = Your opponent took one stick. Make the heaps equal again.
lesson-nim-mirror-done = In the end the last stick is yours.
lesson-nim-heaps = With one and two sticks beside it, the third heap should have three. See to it.
lesson-nim-heaps-else = Then your opponent can do what you wanted to do. Take one stick from heap c.
lesson-nim-heaps-done = From here you can always answer. Now you know Nim.
