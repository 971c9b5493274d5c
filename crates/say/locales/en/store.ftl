### Keeping matches: backups, and what can be wrong with a data folder.

store-backup-about = Write everything that is kept into one file, even while matches are being played
store-backup-file = the backup: a new file
store-backup-after =
    The backup holds the dealer’s secrets and the server’s key: keep it to yourself.
    A server may go on using the same folder meanwhile.
store-restore-about = Put a backup back where matches are kept
store-restore-file = the backup, as written by “benben backup”
store-restore-after =
    The backup is checked before anything is touched. No server may be using the folder.
store-salvage-about = Save what can be read of a damaged database into a new data folder
store-salvage-file = the damaged file, usually benben.sqlite of a data folder
store-salvage-after =
    The damaged file is not changed. If there is a backup, restoring it may save more.
store-data = where matches are kept (default: BENBEN_DATA, or the folder of this user’s data)
store-replace = replace what is already there

store-backed-up = Everything in { $folder } is now in { $file } too.
store-restored = { $folder } now keeps what was in { $file }.

store-no-folder = this system does not say where a user’s data belongs; say it with --data
store-file-exists = { $file } already exists; --replace replaces it
store-kept-exists = something is kept in { $file } already; --replace replaces it
store-nothing = nothing is kept in { $folder }
store-held = { $folder } is in use by process { $process }
store-held-by-somebody = { $folder } is in use by another process
store-cannot-use = cannot use { $file }: { $error }
store-not-a-database = { $file } holds something other than matches
store-foreign = { $file } belongs to another program
store-newer = { $file } was written by a newer version of Benben: its tables have version { $version }, but this Benben knows versions up to { $known }
store-damaged = { $file } is damaged: { $what }
store-salvage-exists = something is kept in { $file } already: name a new folder
store-salvaged-whole = { $count ->
    [one] { $count } match is whole.
   *[other] { $count } matches are whole.
}
store-salvaged-shortened = { $count ->
    [one] { $count } match has lost its last moves, and goes on from there.
   *[other] { $count } matches have lost their last moves, and go on from there.
}
store-salvaged-lost = { $count ->
    [one] Of { $count } match only fragments are left: it is lost.
   *[other] Of { $count } matches only fragments are left: they are lost.
}
store-salvaged-guests = { $count ->
    [one] { $count } guest is known by name.
   *[other] { $count } guests are known by name.
}
store-salvaged-no-key = The server’s key is lost: browsers are not recognised any more, and links lead nowhere.
store-salvaged = What could be saved is in { $folder }.
