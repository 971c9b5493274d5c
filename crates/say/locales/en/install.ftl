### The table on a home screen, and without the server.

install-name = Benben: pyramid board games
install-about = { $games }: against bots, or with friends by a link.
install-offline = The server cannot be reached
install-offline-about = You are offline, or Benben is not running right now. This page continues automatically as soon as the server answers.
install-again = Try again
install-kept = What still works
install-kept-none = Nothing has been saved yet. Rules that you read while online can be read here later.
install-waits = Tables, bots, lessons and puzzles live on the server. Your matches are waiting there for you, and nothing is lost.
