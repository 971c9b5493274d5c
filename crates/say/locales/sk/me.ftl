### Čo je uložené o návštevníkovi.

me-link = Ty
me-title = Čo je o tebe uložené
me-about = Toto je všetko. Nie je tu žiadny účet ani e-mailová adresa a nikomu inému sa nič neposiela.
me-name = Tvoje meno
me-name-keep = Uložiť
me-name-about = V partiách zostáva meno, ktoré tam už je; zmeniť ho môžeš pri stole.
me-bad-name = meno musí mať viditeľné znaky, od 1 do { $most }
me-since = Si tu od { $day }.
me-unknown = Zatiaľ je uložený iba súbor cookie v tvojom prehliadači.
me-settings = Tvoje nastavenia
me-settings-about = Uložené iba v tvojom prehliadači.
me-keys = Klávesy
me-keys-table = Pri stole: { $letters }
me-keys-puzzle = V úlohe: { $letters }
me-keys-lesson = V lekcii: { $letters }
me-matches = Tvoje partie
me-matches-count = { $count ->
    [0] Nemáš tu žiadnu partiu.
    [one] Máš tu { $count } partiu.
    [few] Máš tu { $count } partie.
   *[other] Máš tu { $count } partií.
}
me-matches-more = Všetky sú v súbore nižšie.
me-grants = Tvoje miesta na iných zariadeniach
me-grants-about = Kto otvorí tvoj odkaz na miesto, môže hrať toto miesto a nič iné.
me-grant-given = { $game }, { $seat }: hrá sa aj na inom zariadení od { $day }
me-grant-received = { $game }, { $seat }: hráš ho tu za niekoho od { $day }
me-grant-revoke = Vziať späť
me-grant-return = Vrátiť
me-links-renew = Zneplatniť staré odkazy
me-links-renew-about = Všetky doterajšie odkazy na tvoje miesta prestanú platiť a tvoje miesta nehrá nikto okrem teba.
me-learnt = Lekcie a úlohy
me-lesson = { $steps ->
    [one] { $game }: { $steps } krok lekcie
    [few] { $game }: { $steps } kroky lekcie
   *[other] { $game }: { $steps } krokov lekcie
}
me-yours = Je to tvoje
me-export = Stiahnuť všetko
me-export-about = Jeden súbor so všetkým vyššie a so záznamami tvojich partií, pokiaľ ich smieš vidieť.
me-delete = Vymazať všetko…
me-delete-title = Vymazať o tebe všetko?
me-delete-alone = { $count ->
    [0] Žiadna partia nie je iba tvoja, nijaká sa teda nevymaže.
    [one] Vymaže sa { $count } partia, v ktorej si z ľudí iba ty.
    [few] Vymažú sa { $count } partie, v ktorých si z ľudí iba ty.
   *[other] Vymaže sa { $count } partií, v ktorých si z ľudí iba ty.
}
me-delete-shared = { $count ->
    [0] S inými ľuďmi nemáš žiadnu partiu.
    [one] { $count } partia s inými ľuďmi im zostane.
    [few] { $count } partie s inými ľuďmi im zostanú.
   *[other] { $count } partií s inými ľuďmi im zostane.
}
me-delete-stand-in = Kde sa ešte hrá, hrá ďalej za teba bot, a tvoje meno sa všade zmení na „{ $name }“.
me-delete-learnt = Tvoje meno, lekcie a úlohy sa vymažú.
me-delete-cookie = Tento prehliadač na teba zabudne a odkazy späť na tvoje miesta prestanú platiť.
me-delete-copies = Na to, čo si uložili iní, a na zálohy hostiteľa nedosiahneme.
me-delete-for-ever = Nedá sa to vrátiť späť.
me-delete-sure = Vymazať o mne všetko
me-delete-not = Ponechať všetko
me-deleted = Všetko je vymazané
me-deleted-about = Už tu o tebe nie je uložené nič. Príď, kedy len budeš chcieť.
me-gone = niekto
