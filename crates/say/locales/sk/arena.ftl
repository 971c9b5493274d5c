### Súťaže botov.

arena-about = Nechá botov odohrať veľa partií a povie, akí sú silní
arena-after =
    Príklady:
      benben arena pylos --bots easy,random --matches 100
      benben arena sun --bots hard,medium --matches 400 --share 1/20 --sprt
      benben arena tomb --bots master,medium --seats 4 --plot tomb.svg

    Každý bot sedí na každom mieste rovnako často a s rovnakou náhodou.
    Ak je botov menej než miest, zvyšné miesta obsadí posledný z nich.
    Ako sa údaje počítajú, je v docs/arena.md.
arena-bots = kto hrá, oddelené čiarkami: { $known }; engine:PROGRAM; alebo clairvoyant, podvodník, ktorý vopred pozná všetky náhody
arena-matches = najviac koľko partií; hrajú sa celé kolá so všetkými poradiami pri stole
arena-seat-count = koľko miest pri stole (bez udania: jedno pre každého bota, ak to hra dovolí)
arena-share = akú časť obvyklých iterácií dostane každý bot, napríklad 1/20
arena-time = namiesto toho dá každému botovi na akciu toľkoto milisekúnd
arena-as-at-table = dá každému botovi všetky jeho iterácie, ale na ťah nie viac času než pri stole
arena-plot = nakreslí výsledok do tohto súboru
arena-sprt = skončí, len čo je jasné, či je podiel výhier prvého bota skôr P0 alebo P1; bez udania: spravodlivý podiel, alebo o desatinu všetkých partií viac
arena-no-bots = povedz, kto hrá: --bots A,B
arena-bad-share = „{ $text }“ nie je podiel; napíš ho ako 1/20 alebo 0.05
arena-bad-sprt = „{ $text }“ nie je otázka, ktorá sa dá rozhodnúť; napíš dva podiely ako 0.5:0.6, prípadne aj dve miery chyby ako 0.5:0.6:0.05:0.05
arena-sprt-two = --sprt porovnáva dvoch botov; tu je ich { $count }

arena-heading = { $game } ({ $rules }), { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
}, semienko { $seed }: { $matches ->
    [one] jedna partia
    [few] { $matches } partie
   *[other] { $matches } partií
} za { $seconds } s
arena-name = bot
arena-wins = výhry
arena-interval = 95 %
arena-decided = rozhodnuté
arena-points = body
arena-elo = Elo
arena-mean = ms/akcia
arena-worst = najviac
arena-worst-turn = najdlhší ťah
arena-elo-note = Elo: o koľko je silnejší než { $last }, s 95% intervalom. „rozhodnuté“: výhry v partiách s jediným víťazom.
arena-sprt-larger = Rozhodnuté (LLR { $llr }): { $name } má podiel výhier { $larger } alebo viac.
arena-sprt-smaller = Rozhodnuté (LLR { $llr }): { $name } má podiel výhier { $smaller } alebo menej.
arena-sprt-undecided = Nerozhodnuté, či { $name } má podiel výhier { $smaller } alebo { $larger } (LLR { $llr }, hranice { $low } a { $high }).
arena-forfeit = Partia { $number }: { $name } na mieste { $seat } prehráva kontumačne: { $why }
arena-more-forfeits = … a ďalšie: { $count }.
arena-remark = { $name }, { $matches ->
    [one] v jednej partii
   *[other] v { $matches } partiách
}: { $what }
arena-illegal = zvolená akcia je proti pravidlám

arena-plot-title = { $game }: kto je silnejší
arena-plot-subtitle = { $rules }, { $seats ->
    [one] jeden hráč
    [few] { $seats } hráči
   *[other] { $seats } hráčov
}, { $matches ->
    [one] jedna partia
    [few] { $matches } partie
   *[other] { $matches } partií
}, semienko { $seed }; úsečky sú 95% intervaly
arena-plot-share = podiel výhier
arena-plot-elo = Elo v porovnaní s botom { $last }
