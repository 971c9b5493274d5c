### Ohlédnutí za partií.

past-caption = { $ply } z { $last }: { $said }
past-start = začátek
past-steps = Kroky
past-first = Na začátek
past-previous = O krok zpět
past-play = Přehrát
past-next = O krok dál
past-last = Na konec
past-open = Rozbor s grafem
past-analyse = Ať partii posoudí boti
past-chart-points = Body
past-chart-estimate = Šance hráčů na výhru podle odhadu botů
past-chart-exact = Čeho mohl kdo dosáhnout podle vyřešené hry
past-chart-numbers = V číslech
past-chart-move = Tah
past-chart-percent = { $value } %
past-better = lepší: { $action }
past-no-mistakes = Žádné chyby se nenašly.
past-play-on-about = Hrát dál od této chvíle:
past-play-on-bots = Proti botům
past-play-on-screen = U jedné obrazovky
past-back-to-table = Ke stolu
past-record-wrong = { $what }. { $reason }
past-record-unfinished = tato partie neskončila a házet jejími kostkami může jen její vlastní server
