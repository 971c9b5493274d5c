### The command line.

cli-about = Pyramid board games: play them in the browser or in the terminal, look at records, count and simulate.
cli-examples =
    To begin:
      benben                            open the tables in the browser
      benben games                      which games there are
      benben play pylos                 play Pylos against a bot
      benben play pylos --seats human,bot:hard
                                        choose how strong it is
      benben play pylos --seats human,human
      benben help play                  more about playing
cli-usage = Usage:
cli-commands = Commands
cli-options = Options
cli-help-flag = show this help
cli-version-flag = show the version
cli-help-about = Show the help of a command
cli-help-command = which command
cli-unknown-word = “{ $word }” is not understood here
cli-word-missing = say what to do
cli-missing = this is missing: { $what }
cli-conflict = { $one } cannot be used together with { $other }
cli-bad-value = “{ $value }” is not a possible value for { $what }
cli-not-understood = this was not understood
cli-try-help = “benben --help” lists what there is.
cli-error = error: { $what }

cli-game = which game: { $games }
cli-rules = which rule set (see: benben games)
cli-setup = start from this position instead, as text
cli-components = play with the components in this file
cli-seed = the same seed gives the same random choices
cli-threads = how many threads to use
cli-json = print JSON for programs instead of text for people
cli-color = when to use colours: auto, always or never
cli-depth = how many whole turns to look ahead
cli-matches = how many matches
cli-seat-count = how many seats (default: as few as possible)

cli-components-about = Print the standard component set of a game, to be edited and used with --components
cli-no-components = nothing is printed in { $game }: there is no component set
cli-games-about = List the games
cli-games-line = { $name }, players: { $seats }; rules: { $rules }

cli-games-bots = bots: { $bots }
cli-bots-heading = The bots, for --seats bot:LEVEL:
cli-bots-line = { $name }. { $style }

cli-play-about = Play a match in the terminal
cli-play-after =
    Examples:
      benben play pylos
      benben play pacal --seats human,bot:hard,bot:easy
      benben play pylos --rules expert --seats human:Anna,human:Ben --save evening.txt
      benben play --resume evening.txt
    Type “help” at the prompt to see what you can type there.
    Standard input may also be a pipe, with one move per line.
cli-seats = who plays, in order, separated by commas: human, human:NAME, bot:LEVEL (random, easy, medium, hard, master) or engine:PROGRAM
cli-save = keep a record of the match in this new file, safe after every move
cli-resume = go on with the match in this file, and keep it there
cli-notation = tell moves in notation instead of sentences
cli-clock = thinking time: minutes for the match plus seconds for every turn, like 5+3
cli-bad-clock = “{ $text }” is not a clock; write minutes and seconds like 5+3
cli-clock-left = { $name }: { $time } left
cli-play-which = Which game? Type one of these:
cli-play-which-line = benben play { $game } { $name }; players: { $seats }, minutes: { $minutes }
cli-play-which-after =
    “benben games” says what they are about and which bots there are. For example:
      benben play pylos --seats human,bot:hard       against a stronger bot
      benben play sun --seats human:Anna,human:Ben   two people at one screen
      benben help play                               more about playing
cli-play-table = { $game }: { $players }
cli-play-welcome = Type what you want to play. Tab completes it, the up arrow brings back earlier lines, “help” explains more.
cli-play-help =
    moves          list everything you can play now
    moves TEXT     list only what contains the text, and what it does
    board          show the board again
    hint           what the best bot would do, and why
    undo           take a move back
    notation       tell moves in notation, or in sentences again
    save FILE      write a record of the match
    draw           offer a draw, if the game has draws
    resign         give up
    quit           stop playing
    Keys: Tab completes, arrows edit the line or bring back earlier ones, Ctrl-A and Ctrl-E go to its ends, Ctrl-W deletes a word.
cli-guest = Guest
cli-player = Player { $seat }
cli-thinking = { $name } is thinking…
cli-bot-stumbled = { $name } stumbled; { $bot } plays on.
cli-bot-missing = { $name } is not here; { $bot } plays instead.
cli-engine-replaced = { $name } cannot go on: { $why }; { $bot } plays instead.
cli-engine = what “engine” stands for among the players: a program that speaks the protocol of docs/protocol.md
cli-engine-which = say which program: engine:PROGRAM, or engine together with --engine PROGRAM
cli-hint = { $rank }. { $word }  { $what }
cli-hint-reasons = { $rank }. { $word }  { $what }; { $reasons }
cli-hint-line = Expected: { $line }
cli-prompt = { $name } >
cli-type = { $what } For example:
cli-more = { $count ->
    [one] There is only this. Also: “hint”, “undo”, “help”.
   *[other] “moves” lists all { $count } possibilities. Also: “hint”, “undo”, “help”.
}
cli-moves-some = Type “moves { $text }” to see only the moves with that text, and what they do.
cli-notation-on = Moves are told in notation from now on.
cli-notation-off = Moves are told in sentences from now on.
cli-interrupted = Press Ctrl-C once more to leave, or type on.
cli-hand-over = Hand the keyboard to { $name }, who presses Enter.
cli-draw-offered = A draw has been offered: type “accept” or “decline”.
cli-took-back = { $name } took a move back
cli-you-took-back = You took a move back
cli-not-a-move = “{ $text }” is not a move; type “help” to see what moves look like
cli-chance-first = “{ $text }” has to wait: chance decides something before it; nothing of this line was played
cli-illegal = “{ $text }” is not possible: { $reason }
cli-save-where = save needs the name of a file
cli-save-exists = { $file } exists already; to go on with the match in it, use --resume
cli-kept = The match is kept in { $file }.
cli-cannot-keep = cannot go on writing to { $file } ({ $error }); everything up to the previous move is safe there
cli-no-secret = the secret of the dice should be in { $file } but is not: the match cannot go on with the promised dice
cli-bad-player = “{ $text }” is not a player: write human, human:NAME, or one of { $known }
cli-unknown-bot = there is no bot “{ $text }”; known: { $known }
cli-ended = The match ended because { $what }.
cli-ended-you-resigned = The match ended because you resigned.
cli-ended-your-time = The match ended because you ran out of time.
cli-points = { $name }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}

cli-perft-about = Count all lines of play to a depth, in whole turns with distinct outcomes
cli-perft-visit = make and visit every board of the last ply instead of counting it
cli-perft-not-this-game = perft works for pylos, not for { $game }
cli-perft-heading = depth                 count     seconds  million/second

cli-playouts-about = Play random matches and measure the speed
cli-playouts-heading = { $matches ->
    [one] One random match
   *[other] { $matches } random matches
} of { $game } ({ $rules }) in { $seconds } s
cli-playouts-matches-per-second = matches per second
cli-playouts-actions-per-second = actions per second
cli-playouts-mean-length = actions per match, mean
cli-playouts-longest = actions in the longest match
cli-playouts-seat = seat { $seat }: wins { $share }%, mean points { $points }
cli-playouts-shared = shared: { $share }%

cli-record-about = Look at the record of a match
cli-record-file = the record
cli-ply = after this many actions; 0 is the start
cli-record-show = Show the record and the board at its end
cli-record-verify = Check every move against the rules, and every roll of the dice
cli-record-replay = Show the board after every action
cli-record-ply = { $ply }. { $action }
cli-record-good = { $entries ->
    [one] The rules allow the one entry.
   *[other] The rules allow all { $entries } entries.
}
cli-record-fair = { $rolls ->
    [one] The one roll is what the promised dice give.
   *[other] All { $rolls } rolls are what the promised dice give.
}
cli-record-no-rolls = No dice were rolled.
cli-record-receipt = the receipt that you saved at the table; the record is compared with it
cli-bad-receipt = { $file }: line { $line } is not a line of a receipt
cli-record-nonces = Seats that added to the dice: { $seats }. Each sealed its share after the dealer’s promise and before knowing another’s, and nothing was dealt before: each of these players knows that nobody chose the rolls.
cli-record-no-nonces = Not proven: that nobody chose the rolls. Only bots sat at the table when it was dealt, and nobody added to the dice.
cli-record-joined-later = Seats whose players sat down after the deal and added nothing: { $seats }.
cli-record-begun-anew = Shares that were known already were thrown away before the deal; number of times: { $times }. Each time, a player who knew the secret could choose between two futures.
cli-record-first-format-dice = Not proven (format 1): that nobody chose the rolls. The people who ran the server knew the rolls to come, could shift them by adding entries such as a new name, could deal before others were invited, and could make up what players added to the dice.
cli-record-first-format-entries = Not proven (format 1): that no move was replaced by another legal one.
cli-record-no-chain-yet = The chain can be checked once the dealer’s secret is published.
cli-record-chain = The chain covers everything but names. Its head: { $head }
cli-record-no-receipt = Not proven without a receipt: that nobody replaced moves and computed the chain anew. Compare the record with a receipt saved at the table: --receipt FILE
cli-record-receipt-fits = The record agrees with the receipt: up to the last of its heads (there are { $heads }), nothing was changed.
cli-record-kept = { $entries ->
    [0] Nothing before that could be kept.
    [one] The one entry before that is kept.
   *[other] The { $entries } entries before that are kept.
}
cli-no-such-ply = there is no ply { $ply }; the match has { $plies }

cli-unknown-game = there is no game “{ $name }”; known: { $known }
cli-cannot-read = cannot read { $file }: { $error }
cli-cannot-write = cannot write { $file }: { $error }
cli-not-text = that is not a line of text
cli-in-file = { $file }: { $text }
cli-at-line = line { $line }: { $text }
cli-setup-unreadable = the position cannot be read: at column { $column } there should be { $expected }
cli-setup-violations = { $count ->
    [one] that is not a possible position:
   *[other] that is not a possible position, for { $count } reasons:
}
cli-setup-other-seats = the position is for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}
cli-components-faults = { $count ->
    [one] { $file } has a fault:
   *[other] { $file } has { $count } faults:
}
