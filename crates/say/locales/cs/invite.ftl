### Přátelé přes odkaz.

invite-friends = Pozvi své přátele
invite-about = Kdo otevře odkaz, posadí se na to místo. Každý odkaz pošli jen jednomu člověku, nebo mu dej naskenovat QR kód.
invite-qr = QR kód odkazu
invite-copy = Kopírovat
invite-bot = Ať tu hraje { $name }
invite-own = Tvůj odkaz zpět
invite-own-about = Tento odkaz tě přivede na tvé místo na kterémkoli zařízení. Nech si ho pro sebe.
invite-title = Partie hry { $game }
invite-who = U stolu: { $names }
invite-name = Tvoje jméno
invite-sit = Posadit se
invite-watch = Jen se dívat
invite-network = Jiná zařízení ve tvé síti najdou tento server na adrese { $address }.
invite-only-here = Tyto odkazy otevře jen tento počítač. Mají-li přijít i jiní, spusť Benben příkazem „benben serve --bind 0.0.0.0“.
invite-spectators = Pro diváky
invite-spectators-about = Kdo otevře tuto adresu, vidí to, co smějí vidět všichni, a nemůže hrát.
