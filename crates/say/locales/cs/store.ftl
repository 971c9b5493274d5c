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
