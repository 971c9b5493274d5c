# Lekcia Pylosu, krok za krokom.

lesson-pylos-goal = Ty hráš svetlými guľôčkami, Ibis tmavými. Staviate spolu jednu pyramídu, a kto položí poslednú guľôčku na vrchol, vyhráva. Chýba už len vrchol: klikni na krúžok.
lesson-pylos-goal-done = Vyhrávaš! Na vrchol ti zostala guľôčka a Ibisovi žiadna: v Pylose ide o šetrenie. A teraz pekne od začiatku.

lesson-pylos-turn = S Ibisom sa striedate. Vo svojom ťahu položíš jednu guľôčku z rezervy vedľa dosky do prázdnej jamky. Pozri.
lesson-pylos-turn-now = Potom položil Ibis. Teraz ty: klikni na ktorúkoľvek jamku.
lesson-pylos-turn-done = To je celý ťah. Stál ťa jednu guľôčku: v rezerve vedľa dosky ich máš už 13.

lesson-pylos-higher = Štyri guľôčky vedľa seba unesú piatu, nech patria komukoľvek. Pozri: tvoja ide na ne.
lesson-pylos-higher-now = Teraz polož svoju na štyri iné.
lesson-pylos-higher-low = Na základňu smieš tiež, ale pozri sa na krúžok nad štyrmi guľôčkami: to miesto sa práve otvorilo.
lesson-pylos-higher-done = Vyššie miesto je prístupné, len čo sú plné všetky štyri pod ním. Tak rastie pyramída až do štyroch úrovní.

lesson-pylos-raise = Svoju guľôčku, ktorá už leží na doske, môžeš aj posunúť vyššie. Pozri: ide z rohu na štyri iné.
lesson-pylos-raise-now = V rezerve máš 9 ako predtým: tento ťah ťa nestál nič. Teraz posuň guľôčku z druhého rohu: klikni na ňu a potom na miesto nad štyrmi.
lesson-pylos-raise-costs = Smieš, ale stojí ťa to guľôčku z rezervy. Posunúť takú, čo už leží na doske, nestojí nič.
lesson-pylos-raise-low = Smieš, ale stojí ťa to guľôčku z rezervy. Klikni na guľôčku vo vzdialenom rohu a potom na krúžok na úrovni 2.
lesson-pylos-raise-done = Rezerva zostala rovnaká: o to pri posúvaní ide. Posúva sa vždy nahor, o jednu úroveň alebo o viac.

lesson-pylos-reserve = Pozor: v rezerve máš jedinú guľôčku, a kto začína ťah bez nej, prehral. Zahraj tak, aby ti zostala.
lesson-pylos-reserve-last = To bola posledná. Ďalší ťah by začal s prázdnou rezervou, a to je prehra, aj keby sa dalo posúvať. Radšej posuň niektorú vyššie.
lesson-pylos-reserve-done = Posun ti zachránil poslednú guľôčku. V Pylose ide o šetrenie: komu dôjdu skôr, prehráva.

lesson-pylos-square = Štyri guľôčky tvojej farby v štvorci ti dovolia vziať si jednu alebo dve svoje späť. Pozri: jedna doplní roh a dve sa vrátia.
lesson-pylos-square-now = Jedna preč, dve späť. Tri tvoje guľôčky ležia v ďalšom štvorci, vpravo hore: dokonči ho.
lesson-pylos-square-elsewhere = Smieš, ale tri tvoje guľôčky už tvoria štvorec, ktorému chýba jeden roh. Doplň ho.
lesson-pylos-square-first = Štvorec tvojej farby! Vezmi si teraz jednu zo svojich guľôčok späť: klikni na ňu.
lesson-pylos-square-stop = Brať nemusíš, to je pravda. Ale každá guľôčka naspäť je o ťah viac pre teba: vezmi si ju.
lesson-pylos-square-theirs = To je tmavá guľôčka. Späť si berieš len vlastné.
lesson-pylos-square-second = A ešte jednu.
lesson-pylos-square-done = Dve guľôčky sú späť v rezerve. Viac než dve za ťah to nikdy nie sú, nech naraz dokončíš čokoľvek.

lesson-pylos-carry = Jedna z tvojich štyroch guľôčok teraz môže ísť vyššie, tri nemôžu. Nájdi tú voľnú a posuň ju.
lesson-pylos-carry-low = Je to poctivý ťah, ale stojí guľôčku. Ktorá z tvojich guľôčok na doske nič nenesie?
lesson-pylos-carry-done = Presne tak: guľôčka, ktorá nesie inú, ostáva na mieste, a žiadna nevylezie na miesto, ktoré sama pomáha niesť.

lesson-pylos-uncover = Tvojim svetlým guľôčkam vpravo chýba do štvorca jedna. Dokonči ho.
lesson-pylos-uncover-elsewhere = Smieš, ale vzdialený pravý roh by dokončil tvoj štvorec. Polož guľôčku tam.
lesson-pylos-uncover-first = Guľôčky sa berú späť po jednej. Najprv vezmi tú na úrovni 2 a pozri, čo sa uvoľní.
lesson-pylos-uncover-top = Tú si vziať smieš. Ale guľôčka na úrovni 2 drží štyri ďalšie: začni ňou.
lesson-pylos-uncover-second = Štyri pod ňou sú teraz voľné. Vezmi si jednu z nich.
lesson-pylos-uncover-new = Smieš. Tu si však vezmi jednu zo štyroch, ktoré sa práve uvoľnili, aby bolo vidieť, že to ide.
lesson-pylos-uncover-done = Druhá môže byť tá, ktorú odkryla prvá. Štvorec, ktorý tam už bol, nedáva znova nič.

lesson-pylos-expert = Podľa pravidiel pre expertov sa okrem štvorca počíta aj rad: štyri na základni alebo tri na úrovni 2. Dokonči svoj rad.
lesson-pylos-expert-elsewhere = Smieš, ale tvojmu radu troch chýba štvrtá. Uhlopriečky sa nepočítajú.
lesson-pylos-expert-back = Celý rad: vezmi si späť dve guľôčky, jednu po druhej.
lesson-pylos-expert-done = Rady idú rovnobežne s okrajom dosky. Najviac sú aj tu dve guľôčky za ťah.

lesson-pylos-children = Toto sú pravidlá pre deti. Dokonči štvorec a pozri, čo sa stane.
lesson-pylos-children-why = Ibis už ťahal a nič sa nevrátilo. Prečo?
lesson-pylos-children-corner = Štvorce v rohu sa nepočítajú
lesson-pylos-children-corner-no = Počítajú: podľa štandardných pravidiel ti práve tento štvorec vrátil dve guľôčky. Líši sa variant pravidiel.
lesson-pylos-children-never = Podľa týchto pravidiel sa nikdy nič neberie späť
lesson-pylos-children-missed = Nestihlo sa to
lesson-pylos-children-missed-no = Nikto ťa tu nenaháňa: keď sa niečo smie vziať späť, hra sa spýta. Podľa týchto pravidiel sa nespýta nikdy.
lesson-pylos-children-done = Partia je tak kratšia a jednoduchšia. Pravidlá si vyberieš, keď partiu nastavuješ.

lesson-pylos-endless = Guľôčky môžu chodiť hore a späť donekonečna. Čo sa stane, keď tá istá pozícia nastane tretíkrát a na ťahu je ten istý hráč?
lesson-pylos-endless-on = Hrá sa ďalej, kým sa niekto nevzdá
lesson-pylos-endless-on-no = Potom by sa partia nemusela skončiť nikdy. Pri treťom raze je koniec.
lesson-pylos-endless-loses = Kto ju zopakoval, prehráva
lesson-pylos-endless-loses-no = Nikto sa za to netrestá: ani jedna strana nenašla nič lepšie.
lesson-pylos-endless-draw = Partia je remíza
lesson-pylos-endless-done = Remíza. A s hodinami sa dá prehrať ešte jedným spôsobom: keď dôjde čas.
