### Moves that are typed instead of clicked.

typed-label = Type a move
typed-play = Play
typed-about = Start typing a move the way the rules write it, or words like those in the suggestions. Arrows choose a suggestion, Enter plays it.
typed-suggestions = Matching moves
typed-found = { $count ->
    [0] No move matches.
    [one] One move matches.
   *[other] { $count } moves match.
}
