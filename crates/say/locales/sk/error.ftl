### Odkazy, ktoré už nikam nevedú, a čo sa dá urobiť namiesto toho.

error-bad-link = Tento odkaz nevedie na voľné miesto. Možno z neho kúsok chýba alebo už neplatí. Popros toho, kto ho poslal, o nový.
error-seat-taken = Tam už niekto sedí. Môžeš sa pozerať, poprosiť o iné miesto toho, kto ťa pozval, alebo si otvoriť vlastnú partiu.
error-too-late = Táto partia sa skončila, sadnúť si už nemôže nikto. Môžeš si pozrieť, ako prebehla, alebo si otvoriť vlastnú.
error-watch = Sledovať partiu
error-look-at = Pozrieť si partiu
error-own-match = Začať vlastnú partiu
