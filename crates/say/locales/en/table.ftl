### The page of a match.

table-bot-name = { $name } ({ $bot })
table-name-with-seat = { $name } (seat { $seat })
table-you = you
table-left = has left, a bot plays on
table-thinks = thinks
table-on-turn = to move
table-points = Points
table-clock = Time left
table-given-up = The match was given up.
table-ended = The match ended because { $what }.
table-resigned = { $name } resigned.
table-out-of-time = { $name } ran out of time.
table-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
table-total = Together
table-your-turn = Your turn.
table-others-choose = Waiting for the others.
table-bot-thinks = { $name } is thinking
table-waiting-for = Waiting for { $name }.
table-chance = Chance decides.
table-pass-device = Pass the device to { $name }.
table-i-am = I am { $name }
table-players = Players
table-log = What happened
table-undo = Undo
table-ask-takeback = Ask to take back
table-hint = Hint
table-hints = What the best bot would do
table-hint-thinking = Thinking about a hint …
table-hint-plain = { $action }
table-hint-value = { $action }: { $percent } % of the match
table-hint-reasons = { $action }: { $percent } % of the match; { $reasons }
table-no-hint = no hint could be found just now
table-close = Close
table-offer-draw = Offer a draw
table-draw-offered = { $name } offers a draw.
table-accept-draw = Accept
table-decline = Decline
table-withdraw-draw = Withdraw the offer
table-takeback-asked = { $name } asks to take back.
table-give-takeback = Allow
table-withdraw-takeback = Do not ask any more
table-resign = Resign
table-confirm-resign = Really resign?
table-rematch = Once more
table-look-back = Look back
table-export = Record
table-picture = Picture
table-rules = Rules of this game
table-more = Settings and more
table-taste-confirm = Confirm every turn
table-taste-sound = Sounds
table-taste-coordinates = Names of places
table-keys = Keys: B goes to the board, arrows move, Enter chooses, R turns, Escape goes back, U takes back, H gives a hint.
table-shortcuts = Shortcuts by single letters
table-confirm-question = Is this your turn?
table-confirm = Confirm
table-turn = Turn it
table-take-back = Not yet
table-looking-back = Looking back
table-look-ahead = Back to now
table-lost = The connection is lost. Trying again …
table-found-again = Connected again.
table-not-understood = that could not be understood
table-no-such-action = «{ $word }» is no action here
table-not-your-seat = you do not sit there
table-notify = Tell me when it is my turn
table-to-rematch = To the next match
