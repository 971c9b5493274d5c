### Přátelé přes odkaz.

invite-friends = Pozvi své přátele
invite-about = Kdo otevře odkaz, posadí se na to místo. Každý pošli jen jednomu člověku, nebo nech telefon přečíst obrázek.
invite-qr = Odkaz jako obrázek pro telefony
invite-copy = Kopírovat
invite-bot = Ať místo něj hraje { $name }
invite-own = Tvoje cesta zpět
invite-own-about = Tento odkaz tě přivede na tvé místo na kterémkoli zařízení. Nech si ho pro sebe.
invite-title = Partie hry { $game }
invite-who = U stolu: { $names }
invite-name = Tvoje jméno
invite-sit = Posadit se
invite-watch = Jen se dívat
invite-too-late = toto místo je obsazené nebo partie skončila; můžeš ji sledovat, nebo otevřít vlastní
