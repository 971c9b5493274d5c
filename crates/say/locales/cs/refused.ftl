### Odmítnutí, která má každá hra.

refused-over = partie skončila
refused-not-your-turn = nejsi na tahu
refused-with-rule = { $reason } ({ $rule })
