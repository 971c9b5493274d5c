### Co je uloženo o návštěvníkovi.

me-link = Ty
me-title = Co je o tobě uloženo
me-about = Tohle je všechno. Není tu účet ani e-mailová adresa a nikomu dalšímu se nic neposílá.
me-name = Tvoje jméno
me-name-keep = Uložit
me-name-about = V partiích zůstává jméno, které v nich už je; změnit ho můžeš u stolu.
me-bad-name = jméno musí mít viditelné znaky, od 1 do { $most }
me-since = Jsi tu od { $day }.
me-unknown = Zatím je uložen jen soubor cookie ve tvém prohlížeči.
me-settings = Tvoje nastavení
me-settings-about = Uloženo jen ve tvém prohlížeči.
me-keys = Klávesy
me-keys-table = U stolu: { $letters }
me-keys-puzzle = V úloze: { $letters }
me-keys-lesson = V lekci: { $letters }
me-matches = Tvoje partie
me-matches-count = { $count ->
    [0] Nemáš tu žádnou partii.
    [one] Máš tu { $count } partii.
    [few] Máš tu { $count } partie.
   *[other] Máš tu { $count } partií.
}
me-matches-more = Všechny jsou v souboru níže.
me-grants = Tvá místa na jiných zařízeních
me-grants-about = Kdo otevře tvůj odkaz na místo, může hrát toto místo a nic jiného.
me-grant-given = { $game }, { $seat }: hraje se i na jiném zařízení od { $day }
me-grant-received = { $game }, { $seat }: hraješ ho tu za někoho od { $day }
me-grant-revoke = Vzít zpět
me-grant-return = Vrátit
me-links-renew = Zneplatnit staré odkazy
me-links-renew-about = Všechny dosavadní odkazy na tvá místa přestanou platit a tvá místa nehraje nikdo kromě tebe.
me-learnt = Lekce a úlohy
me-lesson = { $steps ->
    [one] { $game }: { $steps } krok lekce
    [few] { $game }: { $steps } kroky lekce
   *[other] { $game }: { $steps } kroků lekce
}
me-yours = Je to tvoje
me-export = Stáhnout všechno
me-export-about = Jeden soubor se vším výše uvedeným a se záznamy tvých partií, pokud je smíš vidět.
me-delete = Smazat všechno…
me-delete-title = Smazat o tobě všechno?
me-delete-alone = { $count ->
    [0] Žádná partie není jen tvoje, takže se žádná nesmaže.
    [one] Smaže se { $count } partie, ve které jsi z lidí jen ty.
    [few] Smažou se { $count } partie, ve kterých jsi z lidí jen ty.
   *[other] Smaže se { $count } partií, ve kterých jsi z lidí jen ty.
}
me-delete-shared = { $count ->
    [0] S jinými lidmi nemáš žádnou partii.
    [one] { $count } partie s jinými lidmi jim zůstane.
    [few] { $count } partie s jinými lidmi jim zůstanou.
   *[other] { $count } partií s jinými lidmi jim zůstane.
}
me-delete-stand-in = Kde se ještě hraje, hraje dál za tebe bot, a tvoje jméno se všude změní na „{ $name }“.
me-delete-learnt = Tvoje jméno, lekce a úlohy se smažou.
me-delete-cookie = Tento prohlížeč na tebe zapomene a odkazy zpět na tvoje místa přestanou platit.
me-delete-copies = Na to, co si uložili jiní, a na zálohy hostitele nedosáhneme.
me-delete-for-ever = Nejde to vrátit zpět.
me-delete-sure = Smazat o mně všechno
me-delete-not = Ponechat všechno
me-deleted = Všechno je smazáno
me-deleted-about = Už tu o tobě není uloženo nic. Přijď, kdykoli budeš chtít.
me-gone = někdo
