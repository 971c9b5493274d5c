### Moves that are typed instead of clicked.

typed-label = Type a move
typed-play = Play it
typed-about = Begin to type what you see in the rules under «notation», or words like those of the suggestions. Arrows choose a suggestion, Enter plays it.
typed-suggestions = Moves that fit
typed-found = { $count ->
    [0] No move fits.
    [one] One move fits.
   *[other] { $count } moves fit.
}
