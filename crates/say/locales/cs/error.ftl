### Odkazy, které už nikam nevedou, a co se dá udělat místo toho.

error-bad-link = Tento odkaz nevede na volné místo. Možná z něj kousek chybí nebo už neplatí. Popros toho, kdo ho poslal, o nový.
error-seat-taken = Tam už někdo sedí. Můžeš se dívat, poprosit o jiné místo toho, kdo tě pozval, nebo si otevřít vlastní partii.
error-too-late = Tato partie skončila, posadit se už nemůže nikdo. Můžeš se podívat, jak proběhla, nebo si otevřít vlastní.
error-watch = Sledovat partii
error-look-at = Podívat se na partii
error-own-match = Začít vlastní partii
