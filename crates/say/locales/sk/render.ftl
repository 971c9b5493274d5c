### Obrázky pozícií.

render-about = Nakreslí pozíciu z partie ako obrázok
render-after =
    Obrázok je SVG alebo PNG, podľa názvu súboru.
    Bez --viewer ukáže, čo je odkryté; a všetko, keď sa partia skončila.
    Slová v PNG sú vysádzané písmom tohto systému; v SVG zostávajú textom.
render-out = obrázok: súbor s koncovkou .svg alebo .png
render-theme = farby: light alebo dark
render-frame = tvar: wide pre obrazovku, tall pre telefón
render-viewer = kto sa pozerá: číslo hráča, public, alebo all, keď sa partia skončila
render-coordinates = napíše na dosku názvy miest
render-width = šírka PNG v pixeloch

render-other-game = záznam je z hry { $found }, nie { $asked }
render-unknown-kind = { $file } nie je obrázok, ktorý vieme urobiť: názov sa musí končiť na .svg alebo .png
render-unknown-viewer = { $name } nie je nikto, kto by sa na túto partiu pozeral: povedz číslo hráča od 1 do { $seats }, public alebo all
render-not-over = karty na rukách sú odkryté všetkým až po skončení partie; po akcii číslo { $ply } ešte nie
render-too-large = obrázok { $width } × { $height } pixelov je priveľký
