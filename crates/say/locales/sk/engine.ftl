### Protokol pre iné programy.

engine-about = Odpovedá iným programom riadok po riadku (docs/protocol.md)
engine-unknown = „{ $word }“ nedáva zmysel; na výber: hello, isready, bots, set, game, position, legal, go, stop, quit
engine-bad-value = „{ $word }“ tu nie je možné
engine-share-or-iterations = povedz buď share, alebo iterations, nie oboje
engine-which-game = povedz, ktorá hra: game NAME
engine-unknown-game = hra „{ $name }“ neexistuje; na výber: { $known }
engine-unknown-bot = bot „{ $name }“ neexistuje; na výber: { $known }
engine-component-fault = riadok { $line }: { $what }
engine-game-first = najprv povedz, ktorá hra: game NAME
engine-which-position = povedz, ktorá pozícia: position start alebo position setup TEXT
engine-setup-unreadable = pozícia sa nedá prečítať: v stĺpci { $column } má byť { $expected }
engine-no-such-seat = také miesto pri stole nie je
engine-lost = „{ $word }“ sa nedá odohrať: { $why }{ $rule }
engine-not-an-action = nie je to akcia tejto hry
engine-over = partia sa už skončila
engine-chance = teraz rozhoduje náhoda
engine-not-your-turn = tento hráč nie je na ťahu
engine-whose-eyes = iba hráč môže niečo nevidieť; povedz position as SEAT
engine-no-chance = tu nerozhoduje náhoda
engine-seen = hráč vidí, čo tu náhoda rozhodne; povedz to
engine-no-answer = bot neodpovedal
engine-cannot-start = „{ $command }“ sa nedá spustiť: { $error }
engine-gone = program sa skončil
engine-silent = program neodpovedal do { $seconds } s
engine-illegal-answer = program zvolil „{ $word }“, čo sa nedá
engine-complains = program sa sťažuje: { $what }
