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
store-salvage-about = Zachrániť do nového priečinka s dátami, čo sa dá prečítať z poškodenej databázy
store-salvage-file = poškodený súbor databázy, obyčajne z priečinka s dátami
store-salvage-after =
    Poškodený súbor sa nemení. Ak existuje záloha, jej obnovenie môže zachrániť viac.
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
store-salvage-exists = v { $file } už niečo je: urči nový priečinok
store-salvaged-whole = { $count ->
    [one] { $count } partia je celá.
    [few] { $count } partie sú celé.
   *[other] { $count } partií je celých.
}
store-salvaged-shortened = { $count ->
    [one] { $count } partia prišla o posledné ťahy a pokračuje spred nich.
    [few] { $count } partie prišli o posledné ťahy a pokračujú spred nich.
   *[other] { $count } partií prišlo o posledné ťahy a pokračuje spred nich.
}
store-salvaged-lost = { $count ->
    [one] Z { $count } partie zostali len útržky: je stratená.
    [few] Z { $count } partií zostali len útržky: sú stratené.
   *[other] Z { $count } partií zostali len útržky: sú stratené.
}
store-salvaged-guests = { $count ->
    [one] Po mene je známy { $count } hosť.
    [few] Po mene sú známi { $count } hostia.
   *[other] Po mene je známych { $count } hostí.
}
store-salvaged-no-key = Kľúč servera je stratený: prehliadače sa už nespoznajú a odkazy nikam nevedú.
store-salvaged = Čo sa dalo zachrániť, je v { $folder }.
