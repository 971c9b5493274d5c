### The first page.

home-title = Five pyramid games
home-about = Play against bots, or together at one screen. Nothing to install, no account.
home-games = The games
home-level = How strong the bots are
home-play-now = Play now
home-invite = Invite a friend
home-same-screen = Same screen
home-set-up = Set up
home-players = { $kind ->
    [one] { $fewest } players
   *[range] { $fewest } to { $most } players
}
home-going = Matches in progress
home-over = Finished matches
home-build = Build a position
home-build-about = Set up a board as you like it, play from it, or ask the best bot about it.
home-import = A record from elsewhere
home-import-about = Paste the record of a match to look through it.
home-import-button = Look at it
home-invite-game = Which game
