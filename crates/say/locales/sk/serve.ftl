### Stoly pre prehliadače.

serve-about = Otvorí stoly v prehliadači; to isté urobí samotné benben
serve-after =
    Všetko zostáva v priečinku s dátami a pokračuje tam, kde skončilo.
    Ak chceš hrať s telefónmi v tej istej domácnosti: benben serve --bind 0.0.0.0
serve-port = port, na ktorom počúva (bez udania: 7272 alebo ktorýkoľvek voľný)
serve-bind = adresa, na ktorej počúva (bez udania: len tento počítač)
serve-data = priečinok, kde sú uložené partie
serve-no-open = neotvorí prehliadač
serve-rate = koľko požiadaviek za sekundu smie poslať jedna adresa
serve-limit = rozpočet jedného návštevníka alebo všetkých, podľa mena v docs/limits.md; dá sa zadať viackrát
serve-host = meno, pod ktorým je server dostupný okrem svojich adries; dá sa zadať viackrát
serve-proxy = adresa proxy pred serverom, ktorá hovorí, za koho sa pýta; dá sa zadať viackrát
serve-backup-every = každých toľkoto hodín urobí zálohu do priečinka backups pri dátach
serve-backup-keep = koľko týchto záloh sa uchová (bez udania: 14)

serve-started =
    Benben beží na { $address }
    Partie sú uložené v { $folder }. Skončíš cez Ctrl-C.
serve-stopped = Všetko je uložené. Maj sa.
serve-no-such-limit = žiadny limit sa nevolá { $name }: zoznam je v docs/limits.md
serve-limit-no-number = „{ $value }“ nie je číslo pre limit
serve-no-folder = tento systém nemá priečinok pre tvoje dáta: urči ho cez --data
serve-cannot-start = server nemôže bežať: { $error }
serve-cannot-open = dáta sa nedajú otvoriť: { $error }
serve-cannot-listen = na { $address } sa nedá počúvať: { $error }
serve-folder-held = priečinok { $folder } používa iný Benben (proces { $process }); zastav ho, alebo urči iný priečinok cez --data
serve-folder-held-by-somebody = priečinok { $folder } používa iný Benben; zastav ho, alebo urči iný priečinok cez --data
