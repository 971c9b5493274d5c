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
learn-rules = Rules of this step:
learn-keys = What is lit can be clicked; not all of it is right. Keys: Tab and arrows, Enter, Escape; R turns; B to the board; H shows; N goes on.
learn-lost = The server cannot be reached. Please try again.
learn-no-such-way = this is no way through the step; begin it anew
learn-end = Well done: you know { $game } now. How about a first match?
learn-end-play = Play { $bot }
learn-again = The lesson again
learn-others = Lessons of the other games
learn-offer = New to you? Learn it in { $steps } short steps.
learn-offer-table = Your first match of { $game }? The lesson shows in { $steps } short steps how it is played.
learn-lesson = Lesson
