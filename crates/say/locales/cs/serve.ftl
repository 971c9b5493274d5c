### Stoly pro prohlížeče.

serve-about = Otevřít stoly v prohlížeči; totéž udělá samotné benben
serve-after =
    Všechno zůstává ve složce s daty a pokračuje tam, kde se skončilo.
    Hraní s telefony ve stejné domácnosti: benben serve --bind 0.0.0.0
serve-port = na kterém portu naslouchat (bez udání: 7272, nebo kterýkoli volný)
serve-bind = na které adrese naslouchat (bez udání: jen tento počítač)
serve-data = složka, kam se partie ukládají
serve-no-open = neotvírat prohlížeč
serve-rate = kolik požadavků za sekundu smí poslat jedna adresa
serve-limit = rozpočet jednoho návštěvníka nebo všech, podle jména v docs/limits.md; lze zadat víckrát
serve-host = jméno, pod kterým je server dostupný kromě svých adres; lze zadat víckrát
serve-proxy = adresa proxy před serverem, která říká, za koho se ptá; lze zadat víckrát
serve-backup-every = každých tolik hodin udělá zálohu do složky backups u dat
serve-backup-keep = kolik těchto záloh se uchová (bez udání: 14)

serve-started =
    Benben běží na { $address }
    Partie se ukládají do { $folder }. Konec: Ctrl-C.
serve-stopped = Všechno je uložené. Měj se.
serve-no-such-limit = žádný limit se nejmenuje { $name }: seznam je v docs/limits.md
serve-limit-no-number = „{ $value }“ není číslo pro limit
serve-no-folder = na tomto systému není složka pro tvoje data: urči ji pomocí --data
serve-cannot-start = server nemůže běžet: { $error }
serve-cannot-open = data nejde otevřít: { $error }
serve-cannot-listen = na { $address } nejde naslouchat: { $error }
serve-folder-held = složku { $folder } používá jiný Benben (proces { $process }); zastav ho, nebo urči jinou složku pomocí --data
serve-folder-held-by-somebody = složku { $folder } používá jiný Benben; zastav ho, nebo urči jinou složku pomocí --data
