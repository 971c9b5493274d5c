### Stránka partie.

table-bot-name = { $name } ({ $bot })
table-name-with-seat = { $name } ({ $seat })
table-nobody = volné místo
table-you = ty
table-left = je pryč, dál hraje bot
table-thinks = přemýšlí
table-chooses = volí potají
table-on-turn = na tahu
table-points = Body
table-clock = Zbývající čas
table-given-up = Partie byla opuštěna.
table-ended = { $what }.
table-resigned = { $name } to vzdává.
table-out-of-time = { $name }: vypršel čas.
table-place = { $place }. místo
table-total = Celkem
table-your-turn = Jsi na tahu.
table-others-choose = Čeká se na ostatní.
table-bot-thinks = { $name } přemýšlí
table-bot-again = { $name } začíná nové kolo, a tak je na tahu znovu
table-waiting-for = Na tahu je { $name }.
table-chance = Rozhoduje náhoda.
table-waiting-for-players = Partie začne, až budou všechna místa obsazená.
table-waiting-for-share = Partie začne, až { $name } otevře stůl.
table-fair = Poctivá hra
table-fair-dice = Server slíbil svou část kostek dřív, než kdokoli přidal svou. Toto je slib (SHA-256):
table-fair-anew = Před rozdáním museli všichni přidat ke kostkám znovu { $times ->
        [one] jednou
       *[other] { $times }krát
    }. Pokaždé si hráč, který by znal tajemství serveru, mohl vybrat ze dvou rozdání.
table-fair-about = Tvůj prohlížeč si vede potvrzení: slib, co přidal ke kostkám, a kontrolní číslo každého tvého tahu. Ulož si ho: po partii příkaz benben record verify řekne, jestli se něco změnilo.
table-fair-save = Uložit potvrzení
table-pass-device = Předej zařízení. Na řadě je { $name }.
table-i-am = Jsem { $name }
table-players = Hráči
table-log = Co se stalo
table-undo = Vrátit tah
table-ask-takeback = Požádat o vrácení
table-hint = Poradit
table-hints = Co by udělal nejlepší bot
table-hint-thinking = Hledá se rada…
table-hint-plain = { $action }
table-hint-value = { $action } (šance na výhru { $percent } %)
table-hint-ahead = { $action } (na konci náskok asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
})
table-hint-behind = { $action } (na konci ztráta asi { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
})
table-hint-winning = { $action } (mělo by vyhrát)
table-hint-losing = { $action } (nejtěžší na vyvrácení)
table-hint-even = { $action } (přibližně vyrovnané)
table-no-hint = teď se žádná rada nenašla
table-close = Zavřít
table-offer-draw = Nabídnout remízu
table-draw-offered = { $name } nabízí remízu.
table-accept-draw = Přijmout
table-decline = Odmítnout
table-withdraw-draw = Stáhnout nabídku
table-takeback-asked = { $name } žádá o vrácení tahu.
table-give-takeback = Povolit
table-withdraw-takeback = Zrušit žádost
table-resign = Vzdát
table-confirm-resign = Opravdu to vzdáváš?
table-rematch = Ještě jednou
table-look-back = Prohlédnout partii
table-export = Záznam
table-picture = Obrázek
table-rules = Pravidla této hry
table-preference-confirm = Potvrzovat každý tah
table-preference-sound = Zvuky
table-preference-coordinates = Souřadnice
table-preference-tilted = Pohled ze židle
table-keys = Klávesy: šipky posouvají, Enter vybírá, Escape jde zpět.
table-keys-letters = B jde na desku, R otáčí, Shift+R otáčí opačně, U vrací tah, H dá radu.
table-key-tilted = V mění pohled.
table-shortcuts = Zkratky jedním písmenem
table-confirm = Potvrdit
table-turn = Otočit
table-take-back = Ještě ne
table-looking-back = Prohlížení partie
table-look-ahead = Zpět k aktuálnímu stavu
table-lost = Spojení se ztratilo. Zkouší se znovu…
table-found-again = Spojení je zpátky.
table-not-understood = tomu nebylo rozumět
table-no-such-action = „{ $word }“ tu není akce
table-not-your-seat = tam nesedíš
table-notify = Upozornit mě, když jsem na tahu
table-to-rematch = K další partii
table-points-how = Body podrobně
table-result = Výsledek
table-stronger = Silnější soupeř: { $bot }
table-weaker = Lehčí soupeř: { $bot }
table-story = Průběh
table-menu = Nabídka
table-leave = Odejít od stolu
table-replay = Co udělali ostatní, ještě jednou
table-nothing-yet = Zatím není co ukázat: ostatní ještě nehráli.
table-not-now = S tímhle teď nejde nic dělat.
table-not-yet = Ještě nejsi na tahu.
table-preference-notation = Zobrazit zápis tahů
table-preference-pace = Rychlost tahů ostatních
table-pace-slow = pomalu
table-pace-usual = běžně
table-pace-quick = rychle
table-pace-at-once = hned
table-ask-first = tvůj tah skončil: požádej o vrácení tahu
table-no-hints-among-people = v partii mezi lidmi nejsou rady
table-begin-lit = To jde: začni tím, co svítí.
table-now-choose = Teď vyber jedno z rozsvícených míst.
table-outlook = Kdyby se počítalo teď, přibylo by
table-round-over = Kolo { $round } skončilo
table-round = kolo { $round }
table-you-resigned = Vzdáváš se.
table-your-time-is-up = Vypršel ti čas.
table-other-game = Jiná hra
table-begin-already = Tvůj přítel tu ještě není, ale můžeš začít.
table-confirm-here = Potvrď to na desce, nebo vyber jiné místo.
table-turn-or-confirm = „{ $another }“ to ukáže jinak. Pak to potvrď na desce.
table-points-all = Všechny řádky
table-round-gain = Celkem v tomto kole
table-round-now = Celkem dosud
table-round-again = Co přineslo poslední kolo
table-round-on = Pokračovat
table-round-open = Pokračuj tlačítkem „Pokračovat“.
table-sound-on = zapnuté
table-sound-quiet = tiché
table-sound-off = vypnuté
table-try-sounds = Vyzkoušet zvuky
