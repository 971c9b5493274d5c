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
past-chart-estimate = Šance na výhru, jak je vidí silný bot
past-chart-exact = Čeho mohl kdo dosáhnout podle vyřešené hry
past-chart-numbers = V číslech
past-chart-move = Tah
past-chart-percent = { $value } %
past-better = Lepší: { $action }.
past-played = Zahráno: { $action }.
past-no-mistakes = Nic se neztratilo.
past-play-on-about = Hrát dál od této chvíle:
past-play-on-bots = Proti botům
past-play-on-screen = U jedné obrazovky
past-back-to-table = Ke stolu
past-record-wrong = { $what }. { $reason }
past-record-unfinished = tato partie neskončila a házet jejími kostkami může jen její vlastní server
past-record-long = tento záznam má příliš mnoho položek: tento server jich přijme nejvýše { $most }
past-judgement = Jak se hrálo
past-analyse-about = Silný bot se podívá na každé rozhodnutí. Chvíli to potrvá.
past-accuracy = Přesnost
past-best-found = Nejlepší nebo stejný
past-of = { $some } z { $all }
past-accuracy-how = Co je přesnost?
past-accuracy-about = Silný bot porovná to, co se zahrálo, s nejlepším, co najde. Rozhodnutí, které nic neztratí, se počítá celé, ztráta osminy partie se počítá napůl a ztráta čtvrtiny nebo více se nepočítá vůbec. Počítají se jen rozhodnutí, ve kterých se dalo něco ztratit. Bot soudí podle toho, co hráč mohl vědět, a ne vždy má pravdu.
past-costliest = Nejdražší chvíle
past-own-costliest = Tvé nejdražší chvíle
past-cost = Stálo to { $percent } % šancí na výhru.
past-instead = potom: { $played } { $cost } Lepší: { $action }.
past-chart-last = tah { $last }
past-turn = { $turn }. tah:
past-cost-points = { $points ->
    [1] Stálo to asi { $points } bod.
    [few] Stálo to asi { $points } body.
   *[other] Stálo to asi { $points } bodů.
}
past-chart-mistake = chyba
past-analysing = Bot má posouzená rozhodnutí: { $done } z { $of }.
