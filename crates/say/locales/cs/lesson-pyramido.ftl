# Lekce Pyramida, krok za krokem.

lesson-pyramido-goal = Tohle je konec partie: obě pyramidy z dílků, tvoje i Ibisova, jsou postavené. Po každé úrovni přinášejí body drahokamy v oblastech jedné barvy. Po čtvrté vyhrává nejvíc bodů: 51 : 42 pro tebe.

lesson-pyramido-turn = Ve svém tahu vezmeš jeden ze tří dílků lomu a položíš ho. Drahokam dostane značku své barvy, protože se počítají jen označené oblasti. Pak se lom doplní. Podívej.
lesson-pyramido-turn-now = I Ibis položil dílek. Teď ty: klikni na modrý dílek lomu a pak na místo, kde se modrá dotkne modré. Jestli chceš, otoč ho, a potvrď.
lesson-pyramido-turn-apart = Ležet tam smí, ale modrá se nedotýká modré. Body přinášejí oblasti jedné barvy, tak je spojuj.
lesson-pyramido-turn-tile = Ten vzít smíš. Tady ale vezmi dílek se dvěma modrými bloky.
lesson-pyramido-turn-done = Tvoje modrá oblast má teď čtyři drahokamy: čtyři body, až se úroveň spočítá. Úroveň se musí vejít do obdélníku pět krát čtyři a její dílky se dotýkají stranami.

lesson-pyramido-mark = Od každé barvy máš jednu značku. Vezmi dílek s červeným a žlutým blokem; oba mají drahokam.
lesson-pyramido-mark-tile = Ten vzít smíš. Tady ale vezmi prostřední, červeno-žlutý dílek.
lesson-pyramido-mark-which = Blok s drahokamem se musí označit, když je značka jeho barvy v zásobě. Tady si vybíráš, který: klikni na blok.
lesson-pyramido-mark-done = Značka tam zůstane, dokud se kolo nespočítá: počítají se jen označené oblasti.

lesson-pyramido-count = Po každé úrovni přinese označená oblast bod za každý svůj drahokam. Tady má modrá tři drahokamy a hnědá jeden: čtyři body.
lesson-pyramido-count-bounty = A nejmenší označená oblast se počítá ještě jednou. Kolik je to celkem?
lesson-pyramido-count-four = Čtyři
lesson-pyramido-count-four-no = To je bez odměny: nejmenší oblast, hnědá, se počítá ještě jednou.
lesson-pyramido-count-five = Pět
lesson-pyramido-count-seven = Sedm
lesson-pyramido-count-seven-no = Dvakrát se počítá nejmenší oblast, ne největší.
lesson-pyramido-count-done = Nezapomínej tedy na malé oblasti. Počítá se, co je vidět shora; zakryté drahokamy se nepočítají.

lesson-pyramido-level = Druhá úroveň leží o půl bloku dovnitř od každého okraje. Tady se dílky dotýkat nemusí: polož jeden, kam chceš.
lesson-pyramido-level-done = Deset, šest, tři a jeden nahoře: čtyři kola. Co z nižších úrovní je ještě vidět, počítá se v každém kole znovu.

lesson-pyramido-patch = Záplaty spraví, co nesedí. Vezmi zeleno-červený dílek: jeho červený blok nemá drahokam.
lesson-pyramido-patch-tile = Ten vzít smíš. Tady ale vezmi pravý, zeleno-červený dílek.
lesson-pyramido-patch-lay = Zelená se označila sama. Teď polož žluto-tyrkysovou záplatu na červený blok, kteroukoli stranou nahoru. I její drahokam se dá otočit.
lesson-pyramido-patch-keep = Záplaty si smíš nechat, a často se to vyplatí. Tady ale jednu polož, ať je vidět, jak to funguje.
lesson-pyramido-patch-other = Položit se smí kterákoli. Tady ale vezmi žluto-tyrkysovou.
lesson-pyramido-patch-done = Záplata má drahokam, proto na ni hned přišla značka její barvy. Záplata se už nikdy nepohne; máš tři.

lesson-pyramido-refill = Vezmi prostřední dílek lomu a dohraj tah do konce.
lesson-pyramido-refill-tile = Ten vzít smíš. Tady ale vezmi prostřední: za ním jsou dvě hromádky.
lesson-pyramido-refill-keep = Teď by se dala položit záplata. Ušetři ji: nepokládej žádnou.
lesson-pyramido-refill-save = Záplaty tě ještě mohou zachránit. Zatím nepokládej žádnou.
lesson-pyramido-refill-stack = Mezera v lomu se doplní z jedné ze dvou hromádek vedle ní. Který dílek tam má najít Ibis? Klikni na hromádku.
lesson-pyramido-refill-done = Takhle rozhoduješ, co přijde. Když hromádka dojde, na její místo jde spodní polovina jiné.

lesson-pyramido-hole = Volné jsou dva osamělé bloky a žádný dílek se už nevejde. Vyplň je záplatami: klikni na záplatu a pak na volný blok.
lesson-pyramido-hole-second = Ještě jeden. Na tyhle záplaty značky nepatří.
lesson-pyramido-hole-done = To byl celý tah. S příliš malým počtem záplat by to byla prohra, proto nenechávej díry, nebo si šetři záplaty.

lesson-pyramido-next = První kolo je spočítané a všechny značky jsou zpátky. Kdo začíná další?
lesson-pyramido-next-most = Kdo měl nejvíc bodů
lesson-pyramido-next-most-no = Naopak: pomáhá to tomu, kdo zaostal.
lesson-pyramido-next-turn = Jde to dokola po směru hodinových ručiček
lesson-pyramido-next-turn-no = To jen tahy. Začátek závisí na bodech v kole.
lesson-pyramido-next-fewest = Kdo měl nejméně bodů
lesson-pyramido-next-done = Nejméně v tomto kole, a když je jich víc, první po směru hodinových ručiček. Pak se značí nanovo.

lesson-pyramido-end = Po čtvrtém kole vyhrává, kdo má nejvíc bodů. Co rozhodne, když jich mají dva stejně?
lesson-pyramido-end-patches = Víc zbylých záplat
lesson-pyramido-end-last = Poslední kolo
lesson-pyramido-end-last-no = Poslední ne. Nejdřív záplaty a pak nejlepší jednotlivé kolo.
lesson-pyramido-end-start = Kdo začínal
lesson-pyramido-end-start-no = O tom rozhodla náhoda a nebylo by to fér. Rozhoduje, co se ti podařilo ušetřit.
lesson-pyramido-end-done = Nejdřív záplaty, pak nejlepší jednotlivé kolo; pak se o vítězství dělí. Ušetřená záplata má tedy taky cenu.
