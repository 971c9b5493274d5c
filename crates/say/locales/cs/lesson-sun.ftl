# Lekce Pyramid of the Sun, krok za krokem.

lesson-sun-ready = Základní řada leží připravená a v ruce máš čtyři karty, které nikdo jiný nevidí. Pod okrajovým balíčkem leží odkrytá jedna okrajová karta: k čemu je?
lesson-sun-ready-first = Kdo chce, lízne si ji jako první
lesson-sun-ready-first-no = Nedostane ji nikdo. Jen ukazuje, ve kterém balíčku jsou okraje.
lesson-sun-ready-out = Označuje balíček a je mimo hru
lesson-sun-ready-joker = Dá se zahrát jako kterákoli karta
lesson-sun-ready-joker-no = Takové karty tu nejsou. Jen označuje okrajový balíček.
lesson-sun-ready-done = Správně. V jednom balíčku jsou standardní karty, ve druhém okraje a vrcholové karty. Základní řada je v každé partii jiná: její karty přicházejí náhodně.

lesson-sun-place = Ve svém tahu karty buď lížeš, nebo hraješ. Teď jednu zahraj: klikni na kartu v ruce a pak na políčko v pyramidě.
lesson-sun-place-draw = Lízání je druhá věc, kterou můžeš v tahu dělat. Tady kartu zahraj.
lesson-sun-place-more = Karty můžeš pokládat, kolik chceš. Tady stačí jedna: ukonči tah.
lesson-sun-place-stop = Smíš, a často je to dobré. Teď vyzkoušej tlačítko, které tah ukončí.
lesson-sun-place-done = Jedna karta nebo víc, jedna po druhé, a pak konec. V takovém tahu se nelíže.

lesson-sun-levels = Karta leží jako cihla na dvou jiných. Polož jednu na druhou úroveň.
lesson-sun-levels-low = To políčko je dostupné, ale je na první úrovni. Najdi dvě karty vedle sebe a polož svou nad ně.
lesson-sun-levels-count = Každá úroveň má o jedno políčko méně než ta pod ní. Základní řada tu má osm karet: kolik políček má úroveň 3?
lesson-sun-levels-seven = Sedm
lesson-sun-levels-seven-no = Sedm má úroveň 1. Za každou úroveň jedno uber.
lesson-sun-levels-six = Šest
lesson-sun-levels-six-no = Šest má úroveň 2. Ještě o úroveň výš, o políčko méně.
lesson-sun-levels-five = Pět
lesson-sun-levels-done = Osm, sedm, šest, pět… až k jedinému políčku, vrcholu. Delší hra začíná delší základní řadou.

lesson-sun-points = Karta vynese svou hodnotu, nebo svou úroveň, podle toho, co je menší. Získej dva body kartou, která má hodnotu právě dva.
lesson-sun-points-waste = I ta vynese dva body, menší z čísel pět a dva. Nech si pětku na vyšší úrovně, tam má větší cenu.
lesson-sun-points-one = Jednička vynese na každé úrovni jeden bod. Tvoje dvojka by tam nahoře vynesla dva.
lesson-sun-points-low = Na úrovni 1 nic nevynese víc než jeden bod. Jdi o úroveň výš.
lesson-sun-points-done = Malé karty tedy patří dolů, velké nahoru.

lesson-sun-edges = Okrajová karta vynese dvojnásobek, ale vejde se jen na konec úrovně. Polož svůj levý okraj.
lesson-sun-edges-plain = Na konci smí ležet i standardní karta, ale tam se nezdvojnásobí. Polož tam okraj.
lesson-sun-edges-other = Trojku tam položit smíš. Nejdřív ale najdi pro levý okraj levý konec úrovně 2.
lesson-sun-edges-done = Čtyři body: dvakrát dva. Levé okraje patří vlevo, pravé vpravo a žádný na vrchol.

lesson-sun-draw = Teď lízej. Bereš si dvě karty; první prosím ze standardního balíčku.
lesson-sun-draw-edge = Balíček si vybrat smíš. Tady si ale lízni ze standardního.
lesson-sun-draw-play = Hraní karet je druhá věc, kterou můžeš v tahu dělat. Tady lízej: klikni na balíček.
lesson-sun-draw-second = První kartu vidíš dřív, než vybereš balíček pro druhou. Druhou si vezmi z okrajového.
lesson-sun-draw-both = Obě smějí být z jednoho balíčku. Tady ale nakoukni do okrajového.
lesson-sun-draw-done = Dvě karty, každá z balíčku, ze kterého chceš. Když balíček dojde, zamíchají se jeho odhozené karty.

lesson-sun-five = V ruce máš čtyři karty. Lízni si jednu ze standardního balíčku a uvidíš, kolik si jich smíš nechat.
lesson-sun-five-second = A druhou ze stejného balíčku.
lesson-sun-five-discard = Šest karet, ale nechat si smíš jen pět. Odhoď tu, která ti pomůže nejméně: klikni na ni.
lesson-sun-five-done = Leží odkrytá na odhazovací hromádce svého balíčku. Víc než pět si nenechá nikdo.

lesson-sun-symbol = Tvoje dvojka má slunce. Polož ji tam, kde se dotýká co nejvíc sluncí.
lesson-sun-symbol-one = Tam se dotýká jen jednoho slunce. Mezi dvěma slunci základní řady se dotýká obou.
lesson-sun-symbol-none = Tam se nedotýká žádné karty se svým symbolem. Hledej jeho znak na kartách kolem.
lesson-sun-symbol-plain = Ta karta nemá symbol. Vezmi tu se sluncem.
lesson-sun-symbol-choice = Karta se dotýká svého symbolu, takže si vybereš: líznout kartu, nebo bod za každé slunce, kterého se dotýká. Vezmi body.
lesson-sun-symbol-draw = Karta se často hodí. Tady vezmi body: slunce jsou dvě, takže i body jsou dva.
lesson-sun-symbol-touch = Kolika karet se může karta nejvíc dotýkat, když ji pokládáš?
lesson-sun-symbol-two = Dvou
lesson-sun-symbol-two-no = Dvě leží pod ní, ale na její úrovni mohou být i sousedé.
lesson-sun-symbol-four = Čtyř
lesson-sun-symbol-six = Šesti
lesson-sun-symbol-six-no = Nad kartou, kterou právě pokládáš, nic neleží. Spočítej ty pod ní a vedle ní.
lesson-sun-symbol-done = Dvě pod ní a jedna z každé strany. Karta sama se nepočítá a tyhle body se nikdy nenásobí.

lesson-sun-card = Symbol je i jediný způsob, jak si líznout v tahu, ve kterém hraješ. Polož svůj měsíc tak, aby se dotýkal měsíce.
lesson-sun-card-corner = I tam se dotýká měsíce. Nech ale konec úrovně volný: potřebují ho okraje.
lesson-sun-card-draw = Teď si místo bodů lízni kartu: jednu z okrajového balíčku.
lesson-sun-card-points = Bod je tvůj, jestli ho chceš. Tady si ale lízni kartu z okrajového balíčku.
lesson-sun-card-standard = Dovolený je kterýkoli balíček. Tady vezmi okraj.
lesson-sun-card-play = Pravý okraj! Smíš ho zahrát hned v tomto tahu. Polož ho.
lesson-sun-card-end = Skončit smíš, ale okraj hned vynese dvojnásobek. Polož ho na pravý konec.
lesson-sun-card-done = Jeden dobrý symbol tak dokáže tah pořádně prodloužit.

lesson-sun-top = Dostupný je jen vrchol. Kterou ze svých karet tam položíš?
lesson-sun-top-plain = Na vrcholu smí ležet i standardní karta, ale vrcholová karta vynese trojnásobek.
lesson-sun-top-draw = Počkat můžeš, ale vrchol by ti mohl někdo vzít. Polož vrcholovou kartu.
lesson-sun-top-tie = Dvanáct bodů a partie hned skončila. Kdyby teď měli dva stejný počet bodů, kdo by vyhrál?
lesson-sun-top-hand = Kdo má víc karet v ruce
lesson-sun-top-last = Kdo položil poslední kartu
lesson-sun-top-last-no = Vrchol už své body dostal. Mezi rovnými rozhodují karty v ruce.
lesson-sun-top-shared = Vždycky oba
lesson-sun-top-shared-no = Jen když mají i stejný počet karet.
lesson-sun-top-done = Vyhrává, kdo má nejvíc bodů; při shodě ten, kdo má v ruce víc karet; jinak se o vítězství dělí. A když dvacet kol nikdo nepoloží kartu, je také konec.
