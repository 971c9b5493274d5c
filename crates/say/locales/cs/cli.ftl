### Příkazový řádek.

cli-about = Deskové hry s pyramidami: hraj v prohlížeči nebo v terminálu, prohlížej záznamy, počítej a simuluj.
cli-examples =
    Pro začátek:
      benben                            otevře stoly v prohlížeči
      benben games                      jaké hry tu jsou
      benben play pylos                 zahraj si Pylos proti botovi
      benben play pylos --seats human,bot:hard
                                        vyber, jak je silný
      benben play pylos --seats human,human
      benben help play                  víc o hraní
cli-usage = Použití:
cli-commands = Příkazy
cli-options = Volby
cli-help-flag = ukázat tuto nápovědu
cli-version-flag = ukázat verzi
cli-help-about = Ukázat nápovědu k příkazu
cli-help-command = který příkaz
cli-unknown-word = slovu „{ $word }“ tu nerozumím
cli-word-missing = řekni, co se má udělat
cli-missing = chybí: { $what }
cli-conflict = { $one } a { $other } nejde použít zároveň
cli-bad-value = „{ $value }“ nejde použít pro { $what }
cli-not-understood = tomu není rozumět
cli-try-help = Co všechno jde, řekne „benben --help“.
cli-error = chyba: { $what }

cli-game = která hra: { $games }
cli-rules = která varianta pravidel (viz benben games)
cli-setup = začít z této pozice, zapsané jako text
cli-components = hrát s komponentami z tohoto souboru
cli-seed = stejné semínko dá stejnou náhodu
cli-threads = kolik vláken pracuje
cli-json = vypsat JSON pro programy místo textu pro lidi
cli-color = kdy používat barvy: auto, always (vždy) nebo never (nikdy)
cli-depth = kolik celých tahů do hloubky
cli-matches = kolik partií
cli-seat-count = kolik míst (bez udání: co nejméně)

cli-components-about = Vypsat standardní sadu komponent hry, kterou lze upravit a použít s --components
cli-no-components = ve hře { $game } není nic vytištěno: nemá sadu komponent
cli-games-about = Vypsat hry
cli-games-line = { $name }, počet hráčů: { $seats }; pravidla: { $rules }

cli-games-bots = boti: { $bots }
cli-bots-heading = Boti, pro --seats bot:LEVEL:
cli-bots-line = { $name }. { $style }

cli-play-about = Odehrát partii v terminálu
cli-play-after =
    Příklady:
      benben play pylos
      benben play pacal --seats human,bot:hard,bot:easy
      benben play pylos --rules expert --seats human:Anna,human:Ben --save evening.txt
      benben play --resume evening.txt

    Co můžeš psát za výzvu, ti řekne „help“.
    Na standardním vstupu může být i roura, na každém řádku jeden tah.
cli-seats = kdo hraje, po řadě, oddělení čárkami: human, human:NAME, bot:LEVEL (random, easy, medium, hard, master) nebo engine:PROGRAM
cli-save = ukládat záznam partie do tohoto nového souboru, po každém tahu bezpečně
cli-resume = pokračovat v partii z tohoto souboru a dál ji do něj ukládat
cli-notation = tahy psát zápisem místo vět
cli-clock = čas na přemýšlení: minuty na partii a sekundy navíc za každý tah, třeba 5+3
cli-bad-clock = „{ $text }“ nejsou hodiny; napiš minuty a sekundy, třeba 5+3
cli-clock-left = { $name }: zbývá { $time }
cli-play-which = Která hra? Napiš jeden z těchto příkazů:
cli-play-which-line = benben play { $game } { $name }; hráči: { $seats }, minuty: { $minutes }
cli-play-which-after =
    „benben games“ poví, o čem jsou a jací boti je hrají. Například:
      benben play pylos --seats human,bot:hard       proti silnějšímu botovi
      benben play sun --seats human:Anna,human:Ben   dva u jedné obrazovky
      benben help play                               více o hraní
cli-play-table = { $game }: { $players }
cli-play-welcome = Napiš, co chceš zahrát. Tab to doplní, šipka nahoru vrátí dřívější řádky, „help“ vysvětlí víc.
cli-play-help =
    moves          vypíše všechno, co teď můžeš zahrát
    moves TEXT     vypíše jen to, co obsahuje text, a co to udělá
    board          znovu ukáže desku
    hint           co by udělal nejlepší bot a proč
    undo           vrátí tvůj tah
    notation       píše tahy zápisem nebo zase větami
    save FILE      zapíše záznam partie
    draw           nabídne remízu, pokud ji hra zná
    resign         vzdáš se
    quit           přestaneš hrát
    Klávesy: Tab doplňuje, šipky upravují řádek nebo vracejí dřívější, Ctrl-A a Ctrl-E jdou na jeho kraje, Ctrl-W smaže slovo.
cli-guest = Host
cli-player = Hráč { $seat }
cli-thinking = { $name } přemýšlí…
cli-bot-stumbled = { $name } nemůže dál; hraje { $bot }.
cli-bot-missing = { $name } tu není; hraje { $bot }.
cli-engine-replaced = { $name } nemůže pokračovat: { $why }; hraje { $bot }.
cli-engine = co mezi hráči znamená „engine“: program, který mluví protokolem z docs/protocol.md
cli-engine-which = řekni, který program: engine:PROGRAM, nebo engine spolu s --engine PROGRAM
cli-hint = { $rank }. { $word }  { $what }
cli-hint-reasons = { $rank }. { $word }  { $what }; { $reasons }
cli-hint-line = Očekávané pokračování: { $line }
cli-prompt = { $name } >
cli-type = { $what } Například:
cli-more = { $count ->
    [one] Jiná možnost není. Ještě: „hint“, „undo“, „help“.
    [few] „moves“ vypíše všechny { $count } možnosti. Ještě: „hint“, „undo“, „help“.
   *[other] „moves“ vypíše všech { $count } možností. Ještě: „hint“, „undo“, „help“.
}
cli-moves-some = Napiš „moves { $text }“ a uvidíš jen tahy s tímto textem a co udělají.
cli-notation-on = Tahy se odteď píšou zápisem.
cli-notation-off = Tahy se odteď píšou větami.
cli-interrupted = Dalším Ctrl-C skončíš, nebo piš dál.
cli-hand-over = Předej klávesnici. Na řadě je { $name }; pokračuj klávesou Enter.
cli-draw-offered = Je nabídnuta remíza: napiš „accept“, nebo „decline“.
cli-took-back = { $name } vrací tah
cli-you-took-back = Tvůj tah je zpátky
cli-not-a-move = „{ $text }“ není tah; jak tahy vypadají, řekne „help“
cli-chance-first = „{ $text }“ musí počkat: nejdřív něco rozhodne náhoda; z tohoto řádku se nezahrálo nic
cli-illegal = „{ $text }“ nejde: { $reason }
cli-save-where = save potřebuje jméno souboru
cli-save-exists = soubor { $file } už existuje; v partii z něj pokračuje --resume
cli-kept = Partie je uložená v souboru { $file }.
cli-cannot-keep = do souboru { $file } nejde dál zapisovat ({ $error }); všechno až po předchozí tah je tam v bezpečí
cli-no-secret = tajemství kostek patří do souboru { $file } a není tam: partie nemůže pokračovat se slíbenými kostkami
cli-bad-player = „{ $text }“ není hráč: napiš human, human:NAME, nebo něco z: { $known }
cli-unknown-bot = bot „{ $text }“ není; na výběr: { $known }
cli-ended = Partie skončila, protože { $what }.
cli-ended-you-resigned = Partie skončila, protože se vzdáváš.
cli-ended-your-time = Partie skončila, protože už nemáš čas.
cli-points = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}

cli-perft-about = Spočítat všechny průběhy do dané hloubky, v celých tazích s různým výsledkem
cli-perft-visit = každou desku posledního půltahu vytvořit a navštívit, ne jen započítat
cli-perft-not-this-game = perft umí pylos, ne { $game }
cli-perft-heading = hloubka               počet      sekund  mil./sekundu

cli-playouts-about = Odehrát náhodné partie a říct, jak rychle
cli-playouts-heading = { $game } ({ $rules }): { $matches ->
    [one] jedna náhodná partie
    [few] { $matches } náhodné partie
   *[other] { $matches } náhodných partií
} za { $seconds } s
cli-playouts-matches-per-second = partií za sekundu
cli-playouts-actions-per-second = akcí za sekundu
cli-playouts-mean-length = akcí v partii, průměr
cli-playouts-longest = akcí v nejdelší partii
cli-playouts-seat = místo { $seat }: výhry { $share } %, průměr bodů { $points }
cli-playouts-shared = dělené vítězství: { $share } %

cli-record-about = Prohlédnout záznam partie
cli-record-file = záznam
cli-ply = po tolika akcích; 0 je začátek
cli-record-show = Ukázat záznam a desku na jeho konci
cli-record-verify = Ověřit každý tah podle pravidel a každý hod kostkou
cli-record-replay = Ukázat desku po každé akci
cli-record-ply = { $ply }. { $action }
cli-record-good = { $entries ->
    [one] Jediná položka je podle pravidel.
    [few] Všechny { $entries } položky jsou podle pravidel.
   *[other] Všech { $entries } položek je podle pravidel.
}
cli-record-fair = { $rolls ->
    [one] Jediný hod je takový, jaký dávají slíbené kostky.
    [few] Všechny { $rolls } hody jsou takové, jaké dávají slíbené kostky.
   *[other] Všech { $rolls } hodů je takových, jaké dávají slíbené kostky.
}
cli-record-no-rolls = Kostkou se v ní neházelo.
cli-record-receipt = potvrzení uložené u stolu; záznam se s ním porovná
cli-bad-receipt = { $file }: řádek { $line } nepatří do potvrzení
cli-record-nonces = Místa, která přispěla ke kostkám: { $seats }. Každé zapečetilo svůj příspěvek po slibu serveru a dřív, než znalo jiný, a do té doby se nic nerozdalo: kdo byl jedním z těchto hráčů, ví, že hody nikdo nevybral.
cli-record-no-nonces = Nedokázáno: že hody nikdo nevybral. Při rozdávání seděli u stolu jen boti a ke kostkám nikdo nepřispěl.
cli-record-joined-later = Místa, jejichž hráči si sedli až po rozdání a ničím nepřispěli: { $seats }.
cli-record-begun-anew = Před rozdáním se zahodily příspěvky, které už byly známé; kolikrát: { $times }. Pokaždé si hráč, který by znal tajemství, mohl vybrat ze dvou budoucností.
cli-record-first-format-dice = Nedokázáno (formát 1): že hody nikdo nevybral. Kdo provozoval server, znal budoucí hody, mohl je posouvat přidanými položkami, například novým jménem, mohl rozdat dřív, než pozval ostatní, a mohl si vymyslet, čím hráči přispěli ke kostkám.
cli-record-first-format-entries = Nedokázáno (formát 1): že žádný tah nebyl nahrazen jiným tahem podle pravidel.
cli-record-no-chain-yet = Řetěz se dá ověřit, až bude zveřejněné tajemství serveru.
cli-record-chain = Řetěz pokrývá všechno kromě jmen. Jeho hlavička: { $head }
cli-record-no-receipt = Bez potvrzení nedokázáno: že nikdo nenahradil tahy a nespočítal řetěz znovu. Porovnej záznam s potvrzením uloženým u stolu: --receipt FILE
cli-record-receipt-fits = Záznam souhlasí s potvrzením: po poslední z jeho hlaviček (počet: { $heads }) se nic nezměnilo.
cli-record-kept = { $entries ->
    [0] Z toho, co je předtím, se nedalo zachovat nic.
    [one] Jediná položka předtím je zachovaná.
    [few] Předchozí { $entries } položky jsou zachované.
   *[other] Předchozích { $entries } položek je zachovaných.
}
cli-no-such-ply = akce { $ply } tu není; počet akcí v partii: { $plies }

cli-unknown-game = hra „{ $name }“ není; na výběr: { $known }
cli-cannot-read = nejde přečíst { $file }: { $error }
cli-cannot-write = nejde zapsat { $file }: { $error }
cli-not-text = to není řádek textu
cli-in-file = { $file }: { $text }
cli-at-line = řádek { $line }: { $text }
cli-setup-unreadable = pozici nejde přečíst: ve sloupci { $column } má být { $expected }
cli-setup-violations = { $count ->
    [one] to není možná pozice:
    [few] to není možná pozice, ze { $count } důvodů:
   *[other] to není možná pozice, z { $count } důvodů:
}
cli-setup-other-seats = pozice je pro jiný počet hráčů: { $seats }
cli-components-faults = { $count ->
    [one] { $file } má jednu chybu:
    [few] { $file } má { $count } chyby:
   *[other] { $file } má { $count } chyb:
}
