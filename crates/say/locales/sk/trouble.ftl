### Odkazy, ktoré už nikam nevedú, a čo sa dá urobiť namiesto toho.

trouble-bad-link = Tento odkaz nevedie na voľné miesto. Možno z neho kúsok chýba alebo už neplatí. Popros toho, kto ho poslal, o nový.
trouble-seat-taken = Tam už niekto sedí. Môžeš sa pozerať, poprosiť o iné miesto toho, kto ťa pozval, alebo si otvoriť vlastnú partiu.
trouble-too-late = Táto partia sa skončila, sadnúť si už nemôže nikto. Môžeš si pozrieť, ako prebehla, alebo si otvoriť vlastnú.
trouble-watch = Sledovať partiu
trouble-look-at = Pozrieť si partiu
trouble-own-match = Začať vlastnú partiu
