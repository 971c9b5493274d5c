### Priatelia cez odkaz.

invite-friends = { $links ->
    [one] Pozvi priateľa: { $game }
    [few] Pozvi priateľov: { $game }
    [many] Pozvi priateľov: { $game }
   *[other] Pozvi priateľov: { $game }
}
invite-open = Pozvať
invite-about = { $links ->
    [one] Pošli tento odkaz priateľovi alebo mu daj naskenovať kód. Partia sa začne, len čo si sadne.
    [few] Každý odkaz pošli jednému priateľovi alebo mu daj naskenovať kód. Partia sa začne, len čo si sadnú všetci.
    [many] Každý odkaz pošli jednému priateľovi alebo mu daj naskenovať kód. Partia sa začne, len čo si sadnú všetci.
   *[other] Každý odkaz pošli jednému priateľovi alebo mu daj naskenovať kód. Partia sa začne, len čo si sadnú všetci.
}
invite-link = { $links ->
    [one] Odkaz pre priateľa
    [few] Odkaz pre priateľa { $place }
    [many] Odkaz pre priateľa { $place }
   *[other] Odkaz pre priateľa { $place }
}
invite-copied = Skopírované
invite-share = Poslať
invite-qr = QR kód odkazu
invite-copy = Kopírovať
invite-bot = Nech tu hrá { $name }
invite-own = Tvoj odkaz späť
invite-own-about = Tento odkaz ti umožní hrať tvoje miesto na inom zariadení. Kto ho má, môže hrať tvoje miesto tiež, preto si ho nechaj pre seba.
invite-own-title = Tvoje miesto v hre { $game }
invite-own-asks = S týmto odkazom môžeš na tomto zariadení hrať miesto hráča { $name }: toto miesto a nič iné. Ináč tu zostávaš tým, kým si.
invite-own-play = Hrať aj tu
invite-own-sits = V tejto partii už hráš, preto v nej nemôžeš hrať ďalšie miesto.
invite-title = Partia hry { $game }
invite-who = Pri stole: { $names }
invite-name = Tvoje meno
invite-sit = Sadnúť si
invite-watch = Iba sa pozerať
invite-network = Iné zariadenia v tvojej sieti nájdu tento server na adrese { $address }.
invite-only-here = Tento odkaz funguje len na tomto počítači. Ako prídu iní?
invite-only-here-how = Ak majú prísť aj iné zariadenia, spusti Benben príkazom „benben serve --bind 0.0.0.0“.
invite-spectators = Pre divákov
invite-spectators-about = Kto otvorí túto adresu, vidí to, čo smú vidieť všetci, a nemôže hrať.
