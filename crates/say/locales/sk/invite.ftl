### Priatelia cez odkaz.

invite-friends = Pozvi svojich priateľov
invite-about = Kto otvorí odkaz, sadne si na to miesto. Každý pošli len jednému človeku, alebo nechaj telefón prečítať obrázok.
invite-qr = Odkaz ako obrázok pre telefóny
invite-copy = Kopírovať
invite-bot = Namiesto neho nech hrá { $name }
invite-own = Tvoja cesta späť
invite-own-about = Tento odkaz ťa privedie na tvoje miesto na ktoromkoľvek zariadení. Nechaj si ho pre seba.
invite-title = Partia hry { $game }
invite-who = Pri stole: { $names }
invite-name = Tvoje meno
invite-sit = Sadnúť si
invite-watch = Iba sa pozerať
invite-network = Iné zariadenia vo vašej sieti nájdu tento server na adrese { $address }.
invite-only-here = Tieto odkazy otvorí iba tento počítač. Ak majú prísť aj iní, spustite Benben príkazom «benben serve --bind 0.0.0.0».
invite-spectators = Pre divákov
invite-spectators-about = Kto otvorí túto adresu, vidí to, čo smú vidieť všetci, a nemôže hrať.
