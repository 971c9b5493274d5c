### Stránka partie.

table-bot-name = { $name } ({ $bot })
table-name-with-seat = { $name } ({ $seat })
table-nobody = voľné miesto
table-you = ty
table-left = preč, ďalej hrá bot
table-thinks = rozmýšľa
table-chooses = volí potajme
table-on-turn = na ťahu
table-points = Body
table-clock = Zostávajúci čas
table-given-up = V partii už nikto nepokračoval.
table-ended = { $what }.
table-resigned = { $name } sa vzdáva.
table-out-of-time = { $name }: vypršal čas.
table-place = { $place }. miesto
table-total = Spolu
table-your-turn = Si na ťahu.
table-others-choose = Čaká sa na ostatných.
table-bot-thinks = { $name } rozmýšľa
table-bot-again = { $name } začína nové kolo, a tak je na ťahu znova
table-waiting-for = Na ťahu je { $name }.
table-chance = Rozhoduje náhoda.
table-waiting-for-players = Partia sa začne, keď budú všetky miesta obsadené.
table-waiting-for-share = Partia sa začne, keď { $name } otvorí stôl.
table-fair = Poctivá hra
table-fair-dice = Server sľúbil svoju časť kocky skôr, než ktokoľvek pridal svoju. Toto je sľub (SHA-256):
table-fair-anew = Pred rozdaním museli všetci pridať ku kocke odznova { $times ->
        [one] raz
       *[other] { $times }-krát
    }. Zakaždým si hráč, ktorý by poznal tajomstvo servera, mohol vybrať z dvoch rozdaní.
table-fair-about = Tvoj prehliadač si vedie potvrdenku: sľub, čo pridal ku kocke, a kontrolné číslo každého tvojho ťahu. Ulož si ju: po partii príkaz benben record verify povie, či sa niečo zmenilo.
table-fair-save = Uložiť potvrdenku
table-pass-device = Zariadenie preberá { $name }.
table-i-am = Som { $name }
table-players = Hráči
table-log = Čo sa stalo
table-undo = Vrátiť ťah
table-ask-takeback = Požiadať o vrátenie
table-hint = Poradiť
table-hints = Čo by urobil najlepší bot
table-hint-thinking = Hľadá sa rada…
table-hint-plain = { $action }
table-hint-value = { $action } (šanca na výhru { $percent } %)
table-hint-ahead = { $action } (na konci náskok asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
})
table-hint-behind = { $action } (na konci strata asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
})
table-hint-winning = { $action } (malo by vyhrať)
table-hint-losing = { $action } (najťažšie na vyvrátenie)
table-hint-even = { $action } (približne vyrovnané)
table-no-hint = radu sa teraz nepodarilo nájsť
table-close = Zavrieť
table-offer-draw = Ponúknuť remízu
table-draw-offered = { $name } ponúka remízu.
table-accept-draw = Prijať
table-decline = Odmietnuť
table-withdraw-draw = Stiahnuť ponuku
table-takeback-asked = { $name } žiada o vrátenie ťahu.
table-give-takeback = Dovoliť
table-withdraw-takeback = Zrušiť žiadosť
table-resign = Vzdať sa
table-confirm-resign = Naozaj sa vzdať?
table-rematch = Ešte raz
table-look-back = Prezrieť partiu
table-export = Záznam
table-picture = Obrázok
table-rules = Pravidlá tejto hry
table-preference-confirm = Potvrdzovať každý ťah
table-preference-sound = Zvuky
table-preference-coordinates = Súradnice
table-preference-tilted = Pohľad zo stoličky
table-keys = Klávesy: šípky posúvajú, Enter vyberá, Escape ide späť.
table-keys-letters = B ide na dosku, R otáča, Shift+R otáča opačne, U vracia ťah, H poradí.
table-key-tilted = V mení pohľad.
table-shortcuts = Skratky jedným písmenom
table-confirm = Potvrdiť
table-turn = Otočiť
table-take-back = Ešte nie
table-looking-back = Prezeranie partie
table-look-ahead = Späť k aktuálnemu stavu
table-lost = Spojenie sa prerušilo. Skúša sa znova…
table-found-again = Spojenie je späť.
table-not-understood = tomu sa nedalo rozumieť
table-no-such-action = „{ $word }“ tu nie je akcia
table-not-your-seat = tam nesedíš
table-notify = Upozorniť ma, keď som na ťahu
table-to-rematch = Na ďalšiu partiu
table-points-how = Body podrobne
table-result = Výsledok
table-stronger = Silnejší súper: { $bot }
table-weaker = Ľahší súper: { $bot }
table-story = Priebeh
table-menu = Ponuka
table-leave = Odísť od stola
table-replay = Čo urobili ostatní, ešte raz
table-nothing-yet = Zatiaľ nie je čo ukázať: ostatní ešte nehrali.
table-not-now = S týmto sa teraz nedá nič robiť.
table-not-yet = Ešte nie si na ťahu.
table-preference-notation = Zobraziť zápis ťahov
table-preference-pace = Rýchlosť ťahov ostatných
table-pace-slow = pomaly
table-pace-usual = bežne
table-pace-quick = rýchlo
table-pace-at-once = hneď
table-ask-first = tvoj ťah sa skončil: požiadaj o vrátenie ťahu
table-no-hints-among-people = v partii medzi ľuďmi nie sú rady
table-begin-lit = Dá sa to: začni tým, čo svieti.
table-now-choose = Teraz vyber jedno z rozsvietených miest.
table-outlook = Keby sa počítalo teraz, pribudlo by
table-round-over = Kolo { $round } sa skončilo
table-round = kolo { $round }
table-you-resigned = Vzdávaš sa.
table-your-time-is-up = Vypršal ti čas.
table-other-game = Iná hra
table-begin-already = Tvoj priateľ tu ešte nie je, ale môžeš začať.
table-confirm-here = Potvrď to na doske alebo vyber iné miesto.
table-turn-or-confirm = „{ $another }“ to ukáže inak. Potom to potvrď na doske.
table-points-all = Všetky riadky
table-round-gain = Spolu v tomto kole
table-round-now = Spolu doteraz
table-round-again = Čo prinieslo posledné kolo
table-round-on = Pokračovať
table-round-open = Pokračuj tlačidlom „Pokračovať“.
table-sound-on = zapnuté
table-sound-quiet = tiché
table-sound-off = vypnuté
table-try-sounds = Vyskúšať zvuky
