### What bots say about themselves.

bots-fell-back = The bot { $bot } stumbled; a weaker one has thought instead.
