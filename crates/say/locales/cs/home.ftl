### Úvodní stránka.

home-title = Deskové hry s pyramidami
home-about = Hraj proti botům, s přáteli přes odkaz nebo spolu u jedné obrazovky. Bez instalace, bez účtu.
home-games = Hry
home-play-game = Hrát { $game }
home-minutes = { $most ->
    [one] { $fewest }–{ $most } minuta
    [few] { $fewest }–{ $most } minuty
   *[other] { $fewest }–{ $most } minut
}
home-friends = Hrát s přítelem
home-friends-about = Vyber hru a pošli odkaz. Začíná se, jakmile si přítel sedne.
home-invite = Pozvat přítele
home-same-screen = U jedné obrazovky
home-players = { $kind ->
    [one] { $fewest ->
        [one] { $fewest } hráč
        [few] { $fewest } hráči
       *[other] { $fewest } hráčů
    }
   *[range] { $most ->
        [one] { $fewest } až { $most } hráč
        [few] { $fewest } až { $most } hráči
       *[other] { $fewest } až { $most } hráčů
    }
}
home-going = Rozehrané partie
home-over = Dohrané partie
home-go-on = Pokračovat
home-workshop = Dílna: postavit pozici, importovat záznam
home-build = Postavit pozici
home-build-about = Rozestav desku, jak chceš, a hraj z ní, nebo se na ni zeptej nejlepšího bota.
home-import = Importovat záznam
home-import-about = Vlož záznam partie a projdi si ji.
home-import-button = Prohlédnout
home-invite-game = Kterou hru
