limit-busy = There is too much to do at the moment. Nothing has changed; try again in a minute.
limit-bytes = You have reached today’s storage limit. Try again tomorrow.
limit-disk = The disk of the server is nearly full, so no new match can be opened.
limit-host = This server is not known by that name. The people who run it can allow the name with --host.
limit-matches = Too many matches are open. Finish or resign some of them first.
limit-slow = What you sent did not arrive in time. Try again.
limit-sockets = Too many pages are open. Close some of them and try again.
limit-log = this match has become too long for that: you can only play on or resign
