### Ukládání partií: zálohy, a co může být špatně se složkou s daty.

store-backup-about = Zapsat všechno uložené do jednoho souboru, i když se právě hraje
store-backup-file = záloha: nový soubor
store-backup-after =
    V záloze jsou tajemství rozdávajícího a klíč serveru: nech si ji pro sebe.
    Server nad stejnou složkou smí přitom běžet.
store-restore-about = Vrátit zálohu tam, kam se partie ukládají
store-restore-file = záloha, jak ji zapsalo „benben backup“
store-restore-after =
    Než se čehokoli dotkneme, záloha se zkontroluje. Nad složkou nesmí běžet server.
store-salvage-about = Zachránit do nové složky s daty, co jde přečíst z poškozené databáze
store-salvage-file = poškozený soubor, obvykle benben.sqlite ze složky s daty
store-salvage-after =
    Poškozený soubor se nemění. Pokud existuje záloha, její obnovení může zachránit víc.
store-data = kam se partie ukládají (bez udání: BENBEN_DATA, nebo složka s daty tohoto uživatele)
store-replace = nahradit, co už tam je

store-backed-up = Všechno ze složky { $folder } je teď i v souboru { $file }.
store-restored = Ve složce { $folder } je teď to, co bylo v souboru { $file }.

store-no-folder = tento systém neříká, kam patří data uživatele; urči to pomocí --data
store-file-exists = soubor { $file } už existuje; nahradí ho --replace
store-kept-exists = v souboru { $file } už něco uložené je; nahradí to --replace
store-nothing = ve složce { $folder } není nic uložené
store-held = složku { $folder } používá proces { $process }
store-held-by-somebody = složku { $folder } používá jiný proces
store-cannot-use = nejde použít { $file }: { $error }
store-not-a-database = v souboru { $file } je něco jiného než partie
store-foreign = soubor { $file } patří jinému programu
store-newer = soubor { $file } zapsal novější Benben: jeho tabulky mají verzi { $version }, tento zná verze nejvýš { $known }
store-damaged = soubor { $file } je poškozený: { $what }
store-salvage-exists = v { $file } už něco je: urči novou složku
store-salvaged-whole = { $count ->
    [one] { $count } partie je celá.
    [few] { $count } partie jsou celé.
   *[other] { $count } partií je celých.
}
store-salvaged-shortened = { $count ->
    [one] { $count } partie přišla o poslední tahy a pokračuje před nimi.
    [few] { $count } partie přišly o poslední tahy a pokračují před nimi.
   *[other] { $count } partií přišlo o poslední tahy a pokračuje před nimi.
}
store-salvaged-lost = { $count ->
    [one] Z { $count } partie zbyly jen útržky: je ztracená.
    [few] Ze { $count } partií zbyly jen útržky: jsou ztracené.
   *[other] Z { $count } partií zbyly jen útržky: jsou ztracené.
}
store-salvaged-guests = { $count ->
    [one] Podle jména je známý { $count } host.
    [few] Podle jména jsou známí { $count } hosté.
   *[other] Podle jména je známých { $count } hostů.
}
store-salvaged-no-key = Klíč serveru je ztracený: prohlížeče už se nepoznají a odkazy nikam nevedou.
store-salvaged = Co šlo zachránit, je v { $folder }.
