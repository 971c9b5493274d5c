### Pacal’s Rocket.

pacal-name = Pacal’s Rocket
pacal-about = Vesmírné lodě létají nad Palenque a nechávají za sebou energetické kameny; z kamenů ve správné sestavě jsou pyramidy a pyramidy ovládají okrsky.
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
pacal-refused-not-straight = rovný let na { $square } nekončí
pacal-refused-not-bent = žádný let se zatáčkami neskončí na { $square } přesně po tolika krocích
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

pacal-ended-last-but-one = hráč { $seat } postavil předposlední pyramidu
pacal-ended-goal = { $goal ->
    [one] někdo dosáhl { $goal } bodu
   *[other] někdo dosáhl { $goal } bodů
}
pacal-ended-quiet = dvacet kol nikdo nestavěl

pacal-points-building = okrsky získané stavbou
pacal-points-last-but-one = předposlední pyramida
pacal-points-water = { $storeys ->
    [one] jedno patro
    [few] { $storeys } patra
   *[other] { $storeys } pater
} na břehu
pacal-points-district = nejvíc pater v okrsku { $district } ({ $storeys })
pacal-points-second = druhé místo v okrsku { $district } ({ $storeys })
pacal-points-divine = božský kámen

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
pacal-setup-ship-missing = chybí loď hráče { $seat }
pacal-setup-ship-early = loď hráče { $seat } v této chvíli ještě není na desce
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
pacal-fault-row-wide = řada má 1 až 11 políček, ne { $length }
pacal-fault-too-many-rows = deska má nejvýš 11 řad
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
pacal-fault-bank-dry = { $square } není pevnina u vody
pacal-fault-cover = zakrývací díl je pro 2, 3 nebo 4 hráče: napiš ho třeba jako cover 3 J P
pacal-fault-die = počet stran kostky je 1 až { $most }
pacal-fault-face = „{ $word }“ není strana kostky: číslo od 1 do 10, nebo arrows
pacal-fault-goal = cíl je počet hráčů, 2 až 5, a body od 1 do { $highest }, třeba goal 2 45
pacal-fault-no-goal = chybí cíl pro tento počet hráčů: { $seats }

pacal-board-round = kolo { $round }, začal hráč { $seat }
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
pacal-prompt-fly = Leť { $number ->
    [one] rovně o jedno políčko
    [few] o { $number } políčka, rovně nebo se zatáčkami
   *[other] o { $number } políček, rovně nebo se zatáčkami
}{ $divine ->
    [0] .
   *[other] , nebo odevzdej božský kámen.
}
pacal-prompt-jump = Leť po řadě nebo sloupci, jak daleko chceš{ $divine ->
    [0] .
   *[other] , nebo odevzdej božský kámen.
}
pacal-prompt-one-stone = Vlož kámen do své lodi, nebo to přeskoč.
pacal-prompt-two-stones = Vlož kámen do své lodi a druhý do cizí, nebo to přeskoč.
pacal-prompt-build = Postav pyramidu, nebo to přeskoč.

pacal-scene-square = { $square } v okrsku { $district }
pacal-scene-ship = { $stones ->
    [0] loď hráče { $seat } na { $square }, prázdná
    [one] loď hráče { $seat } na { $square }, v ní kámen hráče { $owners }
   *[other] loď hráče { $seat } na { $square }, v ní kameny hráčů { $owners }
}
pacal-scene-stone = kámen hráče { $seat } na { $square }
pacal-scene-built = { $storeys ->
    [one] pyramida hráče { $seat } na { $square }, jedno patro
    [few] pyramida hráče { $seat } na { $square }, { $storeys } patra
   *[other] pyramida hráče { $seat } na { $square }, { $storeys } pater
}
pacal-scene-seat = hráč { $seat }: { $points ->
    [1] jeden bod
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
pacal-scene-stay = Zůstat
