### Přátelé přes odkaz.

invite-friends = { $links ->
    [one] Pozvi přítele: { $game }
    [few] Pozvi přátele: { $game }
    [many] Pozvi přátele: { $game }
   *[other] Pozvi přátele: { $game }
}
invite-open = Pozvat
invite-about = { $links ->
    [one] Pošli tento odkaz příteli, nebo mu dej naskenovat kód. Partie začne, jakmile si sedne.
    [few] Každý odkaz pošli jednomu příteli, nebo mu dej naskenovat kód. Partie začne, jakmile si sednou všichni.
    [many] Každý odkaz pošli jednomu příteli, nebo mu dej naskenovat kód. Partie začne, jakmile si sednou všichni.
   *[other] Každý odkaz pošli jednomu příteli, nebo mu dej naskenovat kód. Partie začne, jakmile si sednou všichni.
}
invite-link = { $links ->
    [one] Odkaz pro přítele
    [few] Odkaz pro přítele { $place }
    [many] Odkaz pro přítele { $place }
   *[other] Odkaz pro přítele { $place }
}
invite-copied = Zkopírováno
invite-share = Poslat
invite-qr = QR kód odkazu
invite-copy = Kopírovat
invite-bot = Ať tu hraje { $name }
invite-own = Tvůj odkaz zpět
invite-own-about = Tento odkaz ti umožní hrát tvé místo na jiném zařízení. Kdo ho má, může tvé místo hrát také, proto si ho nech pro sebe.
invite-own-title = Tvé místo ve hře { $game }
invite-own-asks = S tímto odkazem můžeš na tomto zařízení hrát místo hráče { $name }: toto místo a nic jiného. Jinak tu zůstáváš tím, kým jsi.
invite-own-play = Hrát i tady
invite-own-sits = V této partii už hraješ, proto v ní nemůžeš hrát další místo.
invite-title = Partie hry { $game }
invite-who = U stolu: { $names }
invite-name = Tvoje jméno
invite-sit = Posadit se
invite-watch = Jen se dívat
invite-network = Jiná zařízení ve tvé síti najdou tento server na adrese { $address }.
invite-only-here = Tento odkaz funguje jen na tomto počítači. Jak přijdou jiní?
invite-only-here-how = Mají-li přijít i jiná zařízení, spusť Benben příkazem „benben serve --bind 0.0.0.0“.
invite-spectators = Pro diváky
invite-spectators-about = Kdo otevře tuto adresu, vidí to, co smějí vidět všichni, a nemůže hrát.
