### Odmietnutia, ktoré má každá hra.

refused-over = partia sa už skončila
refused-not-your-turn = nie si na ťahu
refused-with-rule = { $reason } ({ $rule })
