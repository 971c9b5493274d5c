### Links that lead nowhere any more, and what can be done instead.

error-bad-link = This link does not lead to a free seat. Perhaps a part of it is missing, or it has expired. Ask the person who sent it for a new one.
error-seat-taken = Somebody is already sitting there. You can watch, ask the person who invited you for another seat, or start a match of your own.
error-too-late = This match is over, so nobody can sit down any more. You can see how it went, or start a match of your own.
error-watch = Watch the match
error-look-at = Look at the match
error-own-match = Start my own match
