### What happens around the rules in a match: refusals, ends, fair dice.

# Why a command changes nothing.
play-not-your-turn = it is not your turn
play-stale = something has happened that you had not seen yet; look again
play-over = the match is over
play-not-seated = nobody sits there
play-time-is-up = your time has run out
play-time-is-not-up = there is still time on that clock
play-nothing-to-undo = you have nothing to take back
play-undo-past-chance = chance has decided something since then; it cannot be taken back
play-undo-past-other = somebody else has played since then; ask for a takeback instead
play-undo-past-reveal = everybody’s choice has been shown; it cannot be taken back
play-no-such-point = there is no such point to go back to
play-no-consent = the others have not agreed to go back
play-no-takeback = nobody is asking you for a takeback
play-no-draw-in-this-game = this game has no draw by agreement
play-already-offered = a draw has already been offered
play-no-offer = there is no draw offer for you to answer
play-seat-taken = somebody sits there already
play-seat-is-out = that player has left the match, and a bot plays on
play-no-dice = this match has no committed dice
play-nonce-too-late = the first action has been played; nothing can be added to the dice any more
play-nonce-twice = you have added to the dice already
play-anew-too-often = the dice of this match have begun anew too often; open another one
play-not-begun = the match begins when every seat is taken and everybody’s page has added to the dice
play-not-all-sealed = not everybody has sealed what they add to the dice yet
play-wrong-nonce = that is not what you sealed for the dice
play-nothing-to-roll = there is nothing to roll now
play-rolls-are-made = the rolls of this match are made by its own dice
play-not-over = the match is not over yet
play-no-secret = the dealer’s secret is not here
play-published-already = the dealer’s secret has been published already

# What ended a match, said after "because".
play-ended-by-resignation = { $seat } resigned
play-ended-by-time = { $seat } ran out of time
play-ended-by-agreement = everyone agreed to a draw
play-ended-by-abandonment = it was abandoned

# Why the rolls of a match are not proven fair.
play-unfair-no-commitment = nothing was promised about the dice of this match, so there is nothing to check
play-unfair-not-published = the dealer’s secret has not been published, so the rolls cannot be checked yet
play-unfair-wrong-secret = the published secret is not the one that was promised before the match
play-unfair-roll = the roll at entry { $entry } should have been { $expected }, but is { $found }
