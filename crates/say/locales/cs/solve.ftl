### Řešení Pylosu a dotazy na ně.

solve-about = Vyřešit Pylos: zjistit, jakou cenu má každá pozice, a zapsat to do tabulky
solve-after =
    Potřebuje asi tři GiB paměti a pár minut. Po přerušení pokračuje, kde bylo.
    Příklady:
      benben solve pylos --rules standard
      benben solve pylos --rules expert --out expert.table --verdicts expert.verdicts
solve-out = kam tabulku uložit (bez udání: do složky s daty, kde ji boti hledají)
solve-verdicts = zapsat také menší tabulku, která ví jen, kdo vyhraje
solve-memory-flag = použít nejvýš tolik paměti (3G, 2800M)
solve-checkpoint-flag = po kolika sekundách ukládat, co je hotové
solve-progress-flag = pro jiné programy vypíše řádek za každé hotové procento
solve-table-flag = které tabulky se ptát (bez udání: té ve složce s daty)
solve-only-pylos = vyřešený je jen Pylos, ne { $game }
solve-no-folder = tento systém neříká, kam patří data: urči to pomocí --out
solve-memory = řešení potřebuje { $needed } MiB paměti a k dispozici je { $there } MiB
solve-disk = řešení potřebuje { $needed } MiB na disku a ve složce { $folder } je { $there } MiB
solve-resumed = pokračuje se ze souboru { $file }
solve-bad-checkpoint = soubor { $file } je k ničemu ({ $error }): začíná se znovu
solve-solving = řeší se
solve-checking = kontroluje se
solve-writing = zapisuje se
solve-check-failed = řešení si odporuje: nahlas to prosím
solve-check-failed-at = řešení odporuje pravidlům na { $board }: nahlas to prosím
solve-start = Pylos s pravidly { $rules }, od začátku: { $value } pro toho, kdo začíná.
solve-positions = pozice
solve-wins = hráč na tahu vyhraje
solve-losses = hráč na tahu prohraje
solve-draws = nikdy se nerozhodne
solve-by-plies = Pozice podle počtu půltahů do konce:
solve-time =
    { $threads ->
        [one] Jedno vlákno
        [few] { $threads } vlákna
       *[other] { $threads } vláken
    }, { $sweeps ->
        [one] jeden průchod
        [few] { $sweeps } průchody
       *[other] { $sweeps } průchodů
    }: řešení { $solving } s, kontrola { $checking } s, zápis { $writing } s.
solve-table-written = { $file }, bajtů: { $bytes }

solve-win = výhra
solve-draw = remíza
solve-loss = prohra
solve-in-plies =
    { $plies ->
        [one] { $verdict } za 1 půltah
        [few] { $verdict } za { $plies } půltahy
       *[other] { $verdict } za { $plies } půltahů
    }

solve-table-about = Starat se o tabulky
solve-table-verify = Zkontrolovat každý blok tabulky
solve-table-file = tabulka
solve-table-sound = v pořádku: { $what }, { $holds }; pozic { $positions }, bloků { $blocks }, bajtů { $bytes }
solve-holds-distances = kdo vyhraje a za kolik půltahů
solve-holds-verdicts = kdo vyhraje
solve-no-table = pro pravidla { $rules } není tabulka: vyrob ji pomocí „benben solve pylos --rules { $rules }“, nebo nějakou urči pomocí --table
solve-bad-table = { $file } nejde použít jako tabulku: { $error }
solve-other-rules = { $file } je tabulka pro pravidla { $found }, ne { $expected }

solve-probe-about = Vypsat všechny tahy v pozici Pylosu i s cenou, nejlepší první
solve-probe-heading = na tahu { $side }: { $value }

solve-analyse-about = Projít zaznamenanou partii Pylosu a označit, co se zahodilo
solve-analyse-file = záznam
solve-analyse-svg = také nakreslit partii do tohoto souboru
solve-better =
    { $more ->
        [0] lepší: { $moves } ({ $value })
       *[other] lepší: { $moves } a ještě { $more } ({ $value })
    }
solve-chart-legend = nad středem vyhrává světlý, pod ním tmavý; čím dál od středu, tím blíž konec
solve-chart-title = Pylos, pravidla { $rules }
solve-chart-spoilt = { $move } výsledek zahodilo
solve-summary = { $side }: zahozených tahů { $spoilt }, pomalejších, než bylo nutné, { $slower }, urychlujících prohru { $hastened }
