# Lekcia Pacal’s Rocket, krok za krokom.

lesson-pacal-goal = Ty máš žltú. Staviaš pyramídy, a kto má v okrsku najviac poschodí, získa číslo z jeho erbu. Pri 40 bodoch je koniec. Máš 36 a tri kamene v rade: klikni na pyramídu v žiarivom ráme, a potom na jeden zo svojich kameňov.
lesson-pacal-build-skip = Stavať nikto nemusí. Ale body sú za pyramídy: stavaj.
lesson-pacal-goal-done = Prvá pyramída v tomto okrsku prinesie štvorku z jeho štítu: 40 bodov a partia sa končí. Spočítajú sa brehy, okrsky a božské kamene a vyhrávaš 75 : 52! A teraz pekne od začiatku.

lesson-pacal-turn = Pozri na celý ťah. Najprv letíš o toľko políčok, koľko je na kocke, 3, a loď za sebou nechá svoj kameň.
lesson-pacal-turn-stones = Potom vložíš do lode ďalší kameň.
lesson-pacal-turn-build = Tri tvoje kamene ležia v rade: stane sa z nich trojposchodová pyramída.
lesson-pacal-turn-done = Je to prvá pyramída v okrsku, takže získavaš trojku z jeho štítu. Let, kamene, stavba, body: to je ťah.

lesson-pacal-begin = Partia sa začína v Posvätnom okrsku uprostred mesta. Polož loď na jeho prostredné políčko.
lesson-pacal-begin-middle = Začať tam smieš. Tu však vezmi prostredné políčko: z neho sa dá letieť na všetky strany.
lesson-pacal-begin-fly = Ibis a Skarabeus položili svoje a na kocke je 3, pre všetkých. Prvý let je rovný a vedie von z Posvätného okrsku: vyber kam.
lesson-pacal-begin-stones = Po lete smieš použiť kamene. Klikni na vlastnú loď a vlož do nej jeden; druhý smie ísť do inej lode: ostane tvoj a bude ležať tam, odkiaľ tá odletí.
lesson-pacal-begin-skip = Nikto nemusí. Ale pyramídy sa stavajú z kameňov, tak ich použi.
lesson-pacal-begin-done = Keď odohrali všetci, hádže a začína ďalší; vo dvojici hádže každý pre vlastný ťah. Ak hrá menej než päť hráčov, niektoré okrsky sú zakryté a lety podľa čísla sa pred nimi zastavia.

lesson-pacal-build = Tri kamene v rade sú zostava. Postav trojposchodovú pyramídu: klikni na ňu a potom na políčko so svojím kameňom.
lesson-pacal-build-small = To by bola menšia. Tvoja zostava stačí na tri poschodia.
lesson-pacal-build-done = Kamene sa ti vrátia. Päť: štyri rohy štvorca; štyri a tri: v línii s rovnakými medzerami z voľných políčok; dve: vedľa seba; jedno: jediný kameň.

lesson-pacal-district = V okrsku vľavo hore máš dve poschodia a Ibis, modrý, tri. Postav tak, aby mali všetci ostatní menej poschodí než ty.
lesson-pacal-district-tie = Potom by to bolo tri ku trom a zhoda nedáva nič. Stavaj na kameni, aspoň dve poschodia.
lesson-pacal-district-done = Teraz máš najviac poschodí, takže získavaš päťku zo štítu. Rovnako sa boduje prvá pyramída v okrsku.

lesson-pacal-straight = Na kocke je 5, ale v tvojom rade stojí pyramída. Leť rovno doprava, ako najďalej sa dá.
lesson-pacal-straight-divine = To stojí božský kameň. Leť radšej pozdĺž radu: to je zadarmo.
lesson-pacal-straight-bend = Dá sa letieť aj so zákrutami. Tu však leť rovno pozdĺž radu.
lesson-pacal-straight-other = Aj to je rovný let. Tu však leť doprava, k pyramíde.
lesson-pacal-straight-done = Pred prekážkou sa loď zastaví: loď, pyramída, jazero, zakrytie alebo okraj. Po rovnom lete smieš použiť dva kamene.

lesson-pacal-bent = Let môže mať aj zákruty, presne o toľko krokov, koľko ukazuje kocka. Doleť tromi krokmi na políčko so svojím kameňom.
lesson-pacal-bent-divine = To stojí božský kameň. Kocka ťa tam dostane zadarmo.
lesson-pacal-bent-other = Tam letieť môžeš. Tu však choď o dva rady nižšie a o stĺpec doprava: tam leží tvoj kameň.
lesson-pacal-bent-done = Presne toľko krokov, aspoň jedna pravouhlá zákruta, nikdy cez prekážku. Potom smieš použiť len jeden kameň.

lesson-pacal-arrows = Šípky ťa nesú pozdĺž radu alebo stĺpca, ako ďaleko chceš, ponad všetko. Preleť jazero na prvé políčko za ním.
lesson-pacal-arrows-other = Šípky to dovolia. Tu však preleť jazero napravo a pristaň hneď za ním.
lesson-pacal-arrows-done = Pristávaš na voľnom políčku svojho radu alebo stĺpca. Potom smieš použiť dva kamene.

lesson-pacal-meet = V lodi máš vlastný kameň a na políčku pod ňou leží kameň, ktorý patrí Ibisovi. Odleť rovno.
lesson-pacal-meet-straight = Smieš. Tu však leť rovno a pozri sa na políčko, ktoré opúšťaš.
lesson-pacal-stones = Smieš použiť dva kamene: jeden do vlastnej lode a jeden do lode iného hráča. Urob oboje.
lesson-pacal-stones-two = Stačil by aj jeden. Tu však použi oba: klikni na vlastnú loď a potom na inú.
lesson-pacal-meet-what = Na políčku, odkiaľ loď odletela, ležia teraz oba kamene: z každej farby sa zmestí jeden. Čo sa stane, keď tam pribudne druhý tvojej farby?
lesson-pacal-meet-mine = Zostane: budem tam mať dva
lesson-pacal-meet-mine-no = Na políčku je z každej farby len jeden kameň.
lesson-pacal-meet-both = Oba moje sa mi vrátia
lesson-pacal-meet-theirs = Kameň druhého hráča zmizne
lesson-pacal-meet-theirs-no = Iných farieb sa to netýka. Ide o kamene jednej farby.
lesson-pacal-meet-done = Nenechávaj teda dva svoje na jednom políčku. Iné lode odnesú tvoje kamene tam, kam nedočiahneš; s prázdnou zásobou si smieš vziať viditeľný vlastný kameň z dosky.

lesson-pacal-divine = Tvoja loď je obkľúčená a nemôže letieť. Vzdaj sa najlacnejšieho božského kameňa a polož loď na ktorékoľvek voľné políčko.
lesson-pacal-divine-dear = Ide to. Ale zvyšné božské kamene dajú na konci svoju hodnotu, tak sa vzdaj najlacnejšieho, dvojky.
lesson-pacal-divine-done = Smieš to v každom ťahu po prvom kole. Kto nemôže letieť a žiadny už nemá, pohne sa aj tak, ale kamene nepoužije.

lesson-pacal-lean = Tvoja pyramída smie zastúpiť kameň. Využi ju a postav tri poschodia na jednom zo svojich kameňov.
lesson-pacal-lean-upgrade = Tým by sa nahradila stará pyramída; o tom je ďalší krok. Tu stavaj na kameni.
lesson-pacal-lean-done = Pyramída zostáva, kde je. Aspoň na jednom políčku zostavy musí byť kameň.

lesson-pacal-upgrade = Tá istá doska. Teraz stavaj na vlastnej pyramíde a zvýš ju.
lesson-pacal-upgrade-stone = Smieš. Tu však polož tri poschodia na políčko starej pyramídy.
lesson-pacal-upgrade-done = Stará pyramída sa vráti do zásoby. Vylepšenie musí byť vyššie než to, čo nahrádza.

lesson-pacal-smaller = Tri v rade, ale všetky tvoje trojposchodové pyramídy už stoja na doske. Postav najbližšiu menšiu.
lesson-pacal-smaller-one = Smie mať aj jediné poschodie, ale dve sú lepšie.
lesson-pacal-smaller-done = Komu nezostala pyramída správnej veľkosti, smie postaviť ktorúkoľvek menšiu.

lesson-pacal-end = Čo pri troch hráčoch ukončí partiu na konci kola?
lesson-pacal-end-all = Keď sú plné všetky políčka
lesson-pacal-end-all-no = To by trvalo večnosť. Rozhodujú body.
lesson-pacal-end-goal = Keď má niekto 40 bodov
lesson-pacal-end-rounds = Po dvadsiatich kolách
lesson-pacal-end-rounds-no = Len ak dvadsať kôl nikto nestavia. Zvyčajne sú to body.
lesson-pacal-end-water = Potom sa počítajú brehy jazera a rieky: 12, 8 a 4 body za najviac poschodí. Koľko dostanú pri 8, 6 a 6 poschodiach tí dvaja so šiestimi?
lesson-pacal-end-water-each = Každý osem
lesson-pacal-end-water-each-no = Delia sa o druhé a tretie miesto: osem a štyri dokopy.
lesson-pacal-end-water-shared = Každý šesť
lesson-pacal-end-water-none = Každý štyri
lesson-pacal-end-water-none-no = Obsadili dve miesta, druhé a tretie, a delia sa o to, čo dávajú obe.
lesson-pacal-end-district = V každom okrsku dostane jeho hodnotu ten, kto má najviac poschodí, a druhý dostane dva body. A keď majú najviac dvaja?
lesson-pacal-end-district-full = Obaja dostanú hodnotu a druhé miesto nie je
lesson-pacal-end-district-half = O hodnotu sa podelia
lesson-pacal-end-district-half-no = Delí sa pri vode. V okrsku dostanú pri zhode všetci celú hodnotu.
lesson-pacal-end-district-none = Nikto nedostane nič
lesson-pacal-end-district-none-no = Pri stavaní zhoda nedáva nič, ale na konci áno.
lesson-pacal-end-done = Božské kamene pridajú svoju hodnotu a vyhráva, kto má najviac bodov. Kto postaví predposlednú pyramídu, partiu hneď ukončí za 5 bodov; pri dvoch hráčoch ju ukončí aj 45 bodov.

lesson-pacal-masters = Majstri používajú v zostave pyramídy len na vylepšenie. Postav aj tak tri poschodia.
lesson-pacal-masters-small = Smieš. Ale vylepšením pyramídy tu aj majster získa tri poschodia.
lesson-pacal-masters-done = Len kamene, alebo kamene a jediná pyramída, ktorá sa vylepšuje: v tom je celý rozdiel.
