### Priatelia cez odkaz.

invite-friends = Pozvi svojich priateľov
invite-about = Kto otvorí odkaz, sadne si na to miesto. Každý odkaz pošli len jednému človeku, alebo mu daj naskenovať QR kód.
invite-qr = QR kód odkazu
invite-copy = Kopírovať
invite-bot = Nech tu hrá { $name }
invite-own = Tvoj odkaz späť
invite-own-about = Tento odkaz ťa privedie na tvoje miesto na ktoromkoľvek zariadení. Nechaj si ho pre seba.
invite-title = Partia hry { $game }
invite-who = Pri stole: { $names }
invite-name = Tvoje meno
invite-sit = Sadnúť si
invite-watch = Iba sa pozerať
invite-network = Iné zariadenia v tvojej sieti nájdu tento server na adrese { $address }.
invite-only-here = Tieto odkazy otvorí iba tento počítač. Ak majú prísť aj iní, spusti Benben príkazom „benben serve --bind 0.0.0.0“.
invite-spectators = Pre divákov
invite-spectators-about = Kto otvorí túto adresu, vidí to, čo smú vidieť všetci, a nemôže hrať.
