### Úvodní stránka.

home-title = Pět her s pyramidami
home-about = Hraj proti botům nebo s přáteli u jedné obrazovky. Bez instalace, bez účtu.
home-games = Hry
home-level = Síla botů
home-play-now = Hrát hned
home-invite = Pozvat přítele
home-same-screen = U jedné obrazovky
home-set-up = Nastavit
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
home-build = Postavit pozici
home-build-about = Rozestav desku, jak chceš, a hraj z ní, nebo se na ni zeptej nejlepšího bota.
home-import = Importovat záznam
home-import-about = Vlož záznam partie a projdi si ji.
home-import-button = Prohlédnout
home-invite-game = Kterou hru
