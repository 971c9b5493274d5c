### The card of a game: against whom, or with whom.

choose-bots = Against a bot
choose-people = With people
choose-last = as last time
choose-more = More options
choose-strength = Strength { $place } of { $all }
choose-solve = Play against perfection
choose-solve-about = Benben can solve the whole game on this computer, once. Then Thoth, who never errs, sits down here, and reviews are exact. It takes about 3 GB of memory; children’s rules take a minute or two, standard rules about five, expert rules about twenty.
choose-solve-rules = Solve it: { $rules }
choose-solving = Benben is solving the game ({ $rules })…
choose-solving-about = You can play or close this page meanwhile; bots are a little slower. If Benben is stopped, it goes on later where it was.
choose-solve-failed = It could not be solved: { $why }
