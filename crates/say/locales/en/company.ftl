### The people at a table: what they say to and ask of each other.

company-away = away
company-free = still free
company-said = What was said
company-say = Say something
company-say-hello = Hello!
company-say-luck = Good luck!
company-say-nice = Nice move!
company-say-oops = Oops …
company-say-moment = One moment, please.
company-say-turn = It is your turn.
company-say-thanks = Thank you!
company-say-game = That was a good match!
company-say-again = Another one?
company-say-bye = See you!
company-too-fast = one thing after the other, please
company-knock = Ask to play in place of { $name }
company-knocked = You have asked to play in place of { $name }. Those who play have to agree.
company-unknock = Do not ask any more
company-asked = { $name } would like to play in place of { $bot }.
company-agree = Agree
company-others-agree = The others have to agree too.
company-nobody-asks = nobody asks for that any more
company-not-to-be-had = this seat is not to be had: only a bot's seat is, in a match that is not over and in which somebody plays who can agree
company-stood-in = While you were away, { $name } has played for you.
company-return = Take my seat again
company-gone = { $name } has been away for a while.
company-watching = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
company-names = Names at the table
company-name-of = New name for { $name }
company-rename = Rename
company-remove = Send { $name } away
company-remove-sure = Really send away?
