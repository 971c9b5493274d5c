### Serving tables to browsers.

serve-about = Open the tables in the browser; so does benben alone
serve-after =
    Everything is kept in the data folder, and goes on where it stopped.
    To play with phones in the same house: benben serve --bind 0.0.0.0
serve-port = the port to listen on (if not given: 7272, or any that is free)
serve-bind = the address to listen on (if not given: only this machine)
serve-data = the folder where matches are kept
serve-no-open = do not open a browser
serve-rate = how many requests a second one address may send

serve-started =
    Benben is at { $address }
    Matches are kept in { $folder }. Stop with Ctrl-C.
serve-stopped = Everything is stored. Goodbye.
serve-no-folder = there is no folder for your data on this system: name one with --data
serve-cannot-start = the server cannot run: { $error }
serve-cannot-open = the data cannot be opened: { $error }
serve-cannot-listen = { $address } cannot be listened on: { $error }
serve-folder-held = the folder { $folder } is in use by another Benben (process { $process }); stop that one, or name another folder with --data
serve-folder-held-by-somebody = the folder { $folder } is in use by another Benben; stop that one, or name another folder with --data
