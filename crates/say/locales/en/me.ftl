### What is kept about a visitor.

me-link = You
me-title = What we keep about you
me-about = This is everything. There is no account, no e-mail address, and nothing is sent to anybody else.
me-name = Your name
me-name-keep = Save
me-name-about = Matches keep the name you sat down with; you can change it at the table.
me-bad-name = a name has 1 to { $most } visible characters
me-since = Here since { $day }.
me-unknown = So far, nothing is kept except a cookie in your browser.
me-settings = Display preferences
me-settings-about = Kept in your browser only.
me-keys = Keyboard
me-keys-table = At a table: { $letters }
me-keys-puzzle = In a puzzle: { $letters }
me-keys-lesson = In a lesson: { $letters }
me-matches = Your matches
me-matches-count = { $count ->
    [0] You have no matches.
    [one] You have { $count } match.
   *[other] You have { $count } matches.
}
me-matches-more = The file below has all of them.
me-grants = Your seats on other devices
me-grants-about = Anyone who opens your own link to a seat can play that seat, and nothing else.
me-grant-given = { $game }, { $seat }: also played on another device since { $day }
me-grant-received = { $game }, { $seat }: you play it here for somebody since { $day }
me-grant-revoke = Take it back
me-grant-return = Give it back
me-links-renew = Make old links worthless
me-links-renew-about = All links to your seats that you have given so far stop working, and nobody plays your seats any more but you.
me-learnt = Lessons and puzzles
me-lesson = { $steps ->
    [one] { $game }: { $steps } step of the lesson
   *[other] { $game }: { $steps } steps of the lesson
}
me-yours = Your data
me-export = Download everything
me-export-about = One file with all of the above and the records of your matches, as far as you may see them.
me-delete = Delete everything…
me-delete-title = Delete everything about you?
me-delete-alone = { $count ->
    [0] No match is yours alone, so none is deleted.
    [one] { $count } match in which you are the only person is deleted.
   *[other] { $count } matches in which you are the only person are deleted.
}
me-delete-shared = { $count ->
    [0] You have no match with other people.
    [one] { $count } match with other people stays for them.
   *[other] { $count } matches with other people stay for them.
}
me-delete-stand-in = In matches still in progress a bot plays for you, and everywhere your name becomes “{ $name }”.
me-delete-learnt = Your name, your lessons and your puzzles are deleted.
me-delete-cookie = This browser forgets you, and the links back to your seats stop working.
me-delete-copies = Copies that others have saved, and backups made by the host, are out of our reach.
me-delete-for-ever = This cannot be undone.
me-delete-sure = Delete everything about me
me-delete-not = Keep everything
me-deleted = Everything is deleted
me-deleted-about = Nothing about you is kept here any more. Come back whenever you like.
me-gone = somebody
