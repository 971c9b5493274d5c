### Čo sa v partii deje okolo pravidiel: odmietnutia, konce, poctivá kocka.

# Prečo príkaz nič nezmení.
play-not-your-turn = nie si na ťahu
play-stale = medzitým sa stalo niečo nové; pozri sa znova
play-over = partia sa už skončila
play-not-seated = tam nikto nesedí
play-time-is-up = tvoj čas vypršal
play-time-is-not-up = na tých hodinách ešte zostáva čas
play-nothing-to-undo = nemáš čo vziať späť
play-undo-past-chance = odvtedy už rozhodla náhoda; späť sa to vziať nedá
play-undo-past-other = odvtedy už hral niekto iný; požiadaj o vrátenie ťahu
play-undo-past-reveal = voľby všetkých sú už odkryté; späť sa to vziať nedá
play-no-such-point = taký bod na návrat neexistuje
play-no-consent = ostatní s návratom nesúhlasili
play-no-takeback = nikto ťa o vrátenie ťahu nežiada
play-no-draw-in-this-game = táto hra nepozná remízu dohodou
play-already-offered = remíza je už ponúknutá
play-no-offer = niet ponuky remízy, na ktorú by sa dalo odpovedať
play-seat-taken = tam už niekto sedí
play-seat-is-out = ten hráč partiu opustil a ďalej hrá bot
play-no-dice = táto partia nemá sľúbenú kocku
play-nonce-too-late = prvá akcia je už zahraná; ku kocke sa už nedá nič pridať
play-nonce-twice = tvoj príspevok ku kocke už je pridaný
play-anew-too-often = kocka tejto partie začínala odznova príliš často; otvor inú partiu
play-not-begun = partia sa začne, keď budú všetky miesta obsadené a stránka každého hráča prispeje ku kocke
play-not-all-sealed = ešte nie všetci zapečatili svoj príspevok ku kocke
play-wrong-nonce = to nie je príspevok ku kocke, aký je od teba zapečatený
play-nothing-to-roll = teraz niet čo hádzať
play-rolls-are-made = v tejto partii hádže jej vlastná kocka
play-not-over = partia sa ešte neskončila
play-no-secret = tajomstvo rozdávajúceho tu nie je
play-published-already = tajomstvo rozdávajúceho je už zverejnené

# Čo ukončilo partiu, hovorí sa po „lebo“.
play-ended-by-resignation = { $seat } sa vzdáva
play-ended-by-time = { $seat } už nemá čas
play-ended-by-agreement = všetci sa dohodli na remíze
play-ended-by-abandonment = nikto v nej nepokračoval

# Prečo nie je dokázané, že hody boli poctivé.
play-unfair-no-commitment = o kocke tejto partie nebolo nič sľúbené, preto niet čo overovať
play-unfair-not-published = tajomstvo rozdávajúceho nie je zverejnené, preto sa hody zatiaľ nedajú overiť
play-unfair-wrong-secret = zverejnené tajomstvo nie je to, ktoré bolo pred partiou sľúbené
play-unfair-roll = hod v zápise { $entry } mal byť { $expected }, ale je { $found }
