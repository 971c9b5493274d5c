### Soutěže botů.

arena-about = Nechat boty odehrát spoustu partií a zjistit, jak jsou silní
arena-after =
    Příklady:
      benben arena pylos --bots easy,random --matches 100
      benben arena sun --bots hard,medium --matches 400 --share 1/20 --sprt
      benben arena tomb --bots master,medium --seats 4 --plot tomb.svg

    Každý bot sedí na každém místě stejně často a se stejnou náhodou.
    Je-li botů méně než míst, zbylá místa obsadí ten poslední.
    Jak se čísla počítají, popisuje docs/arena.md.
arena-bots = kdo hraje, oddělení čárkami: { $known }; engine:PROGRAM; nebo clairvoyant, podvodník, který zná všechny budoucí náhody
arena-matches = kolik partií nejvýš; hrají se celá kola, se všemi pořadími míst
arena-seat-count = kolik míst (bez udání: jedno pro každého bota, pokud to hra dovolí)
arena-share = jakou část obvyklých iterací každý bot dostane, třeba 1/20
arena-time = místo toho dát každému botovi na každou akci tolik milisekund
arena-as-at-table = dát každému botovi všechny jeho iterace, ale na tah ne víc času než u stolu
arena-plot = nakreslit výsledek do tohoto souboru
arena-sprt = skončit, jakmile je jasné, zda je podíl výher prvního bota spíš P0, nebo P1; bez udání: spravedlivý podíl, nebo o desetinu všech partií víc
arena-no-bots = řekni, kdo hraje: --bots A,B
arena-bad-share = „{ $text }“ není podíl; napiš ho třeba jako 1/20 nebo 0.05
arena-bad-sprt = „{ $text }“ není otázka, která se dá rozhodnout; napiš dva podíly jako 0.5:0.6, případně ještě dvě chybovosti jako 0.5:0.6:0.05:0.05
arena-sprt-two = --sprt porovnává dva boty, ne { $count }

arena-heading = { $game } ({ $rules }), { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, semínko { $seed }: { $matches ->
    [one] jedna partie
    [few] { $matches } partie
   *[other] { $matches } partií
} za { $seconds } s
arena-name = jméno
arena-wins = výhry
arena-interval = 95 %
arena-decided = jasné
arena-points = body
arena-elo = Elo
arena-mean = ms/akci
arena-worst = nejhorší
arena-worst-turn = nejh. tah
arena-elo-note = Elo: o kolik je silnější než { $last }, s 95% intervalem. „Jasné“: výhry v partiích s jediným vítězem.
arena-sprt-larger = Rozhodnuto (LLR { $llr }): { $name } má podíl výher { $larger } nebo vyšší.
arena-sprt-smaller = Rozhodnuto (LLR { $llr }): { $name } má podíl výher { $smaller } nebo nižší.
arena-sprt-undecided = Nerozhodnuto, zda { $name } má podíl výher { $smaller }, nebo { $larger } (LLR { $llr }, meze { $low } a { $high }).
arena-forfeit = Partie { $number }: { $name } na místě { $seat } ji prohrává kontumačně: { $why }
arena-more-forfeits = … a ještě { $count }.
arena-remark = { $name }, { $matches ->
    [one] v jedné partii
    [few] ve { $matches } partiích
   *[other] v { $matches } partiích
}: { $what }
arena-illegal = zvolená akce je proti pravidlům

arena-plot-title = { $game }: kdo je silnější
arena-plot-subtitle = { $rules }, { $seats ->
    [one] jedno místo
    [few] { $seats } místa
   *[other] { $seats } míst
}, { $matches ->
    [one] jedna partie
    [few] { $matches } partie
   *[other] { $matches } partií
}, semínko { $seed }; úsečky jsou 95% intervaly
arena-plot-share = podíl výher
arena-plot-elo = Elo (nula: { $last })
