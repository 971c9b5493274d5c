### Silver & Gold Pyramids.

tomb-name = Silver & Gold Pyramids
tomb-about = Všetci naraz mapujú komnaty od vstupu po hrobku a cestou zbierajú drahokamy a fakle.
tomb-goal = Označuj vzor na svojich kartách, od vchodu k pyramíde. Karta s označenou pyramídou prinesie 10 bodov; drahokamy, fakle a bonusy pridajú, lebky uberú.
tomb-colour-purple = fialová
tomb-colour-orange = oranžová
tomb-colour-green = zelená
tomb-slot-left = vľavo
tomb-slot-right = vpravo

tomb-refused-over = partia sa už skončila
tomb-refused-not-your-turn = nie si na ťahu
tomb-refused-not-now = to sa teraz nedá
tomb-refused-not-dealt = karta { $card } nie je medzi štyrmi kartami, ktoré máš rozdané
tomb-refused-not-two-cards = nechaj si dve rôzne karty
tomb-refused-no-card = { $slot } nemáš kartu
tomb-refused-wall = { $square } je stena
tomb-refused-marked = { $square } je už označené
tomb-refused-not-the-pattern = označ celý vzor, otočený alebo zrkadlovo obrátený podľa chuti, alebo presne jedno políčko
tomb-refused-not-one-square = červený kríž žiada presne jedno ďalšie políčko
tomb-refused-without-entrance = prvé označenie na karte musí zahŕňať jej vstup, { $square }
tomb-refused-not-connected = sem sa nedostaneš: nedotýka sa to ničoho, čo je na tejto karte označené
tomb-refused-completed = karta { $slot } je dokončená a už sa na nej neoznačuje
tomb-refused-nothing-to-revise = niet čo voliť znova; ak to chceš zmeniť, jednoducho zvoľ niečo iné
tomb-refused-not-offered = karta { $card } neleží v ponuke
tomb-refused-deck-empty = balíček je prázdny
tomb-refused-not-in-deck = karta { $card } nemôže prísť z balíčka
tomb-refused-no-such-expedition = expedícia s týmto vzorom už v tomto kole nezostala
tomb-refused-no-such-seat = hráč { $seat } pri tomto stole nie je

tomb-ended-after-four-rounds = všetky štyri kolá sú odohrané
tomb-ended-by-lowest-card = všetky štyri kolá sú odohrané; pri zhode rozhodla najnižšia dokončená karta, číslo { $card }

tomb-tally-completed = dokončené karty
tomb-tally-torches = fakle
tomb-tally-boxes = bonusy za dvojice rovnakej farby
tomb-tally-skulls = lebky
tomb-tally-gems = drahokamy, v pároch aj samotné

tomb-fault-unknown-line = tomuto riadku sa nedá rozumieť: { $text }
tomb-fault-set-twice = sada už má názov
tomb-fault-set-name = po „set“ nasleduje názov: jedno slovo, najviac 24 písmen, číslic a spojovníkov
tomb-fault-no-set = sada nemá názov: chýba riadok „set NAME“
tomb-fault-name-taken = názov „{ $name }“ patrí sade dodávanej s Benbenom, a táto je iná
tomb-fault-skull-value = { $value } nie je hodnota lebky: -1 až -99
tomb-fault-skull-order = { $value } stojí menej než lebka pred ňou
tomb-fault-skull-count = počet lebiek je { $count } namiesto { $expected }
tomb-fault-expedition-line = po „expedition“ nasleduje názov a počet kariet
tomb-fault-expedition-name = „{ $name }“ nie je názov: jedno slovo, najviac 24 písmen, číslic a spojovníkov
tomb-fault-expedition-twice = expedícia { $name } tu už je
tomb-fault-expedition-count = { $count } nie je počet kariet
tomb-fault-expedition-same = { $name } má rovnaký vzor ako { $other }, možno otočený alebo zrkadlovo obrátený: radšej pridaj viac kariet pre { $other }
tomb-fault-expedition-large = vzor má najviac päť riadkov po najviac päť políčok
tomb-fault-expedition-shape = políčka vzoru držia pokope a je aspoň jedno
tomb-fault-expedition-total = počet kariet expedícií je { $count } namiesto { $expected }
tomb-fault-chamber-line = po „chamber“ nasleduje číslo karty a jej farba
tomb-fault-chamber-number = { $number } nie je číslo karty: 1 až { $most }
tomb-fault-chamber-twice = karta { $card } je tu dvakrát
tomb-fault-chamber-colour = { $colour } nie je farba: purple, orange alebo green
tomb-fault-chamber-rows = komnata má päť riadkov, nie { $rows }
tomb-fault-chamber-width = riadok má päť políčok, nie { $width }
tomb-fault-chamber-crosses = počet červených krížov v komnate je najviac { $most }
tomb-fault-chamber-entrance = komnata má jeden vstup, E, v hornom riadku
tomb-fault-chamber-tomb = komnata má jednu hrobku, T, v dolnom riadku
tomb-fault-chamber-no-way = od vstupu k hrobke nevedie cesta
tomb-fault-chamber-missing = karta { $card } chýba
tomb-fault-colour-count = { $colour } farba: { $count ->
    [one] jedna karta
    [few] { $count } karty
   *[other] { $count } kariet
} namiesto { $expected }
tomb-fault-symbol = „{ $symbol }“ v stĺpci { $column } nie je symbol

## Pozície skladané ručne
tomb-bench-cards = Karty pyramíd
tomb-bench-card = karta { $card }
tomb-bench-patterns = Vzory
tomb-bench-pattern = vzor { $pattern }
tomb-bench-marks = Značenie
tomb-bench-mark = označiť
tomb-bench-tick = odškrtnúť
tomb-bench-offer = Ponuka
tomb-bench-revealed = Predchádzajúce vzory tohto kola
tomb-bench-expedition = Expedícia
tomb-bench-both = Dve komnaty, ľavá a pravá
tomb-bench-left = Označené políčka v ľavej komnate
tomb-bench-right = Označené políčka v pravej komnate
tomb-bench-done = Dokončené karty
tomb-bench-torches = Fakle kôl
tomb-bench-boxes = Body podľa farieb
tomb-bench-red = Červené drahokamy
tomb-bench-green = Zelené drahokamy
tomb-bench-skulls = Lebky
tomb-bench-over = koniec

tomb-setup-expected-round = „round“ a jeho číslo, alebo „over“
tomb-setup-expected-number = číslo
tomb-setup-expected-patterns = zoznam názvov vzorov oddelených čiarkami
tomb-setup-expected-cards = zoznam čísel kariet oddelených čiarkami
tomb-setup-expected-boxes = zoznam bonusov ako p10, oddelených čiarkami
tomb-setup-expected-table = „after“, „expedition“, „offer“ alebo „|“ a prvý hráč
tomb-setup-expected-player = karta ako L17:a1b1, „done“, „red“, „green“, „torches“, „skulls“, „boxes“ alebo „|“
tomb-setup-expected-once = niečo iné: toto už bolo povedané
tomb-setup-seats = { $seats ->
    [one] je tu jeden hráč
    [few] sú tu { $seats } hráči
   *[other] je tu { $seats } hráčov
}, a hra je pre 2 až 4
tomb-setup-too-few-cards = sada má primálo kariet pre toľkých hráčov
tomb-setup-nobody-marks = expedícia je odkrytá, ale nikto nemá kartu, na ktorej by označoval
tomb-setup-round = kolo { $round } neexistuje
tomb-setup-over-expedition = partia sa skončila, takže žiadna expedícia nie je odkrytá
tomb-setup-unknown-pattern = expedícia { $name } neexistuje
tomb-setup-pattern-too-often = { $name }: odkryté viackrát, než je takých kariet
tomb-setup-too-many-revealed = počet iných expedícií odkrytých v kole pred expedíciou je najviac { $most }
tomb-setup-unknown-card = karta { $card } neexistuje
tomb-setup-card-twice = karta { $card } je na dvoch miestach
tomb-setup-offer = v ponuke { $offer ->
    [one] je jedna karta
    [few] sú { $offer } karty
   *[other] je { $offer } kariet
}: majú byť štyri, menej až po minutí balíčka
tomb-setup-free-slot = hráč { $seat } má voľné miesto, hoci sú karty na výber
tomb-setup-wall = { $square } na karte { $card } je stena
tomb-setup-tomb-marked = hrobka karty { $card } je označená, takže karta je dokončená
tomb-setup-not-connected = čo je na karte { $card } označené, nie je spojené s jej vstupom
tomb-setup-red-gems = hráč { $seat } môže mať červených drahokamov najviac { $most }
tomb-setup-green-gems = hráč { $seat } môže mať zelených drahokamov najviac { $most }
tomb-setup-skulls = hráč { $seat } môže mať lebiek najviac { $most }
tomb-setup-torches = hráč { $seat } môže mať fakieľ najviac { $most }
tomb-setup-torch-round = hráč { $seat } nemôže mať fakľu z kola { $round }, alebo ju má dvakrát
tomb-setup-box-unearned = hráč { $seat } má bonus bez potrebných kariet ({ $colour } farba)
tomb-setup-boxes = { $colour } farba: bonusy nesedia s dokončenými kartami; najlepšie idú prvé

tomb-board-step = kolo { $round } zo 4, krok { $step }/{ $steps }
tomb-board-expedition = expedícia { $name }
tomb-board-to-come = ešte prídu, všetky okrem jednej: { $names }
tomb-board-offer = ponuka
tomb-board-deck = { $count ->
    [one] jedna karta v balíčku
    [few] { $count } karty v balíčku
   *[other] { $count } kariet v balíčku
}
tomb-board-boxes = voľné bonusy: { $boxes }
tomb-board-hand = rozdané tebe
tomb-board-seat = { $seat }: { $points ->
    [1] jeden bod
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
tomb-board-completed = dokončené: { $cards }
tomb-board-gems = červené drahokamy: { $red }, zelené drahokamy: { $green }
tomb-board-torches = fakle podľa kôl: { $rounds }
tomb-board-skulls = lebky: { $count }, cena { $cost }
tomb-board-own-boxes = bonusy: { $boxes }
tomb-board-legend = E vstup, T hrobka, # stena, • označené, ◦ práve zvolené, r g drahokamy, t fakľa, s lebka, p elixír, x červený kríž

tomb-prompt-keep = Nechaj si dve zo svojich štyroch kariet.
tomb-prompt-kept = Nechávaš si { $low } a { $high }; ešte to môžeš zmeniť.
tomb-prompt-mark = Označ vzor alebo jediné políčko.
tomb-prompt-single = Vzor sa nikam nezmestí: označ jedno políčko.
tomb-next-keep = Teraz vyber druhú kartu.
tomb-next-single = Teraz vyber jedno políčko. Ďalším stlačením tlačidla sa vrátiš k vzoru.
tomb-prompt-extra = { $count ->
    [one] Červený kríž: označ ešte jedno políčko, alebo voľ znova.
    [few] Červené kríže: označ ešte { $count } políčka, jedno po druhom, alebo voľ znova.
   *[other] Červené kríže: označ ešte { $count } políčok, jedno po druhom, alebo voľ znova.
}
tomb-prompt-marked = Máš zvolené; ešte môžeš zvoliť niečo iné.
tomb-prompt-take = { $count ->
    [one] Vezmi si novú kartu, odkrytú alebo z balíčka. Hrobka (pyramída) je za 10 bodov.
    [few] Vezmi si { $count } nové karty, jednu po druhej, odkryté alebo z balíčka. Hrobka (pyramída) je za 10 bodov.
   *[other] Vezmi si { $count } nových kariet, jednu po druhej, odkryté alebo z balíčka. Hrobka (pyramída) je za 10 bodov.
}
tomb-prompt-wait = Teraz tu niet o čom rozhodovať.

tomb-event-dealt = { $name } dostáva kartu { $card }
tomb-event-dealt-hidden = { $name } dostáva kartu
tomb-event-chose = zvolené, zatiaľ skryté: { $action }
tomb-event-kept = { $name } si necháva { $low } a { $high }
tomb-event-marked = { $name } označuje { $marks }
tomb-event-marked-nothing = { $name } nemá čo označiť
tomb-event-expedition = ďalšia expedícia: { $name }
tomb-event-card = odkrýva sa karta { $card }
tomb-event-takes = { $name } si berie z ponuky kartu { $card }
tomb-event-takes-unseen = { $name } si berie naslepo vrchnú kartu balíčka

tomb-notation =
    keep:12+33        nechaj si karty 12 a 33 zo štyroch rozdaných
    L:a1b1b2          označ tieto políčka na svojej ľavej karte (R: pravej); stĺpce a až e, riadky 1 až 5 zhora
    L:c3              označ jediné políčko
    again             keď červený kríž žiada políčko: zabudni svoje označenia a voľ znova
    take:17           vezmi kartu 17 z ponuky
    take:deck         vezmi vrchnú kartu balíčka, naslepo

tomb-scene-offer = Karty na výber
tomb-scene-to-come = Príde, okrem jedného
tomb-scene-stays-out = V tomto kole nepríde
tomb-scene-cards-left = { $count ->
    [one] príde ešte jedna karta
    [few] prídu ešte { $count } karty
   *[other] príde ešte { $count } kariet
}
tomb-scene-worth-gems = Červený a zelený drahokam spolu: 5. Sám: 1.
tomb-scene-worth-torches = po 5, jedna za kolo
tomb-scene-worth-skulls = Počíta sa len posledná lebka.
tomb-scene-worth-boxes = Tvoja 2., 4., 6. karta farby: najlepší voľný bonus
tomb-scene-worth-cards = Dokončená karta (označená hrobka): 10 bodov
tomb-scene-worth-crosses = ešte políčko
tomb-scene-worth-potions = zmaže dve lebky
tomb-scene-card-purple = karta { $card }, fialová
tomb-scene-card-orange = karta { $card }, oranžová
tomb-scene-card-green = karta { $card }, zelená
tomb-scene-square = políčko { $square }
tomb-scene-mark = označené políčko { $square }
tomb-scene-single = Jedno políčko
tomb-scene-again = Voliť znova

tomb-explained-gems = Červený a zelený drahokam spolu sú za 5 bodov, samotný drahokam za 1.
tomb-explained-torches = Fakľa je za 5 bodov; za kolo sa počíta jedna.
tomb-explained-skulls = Body stojí len posledná zaškrtnutá lebka: toľko, koľko je pod ňou. Elixír zmaže dve posledné.
tomb-explained-boxes = Za svoju 2., 4. a 6. dokončenú kartu jednej farby dostaneš najlepší bonus tej farby, ktorý ešte zostal: 10, potom 6, potom 3.
tomb-explained-tomb = Hrobka (pyramída): označ ju a karta je dokončená: 10 bodov.
tomb-explained-entrance = Vstup: prvé označenie na karte ho musí obsahovať.
tomb-explained-torch = Fakľa: označ ju za 5 bodov. Za kolo sa počíta jedna.
tomb-explained-skull = Lebka: keď ju označíš, zaškrtne sa ďalšia lebka. Body stojí len posledná zaškrtnutá.
tomb-explained-potion = Elixír: keď ho označíš, zmažú sa dve zaškrtnuté lebky, ktoré stoja najviac.
tomb-explained-cross = Červený kríž: keď ho označíš, hneď označíš ešte jedno políčko, na ktorejkoľvek karte.
tomb-explained-number = Číslo karty. Body nedáva: kto dokončí nižšie, berie prvý, a rozhoduje pri zhode.
tomb-explained-offer = Keď dokončíš kartu, vezmeš si jednu z týchto, alebo naslepo vrchnú z balíčka.
tomb-explained-expedition = Vzor tohto kroku, pre všetkých. Otáčaj a zrkadli ho, ako chceš.
tomb-explained-to-come = Tieto vzory môžu v tomto kole ešte prísť. Jeden z nich zostane skrytý.
tomb-explained-stays-out = Tento vzor zostane v tomto kole skrytý.
tomb-explained-card = Označuj cestu od vstupu k hrobke. Tmavé políčka sú steny.
tomb-explained-single = Vzor toto políčko nepokryje. Ak ho chceš označiť samotné, stlač najprv „Jedno políčko“.
