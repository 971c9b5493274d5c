### The table on a home screen, and without the server.

install-name = Benben: five pyramid games
install-about = { $games }: against bots, or with friends by a link.
install-offline = The server cannot be reached
install-offline-about = You are offline, or Benben is not running just now. This page goes on by itself as soon as the server answers.
install-again = Try again
install-kept = What still works
install-kept-none = Nothing was kept yet: rules that you read while online can be read here later.
install-waits = Tables, bots, lessons and puzzles live on the server. Your matches wait there for you, and nothing of them is lost.
