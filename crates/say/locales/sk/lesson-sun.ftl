# Lekcia Pyramid of the Sun, krok za krokom.

lesson-sun-ready = Základ je vyložený a na ruke máš štyri karty, ktoré nikto iný nevidí. Pod okrajovým balíčkom leží odkrytá jedna okrajová karta: na čo je?
lesson-sun-ready-first = Kto chce, potiahne si ju ako prvú
lesson-sun-ready-first-no = Nedostane ju nikto. Len ukazuje, v ktorom balíčku sú okraje.
lesson-sun-ready-out = Označuje balíček a je mimo hry
lesson-sun-ready-joker = Dá sa zahrať ako ktorákoľvek karta
lesson-sun-ready-joker-no = Také karty tu nie sú. Iba označuje okrajový balíček.
lesson-sun-ready-done = Správne. V jednom balíčku sú štandardné karty, v druhom okraje a vrchy. Základ je v každej partii iný: jeho karty prichádzajú náhodne.

lesson-sun-place = Vo svojom ťahu karty buď ťaháš, alebo hráš. Teraz jednu zahraj: klikni na kartu na ruke a potom na miesto v pyramíde.
lesson-sun-place-draw = Ťahanie je druhá vec, ktorú môžeš v ťahu robiť. Tu kartu zahraj.
lesson-sun-place-more = Karty môžeš klásť, koľko chceš. Tu stačí jedna: ukonči ťah.
lesson-sun-place-stop = Smieš, a často je to dobré. Teraz vyskúšaj tlačidlo, ktoré ťah ukončí.
lesson-sun-place-done = Jedna karta alebo viac, jedna po druhej, a potom koniec. V takom ťahu sa karty neťahajú.

lesson-sun-levels = Karta leží ako tehla na dvoch iných. Polož jednu na druhú úroveň.
lesson-sun-levels-low = To miesto je prístupné, ale je na prvej úrovni. Nájdi dve karty vedľa seba a polož svoju nad ne.
lesson-sun-levels-count = Každá úroveň má o jedno miesto menej než tá pod ňou. Základ tu má osem kariet: koľko miest má úroveň 3?
lesson-sun-levels-seven = Sedem
lesson-sun-levels-seven-no = Sedem má úroveň 1. Za každú úroveň jedno uber.
lesson-sun-levels-six = Šesť
lesson-sun-levels-six-no = Šesť má úroveň 2. Ešte o úroveň vyššie, o miesto menej.
lesson-sun-levels-five = Päť
lesson-sun-levels-done = Osem, sedem, šesť, päť… až po jediné miesto, vrchol. Dlhšia hra sa začína dlhším základom.

lesson-sun-points = Karta dáva svoju hodnotu alebo svoju úroveň, podľa toho, čo je menšie. Získaj dva body kartou, ktorá má hodnotu práve dva.
lesson-sun-points-waste = Aj tá dá dva body, menšie z čísel päť a dva. Nechaj si päťku na vyššie úrovne, tam má väčšiu cenu.
lesson-sun-points-one = Jednotka dá na každej úrovni jeden bod. Tvoja dvojka by tam hore dala dva.
lesson-sun-points-low = Na úrovni 1 nič nedá viac než jeden bod. Choď o úroveň vyššie.
lesson-sun-points-done = Malé karty teda patria dolu, veľké hore.

lesson-sun-edges = Okrajová karta dáva dvojnásobok, ale zmestí sa len na koniec úrovne. Polož svoj ľavý okraj.
lesson-sun-edges-plain = Na konci smie ležať aj štandardná karta, ale tam sa nezdvojnásobí. Polož tam okraj.
lesson-sun-edges-other = Trojku tam položiť smieš. Najprv však nájdi pre ľavý okraj ľavý koniec úrovne 2.
lesson-sun-edges-done = Štyri body: dvakrát dva. Ľavé okraje patria vľavo, pravé vpravo a žiadny na vrchol.

lesson-sun-draw = Teraz ťahaj. Berieš si dve karty; prvú, prosím, zo štandardného balíčka.
lesson-sun-draw-edge = Balíček si smieš vybrať. Tu však potiahni zo štandardného.
lesson-sun-draw-play = Hranie kariet je druhá vec, ktorú môžeš v ťahu robiť. Tu ťahaj: klikni na balíček.
lesson-sun-draw-second = Prvú kartu vidíš skôr, než zvolíš balíček pre druhú. Druhú si vezmi z okrajového.
lesson-sun-draw-both = Obe smú byť z jedného balíčka. Tu však nazri do okrajového.
lesson-sun-draw-done = Dve karty, každá z balíčka, ktorý chceš. Keď sa balíček minie, zamiešajú sa jeho odhodené karty.

lesson-sun-five = Na ruke máš štyri karty. Potiahni jednu zo štandardného balíčka a uvidíš, koľko si ich smieš nechať.
lesson-sun-five-second = A druhú z toho istého balíčka.
lesson-sun-five-discard = Šesť kariet, ale nechať si smieš len päť. Odhoď tú, čo ti pomôže najmenej: klikni na ňu.
lesson-sun-five-done = Leží odkrytá na odkladacom balíčku svojho druhu. Viac než päť si nenechá nikto.

lesson-sun-symbol = Tvoja dvojka má slnko. Polož ju tam, kde susedí s čo najviac slnkami.
lesson-sun-symbol-one = Tam susedí len s jedným slnkom. Medzi dvoma slnkami základu susedí s oboma.
lesson-sun-symbol-none = Tam nesusedí so žiadnou kartou so svojím symbolom. Hľadaj jeho znak na kartách nablízku.
lesson-sun-symbol-plain = Tá karta nemá symbol. Vezmi tú so slnkom.
lesson-sun-symbol-choice = Karta susedí so svojím symbolom, takže máš na výber: potiahnuť kartu, alebo bod za každé susedné slnko. Vezmi body.
lesson-sun-symbol-draw = Karta sa často hodí. Tu vezmi body: susedné slnká sú dve, takže aj body sú dva.
lesson-sun-symbol-touch = S koľkými kartami môže karta najviac susediť, keď ju kladieš?
lesson-sun-symbol-two = S dvoma
lesson-sun-symbol-two-no = Dve ležia pod ňou, ale na jej úrovni môžu byť aj susedia.
lesson-sun-symbol-four = So štyrmi
lesson-sun-symbol-six = So šiestimi
lesson-sun-symbol-six-no = Nad kartou, ktorú práve kladieš, nič neleží. Spočítaj tie pod ňou a vedľa nej.
lesson-sun-symbol-done = Dve pod ňou a jedna z každej strany. Karta samotná sa nepočíta a tieto body sa nikdy nenásobia.

lesson-sun-card = Symbol je aj jediný spôsob, ako potiahnuť kartu v ťahu, v ktorom hráš. Polož svoj mesiac tak, aby susedil s mesiacom.
lesson-sun-card-corner = Aj tam susedí s mesiacom. Nechaj však koniec úrovne voľný: potrebujú ho okraje.
lesson-sun-card-draw = Teraz si namiesto bodov potiahni kartu: jednu z okrajového balíčka.
lesson-sun-card-points = Bod je tvoj, ak ho chceš. Tu však potiahni kartu z okrajového balíčka.
lesson-sun-card-standard = Dovolený je ktorýkoľvek balíček. Tu vezmi okraj.
lesson-sun-card-play = Pravý okraj! Smieš ho zahrať hneď v tomto ťahu. Polož ho.
lesson-sun-card-end = Skončiť smieš, ale okraj hneď dáva dvojnásobok. Polož ho na pravý koniec.
lesson-sun-card-done = Jeden dobrý symbol tak dokáže ťah poriadne predĺžiť.

lesson-sun-top = Prístupný je len vrchol. Ktorú zo svojich kariet tam položíš?
lesson-sun-top-plain = Na vrchole smie ležať aj štandardná karta, ale karta s vrchom dáva trojnásobok.
lesson-sun-top-draw = Počkať môžeš, ale vrchol by ti mohol niekto vziať. Polož kartu s vrchom.
lesson-sun-top-tie = Dvanásť bodov a partia sa hneď skončila. Keby teraz mali dvaja rovnaký počet bodov, kto by vyhral?
lesson-sun-top-hand = Kto má viac kariet na ruke
lesson-sun-top-last = Kto položil poslednú kartu
lesson-sun-top-last-no = Vrchol už svoje body dostal. Medzi rovnými rozhodujú karty na ruke.
lesson-sun-top-shared = Vždy obaja
lesson-sun-top-shared-no = Len ak majú aj rovnaký počet kariet.
lesson-sun-top-done = Vyhráva hráč s najvyšším počtom bodov; pri remíze ten, kto má na ruke viac kariet; inak sa o víťazstvo delia. A ak dvadsať kôl nikto nepoloží kartu, je tiež koniec.
