### Pacal’s Rocket.

pacal-name = Pacal’s Rocket
pacal-about = Vesmírné lodě létají nad Palenque a nechávají za sebou energetické kameny; z kamenů ve správné sestavě jsou pyramidy a pyramidy ovládají okrsky.
pacal-goal = Létej, shazuj kameny a z kamenů v sestavě stav pyramidy. První pyramida v okrsku boduje jeho číslo a stejně tak ten, kdo v něm později získá vedení.
pacal-notation =
    ship:f6             postav svou loď na políčko Posvátného okrsku
    fly:f9              leť rovně o hozené číslo
    bend:g7             leť se zatáčkami přesně o hozené číslo
    jump:f1             leť po řadě nebo sloupci, když padnou šipky
    divine2:a1          kamkoli, za božský kámen s hodnotou 2
    drift:a1            kamkoli, když loď nemůže letět a nemáš žádný božský kámen
    drop:own            vlož kámen do své lodi
    drop:own+3          a další do lodi hráče 3
    drop:own/c4         vezmi kámen z c4, když máš prázdnou zásobu
    build3:b1/a1+b1+c1  postav na b1 tři patra z kamenů na a1, b1 a c1
    skip                kameny nepoužít, nebo nic nestavět

pacal-refused-not-now = to do této části tahu nepatří: nejdřív let, pak kameny, pak stavba
pacal-refused-no-such-seat = u tohoto stolu není místo { $seat }
pacal-refused-no-such-face = kostka nemá stranu „{ $face }“
pacal-refused-no-start = { $square } není volné políčko Posvátného okrsku
pacal-refused-not-straight = rovný let tam nekončí
pacal-refused-not-bent = žádný let se zatáčkami tam přesně po tolika políčkách nekončí
pacal-refused-not-in-line = { $square } není volné políčko v řadě ani ve sloupci lodi
pacal-refused-arrows-rolled = na kostce jsou šipky: leť po řadě nebo sloupci
pacal-refused-number-rolled = na kostce je číslo, ne šipky
pacal-refused-bent-in-first-round = v prvním kole se létá jen rovně
pacal-refused-stays-holy = první let musí opustit Posvátný okrsek a { $square } je uvnitř
pacal-refused-divine-in-first-round = dokud loď může letět, božské kameny se v prvním kole nepoužívají
pacal-refused-divine-gone = božský kámen s hodnotou { $value } už nemáš
pacal-refused-not-free = { $square } není volné políčko
pacal-refused-can-fly = tvoje loď může letět
pacal-refused-has-divine = tvoje loď nemůže letět, takže použij jeden z božských kamenů
pacal-refused-can-move = je volné políčko, na které se dá letět
pacal-refused-own-ship-only = po letu se zatáčkami smíš použít jen jeden kámen, do vlastní lodi
pacal-refused-own-ship-twice = to je tvoje vlastní loď; druhý kámen patří do lodi jiného hráče
pacal-refused-supply-first = v zásobě máš kamenů dost: z desky žádný neber
pacal-refused-supply-short = v zásobě nemáš dost kamenů: řekni, který ze svých viditelných vezmeš z desky
pacal-refused-one-from-board = z desky smíš za tah vzít jen jeden kámen
pacal-refused-not-visible = na { $square } nemáš viditelný kámen
pacal-refused-no-such-pyramid = pyramida s tolika patry ({ $storeys }) není
pacal-refused-no-formation = tyto kameny s tvými pyramidami netvoří žádnou sestavu, do které by patřilo stavební políčko
pacal-refused-formation-too-small = tato sestava je příliš malá na { $storeys ->
    [one] jedno patro
    [few] { $storeys } patra
   *[other] { $storeys } pater
}
pacal-refused-wrong-ground = na { $square } nemáš kámen ani pyramidu, které by patřily do sestavy
pacal-refused-not-higher = pyramida na { $square } je už aspoň tak vysoká
pacal-refused-none-left = nemáš už pyramidu, která má { $storeys ->
    [one] jedno patro
    [few] { $storeys } patra
   *[other] { $storeys } pater
}
pacal-refused-right-size-left = tato sestava je na { $storeys ->
    [one] jedno patro
    [few] { $storeys } patra
   *[other] { $storeys } pater
} a takovou pyramidu ještě máš
pacal-refused-masters = mistři stavějí jen z kamenů, nebo z kamenů a jedné pyramidy, kterou vylepšují

pacal-ended-last-but-one = { $seat } staví předposlední pyramidu
pacal-ended-goal = { $goal ->
    [one] { $seats }: dosaženo { $goal } bodu
   *[other] { $seats }: dosaženo { $goal } bodů
}
pacal-ended-quiet = dvacet kol nikdo nestavěl

pacal-points-building = okrsky získané stavbou
pacal-points-last-but-one = předposlední pyramida
pacal-points-water = { $storeys ->
    [one] jedno patro
    [few] { $storeys } patra
   *[other] { $storeys } pater
} na břehu
pacal-points-district = nejvíc pater ({ $storeys }) v okrsku za { $value } { $where }
pacal-points-second = druhé místo ({ $storeys }) v okrsku za { $value } { $where }
pacal-points-divine = božské kameny
pacal-points-banks = patra na břehu
pacal-points-districts = nejvíc pater v okrscích
pacal-points-seconds = druhá místa v okrscích
pacal-points-divine-stones = zbylé božské kameny

## Pozice skládané ručně
pacal-bench-city = Město
pacal-bench-hold = Kameny v lodi
pacal-bench-ship = loď, { $seat }
pacal-bench-stone = kámen, { $seat }
pacal-bench-pyramid = pyramida, patra: { $storeys }, { $seat }
pacal-bench-step = Co následuje
pacal-bench-first = vylosuje se, kdo začne
pacal-bench-place-ship = položit loď
pacal-bench-roll = hod kostkou
pacal-bench-fly = letět
pacal-bench-drop-one = použít jeden kámen
pacal-bench-drop-two = použít dva kameny
pacal-bench-build = stavět
pacal-bench-over-goal = konec: někdo dosáhl cíle
pacal-bench-over-quiet = konec: příliš dlouho nikdo nestavěl
pacal-bench-over-last-but-one = konec: předposlední pyramida, { $seat }
pacal-bench-die = Kostka
pacal-bench-not-rolled = ještě se neházelo
pacal-bench-arrows = šipky
pacal-bench-quiet = Kola, ve kterých nikdo nestavěl
pacal-bench-built = V tomhle kole už někdo stavěl
pacal-bench-divine = Zbývající božské kameny

pacal-setup-expects = { $form }
pacal-setup-missing = chybí { $word }
pacal-setup-no-such-seat = místo { $seat } neexistuje
pacal-setup-ship-off-land = loď na { $square } nestojí na pevnině, na které se hraje
pacal-setup-stone-off-land = kámen na { $square } neleží na pevnině, na které se hraje
pacal-setup-pyramid-off-land = pyramida na { $square } nestojí na pevnině, na které se hraje
pacal-setup-two-ships = na { $square } jsou dvě lodě
pacal-setup-two-pyramids = na { $square } jsou dvě pyramidy
pacal-setup-ship-on-pyramid = na { $square } je loď i pyramida
pacal-setup-stone-on-pyramid = na { $square } je kámen i pyramida
pacal-setup-too-many-stones = hráč { $seat } má kamenů { $stones }, ale existuje jich jen { $most }
pacal-setup-too-many-pyramids = hráč { $seat } má moc pyramid { $storeys ->
    [one] s jedním patrem
    [few] se { $storeys } patry
   *[other] s { $storeys } patry
}: { $pyramids }, ale existuje jich jen { $most }
pacal-setup-round = kola se počítají od 1
pacal-setup-quiet-rounds = víc tichých kol, než se odehrálo: nejvýš { $rounds }
pacal-setup-built-early = v tomto kole ještě nikdo stavět nemohl
pacal-setup-roll-by-starter = za všechny hází začínající hráč
pacal-setup-die-needed = řekni, co je na kostce
pacal-setup-die-early = kostkou se ještě neházelo
pacal-setup-ship-missing = chybí loď ({ $seat })
pacal-setup-ship-early = loď ({ $seat }) v této chvíli ještě není na desce
pacal-setup-not-the-start = před prvním hodem se mohly změnit jen lodě
pacal-setup-last-but-one = hráči { $seat } zbývá nejvýš jedna pyramida, takže partie skončila
pacal-setup-not-last-but-one = hráči { $seat } zbývá víc než jedna pyramida, takže tím partie neskončila
pacal-setup-goal = někdo už má tolik bodů ({ $goal }), že partie skončila
pacal-setup-no-goal = nikdo nemá dost bodů ({ $goal }), takže tím partie neskončila
pacal-setup-quiet = tolik tichých kol ({ $most }) partii ukončí
pacal-setup-not-quiet = partie končí přesně po tolika tichých kolech: { $most }

pacal-fault-unknown-line = žádný řádek nezačíná slovem „{ $word }“
pacal-fault-missing = chybí řádek „{ $word }“
pacal-fault-twice = „{ $word }“ je tu dvakrát
pacal-fault-name = jméno je jedno slovo z malých písmen, číslic a spojovníků, nejvýš 40 znaků
pacal-fault-name-taken = „standard“ je jméno desky, kterou má Benben: dej té své jiné
pacal-fault-row-character = „{ $character }“ ve sloupci { $column } není ani okrsek, A až Z, ani jezero, ~
pacal-fault-row-length = řada má { $length ->
    [one] jedno políčko
    [few] { $length } políčka
   *[other] { $length } políček
}, ale první řada jich má { $expected }
pacal-fault-row-wide = řada má 1 až 16 políček, ne { $length }
pacal-fault-too-many-rows = deska má nejvýš 16 řad
pacal-fault-value = „{ $word }“ není hodnota: napiš okrsek a číslo od 1 do { $highest }, třeba A=5
pacal-fault-value-twice = okrsek { $district } má dvě hodnoty
pacal-fault-no-value = okrsek { $district } nemá hodnotu
pacal-fault-no-district = okrsek { $district } na desce není
pacal-fault-scattered = okrsek { $district } není vcelku
pacal-fault-holy = urči jeden okrsek jako Posvátný
pacal-fault-holy-room = Posvátný okrsek má { $squares ->
    [one] jedno políčko
    [few] { $squares } políčka
   *[other] { $squares } políček
}, ale musí se do něj vejít { $needed ->
    [one] jedna loď
    [few] { $needed } lodě
   *[other] { $needed } lodí
}
pacal-fault-holy-covered = Posvátný okrsek nejde zakrýt
pacal-fault-river = „{ $text }“ není úsek řeky: napiš ho třeba jako c|d 6-11 nebo 4|5 a-c
pacal-fault-river-off-board = řeka „{ $text }“ nevede mezi políčky desky
pacal-fault-river-in-lake = řeka „{ $text }“ vede prostředkem jezera
pacal-fault-banks = napiš „banks all“, „banks none“, nebo políčka
pacal-fault-bank = „{ $word }“ není políčko
pacal-fault-bank-no-land = { $square } není pevnina: břeh je políčko okrsku
pacal-fault-cover = zakrývací díl je pro 2, 3 nebo 4 hráče: napiš ho třeba jako cover 3 J P
pacal-fault-die = počet stran kostky je 1 až { $most }
pacal-fault-face = „{ $word }“ není strana kostky: číslo od 1 do 10, nebo arrows
pacal-fault-goal = cíl je počet hráčů, 2 až 5, a body od 1 do { $highest }, třeba goal 2 45
pacal-fault-no-goal = chybí cíl pro tento počet hráčů: { $seats }

pacal-board-round = kolo { $round }, první hráč: { $seat }
pacal-board-first = kolo { $round }, první hráč: { $seat }
pacal-board-die = kostka: { $die }
pacal-board-values = hodnoty: { $values }
pacal-board-key = ≈ břeh, ║ řeka, ~ jezero, <1> loď, 1▲3 pyramida se třemi patry, čísla dole: kameny, + kam může loď
pacal-board-seat = { $points ->
    [1] jeden bod
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}; v zásobě { $stones ->
    [one] jeden kámen
    [few] { $stones } kameny
   *[other] { $stones } kamenů
}; zbývající pyramidy: { $pyramids }; božské kameny: { $divine }; loď: { $ship }; v ní: { $hold }

pacal-prompt-first = Kdo začne, rozhodne náhoda.
pacal-prompt-ship = Postav svou loď na volné políčko Posvátného okrsku.
pacal-prompt-roll = Hází se kostkou.
pacal-prompt-fly-first = Vyleť rovně z Posvátného okrsku.
pacal-prompt-fly = { $again ->
    [0] {""}
   *[other] Nové kolo, a začínáš ty.{" "}
}Leť { $number ->
    [one] rovně o jedno políčko
    [few] o { $number } políčka, rovně nebo se zatáčkami
   *[other] o { $number } políček, rovně nebo se zatáčkami
}{ $divine ->
    [0] .
   *[other] , nebo odevzdej božský kámen.
}
pacal-prompt-fly-short = { $again ->
    [0] {""}
   *[other] Nové kolo, a začínáš ty.{" "}
}Leť rovně o { $number }, nebo než tě zastaví překážka či okraj, nebo se zatáčkami přesně o { $number }{ $divine ->
    [0] .
   *[other] , nebo odevzdej božský kámen.
}
pacal-prompt-jump = { $again ->
    [0] {""}
   *[other] Nové kolo, a začínáš ty.{" "}
}Leť po řadě nebo sloupci, jak daleko chceš{ $divine ->
    [0] .
   *[other] , nebo odevzdej božský kámen.
}
pacal-prompt-one-stone = Klikni na svou loď a naložíš kámen; až odletí, kámen tu zůstane. Nebo to přeskoč.
pacal-prompt-two-stones = Nalož kámen do své lodi, do jiné, nebo do obou: až loď odletí, kámen zůstane. Nebo to přeskoč.
pacal-prompt-build = Postav pyramidu, nebo to přeskoč.
pacal-next-ship = Klikni na „Jen jeden kámen“, nebo na druhou loď: pak dostane kámen každá.
pacal-next-build = Ještě jedno kliknutí: osvětlené políčko, nebo osvětlená pyramida.
pacal-next-fly = Odevzdáš tenhle kámen i jeho body. Klikni, kam letět, nebo znovu na kámen, když si ho necháš.
pacal-next-stone = Teď klikni na svůj kámen na desce: půjde do lodi.

pacal-scene-district = okrsek za { $value }
pacal-scene-led-district = okrsek za { $value }, vede { $seat }
pacal-scene-progress = body: { $points } z { $goal }
pacal-scene-banks = patra na březích: { $storeys }
pacal-scene-goal = Hra končí při { $points ->
    [one] { $points } bodu
    [few] { $points } bodech
   *[other] { $points } bodech
}
pacal-scene-last-but-one = nebo { $count }. pyramidou hráče
pacal-scene-square = { $square }, v okrsku za { $value } { $where }
pacal-scene-ship = { $stones ->
    [0] loď ({ $seat }) na { $square }, prázdná
    [one] loď ({ $seat }) na { $square }, v ní kámen ({ $owners })
   *[other] loď ({ $seat }) na { $square }, v ní kameny ({ $owners })
}
pacal-scene-stone = kámen ({ $seat }) na { $square }
pacal-scene-built = { $storeys ->
    [one] pyramida ({ $seat }) na { $square }, jedno patro
    [few] pyramida ({ $seat }) na { $square }, { $storeys } patra
   *[other] pyramida ({ $seat }) na { $square }, { $storeys } pater
}
pacal-scene-seat = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
pacal-scene-pyramids = pyramidy, { $storeys ->
    [one] jedno patro
    [few] { $storeys } patra
   *[other] { $storeys } pater
}: zbývá { $left }
pacal-scene-divine = božský kámen { $value }
pacal-scene-skip = Přeskočit
pacal-scene-home = kameny, které se vrátily domů ({ $seat }): { $count }
pacal-scene-bent = se zatáčkami: 1
pacal-scene-straight = rovně: 2 kameny
pacal-scene-one-stone = Jen jeden kámen
pacal-scene-stay = Zůstat
pacal-scene-another = Jiný způsob

pacal-explained-pyramid = { $stones } { $instead } { $left ->
    [0] Žádná taková už nezbývá.
   *[other] Zbývá: { $left }.
}
pacal-explained-home = Dva kameny jedné barvy na jednom políčku neleží: vrátily se do zásoby ({ $seat }).
pacal-explained-one-storey = Jedno patro: jeden kámen.
pacal-explained-two-storeys = Dvě patra: dva tvé kameny vedle sebe.
pacal-explained-three-storeys = Tři patra: tři kameny v přímce, se stejnými mezerami nebo bez nich.
pacal-explained-four-storeys = Čtyři patra: čtyři kameny v přímce, se stejnými mezerami nebo bez nich.
pacal-explained-five-storeys = Pět pater: čtyři kameny v rozích čtverce.
pacal-explained-stand-in = Kromě jednoho je mohou nahradit pyramidy.
pacal-explained-stand-in-masters = Počítají se jen kameny a pyramida, která se vylepšuje.
pacal-explained-divine = Božský kámen: odevzdej ho místo letu a tvoje loď se přesune na kterékoli volné políčko. Když si ho necháš, na konci má hodnotu { $value }.
pacal-explained-ship = { $stones ->
    [0] Loď ({ $seat }), bez kamenů. Kameny v lodi zůstanou na jejím políčku, až odletí.
   *[other] Loď ({ $seat }) s kameny ({ $owners }). Až odletí, zůstanou na tomto políčku.
}
pacal-explained-banks = Patra na políčkách u vody (≈), { $seat }: { $storeys }. Na konci je za nejvíc 12 bodů, za druhé místo 8, za třetí 4.
pacal-explained-progress = { $seat }, body: { $points }. Hra končí při { $goal }. Voda, okrsky a božské kameny se počítají až potom.
pacal-explained-supply = Kameny v zásobě, { $seat }: { $stones }. Vkládají se do lodí a loď je nechá na políčku, když odletí.
pacal-explained-first-flight = Kostka říká, jak daleko loď letí. V prvním kole letí všichni rovně.
pacal-explained-number = { $number ->
    [one] Leť o jedno políčko rovně a pak vlož do lodí dva kameny.
    [few] Leť o { $number } políčka rovně nebo k překážce a vlož do lodí dva kameny; nebo leť přesně o { $number } se zatáčkami a použij jeden kámen.
   *[other] Leť o { $number } políček rovně nebo k překážce a vlož do lodí dva kameny; nebo leť přesně o { $number } se zatáčkami a použij jeden kámen.
}
pacal-explained-arrows = Šipky: leť po řadě nebo sloupci, jak daleko chceš, nade vším, a vlož do lodí dva kameny.
pacal-explained-district = Okrsek za { $value }. { $standing } První pyramida v něm přinese { $value } a získání vedení také. Na konci je za nejvíc pater znovu { $value }, za druhé místo 2.
pacal-explained-bank = U vody, v okrsku za { $value }. { $standing } První pyramida v něm přinese { $value } a získání vedení také. Na konci přinese body znovu a patra u vody také.
pacal-explained-led = { $seat } vede: { $storeys ->
    [one] jedno patro.
    [few] { $storeys } patra.
   *[other] { $storeys } pater.
}
pacal-explained-tied = Nikdo nevede sám.
pacal-explained-empty = Nikdo tu ještě nestavěl.
pacal-explained-built = Pyramida ({ $seat }), { $storeys ->
    [one] jedno patro
    [few] { $storeys } patra
   *[other] { $storeys } pater
}. Loď tu nemůže přistát. Majitel ji může nahradit vyšší.
pacal-explained-stones = { $count ->
    [one] Kámen ({ $owners }). Nikomu nepřekáží
   *[other] Kameny ({ $owners }). Nikomu nepřekážejí
}; kameny jedné barvy v sestavě se změní v pyramidu.
