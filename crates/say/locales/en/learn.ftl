# The pages of the lessons.

learn-title = Learn { $game }
learn-progress = Step { $step } of { $steps }
learn-teacher = The lesson
learn-step = Step { $step }
learn-step-done = Step { $step }, done
learn-back = Back
learn-next = Next
learn-finish = Finish
learn-show-me = Show me
learn-watch-again = Again
learn-you = You
learn-rules = Read it in the rules
learn-rule = Rule
learn-keys = Keyboard
learn-keys-choose = Tab or arrows choose, Enter clicks, Escape goes back.
learn-keys-turn = R turns the piece, Shift+R turns it the other way.
learn-keys-letters = B goes to the board, H shows the answer, N goes on.
learn-lost = The server cannot be reached. Please try again.
learn-no-such-way = there is no such way through this step; please start it again
learn-end = Well done: you know { $game } now. How about a first match?
learn-end-play = Play against { $bot }
learn-again = Repeat the lesson
learn-others = Lessons for the other games
learn-offer = New to you? Learn it in { $steps ->
    [one] one short step
   *[other] { $steps } short steps
}.
learn-offer-table = First time playing { $game }? The lesson shows you how in { $steps ->
    [one] one short step
   *[other] { $steps } short steps
}.
learn-lesson = Lesson
learn-lesson-of = Lesson: { $game }
