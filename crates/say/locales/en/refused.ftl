### Refusals that every game has.

refused-over = the match is over
refused-not-your-turn = it is not your turn
refused-with-rule = { $reason } ({ $rule })
