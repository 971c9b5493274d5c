### What is wrong with the record of a match.

# Where the text is not as the grammar says.
record-not-text = line { $line }, column { $column }: these bytes are not text
record-control-character = line { $line }, column { $column }: a control character does not belong here
record-cut-off = line { $line }, column { $column }: the record is cut off here
record-no-header = line { $line }, column { $column }: the record ends before its first entry could begin
record-expected-literal = line { $line }, column { $column }: “{ $text }” belongs here
record-expected = line { $line }, column { $column }: { $thing } belongs here
record-wrong-number = line { $line }, column { $column }: the next entry has to be number { $entry }
record-time-runs-back = line { $line }, column { $column }: the time is earlier than that of the entry before
record-too-many-seats = line { $line }, column { $column }: no table has more than five seats
record-after-result = line { $line }, column { $column }: nothing can follow the result

# What belongs somewhere.
record-thing-word = a word
record-thing-text = some text
record-thing-number = a number
record-thing-player = “person” with a name, “bot” with a word, or “nobody”
record-thing-seat = the number of a seat
record-thing-clock = “none”, “fischer” or “per-move”
record-thing-seconds = a number of seconds with three decimals
record-thing-moment = a date and time like 2026-11-15T09:26:51.123Z
record-thing-hex = the right number of hexadecimal digits
record-thing-entry = an entry
record-thing-action = an action
record-thing-earlier-entry = the number of an earlier entry
record-thing-place = a place for every seat
record-thing-points = points for every seat
record-thing-cause = what ended the match
record-thing-end-of-line = the end of the line

# Where the text can be read, but cannot have happened.
record-unknown-game = there is no such game
record-unknown-rules = the game has no such rules
record-other-revision = the record was made for a revision of the rules other than { $known }
record-wrong-seats = the game is not for that many players
record-bad-components = { $faults ->
    [one] there is a fault in the component set
   *[other] there are { $faults } faults in the component set
}
record-unreadable-setup = the start position cannot be read from column { $column } on
record-impossible-setup = { $violations ->
    [one] something is wrong with the start position
   *[other] { $violations } things are wrong with the start position
}
record-not-an-action = line { $line }, entry { $entry }: “{ $word }” is not an action of this game
record-against-rule = line { $line }, entry { $entry }: this is against rule { $rule }
record-against-rules = line { $line }, entry { $entry }: this is against the rules
record-cannot-happen = line { $line }, entry { $entry }: this cannot happen here
record-wrong-result = line { $line }: that is not how the match ended
record-thing-version = version 1 or 2
record-wrong-chain = line { $line }: the chain does not fit the entries; something was changed after it had been written
record-receipt-no-chain = the record has no chain that the receipt could be compared with
record-receipt-dice = the record promises other dice than the receipt
record-receipt-nonce = seat { $seat } added something else to the dice than the receipt says
record-receipt-head = head { $number } of the receipt is not in the record: something before it was changed
