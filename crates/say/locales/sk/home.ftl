### Úvodná stránka.

home-title = Pyramídové hry
home-about = Hraj proti botom, s priateľmi cez odkaz alebo spolu pri jednej obrazovke. Bez inštalácie, bez účtu.
home-games = Hry
home-play-game = Hrať { $game }
home-minutes = { $most ->
    [one] { $fewest } – { $most } minúta
    [few] { $fewest } – { $most } minúty
   *[other] { $fewest } – { $most } minút
}
home-friends = Hrať s priateľom
home-friends-about = Vyber hru a pošli odkaz. Začína sa, len čo si priateľ sadne.
home-invite = Pozvať priateľa
home-same-screen = Pri jednej obrazovke
home-players = { $kind ->
    [one] { $fewest ->
        [one] { $fewest } hráč
        [few] { $fewest } hráči
       *[other] { $fewest } hráčov
    }
   *[range] { $most ->
        [one] { $fewest } až { $most } hráč
        [few] { $fewest } až { $most } hráči
       *[other] { $fewest } až { $most } hráčov
    }
}
home-going = Rozohrané partie
home-over = Skončené partie
home-go-on = Pokračovať
home-workshop = Dielňa: postaviť pozíciu, importovať záznam
home-build = Postaviť pozíciu
home-build-about = Postav si dosku podľa chuti, hraj z nej alebo sa na ňu spýtaj najlepšieho bota.
home-import = Importovať záznam
home-import-about = Vlož záznam partie a prezri si ju.
home-import-button = Prezrieť
home-invite-game = Ktorú hru
