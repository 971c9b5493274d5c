### The people at a table: what they say to and ask of each other.

company-away = away
company-said = Messages
company-say = Say something
company-say-hello = Hello!
company-say-luck = Good luck!
company-say-nice = Nice move!
company-say-oops = Oops…
company-say-moment = One moment, please.
company-say-turn = It is your turn.
company-say-thanks = Thank you!
company-say-game = Good game!
company-say-again = Another one?
company-say-bye = See you!
company-too-fast = one thing at a time, please
company-request-seat = Ask to play in place of { $name }
company-request-sent = You have asked to play in place of { $name }. The players have to agree.
company-request-cancel = Cancel the request
company-asked = { $name } would like to play in place of { $bot }.
company-agree = Agree
company-others-agree = The others have to agree too.
company-nobody-asks = nobody is asking for that any more
company-not-to-be-had = this seat cannot be taken over: only a bot’s seat can, while the match is on and a person at the table can agree
company-stood-in = While you were away, { $name } played for you.
company-return = Take my seat back
company-gone = { $name } has been away for a while.
company-watching = { $count ->
    [one] { $count } person is watching.
   *[other] { $count } people are watching.
}
company-names = Names at the table
company-name-of = New name for { $name }
company-rename = Rename
company-remove = Remove { $name }
company-remove-sure = Really remove?
company-dealt = the cards of this seat were dealt to somebody else: only they or a bot can have it

company-news = At the table
company-news-sat = { $name } sat down.
company-news-left = { $name } got up.
company-news-bot = A bot plays for { $name } now.
company-news-draw-offered = { $name } offers a draw.
company-news-draw-declined = { $name } declines the draw and plays on.
company-news-takeback-asked = { $name } asks for a takeback.
company-news-takeback-declined = { $name } declines the takeback.
company-news-taken-back = { $name } took a turn back.
company-news-rematch = The next match is ready.
