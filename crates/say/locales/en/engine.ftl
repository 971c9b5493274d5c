### The protocol for other programs.

engine-about = Answer other programs line by line (docs/protocol.md)
engine-unknown = “{ $word }” is not understood; known: hello, isready, bots, set, game, position, legal, go, stop, quit
engine-bad-value = “{ $word }” is not possible here
engine-share-or-iterations = say either share or iterations, not both
engine-which-game = say which game: game NAME
engine-unknown-game = there is no game “{ $name }”; known: { $known }
engine-unknown-bot = there is no bot “{ $name }”; known: { $known }
engine-component-fault = line { $line }: { $what }
engine-game-first = say which game first: game NAME
engine-which-position = say which position: position start, or position setup TEXT
engine-setup-unreadable = the position cannot be read: at column { $column } there should be { $expected }
engine-no-such-seat = the table has no such seat
engine-lost = “{ $word }” cannot be played: { $why }{ $rule }
engine-not-an-action = it is not an action of this game
engine-over = the match is over
engine-chance = chance decides now
engine-not-your-turn = it is not this seat’s turn
engine-whose-eyes = only a seat has something hidden from it; say position as SEAT
engine-no-chance = chance does not decide here
engine-seen = the seat sees what chance decides here, so name it
engine-no-answer = the bot gave no answer
engine-cannot-start = “{ $command }” does not start: { $error }
engine-gone = the program has ended
engine-silent = the program did not answer within { $seconds } s
engine-illegal-answer = the program chose “{ $word }”, which is not possible
engine-complains = the program complained: { $what }
