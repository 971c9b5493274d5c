### The page of a match.

table-bot-name = { $name } ({ $bot })
table-name-with-seat = { $name } (seat { $seat })
table-you = you
table-left = has left; a bot is playing on
table-thinks = thinking
table-on-turn = to move
table-points = Points
table-clock = Time left
table-given-up = The match was abandoned.
table-ended = The match ended because { $what }.
table-resigned = { $name } resigned.
table-out-of-time = { $name } ran out of time.
table-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
table-total = Total
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
table-ask-takeback = Ask for a takeback
table-hint = Hint
table-hints = What the best bot would do
table-hint-thinking = Looking for a hint…
table-hint-plain = { $action }
table-hint-value = { $action }: { $percent }% winning chances
table-hint-reasons = { $action }: { $percent }% winning chances; { $reasons }
table-no-hint = no hint is available right now
table-close = Close
table-offer-draw = Offer a draw
table-draw-offered = { $name } offers a draw.
table-accept-draw = Accept
table-decline = Decline
table-withdraw-draw = Withdraw the offer
table-takeback-asked = { $name } asks for a takeback.
table-give-takeback = Allow
table-withdraw-takeback = Cancel the request
table-resign = Resign
table-confirm-resign = Really resign?
table-rematch = Rematch
table-look-back = Review
table-export = Record
table-picture = Picture
table-rules = Rules of this game
table-more = Settings and more
table-taste-confirm = Confirm every turn
table-taste-sound = Sounds
table-taste-coordinates = Show coordinates
table-keys = Keys: B goes to the board, arrows move, Enter chooses, R rotates, Escape goes back, U takes back, H gives a hint.
table-shortcuts = Single-letter shortcuts
table-confirm-question = Play this turn?
table-confirm = Confirm
table-turn = Rotate
table-take-back = Not yet
table-looking-back = Reviewing
table-look-ahead = Return to the match
table-lost = Connection lost. Trying again…
table-found-again = Connected again.
table-not-understood = that could not be understood
table-no-such-action = “{ $word }” is not an action here
table-not-your-seat = that is not your seat
table-notify = Tell me when it is my turn
table-to-rematch = Go to the next match
