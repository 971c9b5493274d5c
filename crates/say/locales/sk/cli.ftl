### Príkazový riadok.

cli-about = Päť pyramídových spoločenských hier: hraj ich v prehliadači alebo v termináli, prezeraj záznamy, počítaj a simuluj.
cli-examples =
    Na začiatok:
      benben                            otvorí stoly v prehliadači
      benben games                      aké hry tu sú
      benben play pylos                 hrať Pylos proti botovi
      benben play pylos --seats human,bot:hard
                                        zvoliť jeho silu
      benben play pylos --seats human,human
      benben help play                  viac o hraní
cli-usage = Použitie:
cli-commands = Príkazy
cli-options = Voľby
cli-help-flag = ukáže túto pomoc
cli-version-flag = ukáže verziu
cli-help-about = Ukáže pomoc k príkazu
cli-help-command = ktorý príkaz
cli-unknown-word = „{ $word }“ tu nedáva zmysel
cli-word-missing = povedz, čo treba urobiť
cli-missing = chýba: { $what }
cli-conflict = { $one } a { $other } sa nedajú použiť naraz
cli-bad-value = hodnota „{ $value }“ tu nie je možná: { $what }
cli-not-understood = tomuto sa nedá rozumieť
cli-try-help = „benben --help“ povie, čo všetko sa dá.
cli-error = chyba: { $what }

cli-game = ktorá hra: { $games }
cli-rules = ktorý variant pravidiel (pozri: benben games)
cli-setup = začne z tejto pozície, zapísanej ako text
cli-components = hrá s komponentmi z tohto súboru
cli-seed = rovnaké semienko dá rovnakú náhodu
cli-threads = koľko vlákien pracuje
cli-json = vypíše JSON pre programy namiesto textu pre ľudí
cli-depth = do hĺbky koľkých celých ťahov
cli-matches = koľko partií
cli-seat-count = koľko hráčov (bez udania: čo najmenej)

cli-games-about = Vypíše hry
cli-games-line = { $name }, počet hráčov: { $seats }; pravidlá: { $rules }

cli-games-bots = boti: { $bots }
cli-bots-heading = Boti pre --seats bot:LEVEL:
cli-bots-line = { $name }. { $style }

cli-play-about = Spustí partiu v termináli
cli-play-after =
    Príklady:
      benben play pylos
      benben play pacal --seats human,bot:hard,bot:easy
      benben play pylos --rules expert --seats human:Anna,human:Ben --save evening.txt
      benben play --resume evening.txt

    Počas hry napíš „help“ a dozvieš sa, čo môžeš povedať.
    Štandardný vstup môže byť aj rúra s jedným ťahom na riadok.
cli-seats = kto hrá, v poradí pri stole, oddelené čiarkami: human, human:NAME, bot:LEVEL (random, easy, medium, hard, master) alebo engine:PROGRAM
cli-save = zapisuje partiu do tohto nového súboru, istí ju po každom ťahu
cli-resume = pokračuje v partii z tohto súboru a ďalej ju doň zapisuje
cli-clock = čas na rozmýšľanie: minúty na partiu a sekundy navyše za každý ťah, napríklad 5+3
cli-bad-clock = „{ $text }“ nie je čas; napíš minúty a sekundy ako 5+3
cli-clock-left = { $name }: zostáva { $time }
cli-play-welcome = Napíš ťah alebo „help“.
cli-play-help =
    moves          vypíše všetko, čo môžeš teraz zahrať
    board          znova ukáže dosku
    hint           čo by urobil najlepší bot a prečo
    undo           vráti ťah
    save FILE      uloží záznam partie
    draw           ponúkne remízu, ak ju hra pozná
    resign         vzdáš sa
    quit           skončí
cli-guest = Hosť
cli-bot-name = { $name } (bot:{ $bot }, hráč { $seat })
cli-bot-unknown-name = bot:{ $bot } (hráč { $seat })
cli-thinking = { $name } rozmýšľa…
cli-bot-stumbled = { $name } má problém; ďalej hrá { $bot }.
cli-bot-missing = { $name } tu nie je; namiesto toho hrá { $bot }.
cli-engine-replaced = { $name } nemôže pokračovať: { $why }; ďalej hrá { $bot }.
cli-engine = čo znamená „engine“ medzi hráčmi: program, ktorý hovorí protokolom z docs/protocol.md
cli-engine-which = povedz, ktorý program: engine:PROGRAM, alebo engine spolu s --engine PROGRAM
cli-hint-plain = { $rank }. { $action }
cli-hint-value = { $rank }. { $action }  ({ $percent } %)
cli-hint-reasons = { $rank }. { $action }  ({ $percent } %): { $reasons }
cli-hint-line = Očakáva sa: { $line }
cli-prompt = { $name } >
cli-hand-over = Klávesnicu preberá { $name } a stlačí Enter.
cli-draw-offered = Ponuka remízy: napíš „accept“ (prijať) alebo „decline“ (odmietnuť).
cli-took-back = { $name } berie ťah späť
cli-not-a-move = „{ $text }“ nie je ťah; napíš „help“ a uvidíš, ako sa ťahy píšu
cli-chance-first = „{ $text }“ musí počkať: najprv rozhodne náhoda; z tohto riadka sa nezahralo nič
cli-illegal = „{ $text }“ sa nedá: { $reason }
cli-save-where = save potrebuje názov súboru
cli-save-exists = { $file } už existuje; ak chceš pokračovať v partii z neho, použi --resume
cli-kept = Partia je uložená v { $file }.
cli-cannot-keep = do { $file } sa už nedá zapisovať ({ $error }); všetko po predošlý ťah je tam v bezpečí
cli-no-secret = tajomstvo kocky má byť v { $file }, ale nie je tam: partia nemôže pokračovať so sľúbenou náhodou
cli-bad-player = „{ $text }“ nie je hráč: napíš human, human:NAME alebo niečo z tohto: { $known }
cli-unknown-bot = bot „{ $text }“ neexistuje; na výber: { $known }
cli-ended = Partia sa skončila, lebo { $what }.
cli-points = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}

cli-perft-about = Spočíta všetky priebehy hry do danej hĺbky, po celých ťahoch s rôznym výsledkom
cli-perft-visit = každú dosku posledného ťahu naozaj vytvorí a navštívi, nielen započíta
cli-perft-not-this-game = perft pozná pylos, nie { $game }
cli-perft-heading = hĺbka                 počet     sekundy    miliónov/s

cli-playouts-about = Odohrá náhodné partie a povie, ako rýchlo
cli-playouts-heading = { $matches ->
    [one] Jedna náhodná partia
    [few] { $matches } náhodné partie
   *[other] { $matches } náhodných partií
} hry { $game } ({ $rules }) za { $seconds } s
cli-playouts-matches-per-second = partií za sekundu
cli-playouts-actions-per-second = akcií za sekundu
cli-playouts-mean-length = akcií v partii, priemer
cli-playouts-longest = akcií v najdlhšej partii
cli-playouts-seat = hráč { $seat }: výhry { $share } %, priemer bodov { $points }
cli-playouts-shared = delené: { $share } %

cli-record-about = Pozrie sa na záznam partie
cli-record-file = záznam
cli-ply = po toľkých akciách; 0 je začiatok
cli-record-show = Ukáže záznam a dosku na jeho konci
cli-record-verify = Overí každý ťah podľa pravidiel a každý hod kockou
cli-record-replay = Ukáže dosku po každej akcii
cli-record-ply = { $ply }. { $action }
cli-record-good = { $entries ->
    [one] Jediný zápis je
    [few] Všetky { $entries } zápisy sú
   *[other] Všetkých { $entries } zápisov je
} podľa pravidiel.
cli-record-fair = { $rolls ->
    [one] Jediný hod je taký, aký dáva
    [few] Všetky { $rolls } hody sú také, aké dáva
   *[other] Všetkých { $rolls } hodov je takých, aké dáva
} sľúbená kocka.
cli-record-no-rolls = Kockou sa v nej nehádzalo.
cli-record-kept = { $entries ->
    [0] Pred tým sa nič nedalo zachovať.
    [one] Jediný zápis pred tým je zachovaný.
    [few] { $entries } zápisy pred tým sú zachované.
   *[other] { $entries } zápisov pred tým je zachovaných.
}
cli-no-such-ply = akcia číslo { $ply } tu nie je; v partii ich je { $plies }

cli-unknown-game = hra „{ $name }“ neexistuje; na výber: { $known }
cli-cannot-read = { $file } sa nedá prečítať: { $error }
cli-cannot-write = { $file } sa nedá zapísať: { $error }
cli-not-text = to nie je riadok textu
cli-in-file = { $file }: { $text }
cli-at-line = riadok { $line }: { $text }
cli-setup-unreadable = pozícia sa nedá prečítať: v stĺpci { $column } má byť { $expected }
cli-setup-violations = { $count ->
    [one] to nie je pozícia:
    [few] to nie je pozícia; sú na to { $count } dôvody:
   *[other] to nie je pozícia; je na to { $count } dôvodov:
}
cli-setup-other-seats = pozícia má iný počet hráčov: { $seats }
cli-components-faults = { $count ->
    [one] { $file } má chybu:
    [few] { $file } má { $count } chyby:
   *[other] { $file } má { $count } chýb:
}
