# Lekcia Pyramid of the Sun, krok za krokom.

lesson-sun-goal = Spolu s Ibisom staviate jednu pyramídu z kamenných kariet a každá karta, ktorú položíš, ti prinesie body. Keď leží vrchol, vyhráva najviac bodov. Chýba už len vrchol: klikni na svoju trojuholníkovú kartu a potom na vrchol.
lesson-sun-goal-draw = Ťahať môžeš, ale potom si vrchol vezme Ibis. Polož svoju trojuholníkovú kartu.
lesson-sun-goal-plain = Na vrchole smie ležať aj táto karta. Trojuholníková však platí trojnásobne: vezmi tú.
lesson-sun-goal-done = Štvorka na vrchole platí trojnásobne: 12 bodov. Vyhrávaš 56 : 52! A teraz pekne od začiatku.

lesson-sun-turn = Partia sa práve začala. Vo svojom ťahu kladieš karty na kamene, ktoré už ležia. Pozri: tvoja trojka ide na úroveň 1.
lesson-sun-turn-now = Prináša ti jeden bod. Prečo, hovorí vlajka na okraji: na úrovni 1 platí každá karta najviac 1. Teraz ty: klikni na svoju štvorku a potom na miesto, ktoré svieti.
lesson-sun-turn-on = Ťah ukončiť smieš. Tu však ešte treba položiť kartu.
lesson-sun-turn-two = Dvojku položiť smieš tiež. Tu však vezmi štvorku.
lesson-sun-turn-end = Tvoja štvorka leží na úrovni 1, takže platí 1: vždy to menšie z karty a úrovne. Kariet môžeš položiť, koľko chceš; teraz tlačidlom ukonči ťah.
lesson-sun-turn-stop = Smieš, a často je to dobré. Teraz vyskúšaj tlačidlo, ktoré ťah ukončí.
lesson-sun-turn-done = To je ťah: jedna karta alebo viac, jedna po druhej, a potom koniec.

lesson-sun-levels = Karta leží ako tehla na dvoch iných, a tak pyramída rastie. Pozri: tvoja päťka ide na úroveň 2.
lesson-sun-levels-now = Platí 2, menšie z päťky a úrovne 2: škoda päťky. Teraz získaj na úrovni 2 dva body menšou kartou.
lesson-sun-levels-one = Jednotka dá na každej úrovni jeden bod. Tvoja dvojka tam hore dá dva.
lesson-sun-levels-low = Na úrovni 1 nič nedá viac než jeden bod. Choď o úroveň vyššie, nad dve karty vedľa seba.
lesson-sun-levels-done = Tvoja dvojka leží na úrovni 2 a platí 2, toľko čo päťka. Malé karty teda patria dolu, veľké hore.

lesson-sun-draw = Namiesto kladenia kariet si môžeš dve potiahnuť, každú z balíčka, ktorý chceš. Pozri: prvá je zo štandardného.
lesson-sun-draw-second = Päťka: vidíš ju skôr, než si vezmeš druhú. Tú si teraz potiahni z druhého balíčka, z okrajov: klikni naň.
lesson-sun-draw-both = Obe smú byť z jedného balíčka. Tu však nazri do okrajového.
lesson-sun-draw-done = Ľavý okraj. V jednom ťahu buď ťaháš dve karty, alebo karty kladieš, nie oboje. Keď sa balíček minie, zamiešajú sa jeho odhodené karty.

lesson-sun-edges = Karta so šikmou stranou je okraj. Zmestí sa len na koniec úrovne, ale platí dvojnásobne. Pozri: tvoj ľavý okraj ide na úroveň 2.
lesson-sun-edges-now = Štyri body: dvojka na úrovni 2 platí 2 a okraj to zdvojnásobí. Teraz polož svoj pravý okraj.
lesson-sun-edges-plain = Na konci smie ležať aj štandardná karta, ale tam sa nezdvojnásobí. Polož tam okraj.
lesson-sun-edges-other = Trojku tam položiť smieš. Najprv však nájdi pre pravý okraj pravý koniec úrovne 2.
lesson-sun-edges-done = Znova štyri: trojka na úrovni 2 platí 2, a to dvakrát. Ľavé okraje patria vľavo, pravé vpravo a žiadny na vrchol.

lesson-sun-symbol = Niektoré karty majú symbol. Ak karta susedí so svojím symbolom, prinesie bod za každý, s ktorým susedí. Pozri na mesiac.
lesson-sun-symbol-now = Jeden bod za kartu a jeden za mesiac pod ňou. Teraz tvoja dvojka so slnkom: polož ju tam, kde susedí s čo najviac slnkami.
lesson-sun-symbol-one = Tam susedí len s jedným slnkom. Medzi dvoma slnkami základu susedí s oboma.
lesson-sun-symbol-none = Tam nesusedí so žiadnou kartou so svojím symbolom. Hľadaj jeho znak na kartách nablízku.
lesson-sun-symbol-plain = Tá karta nemá symbol. Vezmi tú so slnkom.
lesson-sun-symbol-choice = Karta susedí so svojím symbolom, takže máš na výber: potiahnuť kartu, alebo bod za každé susedné slnko. Vezmi body.
lesson-sun-symbol-draw = Karta sa často hodí. Tu vezmi body: susedné slnká sú dve, takže aj body sú dva.
lesson-sun-symbol-done = Jeden bod za kartu a dva za slnká; tie sa nikdy nenásobia. Karta susedí najviac so štyrmi: dve pod ňou a jedna z každej strany.

lesson-sun-card = Symbol je aj jediný spôsob, ako potiahnuť kartu v ťahu, v ktorom hráš. Polož svoj mesiac tak, aby susedil s mesiacom.
lesson-sun-card-corner = Aj tam susedí s mesiacom. Nechaj však koniec úrovne voľný: potrebujú ho okraje.
lesson-sun-card-place = Namiesto hrania si smieš potiahnuť dve karty. Tu však polož mesiac.
lesson-sun-card-draw = Teraz si namiesto bodov potiahni kartu: jednu z okrajového balíčka.
lesson-sun-card-points = Bod je tvoj, ak ho chceš. Tu však potiahni kartu z okrajového balíčka.
lesson-sun-card-standard = Dovolený je ktorýkoľvek balíček. Tu vezmi okraj.
lesson-sun-card-play = Pravý okraj! Smieš ho zahrať hneď v tomto ťahu. Polož ho.
lesson-sun-card-end = Skončiť smieš, ale okraj hneď dáva dvojnásobok. Polož ho na pravý koniec.
lesson-sun-card-done = Jeden dobrý symbol tak dokáže ťah poriadne predĺžiť.

lesson-sun-five = Na ruke máš štyri karty. Potiahni jednu zo štandardného balíčka a uvidíš, koľko si ich smieš nechať.
lesson-sun-draw-edge = Balíček si smieš vybrať. Tu však potiahni zo štandardného.
lesson-sun-draw-play = Hranie kariet je druhá vec, ktorú môžeš v ťahu robiť. Tu ťahaj: klikni na balíček.
lesson-sun-five-second = A druhú z toho istého balíčka.
lesson-sun-five-discard = Šesť kariet, ale nechať si smieš len päť. Odhoď tú, čo ti pomôže najmenej: klikni na ňu.
lesson-sun-five-done = Leží odkrytá na odkladacom balíčku svojho druhu. Viac než päť si nenechá nikto.

lesson-sun-end = Vrchol leží a je to 52 : 52. Ty máš na ruke tri karty, Ibis dve. Kto vyhráva?
lesson-sun-end-hand = Ja: mám viac kariet
lesson-sun-end-last = Kto položil vrchol
lesson-sun-end-last-no = Vrchol už svoje body dostal. Medzi rovnými rozhodujú karty na ruke.
lesson-sun-end-shared = Obaja
lesson-sun-end-shared-no = Len keby mali obaja aj rovnaký počet kariet.
lesson-sun-end-done = Vyhráva najviac bodov; pri remíze viac kariet na ruke; inak je víťazstvo spoločné. A ak dvadsať kôl nikto nepoloží kartu, je tiež koniec.

lesson-sun-ready = Takto sa partia začína: základ v náhodnom poradí a štyri karty pre každého. Odkrytá karta pri okrajovom balíčku ho len označuje. Každá úroveň má o miesto menej než tá pod ňou; dlhšia hra má dlhší základ.
