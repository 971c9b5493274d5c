### Pacal's Rocket.

pacal-name = Pacal’s Rocket
pacal-about = Lode lietajú nad Palenque a zhadzujú kamene; z kameňov v zostave sú pyramídy a pyramídy ovládajú okrsky.
pacal-goal = Lietaj, zhadzuj kamene a z kameňov v zostave stavaj pyramídy. Prvá pyramída v okrsku boduje jeho číslo a rovnako ten, kto v ňom neskôr získa vedenie.
pacal-notation =
    ship:f6             polož loď na políčko Posvätného okrsku
    fly:f9              leť rovno o hodený počet
    bend:g7             leť so zákrutami, presne o hodený počet
    jump:f1             leť pozdĺž radu alebo stĺpca, keď padli šípky
    divine2:a1          kamkoľvek, za božský kameň s hodnotou 2
    drift:a1            kamkoľvek, keď loď nemôže letieť a nezostal božský kameň
    drop:own            vlož kameň do svojej lode
    drop:own+3          a ďalší do lode hráča 3
    drop:own/c4         vezmi kameň z c4, keď máš prázdnu zásobu
    build3:b1/a1+b1+c1  postav na b1 tri poschodia z kameňov na a1, b1 a c1
    skip                nepouži kamene, alebo nič nestavaj

pacal-refused-not-now = na to tento krok ťahu nie je: najprv let, potom kamene, potom stavba
pacal-refused-no-such-seat = hráč { $seat } pri tomto stole nie je
pacal-refused-no-such-face = kocka nemá stenu „{ $face }“
pacal-refused-no-start = { $square } nie je voľné políčko Posvätného okrsku
pacal-refused-not-straight = rovný let sa tam nekončí
pacal-refused-not-bent = žiadny let so zákrutami sa tam presne po toľkých políčkach nekončí
pacal-refused-not-in-line = { $square } nie je voľné políčko v rade alebo stĺpci lode
pacal-refused-arrows-rolled = kocka ukazuje šípky: leť pozdĺž radu alebo stĺpca
pacal-refused-number-rolled = kocka ukazuje číslo, nie šípky
pacal-refused-bent-in-first-round = v prvom kole musí byť let rovný
pacal-refused-stays-holy = prvý let musí opustiť Posvätný okrsok, a { $square } je v ňom
pacal-refused-divine-in-first-round = v prvom kole sa božské kamene nepoužívajú, kým loď môže letieť
pacal-refused-divine-gone = božský kameň s hodnotou { $value } už nemáš
pacal-refused-not-free = { $square } nie je voľné políčko
pacal-refused-can-fly = tvoja loď môže letieť
pacal-refused-has-divine = tvoja loď nemôže letieť, tak použi niektorý zo svojich božských kameňov
pacal-refused-can-move = je tu voľné políčko, na ktoré sa dá ísť
pacal-refused-own-ship-only = po lete so zákrutami smieš použiť len jeden kameň, do vlastnej lode
pacal-refused-own-ship-twice = to je tvoja loď; druhý kameň ide do lode iného hráča
pacal-refused-supply-first = v zásobe máš dosť kameňov: z dosky žiadny neber
pacal-refused-supply-short = v zásobe máš málo kameňov: povedz, ktorý zo svojich viditeľných kameňov vezmeš z dosky
pacal-refused-one-from-board = z dosky môže v jednom ťahu prísť len jeden kameň
pacal-refused-not-visible = na { $square } nemáš viditeľný kameň
pacal-refused-no-such-pyramid = pyramída s počtom poschodí { $storeys } neexistuje
pacal-refused-no-formation = tieto kamene s tvojimi pyramídami netvoria zostavu, ktorej súčasťou je stavebné políčko
pacal-refused-formation-too-small = táto zostava je primalá na { $storeys ->
    [one] jedno poschodie
    [few] { $storeys } poschodia
   *[other] { $storeys } poschodí
}
pacal-refused-wrong-ground = na { $square } nie je tvoj kameň ani tvoja pyramída, ktorá by bola súčasťou zostavy
pacal-refused-not-higher = pyramída na { $square } je už aspoň taká vysoká
pacal-refused-none-left = už nemáš pyramídu, ktorá má { $storeys ->
    [one] jedno poschodie
    [few] { $storeys } poschodia
   *[other] { $storeys } poschodí
}
pacal-refused-right-size-left = zostava je na { $storeys ->
    [one] jedno poschodie
    [few] { $storeys } poschodia
   *[other] { $storeys } poschodí
} a takú pyramídu ešte máš
pacal-refused-masters = majstri stavajú len z kameňov, alebo z kameňov a jedinej pyramídy, ktorú vylepšujú

pacal-ended-last-but-one = { $seat } stavia predposlednú pyramídu
pacal-ended-goal = { $seats }: dosiahnutých { $goal ->
    [one] { $goal } bod
    [few] { $goal } body
   *[other] { $goal } bodov
}
pacal-ended-quiet = dvadsať kôl nikto nestaval

pacal-points-building = okrsky získané stavbou
pacal-points-last-but-one = predposledná pyramída
pacal-points-water = { $storeys ->
    [one] jedno poschodie
    [few] { $storeys } poschodia
   *[other] { $storeys } poschodí
} na brehoch
pacal-points-district = najviac poschodí ({ $storeys }) v okrsku za { $value } { $where }
pacal-points-second = druhé miesto ({ $storeys }) v okrsku za { $value } { $where }
pacal-points-divine = božské kamene
pacal-points-banks = poschodia na brehoch
pacal-points-districts = najviac poschodí v okrskoch
pacal-points-seconds = druhé miesta v okrskoch
pacal-points-divine-stones = zvyšné božské kamene

## Pozície skladané ručne
pacal-bench-city = Mesto
pacal-bench-hold = Kamene v lodi
pacal-bench-ship = loď, { $seat }
pacal-bench-stone = kameň, { $seat }
pacal-bench-pyramid = pyramída, poschodia: { $storeys }, { $seat }
pacal-bench-step = Čo nasleduje
pacal-bench-first = určí sa, kto začína
pacal-bench-place-ship = položiť loď
pacal-bench-roll = hod kockou
pacal-bench-fly = letieť
pacal-bench-drop-one = použiť jeden kameň
pacal-bench-drop-two = použiť dva kamene
pacal-bench-build = stavať
pacal-bench-over-goal = koniec: niekto dosiahol cieľ
pacal-bench-over-quiet = koniec: príliš dlho nikto nestaval
pacal-bench-over-last-but-one = koniec: predposledná pyramída, { $seat }
pacal-bench-die = Kocka
pacal-bench-not-rolled = ešte sa nehádzalo
pacal-bench-arrows = šípky
pacal-bench-quiet = Kolá, v ktorých nikto nestaval
pacal-bench-built = V tomto kole už niekto staval
pacal-bench-divine = Zostávajúce božské kamene

pacal-setup-expects = { $form }
pacal-setup-missing = chýba { $word }
pacal-setup-no-such-seat = hráč { $seat } neexistuje
pacal-setup-ship-off-land = loď na { $square } nie je na súši, na ktorej sa hrá
pacal-setup-stone-off-land = kameň na { $square } nie je na súši, na ktorej sa hrá
pacal-setup-pyramid-off-land = pyramída na { $square } nie je na súši, na ktorej sa hrá
pacal-setup-two-ships = na { $square } sú dve lode
pacal-setup-two-pyramids = na { $square } sú dve pyramídy
pacal-setup-ship-on-pyramid = na { $square } je loď aj pyramída
pacal-setup-stone-on-pyramid = na { $square } je kameň aj pyramída
pacal-setup-too-many-stones = hráč { $seat } má kameňov { $stones }, ale najviac ich môže byť { $most }
pacal-setup-too-many-pyramids = hráč { $seat }: pyramíd, ktoré majú { $storeys ->
    [one] jedno poschodie
    [few] { $storeys } poschodia
   *[other] { $storeys } poschodí
}, je { $pyramids }, ale najviac ich môže byť { $most }
pacal-setup-round = kolá sa počítajú od 1
pacal-setup-quiet-rounds = tichých kôl je viac, než sa odohralo: najviac { $rounds }
pacal-setup-built-early = v tomto kole ešte nikto stavať nemohol
pacal-setup-roll-by-starter = za všetkých hádže začínajúci hráč
pacal-setup-die-needed = povedz, čo ukazuje kocka
pacal-setup-die-early = kockou sa ešte nehádzalo
pacal-setup-ship-missing = chýba loď ({ $seat })
pacal-setup-ship-early = loď ({ $seat }) v tomto kroku ešte nie je položená
pacal-setup-not-the-start = pred prvým hodom sa nemohlo zmeniť nič okrem lodí
pacal-setup-last-but-one = hráčovi { $seat } zostáva najviac jedna pyramída, takže partia sa skončila
pacal-setup-not-last-but-one = hráčovi { $seat } zostáva viac než jedna pyramída, takže tým sa partia neskončila
pacal-setup-goal = niekto už má { $goal ->
    [one] { $goal } bod
    [few] { $goal } body
   *[other] { $goal } bodov
}, takže partia sa skončila
pacal-setup-no-goal = nikto nemá { $goal ->
    [one] { $goal } bod
    [few] { $goal } body
   *[other] { $goal } bodov
}, takže tým sa partia neskončila
pacal-setup-quiet = počet tichých kôl dosiahol { $most }, takže partia sa skončila
pacal-setup-not-quiet = partia sa končí, keď je tichých kôl presne { $most }

pacal-fault-unknown-line = žiadny riadok sa nezačína na „{ $word }“
pacal-fault-missing = chýba riadok „{ $word }“
pacal-fault-twice = „{ $word }“ je tu dvakrát
pacal-fault-name = názov je jedno slovo z malých písmen, číslic a spojovníkov, najviac 40 znakov
pacal-fault-name-taken = „standard“ je názov dosky dodávanej s Benbenom: daj svojej iný
pacal-fault-row-character = „{ $character }“ v stĺpci { $column } nie je ani okrsok, A až Z, ani jazero, ~
pacal-fault-row-length = rad má { $length ->
    [one] jedno políčko
    [few] { $length } políčka
   *[other] { $length } políčok
}, ale prvý rad ich má { $expected }
pacal-fault-row-wide = rad má 1 až 16 políčok, nie { $length }
pacal-fault-too-many-rows = doska má najviac 16 radov
pacal-fault-value = „{ $word }“ nie je hodnota: napíš okrsok a číslo od 1 do { $highest }, napríklad A=5
pacal-fault-value-twice = okrsok { $district } má dve hodnoty
pacal-fault-no-value = okrsok { $district } nemá hodnotu
pacal-fault-no-district = okrsok { $district } na doske nie je
pacal-fault-scattered = okrsok { $district } nie je v jednom kuse
pacal-fault-holy = urči jeden okrsok ako Posvätný
pacal-fault-holy-room = Posvätný okrsok má { $squares ->
    [one] jedno políčko
    [few] { $squares } políčka
   *[other] { $squares } políčok
}, ale lodí sa doň musí zmestiť { $needed }
pacal-fault-holy-covered = Posvätný okrsok sa nedá zakryť
pacal-fault-river = „{ $text }“ nie je úsek rieky: napíš ho ako c|d 6-11 alebo 4|5 a-c
pacal-fault-river-off-board = rieka „{ $text }“ netečie medzi políčkami dosky
pacal-fault-river-in-lake = rieka „{ $text }“ tečie stredom jazera
pacal-fault-banks = napíš „banks all“, „banks none“ alebo políčka
pacal-fault-bank = „{ $word }“ nie je políčko
pacal-fault-bank-no-land = { $square } nie je súš: breh je políčko okrsku
pacal-fault-cover = zakrytie je pre 2, 3 alebo 4 hráčov: napíš ho ako cover 3 J P
pacal-fault-die = počet stien kocky je 1 až { $most }
pacal-fault-face = „{ $word }“ nie je stena kocky: číslo od 1 do 10, alebo arrows
pacal-fault-goal = cieľ je počet hráčov, 2 až 5, a body od 1 do { $highest }, napríklad goal 2 45
pacal-fault-no-goal = chýba cieľ pre počet hráčov { $seats }

pacal-board-round = kolo { $round }, prvý hráč: { $seat }
pacal-board-first = kolo { $round }, prvý hráč: { $seat }
pacal-board-die = kocka: { $die }
pacal-board-values = hodnoty: { $values }
pacal-board-key = ≈ breh, ║ rieka, ~ jazero, <1> loď, 1▲3 trojposchodová pyramída, čísla dole: kamene, + kam môže loď
pacal-board-seat = { $points ->
    [1] jeden bod
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}; { $stones ->
    [one] jeden kameň
    [few] { $stones } kamene
   *[other] { $stones } kameňov
} v zásobe; zvyšné pyramídy: { $pyramids }; božské kamene: { $divine }; loď: { $ship }; v nej: { $hold }

pacal-prompt-first = Začína náhodný hráč.
pacal-prompt-ship = Polož loď na voľné políčko Posvätného okrsku.
pacal-prompt-roll = Hádže sa kockou.
pacal-prompt-fly-first = Leť rovno, von z Posvätného okrsku.
pacal-prompt-fly = { $again ->
    [0] {""}
   *[other] Nové kolo, a začínaš ty.{" "}
}Leť { $number ->
    [one] o jedno políčko rovno
    [few] o { $number } políčka, rovno alebo so zákrutami
   *[other] o { $number } políčok, rovno alebo so zákrutami
}{ $divine ->
    [0] .
   *[other] , alebo sa vzdaj božského kameňa.
}
pacal-prompt-fly-short = { $again ->
    [0] {""}
   *[other] Nové kolo, a začínaš ty.{" "}
}Leť rovno o { $number }, alebo kým ťa nezastaví prekážka či okraj, alebo so zákrutami presne o { $number }{ $divine ->
    [0] .
   *[other] , alebo sa vzdaj božského kameňa.
}
pacal-prompt-jump = { $again ->
    [0] {""}
   *[other] Nové kolo, a začínaš ty.{" "}
}Leť pozdĺž svojho radu alebo stĺpca, ako ďaleko chceš{ $divine ->
    [0] .
   *[other] , alebo sa vzdaj božského kameňa.
}
pacal-prompt-one-stone = Klikni na svoju loď a naložíš kameň; keď odletí, kameň tu zostane. Alebo to preskoč.
pacal-prompt-two-stones = Nalož kameň do svojej lode, do inej, alebo do oboch: keď loď odletí, kameň zostane. Alebo to preskoč.
pacal-prompt-build = Postav pyramídu, alebo to preskoč.
pacal-next-ship = Klikni na „Len jeden kameň“, alebo na druhú loď: potom dostane kameň každá.
pacal-next-build = Ešte jedno kliknutie: osvetlené políčko, alebo osvetlená pyramída.
pacal-next-fly = Vzdáš sa tohto kameňa aj jeho bodov. Klikni, kam letieť, alebo znova na kameň, ak si ho necháš.
pacal-next-stone = Teraz klikni na svoj kameň na doske: pôjde do lode.

pacal-scene-district = okrsok za { $value }
pacal-scene-led-district = okrsok za { $value }, vedie { $seat }
pacal-scene-progress = body: { $points } z { $goal }
pacal-scene-banks = poschodia na brehoch: { $storeys }
pacal-scene-goal = Hra sa končí pri { $points ->
    [one] { $points } bode
    [few] { $points } bodoch
   *[other] { $points } bodoch
}
pacal-scene-last-but-one = alebo { $count }. pyramídou hráča
pacal-scene-square = { $square }, v okrsku za { $value } { $where }
pacal-scene-ship = { $stones ->
    [0] loď ({ $seat }) na { $square }, prázdna
    [one] loď ({ $seat }) na { $square } s kameňom ({ $owners })
   *[other] loď ({ $seat }) na { $square } s kameňmi ({ $owners })
}
pacal-scene-stone = kameň ({ $seat }) na { $square }
pacal-scene-built = { $storeys ->
    [one] pyramída ({ $seat }) na { $square }, jedno poschodie
    [few] pyramída ({ $seat }) na { $square }, { $storeys } poschodia
   *[other] pyramída ({ $seat }) na { $square }, { $storeys } poschodí
}
pacal-scene-seat = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
pacal-scene-pyramids = pyramídy, { $storeys ->
    [one] jedno poschodie
    [few] { $storeys } poschodia
   *[other] { $storeys } poschodí
}: zostáva { $left }
pacal-scene-divine = božský kameň { $value }
pacal-scene-skip = Preskočiť
pacal-scene-home = kamene, ktoré sa vrátili domov ({ $seat }): { $count }
pacal-scene-bent = so zákrutami: 1
pacal-scene-straight = rovno: 2 kamene
pacal-scene-one-stone = Len jeden kameň
pacal-scene-stay = Zostať
pacal-scene-another = Iný spôsob

pacal-explained-pyramid = { $stones } { $instead } { $left ->
    [0] Žiadna taká už nezostáva.
   *[other] Zostáva: { $left }.
}
pacal-explained-home = Dva kamene jednej farby na jednom políčku neležia: vrátili sa do zásoby ({ $seat }).
pacal-explained-one-storey = Jedno poschodie: jeden kameň.
pacal-explained-two-storeys = Dve poschodia: dva tvoje kamene vedľa seba.
pacal-explained-three-storeys = Tri poschodia: tri kamene v línii, s rovnakými medzerami alebo bez nich.
pacal-explained-four-storeys = Štyri poschodia: štyri kamene v línii, s rovnakými medzerami alebo bez nich.
pacal-explained-five-storeys = Päť poschodí: štyri kamene v rohoch štvorca.
pacal-explained-stand-in = Okrem jedného ich môžu nahradiť pyramídy.
pacal-explained-stand-in-masters = Rátajú sa len kamene a pyramída, ktorá sa vylepšuje.
pacal-explained-divine = Božský kameň: vzdaj sa ho namiesto letu a tvoja loď sa presunie na ktorékoľvek voľné políčko. Ak si ho necháš, na konci má hodnotu { $value }.
pacal-explained-ship = { $stones ->
    [0] Loď ({ $seat }), bez kameňov. Kamene v lodi zostanú na jej políčku, keď odletí.
   *[other] Loď ({ $seat }) s kameňmi ({ $owners }). Keď odletí, zostanú na tomto políčku.
}
pacal-explained-banks = Poschodia na políčkach pri vode (≈), { $seat }: { $storeys }. Na konci je za najviac 12 bodov, za druhé miesto 8, za tretie 4.
pacal-explained-progress = { $seat }, body: { $points }. Hra sa končí pri { $goal }. Voda, okrsky a božské kamene sa počítajú až potom.
pacal-explained-supply = Kamene v zásobe, { $seat }: { $stones }. Vkladajú sa do lodí a loď ich nechá na políčku, keď odletí.
pacal-explained-first-flight = Kocka hovorí, ako ďaleko loď letí. V prvom kole letia všetci rovno.
pacal-explained-number = { $number ->
    [one] Leť o jedno políčko rovno a potom vlož do lodí dva kamene.
    [few] Leť o { $number } políčka rovno alebo po prekážku a vlož do lodí dva kamene; alebo leť presne o { $number } so zákrutami a použi jeden kameň.
   *[other] Leť o { $number } políčok rovno alebo po prekážku a vlož do lodí dva kamene; alebo leť presne o { $number } so zákrutami a použi jeden kameň.
}
pacal-explained-arrows = Šípky: leť pozdĺž radu alebo stĺpca, ako ďaleko chceš, ponad všetko, a vlož do lodí dva kamene.
pacal-explained-district = Okrsok za { $value }. { $standing } Prvá pyramída v ňom prinesie { $value } a získanie vedenia tiež. Na konci je za najviac poschodí znova { $value }, za druhé miesto 2.
pacal-explained-bank = Pri vode, v okrsku za { $value }. { $standing } Prvá pyramída v ňom prinesie { $value } a získanie vedenia tiež. Na konci prinesie body znova a poschodia pri vode tiež.
pacal-explained-led = { $seat } vedie: { $storeys ->
    [one] jedno poschodie.
    [few] { $storeys } poschodia.
   *[other] { $storeys } poschodí.
}
pacal-explained-tied = Nikto nevedie sám.
pacal-explained-empty = Nikto tu ešte nestaval.
pacal-explained-built = Pyramída ({ $seat }), { $storeys ->
    [one] jedno poschodie
    [few] { $storeys } poschodia
   *[other] { $storeys } poschodí
}. Loď tu nemôže pristáť. Majiteľ ju môže nahradiť vyššou.
pacal-explained-stones = { $count ->
    [one] Kameň ({ $owners }). Nikomu neprekáža
   *[other] Kamene ({ $owners }). Nikomu neprekážajú
}; kamene jednej farby v zostave sa zmenia na pyramídu.
