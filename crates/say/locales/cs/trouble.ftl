### Odkazy, které už nikam nevedou, a co se dá udělat místo toho.

trouble-bad-link = Tento odkaz nevede na volné místo. Možná z něj kousek chybí nebo už neplatí. Popros toho, kdo ho poslal, o nový.
trouble-seat-taken = Tam už někdo sedí. Můžeš se dívat, poprosit o jiné místo toho, kdo tě pozval, nebo si otevřít vlastní partii.
trouble-too-late = Tato partie skončila, posadit se už nemůže nikdo. Můžeš se podívat, jak proběhla, nebo si otevřít vlastní.
trouble-watch = Sledovat partii
trouble-look-at = Podívat se na partii
trouble-own-match = Začít vlastní partii
