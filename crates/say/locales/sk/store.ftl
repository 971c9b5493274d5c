### Uchovávanie partií: zálohy a čo môže byť zle s priečinkom dát.

store-backup-about = Zapíše všetko uložené do jedného súboru, aj počas hry
store-backup-file = záloha: nový súbor
store-backup-after =
    Záloha obsahuje tajomstvá rozdávajúceho a kľúč servera: nikomu ju nedávaj.
    Server nad tým istým priečinkom môže zatiaľ bežať.
store-restore-about = Vráti zálohu tam, kde sú uložené partie
store-restore-file = záloha, ako ju zapísal „benben backup“
store-restore-after =
    Záloha sa skontroluje skôr, než sa čokoľvek zmení. Nad priečinkom nesmie bežať server.
store-data = kde sú uložené partie (bez udania: BENBEN_DATA alebo priečinok s dátami používateľa)
store-replace = nahradí, čo tam už je

store-backed-up = Všetko z { $folder } je teraz aj v { $file }.
store-restored = V { $folder } je teraz to, čo bolo v { $file }.

store-no-folder = tento systém nehovorí, kam patria dáta používateľa; povedz to cez --data
store-file-exists = { $file } už existuje; nahradí ho --replace
store-kept-exists = v { $file } už niečo je; nahradí to --replace
store-nothing = v { $folder } nie je nič uložené
store-held = { $folder } používa proces { $process }
store-held-by-somebody = { $folder } používa iný proces
store-cannot-use = { $file } sa nedá použiť: { $error }
store-not-a-database = v { $file } je niečo iné než partie
store-foreign = { $file } patrí inému programu
store-newer = { $file } zapísala novšia verzia Benbenu: jeho tabuľky majú verziu { $version }, táto ich pozná po { $known }
store-damaged = { $file } je poškodený: { $what }
