# Lekce Pylosu, krok za krokem.

lesson-pylos-goal = Ty hraješ se světlými kuličkami, Ibis s tmavými. Pyramida je společná, a kdo položí poslední kuličku na vrchol, vyhrává. Chybí už jen vrchol: klikni na kroužek.
lesson-pylos-goal-done = Vyhráváš! Na vrchol ti zbyla kulička a Ibisovi žádná: v Pylosu jde o šetření. A teď pěkně od začátku.

lesson-pylos-turn = Hraje se střídavě. Ve svém tahu položíš jednu kuličku ze zásoby vedle desky do prázdného důlku. Podívej.
lesson-pylos-turn-now = Pak položil Ibis. Teď ty: klikni na kterýkoli důlek.
lesson-pylos-turn-done = To je celý tah. Stál tě jednu kuličku: v zásobě vedle desky jich máš už 13.

lesson-pylos-higher = Čtyři kuličky vedle sebe unesou pátou, ať patří komukoli. Podívej: tvoje jde na ně.
lesson-pylos-higher-now = Teď polož svou na čtyři jiné.
lesson-pylos-higher-low = Na základnu smíš taky, ale podívej se na kroužek nad čtyřmi kuličkami: to políčko se právě otevřelo.
lesson-pylos-higher-done = Vyšší políčko je dostupné, jakmile jsou plná všechna čtyři pod ním. Tak pyramida roste až do čtyř úrovní.

lesson-pylos-raise = Svou kuličku, která už leží na desce, můžeš i zvednout. Podívej: jde z rohu na čtyři jiné.
lesson-pylos-raise-now = V zásobě máš 9 jako předtím: tenhle tah tě nestál nic. Teď zvedni kuličku z druhého rohu: klikni na ni a pak na políčko nad čtyřmi.
lesson-pylos-raise-costs = Smíš, ale stojí tě to kuličku ze zásoby. Zvednout takovou, co už leží na desce, nestojí nic.
lesson-pylos-raise-low = Smíš, ale stojí tě to kuličku ze zásoby. Klikni na kuličku ve vzdáleném rohu a pak na kroužek na úrovni 2.
lesson-pylos-raise-done = Zásoba zůstala stejná: o to při zvedání jde. Zvedá se vždycky nahoru, o jednu úroveň nebo o víc.

lesson-pylos-reserve = Pozor: v zásobě máš jedinou kuličku, a kdo začíná tah bez ní, prohrál. Zahraj tak, aby ti zůstala.
lesson-pylos-reserve-last = To byla poslední. Další tah by začal s prázdnou zásobou, a to je prohra, i kdyby se dalo zvedat. Raději některou zvedni.
lesson-pylos-reserve-done = Zvednutí ti zachránilo poslední kuličku. V Pylosu jde o šetření: komu dojdou dřív, prohrává.

lesson-pylos-square = Čtyři kuličky tvojí barvy ve čtverci ti dovolí vzít si jednu nebo dvě svoje zpět. Podívej: jedna doplní roh a dvě se vrátí.
lesson-pylos-square-now = Jedna pryč, dvě zpět. Tři tvoje kuličky leží v dalším čtverci, vpravo nahoře: dokonči ho.
lesson-pylos-square-elsewhere = Smíš, ale tři tvoje kuličky už tvoří čtverec, kterému chybí jeden roh. Doplň ho.
lesson-pylos-square-first = Čtverec tvojí barvy! Vezmi si teď jednu ze svých kuliček zpět: klikni na ni.
lesson-pylos-square-stop = Brát nemusíš, to je pravda. Ale každá kulička zpátky je pro tebe o tah víc: vezmi si ji.
lesson-pylos-square-theirs = To je tmavá kulička. Zpět si bereš jen vlastní.
lesson-pylos-square-second = A ještě jednu.
lesson-pylos-square-done = Dvě kuličky jsou zpátky v zásobě. Víc než dvě za tah to nikdy nejsou, ať najednou dokončíš cokoli.

lesson-pylos-carry = Jedna z tvých čtyř kuliček teď může nahoru, tři nemohou. Najdi tu volnou a zvedni ji.
lesson-pylos-carry-low = Je to poctivý tah, ale stojí kuličku. Která z tvých kuliček na desce nic nenese?
lesson-pylos-carry-done = Přesně tak: kulička, která nese jinou, zůstává na místě, a žádná nevyleze na políčko, které sama pomáhá nést.

lesson-pylos-uncover = Tvým světlým kuličkám vpravo chybí do čtverce jedna. Dokonči ho.
lesson-pylos-uncover-elsewhere = Smíš, ale vzdálený pravý roh by dokončil tvůj čtverec. Polož kuličku tam.
lesson-pylos-uncover-first = Kuličky se berou zpět po jedné. Nejdřív vezmi tu na úrovni 2 a podívej se, co se uvolní.
lesson-pylos-uncover-top = Tu si vzít smíš. Ale kulička na úrovni 2 drží čtyři další: začni s ní.
lesson-pylos-uncover-second = Čtyři pod ní jsou teď volné. Vezmi si jednu z nich.
lesson-pylos-uncover-new = Smíš. Tady si ale vezmi jednu ze čtyř, které se právě uvolnily, ať je vidět, že to jde.
lesson-pylos-uncover-done = Druhá může být ta, kterou odkryla první. Čtverec, který tu už byl, nedává znovu nic.

lesson-pylos-expert = Podle pravidel pro experty se vedle čtverce počítá i řada: čtyři na základně nebo tři na úrovni 2. Dokonči svou řadu.
lesson-pylos-expert-elsewhere = Smíš, ale tvojí řadě tří chybí čtvrtá. Úhlopříčky se nepočítají.
lesson-pylos-expert-back = Celá řada: vezmi si zpět dvě kuličky, jednu po druhé.
lesson-pylos-expert-done = Řady běží podél okraje desky. I tady jsou nejvíc dvě kuličky za tah.

lesson-pylos-children = Tohle jsou pravidla pro děti. Dokonči čtverec a podívej se, co se stane.
lesson-pylos-children-why = Ibis už táhl a nic se nevrátilo. Proč?
lesson-pylos-children-corner = Čtverce v rohu se nepočítají
lesson-pylos-children-corner-no = Počítají: podle standardních pravidel ti právě tenhle čtverec vrátil dvě kuličky. Liší se varianta pravidel.
lesson-pylos-children-never = Podle těchto pravidel se nikdy nic nebere zpět
lesson-pylos-children-missed = Nestihlo se to
lesson-pylos-children-missed-no = Nikdo tě tu nehoní: když se něco smí vzít zpět, hra se zeptá. Podle těchto pravidel se nezeptá nikdy.
lesson-pylos-children-done = Partie je tak kratší a jednodušší. Pravidla si vybereš, když partii nastavuješ.

lesson-pylos-endless = Kuličky mohou chodit nahoru a zpět donekonečna. Co se stane, když stejná pozice nastane potřetí a na tahu je stejný hráč?
lesson-pylos-endless-on = Hraje se dál, dokud se někdo nevzdá
lesson-pylos-endless-on-no = Pak by partie nemusela nikdy skončit. Napotřetí je konec.
lesson-pylos-endless-loses = Kdo ji zopakoval, prohrává
lesson-pylos-endless-loses-no = Nikdo se za to netrestá: ani jedna strana nenašla nic lepšího.
lesson-pylos-endless-draw = Partie je remíza
lesson-pylos-endless-done = Remíza. A s hodinami se dá prohrát ještě jedním způsobem: když dojde čas.
