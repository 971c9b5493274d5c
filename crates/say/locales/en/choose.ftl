### The card of a game: against whom, or with whom.

choose-bots = Against a bot
choose-people = With people
choose-last = as last time
choose-more = More options
choose-strength = Strength { $place } of { $all }
