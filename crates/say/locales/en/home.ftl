### The first page.

home-title = Pyramid board games
home-about = Play against bots, with friends by a link, or together on one screen. Nothing to install, no account.
home-games = The games
home-play-game = Play { $game }
home-minutes = { $most ->
    [one] { $fewest }–{ $most } minute
   *[other] { $fewest }–{ $most } minutes
}
home-friends = Play with a friend
home-friends-about = Choose a game and send the link. The match begins as soon as your friend sits down.
home-invite = Invite a friend
home-same-screen = On one screen
home-players = { $kind ->
    [one] { $fewest ->
        [one] one player
       *[other] { $fewest } players
    }
   *[range] { $fewest } to { $most } players
}
home-going = Matches in progress
home-over = Finished matches
home-go-on = Continue
home-workshop = Workshop: build a position, import a record
home-build = Build a position
home-build-about = Set up any board you like, play on from it, or ask the best bot about it.
home-import = Import a record
home-import-about = Paste the record of a match to replay it.
home-import-button = View
home-invite-game = Which game
