### Serving tables to browsers.

serve-about = Open the tables in the browser; plain “benben” does the same
serve-after =
    Everything is kept in the data folder, and matches go on where they stopped.
    To play with phones in the same house: benben serve --bind 0.0.0.0
serve-port = the port to listen on (default: 7272, or any free port)
serve-bind = the address to listen on (default: only this machine)
serve-data = the folder where matches are kept
serve-no-open = do not open a browser
serve-rate = how many requests per second one address may send
serve-limit = a budget of one visitor or of all, by its name in docs/limits.md; can be given several times
serve-host = a name by which the server is reached, besides its addresses; can be given several times
serve-proxy = the address of a proxy before the server, which says for whom it asks; can be given several times
serve-backup-every = makes a backup every so many hours, in the folder backups of the data
serve-backup-keep = how many of these backups are kept (default: 14)

serve-started =
    Benben is at { $address }
    Matches are kept in { $folder }. Stop with Ctrl-C.
serve-stopped = Everything is stored. Goodbye.
serve-no-such-limit = no limit is called { $name }: docs/limits.md lists them
serve-limit-no-number = “{ $value }” is not a number for a limit
serve-no-folder = this system has no folder for your data: name one with --data
serve-cannot-start = the server cannot run: { $error }
serve-cannot-open = the data cannot be opened: { $error }
serve-cannot-listen = cannot listen on { $address }: { $error }
serve-folder-held = the folder { $folder } is in use by another Benben (process { $process }); stop that one, or name another folder with --data
serve-folder-held-by-somebody = the folder { $folder } is in use by another Benben; stop that one, or name another folder with --data
