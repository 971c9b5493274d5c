### Príkazový riadok.

cli-about = Pyramídové spoločenské hry: hraj ich v prehliadači alebo v termináli, prezeraj záznamy, počítaj a simuluj.
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
cli-color = kedy používať farby: auto, always (vždy) alebo never (nikdy)
cli-depth = do hĺbky koľkých celých ťahov
cli-matches = koľko partií
cli-seat-count = koľko hráčov (bez udania: čo najmenej)

cli-components-about = Vypíše štandardnú sadu komponentov hry, ktorú možno upraviť a použiť s --components
cli-no-components = v hre { $game } nie je nič vytlačené: nemá sadu komponentov
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
cli-notation = ťahy písať zápisom namiesto viet
cli-clock = čas na rozmýšľanie: minúty na partiu a sekundy navyše za každý ťah, napríklad 5+3
cli-bad-clock = „{ $text }“ nie je čas; napíš minúty a sekundy ako 5+3
cli-clock-left = { $name }: zostáva { $time }
cli-play-which = Ktorá hra? Napíš jeden z týchto príkazov:
cli-play-which-line = benben play { $game } { $name }; hráči: { $seats }, minúty: { $minutes }
cli-play-which-after =
    „benben games“ povie, o čom sú a akí boti ich hrajú. Napríklad:
      benben play pylos --seats human,bot:hard       proti silnejšiemu botovi
      benben play sun --seats human:Anna,human:Ben   dvaja pri jednej obrazovke
      benben help play                               viac o hraní
cli-play-table = { $game }: { $players }
cli-play-welcome = Napíš, čo chceš zahrať. Tab to doplní, šípka hore vráti skoršie riadky, „help“ vysvetlí viac.
cli-play-help =
    moves          vypíše všetko, čo môžeš teraz zahrať
    moves TEXT     vypíše len to, čo obsahuje text, a čo to urobí
    board          znova ukáže dosku
    hint           čo by urobil najlepší bot a prečo
    undo           vráti ťah
    notation       píše ťahy zápisom alebo znova vetami
    save FILE      uloží záznam partie
    draw           ponúkne remízu, ak ju hra pozná
    resign         vzdáš sa
    quit           skončí
    Klávesy: Tab dopĺňa, šípky upravujú riadok alebo vracajú skoršie, Ctrl-A a Ctrl-E idú na jeho kraje, Ctrl-W zmaže slovo.
cli-guest = Hosť
cli-player = Hráč { $seat }
cli-thinking = { $name } rozmýšľa…
cli-bot-stumbled = { $name } má problém; ďalej hrá { $bot }.
cli-bot-missing = { $name } tu nie je; namiesto toho hrá { $bot }.
cli-engine-replaced = { $name } nemôže pokračovať: { $why }; ďalej hrá { $bot }.
cli-engine = čo znamená „engine“ medzi hráčmi: program, ktorý hovorí protokolom z docs/protocol.md
cli-engine-which = povedz, ktorý program: engine:PROGRAM, alebo engine spolu s --engine PROGRAM
cli-hint = { $rank }. { $word }  { $what }
cli-hint-reasons = { $rank }. { $word }  { $what }; { $reasons }
cli-hint-line = Očakáva sa: { $line }
cli-prompt = { $name } >
cli-type = { $what } Napríklad:
cli-more = { $count ->
    [one] Iná možnosť nie je. Ešte: „hint“, „undo“, „help“.
    [few] „moves“ vypíše všetky { $count } možnosti. Ešte: „hint“, „undo“, „help“.
   *[other] „moves“ vypíše všetkých { $count } možností. Ešte: „hint“, „undo“, „help“.
}
cli-moves-some = Napíš „moves { $text }“ a uvidíš len ťahy s týmto textom a čo urobia.
cli-notation-on = Ťahy sa odteraz píšu zápisom.
cli-notation-off = Ťahy sa odteraz píšu vetami.
cli-interrupted = Ďalším Ctrl-C skončíš, alebo píš ďalej.
cli-hand-over = Klávesnicu preberá { $name } a stlačí Enter.
cli-draw-offered = Ponuka remízy: napíš „accept“ (prijať) alebo „decline“ (odmietnuť).
cli-took-back = { $name } berie ťah späť
cli-you-took-back = Tvoj ťah je späť
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
cli-ended-you-resigned = Partia sa skončila, lebo sa vzdávaš.
cli-ended-your-time = Partia sa skončila, lebo už nemáš čas.
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
cli-record-receipt = potvrdenka uložená pri stole; záznam sa s ňou porovná
cli-bad-receipt = { $file }: riadok { $line } nepatrí do potvrdenky
cli-record-nonces = Miesta, ktoré prispeli ku kocke: { $seats }. Každé zapečatilo svoj príspevok po sľube servera a skôr, než poznalo iný, a dovtedy sa nič nerozdalo: kto bol jedným z týchto hráčov, vie, že hody nikto nevybral.
cli-record-no-nonces = Nedokázané: že hody nikto nevybral. Pri rozdávaní sedeli pri stole iba boti a ku kocke nikto neprispel.
cli-record-joined-later = Miesta, ktorých hráči si sadli až po rozdaní a ničím neprispeli: { $seats }.
cli-record-begun-anew = Pred rozdaním sa zahodili príspevky, ktoré už boli známe; počet ráz: { $times }. Zakaždým si hráč, ktorý by poznal tajomstvo, mohol vybrať z dvoch budúcností.
cli-record-first-format-dice = Nedokázané (formát 1): že hody nikto nevybral. Kto prevádzkoval server, poznal budúce hody, mohol ich posúvať pridanými zápismi, napríklad novým menom, mohol rozdať skôr, než pozval ostatných, a mohol si vymyslieť, čím hráči prispeli ku kocke.
cli-record-first-format-entries = Nedokázané (formát 1): že žiadny ťah nebol nahradený iným ťahom podľa pravidiel.
cli-record-no-chain-yet = Reťaz sa dá overiť, až keď bude zverejnené tajomstvo servera.
cli-record-chain = Reťaz pokrýva všetko okrem mien. Jej hlavička: { $head }
cli-record-no-receipt = Bez potvrdenky nedokázané: že nikto nenahradil ťahy a nevypočítal reťaz nanovo. Porovnaj záznam s potvrdenkou uloženou pri stole: --receipt FILE
cli-record-receipt-fits = Záznam súhlasí s potvrdenkou: po poslednú z jej hlavičiek (počet: { $heads }) sa nič nezmenilo.
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
