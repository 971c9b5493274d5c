### Protokol pro jiné programy.

engine-about = Odpovídat jiným programům řádek po řádku (docs/protocol.md)
engine-unknown = slovu „{ $word }“ nerozumím; na výběr: hello, isready, bots, set, game, position, legal, go, stop, quit
engine-bad-value = „{ $word }“ tu není možné
engine-share-or-iterations = řekni buď share, nebo iterations, ne obojí
engine-which-game = řekni, která hra: game NAME
engine-unknown-game = hra „{ $name }“ není; na výběr: { $known }
engine-unknown-bot = bot „{ $name }“ není; na výběr: { $known }
engine-component-fault = řádek { $line }: { $what }
engine-game-first = nejdřív řekni, která hra: game NAME
engine-which-position = řekni, která pozice: position start, nebo position setup TEXT
engine-setup-unreadable = pozici nejde přečíst: ve sloupci { $column } má být { $expected }
engine-no-such-seat = takové místo u stolu není
engine-lost = „{ $word }“ nejde provést: { $why }{ $rule }
engine-not-an-action = to není akce této hry
engine-over = partie skončila
engine-chance = teď rozhoduje náhoda
engine-not-your-turn = toto místo není na tahu
engine-whose-eyes = nevidět něco může jen hráč u stolu; řekni position as SEAT
engine-no-chance = tady náhoda nerozhoduje
engine-seen = toto místo vidí, co tu náhoda rozhodne; řekni to
engine-no-answer = bot neodpověděl
engine-cannot-start = „{ $command }“ nejde spustit: { $error }
engine-gone = program skončil
engine-silent = program do { $seconds } s neodpověděl
engine-illegal-answer = program zvolil „{ $word }“, a to nejde
engine-complains = program hlásí chybu: { $what }
