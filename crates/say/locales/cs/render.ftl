### Obrázky pozic.

render-about = Nakreslit pozici z partie jako obrázek
render-after =
    Obrázek je SVG nebo PNG, podle jména souboru.
    Bez --viewer ukáže, co leží otevřeně; a když partie skončila, tak všechno.
    Slova v PNG jsou vysázená písmem z tohoto systému; v SVG jsou jako text.
render-out = obrázek: soubor s koncovkou .svg nebo .png
render-theme = barvy: light, nebo dark
render-frame = tvar: wide pro obrazovku, tall pro telefon
render-viewer = kdo se dívá: místo, public, nebo all, když partie skončila
render-coordinates = psát na desku jména políček
render-width = jak široké má být PNG, v pixelech

render-other-game = záznam je ze hry { $found }, ne ze hry { $asked }
render-unknown-kind = { $file } není obrázek, který umíme: jméno musí končit .svg nebo .png
render-unknown-viewer = { $name } se na tuto partii nedívá: napiš místo od 1 do { $seats }, public nebo all
render-not-over = karty v ruce vidí všichni, až když partie skončila; po akci { $ply } ještě neskončila
render-too-large = obrázek { $width } × { $height } pixelů je moc velký
