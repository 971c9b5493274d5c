# Lekce Pacal’s Rocket, krok za krokem.

lesson-pacal-goal = Ty máš žlutou. Stavíš pyramidy, a kdo má v okrsku nejvíc pater, získá číslo na jeho štítu. Při 40 bodech je konec. Máš 36 a tři kameny v řadě: klikni na pyramidu v zářivém rámu, a pak na jeden ze svých kamenů.
lesson-pacal-build-skip = Stavět nikdo nemusí. Ale body jsou za pyramidy: stav.
lesson-pacal-goal-done = První pyramida v tomto okrsku přinese čtyřku z jeho štítu: 40 bodů a partie končí. Spočítají se břehy, okrsky a božské kameny a vyhráváš 75 : 52! A teď pěkně od začátku.

lesson-pacal-turn = Podívej se na celý tah. Nejdřív letíš o tolik políček, kolik je na kostce, 3, a loď za sebou nechá svůj kámen.
lesson-pacal-turn-stones = Pak do lodi vložíš další kámen.
lesson-pacal-turn-build = Tři tvoje kameny leží v řadě: stane se z nich třípatrová pyramida.
lesson-pacal-turn-done = Je to první pyramida v okrsku, takže získáváš trojku z jeho štítu. Let, kameny, stavba, body: to je tah.

lesson-pacal-begin = Partie začíná v Posvátném okrsku uprostřed města. Postav loď na jeho prostřední políčko.
lesson-pacal-begin-middle = Začít tam smíš. Tady ale vezmi prostřední políčko: z něj se dá letět na všechny strany.
lesson-pacal-begin-fly = Ibis a Skarab postavili svoje a na kostce je 3, pro všechny. První let je rovný a vede ven z Posvátného okrsku: vyber kam.
lesson-pacal-begin-stones = Po letu smíš použít energetické kameny. Klikni na vlastní loď a vlož do ní jeden; druhý smí do jiné lodi: zůstane tvůj a bude ležet tam, odkud ta odletí.
lesson-pacal-begin-skip = Nikdo nemusí. Ale pyramidy se stavějí z kamenů, tak je použij.
lesson-pacal-begin-done = Když odehráli všichni, hází a začíná další; ve dvou hází každý na svůj tah sám. Když hraje méně než pět hráčů, jsou některé okrsky zakryté a lety podle čísla se před nimi zastaví.

lesson-pacal-build = Tři kameny v řadě jsou sestava. Postav třípatrovou pyramidu: klikni na ni a pak na políčko se svým kamenem.
lesson-pacal-build-small = To by byla menší. Tvoje sestava stačí na tři patra.
lesson-pacal-build-done = Kameny se ti vrátí. Pět: čtyři rohy čtverce; čtyři a tři: v linii se stejnými mezerami z volných políček; dvě: vedle sebe; jedno: jediný kámen.

lesson-pacal-district = V okrsku vlevo nahoře máš dvě patra a Ibis, modrý, tři. Postav tak, aby všichni ostatní měli méně pater než ty.
lesson-pacal-district-tie = Pak by to bylo tři ku třem a shoda nevynese nic. Stav na kameni, aspoň dvě patra.
lesson-pacal-district-done = Teď máš nejvíc pater, takže získáváš pětku ze štítu. Stejně se boduje první pyramida v okrsku.

lesson-pacal-straight = Na kostce je 5, ale ve tvé řadě stojí pyramida. Leť rovně doprava, jak nejdál to jde.
lesson-pacal-straight-divine = To stojí božský kámen. Leť raději po své řadě: to je zadarmo.
lesson-pacal-straight-bend = Dá se letět i se zatáčkami. Tady ale leť rovně po své řadě.
lesson-pacal-straight-other = I to je rovný let. Tady ale leť doprava, k pyramidě.
lesson-pacal-straight-done = Před překážkou se loď zastaví: loď, pyramida, jezero, zakrývací díl nebo okraj. Po rovném letu smíš použít dva kameny.

lesson-pacal-bent = Let může mít i zatáčky, přesně o tolik kroků, kolik ukazuje kostka. Doleť třemi kroky na políčko se svým kamenem.
lesson-pacal-bent-divine = To stojí božský kámen. Kostka tě tam dostane zadarmo.
lesson-pacal-bent-other = Tam letět můžeš. Tady ale jdi o dvě řady níž a o sloupec doprava: tam leží tvůj kámen.
lesson-pacal-bent-done = Přesně tolik kroků, aspoň jedna pravoúhlá zatáčka, nikdy přes překážku. Potom smíš použít jen jeden kámen.

lesson-pacal-arrows = Šipky tě nesou po řadě nebo sloupci, jak daleko chceš, přes všechno. Přeleť jezero na první políčko za ním.
lesson-pacal-arrows-other = Šipky to dovolí. Tady ale přeleť jezero napravo a přistaň hned za ním.
lesson-pacal-arrows-done = Přistáváš na volném políčku své řady nebo sloupce. Potom smíš použít dva kameny.

lesson-pacal-meet = V lodi máš vlastní kámen a na políčku pod ní leží kámen, který patří Ibisovi. Odleť rovně.
lesson-pacal-meet-straight = Smíš. Tady ale leť rovně a podívej se na políčko, které opouštíš.
lesson-pacal-stones = Smíš použít dva kameny: jeden do vlastní lodi a jeden do lodi jiného hráče. Udělej obojí.
lesson-pacal-stones-two = Stačil by i jeden. Tady ale použij oba: klikni na vlastní loď a pak na jinou.
lesson-pacal-meet-what = Na políčku, odkud loď odletěla, teď leží oba kameny: od každé barvy se vejde jeden. Co se stane, když tam přibude druhý tvojí barvy?
lesson-pacal-meet-mine = Zůstane: budu tam mít dva
lesson-pacal-meet-mine-no = Na políčku je od každé barvy jen jeden kámen.
lesson-pacal-meet-both = Oba moje se mi vrátí
lesson-pacal-meet-theirs = Kámen druhého hráče zmizí
lesson-pacal-meet-theirs-no = Jiných barev se to netýká. Jde o kameny jedné barvy.
lesson-pacal-meet-done = Nenechávej tedy dva svoje na jednom políčku. Jiné lodi odnesou tvoje kameny tam, kam nedosáhneš; s prázdnou zásobou si smíš vzít viditelný vlastní kámen z desky.

lesson-pacal-divine = Tvoje loď je obklopená překážkami a nemůže letět. Odevzdej nejlevnější božský kámen a postav loď na kterékoli volné políčko.
lesson-pacal-divine-dear = Jde to. Ale zbylé božské kameny na konci vynesou svou hodnotu, tak odevzdej nejlevnější, dvojku.
lesson-pacal-divine-done = Smíš to v každém tahu po prvním kole. Kdo nemůže letět a žádný už nemá, přesune se stejně, ale kameny nepoužije.

lesson-pacal-lean = Tvoje pyramida smí zastoupit kámen. Využij ji a postav tři patra na jednom ze svých kamenů.
lesson-pacal-lean-upgrade = Tím by se nahradila stará pyramida; o tom je další krok. Tady stav na kameni.
lesson-pacal-lean-done = Pyramida zůstává, kde je. Aspoň na jednom políčku sestavy musí být kámen.

lesson-pacal-upgrade = Stejná deska. Teď stav na vlastní pyramidě a zvyš ji.
lesson-pacal-upgrade-stone = Smíš. Tady ale postav tři patra na políčko staré pyramidy.
lesson-pacal-upgrade-done = Stará pyramida se vrátí do zásoby. Vylepšení musí být vyšší než to, co nahrazuje.

lesson-pacal-smaller = Tři v řadě, ale všechny tvoje třípatrové pyramidy už stojí na desce. Postav nejbližší menší.
lesson-pacal-smaller-one = Smí mít i jediné patro, ale dvě jsou lepší.
lesson-pacal-smaller-done = Komu nezbyla pyramida správné velikosti, smí postavit kteroukoli menší.

lesson-pacal-end = Co při hře ve třech ukončí partii na konci kola?
lesson-pacal-end-all = Když jsou plná všechna políčka
lesson-pacal-end-all-no = To by trvalo věčnost. Rozhodují body.
lesson-pacal-end-goal = Když má někdo 40 bodů
lesson-pacal-end-rounds = Po dvaceti kolech
lesson-pacal-end-rounds-no = Jen když dvacet kol nikdo nestaví. Obvykle jsou to body.
lesson-pacal-end-water = Pak se počítají břehy jezera a řeky: 12, 8 a 4 body za nejvíc pater. Kolik dostanou při 8, 6 a 6 patrech ti dva se šesti?
lesson-pacal-end-water-each = Každý osm
lesson-pacal-end-water-each-no = Dělí se o druhé a třetí místo: osm a čtyři dohromady.
lesson-pacal-end-water-shared = Každý šest
lesson-pacal-end-water-none = Každý čtyři
lesson-pacal-end-water-none-no = Obsadili dvě místa, druhé a třetí, a dělí se o to, co dávají obě.
lesson-pacal-end-district = V každém okrsku dostane jeho hodnotu ten, kdo má nejvíc pater, a druhý dostane dva body. A když mají nejvíc dva?
lesson-pacal-end-district-full = Oba dostanou hodnotu a druhé místo není
lesson-pacal-end-district-half = O hodnotu se podělí
lesson-pacal-end-district-half-no = Dělí se u vody. V okrsku dostanou při shodě všichni celou hodnotu.
lesson-pacal-end-district-none = Nikdo nedostane nic
lesson-pacal-end-district-none-no = Při stavění shoda nevynese nic, ale na konci ano.
lesson-pacal-end-done = Božské kameny přidají svou hodnotu a vyhrává, kdo má nejvíc bodů. Kdo postaví předposlední pyramidu, partii hned ukončí za 5 bodů; ve dvou ji ukončí i 45 bodů.

lesson-pacal-masters = Mistři používají v sestavě pyramidy jen k vylepšení. Postav přesto tři patra.
lesson-pacal-masters-small = Smíš. Ale vylepšením pyramidy tu i mistr získá tři patra.
lesson-pacal-masters-done = Jen kameny, nebo kameny a jediná pyramida, která se vylepšuje: v tom je celý rozdíl.
