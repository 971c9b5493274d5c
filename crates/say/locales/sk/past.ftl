### Prezeranie odohranej partie.

past-caption = { $ply }/{ $last }: { $said }
past-start = začiatok
past-steps = Kroky
past-first = Na začiatok
past-previous = O krok späť
past-play = Prehrať
past-next = O krok vpred
past-last = Na koniec
past-open = Rozbor s grafom
past-analyse = Nech partiu posúdia boti
past-chart-points = Body
past-chart-estimate = Šance na výhru, ako ich vidí silný bot
past-chart-exact = Čo mohol kto dosiahnuť podľa riešenia hry
past-chart-numbers = V číslach
past-chart-move = Ťah
past-chart-percent = { $value } %
past-better = Lepšie: { $action }.
past-played = Zahrané: { $action }.
past-no-mistakes = Nič sa nestratilo.
past-play-on-about = Hrať ďalej od tejto chvíle:
past-play-on-bots = Proti botom
past-play-on-screen = Pri jednej obrazovke
past-back-to-table = K stolu
past-record-wrong = { $what }. { $reason }
past-record-unfinished = táto partia sa neskončila a hádzať v nej môže iba jej vlastný server
past-record-long = tento záznam má priveľa zápisov: tento server ich prijme najviac { $most }
past-judgement = Ako sa hralo
past-analyse-about = Silný bot sa pozrie na každé rozhodnutie. Chvíľu to potrvá.
past-accuracy = Presnosť
past-best-found = Najlepší alebo rovnaký
past-of = { $some } z { $all }
past-accuracy-how = Čo je presnosť?
past-accuracy-about = Silný bot porovná to, čo sa zahralo, s najlepším, čo nájde. Rozhodnutie, ktoré nič nestratí, sa počíta celé, strata osminy partie sa počíta napoly a strata štvrtiny alebo viac sa nepočíta vôbec. Rátajú sa iba rozhodnutia, v ktorých sa dalo niečo stratiť. Bot súdi podľa toho, čo hráč mohol vedieť, a nie vždy má pravdu.
past-costliest = Najdrahšie chvíle
past-own-costliest = Tvoje najdrahšie chvíle
past-cost = Stálo to { $percent } % šancí na výhru.
past-instead = potom: { $played } { $cost } Lepšie: { $action }.
past-chart-last = ťah { $last }
past-turn = { $turn }. ťah:
past-cost-points = { $points ->
    [1] Stálo to asi { $points } bod.
    [few] Stálo to asi { $points } body.
   *[other] Stálo to asi { $points } bodov.
}
past-chart-mistake = chyba
past-analysing = Bot má posúdené rozhodnutia: { $done } z { $of }.
