# Lekcia Pylosu, krok za krokom.

lesson-pylos-place = Hráš svetlými guľôčkami a začínaš. Polož jednu z nich do ktorejkoľvek jamky na doske.
lesson-pylos-place-done = To je celý ťah: jedna guľôčka z rezervy na prístupné miesto. Na základni je prístupná každá prázdna jamka.

lesson-pylos-higher = Štyri guľôčky vedľa seba unesú piatu, nech patria komukoľvek. Polož svoju na tie štyri.
lesson-pylos-higher-low = Na základňu smieš tiež, ale pozri sa na krúžok nad štyrmi guľôčkami: to miesto sa práve otvorilo.
lesson-pylos-higher-done = Vyššie miesto je prístupné, len čo sú plné všetky štyri pod ním. Tak rastie pyramída až do štyroch úrovní.

lesson-pylos-raise = Guľôčku, ktorá už leží na doske, môžeš posunúť vyššie. Klikni na svoju osamelú guľôčku v rohu a potom na miesto hore.
lesson-pylos-raise-costs = Smieš, ale stojí ťa to guľôčku z rezervy. Posunúť takú, čo už leží na doske, nestojí nič.
lesson-pylos-raise-low = Smieš, ale stojí ťa to guľôčku z rezervy. Klikni na guľôčku vo vzdialenom rohu a potom na krúžok na úrovni 2.
lesson-pylos-raise-done = Rezerva zostala rovnaká: o to pri posúvaní ide. Posúva sa vždy nahor, o jednu úroveň alebo o viac.

lesson-pylos-carry = Jedna z tvojich štyroch guľôčok teraz môže ísť vyššie, tri nemôžu. Nájdi tú voľnú a posuň ju.
lesson-pylos-carry-low = Je to poctivý ťah, ale stojí guľôčku. Ktorá z tvojich guľôčok na doske nič nenesie?
lesson-pylos-carry-done = Presne tak: guľôčka, ktorá nesie inú, ostáva na mieste, a žiadna nevylezie na miesto, ktoré sama pomáha niesť.

lesson-pylos-square = Štvorec zo štyroch guľôčok vlastnej farby má veľkú cenu. Teraz jeden dokonči.
lesson-pylos-square-elsewhere = Smieš, ale tri tvoje guľôčky už tvoria štvorec, ktorému chýba jeden roh. Doplň ho.
lesson-pylos-square-first = Štvorec tvojej farby! Vezmi si teraz jednu zo svojich guľôčok späť: klikni na ňu.
lesson-pylos-square-theirs = To je tmavá guľôčka. Späť si berieš len vlastné.
lesson-pylos-square-stop = Brať nemusíš, to je pravda. Ale každá guľôčka naspäť je o ťah viac pre teba: vezmi si ju.
lesson-pylos-square-second = A ešte jednu.
lesson-pylos-square-done = Dve guľôčky sú späť v rezerve. Viac než dve za ťah to nikdy nie sú, nech naraz dokončíš čokoľvek.

lesson-pylos-uncover = Tvojim svetlým guľôčkam vpravo chýba do štvorca jedna. Dokonči ho.
lesson-pylos-uncover-elsewhere = Smieš, ale vzdialený pravý roh by dokončil tvoj štvorec. Polož guľôčku tam.
lesson-pylos-uncover-first = Guľôčky sa berú späť po jednej. Najprv vezmi tú na úrovni 2 a pozri, čo sa uvoľní.
lesson-pylos-uncover-top = Tú si vziať smieš. Ale guľôčka na úrovni 2 drží štyri ďalšie: začni ňou.
lesson-pylos-uncover-second = Štyri pod ňou sú teraz voľné. Vezmi si jednu z nich.
lesson-pylos-uncover-new = Smieš. Tu si však vezmi jednu zo štyroch, ktoré sa práve uvoľnili, aby bolo vidieť, že to ide.
lesson-pylos-uncover-done = Druhá môže byť tá, ktorú odkryla prvá. Štvorec, ktorý tam už bol, nedáva znova nič.

lesson-pylos-reserve = Pozor: v rezerve máš jedinú guľôčku, a kto začína ťah bez nej, prehral. Zahraj tak, aby ti zostala.
lesson-pylos-reserve-last = To bola posledná. Ďalší ťah by začal s prázdnou rezervou, a to je prehra, aj keby sa dalo posúvať. Radšej posuň niektorú vyššie.
lesson-pylos-reserve-done = Posun ti zachránil poslednú guľôčku. V Pylose ide o šetrenie: komu dôjdu skôr, prehráva.

lesson-pylos-apex = Plné je všetko okrem vrcholu. Polož tam svoju poslednú guľôčku.
lesson-pylos-apex-done = Kto položí guľôčku na vrchol, hneď vyhráva. To je celý Pylos; čo nasleduje, sú iné spôsoby, ako ho hrať.

lesson-pylos-expert = Podľa pravidiel pre expertov sa okrem štvorca počíta aj rad: štyri na základni alebo tri na úrovni 2. Dokonči svoj rad.
lesson-pylos-expert-elsewhere = Smieš, ale tvojmu radu troch chýba štvrtá. Uhlopriečky sa nepočítajú.
lesson-pylos-expert-back = Celý rad: vezmi si späť dve guľôčky, jednu po druhej.
lesson-pylos-expert-done = Rady idú rovnobežne s okrajom dosky. Najviac sú aj tu dve guľôčky za ťah.

lesson-pylos-children = Toto sú pravidlá pre deti. Dokonči štvorec a pozri, čo sa stane.
lesson-pylos-children-why = Tmavý už ťahal a nič sa nevrátilo. Prečo?
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
