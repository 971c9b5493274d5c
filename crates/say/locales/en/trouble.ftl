### Links that lead nowhere any more, and what can be done instead.

trouble-bad-link = This link does not lead to a free seat. Perhaps a part of it is missing, or it has expired. Ask whoever sent it for a new one.
trouble-seat-taken = Somebody sits there already. You can watch, ask whoever invited you for another seat, or open a match of your own.
trouble-too-late = This match is over, so nobody can sit down any more. You can look at how it went, or open a match of your own.
trouble-watch = Watch the match
trouble-look-at = Look at the match
trouble-own-match = Start my own match
