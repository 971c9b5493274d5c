### The page of a match.

table-bot-name = { $name } ({ $bot })
table-name-with-seat = { $name } ({ $seat })
table-nobody = free seat
table-you = you
table-left = has left; a bot is playing on
table-thinks = thinking
table-chooses = chooses in secret
table-on-turn = to move
table-points = Points
table-clock = Time left
table-given-up = The match was abandoned.
table-ended = { $what }.
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
table-bot-again = { $name } begins the new round, and so plays again
table-waiting-for = Waiting for { $name }.
table-chance = Chance decides.
table-waiting-for-players = The match begins when every seat is taken.
table-waiting-for-share = The match begins when { $name } opens the table.
table-fair = Fair play
table-fair-dice = The server promised its part of the dice before anybody added theirs. This is the promise (SHA-256):
table-fair-anew = Before the deal, everybody had to add to the dice once more { $times ->
        [one] one time
       *[other] { $times } times
    }. Each time, a player who knew the server’s secret could choose between two deals.
table-fair-about = Your browser keeps a receipt: the promise, what it added to the dice, and a check number for each of your moves. Save it: after the match, the command benben record verify tells whether anything was changed.
table-fair-save = Save the receipt
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
table-hint-value = { $action } ({ $percent }% to win)
table-hint-ahead = { $action } (in the end about { $points ->
    [1] { $points } point
   *[other] { $points } points
} ahead)
table-hint-behind = { $action } (in the end about { $points ->
    [1] { $points } point
   *[other] { $points } points
} behind)
table-hint-winning = { $action } (should win)
table-hint-losing = { $action } (hardest to refute)
table-hint-even = { $action } (about even)
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
table-preference-confirm = Confirm every turn
table-preference-sound = Sounds
table-preference-coordinates = Show coordinates
table-preference-tilted = Seen from your chair
table-keys = Keys: arrows move, Enter chooses, Escape goes back.
table-keys-letters = B goes to the board, R rotates, Shift+R rotates the other way, U takes back, H gives a hint.
table-key-tilted = V changes the point of view.
table-shortcuts = Single-letter shortcuts
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
table-points-how = Points in detail
table-result = Result
table-stronger = Stronger: { $bot }
table-weaker = Easier: { $bot }
table-story = Story
table-menu = Menu
table-leave = Leave the table
table-replay = What the others did, once more
table-nothing-yet = Nothing to show again yet: the others have not played.
table-not-now = Nothing can be done with this now.
table-not-yet = It is not your turn yet.
table-preference-notation = Show notation
table-preference-pace = How fast the others play
table-pace-slow = slow
table-pace-usual = usual
table-pace-quick = quick
table-pace-at-once = at once
table-ask-first = your turn is over: ask for a takeback
table-no-hints-among-people = there are no hints in a match between people
table-begin-lit = That can be done: begin with what is lit.
table-now-choose = Now choose one of the lit places.
table-outlook = If it were counted now, this would be added
table-round-over = Round { $round } is over
table-round = round { $round }
table-you-resigned = You resigned.
table-your-time-is-up = You ran out of time.
table-other-game = Another game
table-begin-already = Your friend is not here yet, but you can begin.
table-confirm-here = Confirm it on the board, or choose another place.
table-turn-or-confirm = “{ $another }” shows it in another way. Then confirm it on the board.
table-points-all = Every line
table-round-gain = Total this round
table-round-now = Total so far
table-round-again = What the last round brought
table-round-on = Continue
table-round-open = Choose “Continue” to go on.
table-sound-on = on
table-sound-quiet = quiet
table-sound-off = off
table-try-sounds = Try the sounds
