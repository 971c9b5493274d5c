### Riešenie hry Pylos a otázky naň.

solve-about = Vyrieši Pylos: zistí, akú hodnotu má každá pozícia, a zapíše to do tabuľky
solve-after =
    Treba asi tri GiB pamäti a niekoľko minút. Po prerušení pokračuje tam, kde bol.
    Príklady:
      benben solve pylos --rules standard
      benben solve pylos --rules expert --out expert.table --verdicts expert.verdicts
solve-out = kam pôjde tabuľka (bez udania: priečinok s dátami, kde ju boti hľadajú)
solve-verdicts = zapíše aj menšiu tabuľku, ktorá vie len to, kto vyhrá
solve-memory-flag = použije najviac toľkoto pamäti (3G, 2800M)
solve-checkpoint-flag = hotové ukladá vždy po toľkýchto sekundách
solve-progress-flag = pre iné programy vypíše riadok za každé hotové percento
solve-table-flag = tabuľka, v ktorej sa hľadá (bez udania: tá v priečinku s dátami)
solve-only-pylos = vyriešený je len Pylos, nie { $game }
solve-no-folder = tento systém nehovorí, kam patria dáta: povedz to cez --out
solve-memory = riešenie potrebuje { $needed } MiB pamäti a k dispozícii je { $there } MiB
solve-disk = riešenie potrebuje { $needed } MiB na disku a v { $folder } je { $there } MiB
solve-resumed = pokračuje sa z { $file }
solve-bad-checkpoint = { $file } sa nedá použiť ({ $error }): začína sa odznova
solve-solving = riešenie
solve-checking = kontrola
solve-writing = zápis
solve-check-failed = riešenie si protirečí: nahlás to, prosím
solve-check-failed-at = riešenie protirečí pravidlám na { $board }: nahlás to, prosím
solve-start = Pylos s pravidlami { $rules }, od začiatku: { $value } pre toho, kto začína.
solve-positions = pozície
solve-wins = vyhráva hráč na ťahu
solve-losses = prehráva hráč na ťahu
solve-draws = nikdy nerozhodnuté
solve-by-plies = Pozície podľa počtu polťahov do konca:
solve-time =
    { $threads ->
        [one] Jedno vlákno
        [few] { $threads } vlákna
       *[other] { $threads } vlákien
    }, { $sweeps ->
        [one] jeden prechod
        [few] { $sweeps } prechody
       *[other] { $sweeps } prechodov
    }: riešenie { $solving } s, kontrola { $checking } s, zápis { $writing } s.
solve-table-written = { $file }: bajtov { $bytes }

solve-win = výhra
solve-draw = remíza
solve-loss = prehra
solve-in-plies =
    { $plies ->
        [one] { $verdict } o 1 polťah
        [few] { $verdict } o { $plies } polťahy
       *[other] { $verdict } o { $plies } polťahov
    }

solve-table-about = Stará sa o tabuľky
solve-table-verify = Skontroluje každý blok tabuľky
solve-table-file = tabuľka
solve-table-sound = v poriadku: { $what }, { $holds }; pozícií { $positions }, blokov { $blocks }, bajtov { $bytes }
solve-holds-distances = kto vyhrá a o koľko polťahov
solve-holds-verdicts = kto vyhrá
solve-no-table = pre pravidlá { $rules } nie je tabuľka: vyrob ju cez „benben solve pylos --rules { $rules }“, alebo urči inú cez --table
solve-bad-table = { $file } sa nedá použiť ako tabuľka: { $error }
solve-other-rules = { $file } je tabuľka pre pravidlá { $found }, nie { $expected }

solve-probe-about = Vypíše každý ťah v pozícii hry Pylos s jeho hodnotou, najlepší prvý
solve-probe-heading = na ťahu je { $side }: { $value }

solve-analyse-about = Prejde zaznamenanú partiu hry Pylos a označí, čo sa v nej premárnilo
solve-analyse-file = záznam
solve-analyse-svg = partiu aj nakreslí do tohto súboru
solve-better =
    { $more ->
        [0] lepšie: { $moves } ({ $value })
        [one] lepšie: { $moves } a { $more } ďalší ({ $value })
        [few] lepšie: { $moves } a { $more } ďalšie ({ $value })
       *[other] lepšie: { $moves } a { $more } ďalších ({ $value })
    }
solve-chart-legend = nad stredom vyhráva svetlý, pod ním tmavý; čím ďalej od stredu, tým bližší koniec
solve-chart-title = Pylos, pravidlá { $rules }
solve-chart-spoilt = { $move }: premárnené
solve-summary = { $side }: premárnené { $spoilt }, pomalšie než sa dalo { $slower }, urýchlená prehra { $hastened }
