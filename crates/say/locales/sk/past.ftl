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
past-chart-estimate = Šance hráčov na výhru podľa odhadu botov
past-chart-exact = Čo mohol kto dosiahnuť podľa riešenia hry
past-chart-numbers = V číslach
past-chart-move = Ťah
past-chart-percent = { $value } %
past-better = lepšie: { $action }
past-no-mistakes = Nenašli sa žiadne chyby.
past-play-on-about = Hrať ďalej od tejto chvíle:
past-play-on-bots = Proti botom
past-play-on-screen = Pri jednej obrazovke
past-back-to-table = K stolu
past-record-wrong = { $what }. { $reason }
past-record-unfinished = táto partia sa neskončila a hádzať v nej môže iba jej vlastný server
