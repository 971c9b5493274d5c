### The form of a new match.

setup-title = New match: { $game }
setup-not-yet = Please fix this first:
setup-rules = Rules
setup-rules-standard = Standard
setup-rules-children = For children
setup-rules-expert = For experts
setup-rules-short = Short
setup-rules-long = Long
setup-rules-masters = For masters
setup-seats = Players
setup-who = Who sits where
setup-me = Me
setup-friend = A friend, by link
setup-person = Another person, on this device
setup-bots = Bots
setup-name = Name
setup-guest = Guest
setup-order = Seating order
setup-order-listed = As listed
setup-order-lot = Drawn by lot
setup-clock = Clock
setup-clock-none = None
setup-clock-fischer = For the whole match
setup-clock-per-move = For each decision
setup-minutes = minutes
setup-increment = extra seconds per turn
setup-seconds = seconds
setup-more = Custom components or starting position
setup-components = Component set as text (leave empty for the standard set)
setup-components-how = To play with what is printed on your own copy, edit the standard set and paste it here.
setup-components-standard = Standard set as a file
setup-components-page = How to enter your own copy
setup-position = Starting position as text (leave empty for the usual start)
setup-components-file = Open a file
setup-components-read = This set can be played with: { $name }. These are its pictures.
setup-components-wrong = This set cannot be played with yet:
setup-components-unread = The server could not read that. Is the file larger than a component set?
setup-line = Line { $line }
setup-position-clicking = Put a position together by clicking
setup-start = Start

setup-bad-name = seat { $seat } needs a name of 1 to { $most } characters in one line
setup-unknown-bot = there is no bot called “{ $name }”
setup-bad-clock = the clock needs whole numbers, and more than zero time
setup-components-not-text = the component set has characters that do not belong in a text
setup-position-not-text = the position has to be one line of text
setup-position-unreadable = cannot read the position at character { $column }: expected { $expected }
setup-fault-in-line = line { $line }: { $fault }
setup-faults = This cannot be played: { $faults }
setup-more-faults = { $count ->
    [one] and { $count } more fault
   *[other] and { $count } more faults
}
