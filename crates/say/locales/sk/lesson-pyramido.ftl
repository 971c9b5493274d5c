# Lekcia Pyramida, krok za krokom.

lesson-pyramido-goal = Toto je koniec partie: obe pyramídy z dielikov, tvoja aj Ibisova, sú postavené. Po každej úrovni prinášajú body klenoty v oblastiach jednej farby. Po štvrtej vyhráva najviac bodov: 51 : 42 pre teba.

lesson-pyramido-turn = Vo svojom ťahu vezmeš jeden z troch dielikov kameňolomu a položíš ho. Klenot dostane značku svojej farby, lebo počítajú sa len označené oblasti. Potom sa kameňolom doplní. Pozri.
lesson-pyramido-turn-now = Aj Ibis položil dielik. Teraz ty: klikni na modrý dielik kameňolomu a potom na miesto, kde sa modrá dotkne modrej. Ak chceš, otoč ho, a potvrď.
lesson-pyramido-turn-apart = Ležať tam smie, ale modrá sa nedotýka modrej. Body prinášajú oblasti jednej farby, tak ich spájaj.
lesson-pyramido-turn-tile = Ten vziať smieš. Tu však vezmi dielik s dvoma modrými blokmi.
lesson-pyramido-turn-done = Tvoja modrá oblasť má teraz štyri klenoty: štyri body, keď sa úroveň spočíta. Úroveň sa musí zmestiť do obdĺžnika päť krát štyri a jej dieliky sa dotýkajú stranami.

lesson-pyramido-mark = Z každej farby máš jednu značku. Vezmi dielik s červeným a žltým blokom; oba majú klenot.
lesson-pyramido-mark-tile = Ten vziať smieš. Tu však vezmi prostredný, červeno-žltý dielik.
lesson-pyramido-mark-which = Blok s klenotom sa musí označiť, ak je značka jeho farby v zásobe. Tu si vyberáš, ktorý: klikni na blok.
lesson-pyramido-mark-done = Značka tam zostane, kým sa kolo nespočíta: počítajú sa len označené oblasti.

lesson-pyramido-count = Po každej úrovni prinesie označená oblasť bod za každý svoj klenot. Tu má modrá tri klenoty a hnedá jeden: štyri body.
lesson-pyramido-count-bounty = A najmenšia označená oblasť sa počíta ešte raz. Koľko je to spolu?
lesson-pyramido-count-four = Štyri
lesson-pyramido-count-four-no = To je bez odmeny: najmenšia oblasť, hnedá, sa počíta ešte raz.
lesson-pyramido-count-five = Päť
lesson-pyramido-count-seven = Sedem
lesson-pyramido-count-seven-no = Dvakrát sa počíta najmenšia oblasť, nie najväčšia.
lesson-pyramido-count-done = Nezabúdaj teda na malé oblasti. Počíta sa, čo vidno zhora; zakryté klenoty sa nepočítajú.

lesson-pyramido-level = Druhá úroveň leží o pol bloku dovnútra od každého okraja. Tu sa dieliky dotýkať nemusia: polož jeden, kam chceš.
lesson-pyramido-level-done = Desať, šesť, tri a jeden na vrchu: štyri kolá. Čo z nižších úrovní ešte vidno, počíta sa v každom kole znova.

lesson-pyramido-patch = Záplaty opravia, čo nesedí. Vezmi zeleno-červený dielik: jeho červený blok nemá klenot.
lesson-pyramido-patch-tile = Ten vziať smieš. Tu však vezmi pravý, zeleno-červený dielik.
lesson-pyramido-patch-lay = Zelená sa označila sama. Teraz polož žlto-tyrkysovú záplatu na červený blok, ktoroukoľvek stranou nahor. Aj jej klenot sa dá otočiť.
lesson-pyramido-patch-keep = Záplaty si smieš nechať, a často sa to oplatí. Tu však jednu polož, aby bolo vidieť, ako to funguje.
lesson-pyramido-patch-other = Položiť sa smie ktorákoľvek. Tu však vezmi žlto-tyrkysovú.
lesson-pyramido-patch-done = Záplata má klenot, preto na ňu hneď prišla značka jej farby. Záplata sa už nikdy nepohne; máš tri.

lesson-pyramido-refill = Vezmi prostredný dielik kameňolomu a dohraj ťah do konca.
lesson-pyramido-refill-tile = Ten vziať smieš. Tu však vezmi prostredný: za ním sú dve kôpky.
lesson-pyramido-refill-keep = Teraz by sa dala položiť záplata. Ušetri ju: nepolož žiadnu.
lesson-pyramido-refill-save = Záplaty ťa ešte môžu zachrániť. Zatiaľ nepolož žiadnu.
lesson-pyramido-refill-stack = Medzera v kameňolome sa dopĺňa z jednej z dvoch kôpok vedľa nej. Ktorý dielik tam má nájsť Ibis? Klikni na kôpku.
lesson-pyramido-refill-done = Takto rozhoduješ, čo príde. Keď sa kôpka minie, na jej miesto ide spodná polovica inej.

lesson-pyramido-hole = Voľné sú dva osamelé bloky a žiadny dielik sa už nezmestí. Vyplň ich záplatami: klikni na záplatu a potom na voľný blok.
lesson-pyramido-hole-second = Ešte jeden. Na tieto záplaty značky nejdú.
lesson-pyramido-hole-done = To bol celý ťah. S príliš malým počtom záplat by to bola prehra, preto nenechávaj diery, alebo si šetri záplaty.

lesson-pyramido-next = Prvé kolo je spočítané a všetky značky sú späť. Kto začína ďalšie?
lesson-pyramido-next-most = Kto mal najviac bodov
lesson-pyramido-next-most-no = Naopak: pomáha to tomu, kto zaostal.
lesson-pyramido-next-turn = Ide to dokola v smere hodinových ručičiek
lesson-pyramido-next-turn-no = To len ťahy. Začiatok závisí od bodov v kole.
lesson-pyramido-next-fewest = Kto mal najmenej bodov
lesson-pyramido-next-done = Najmenej v tomto kole, a ak ich je viac, prvý v smere hodinových ručičiek. Potom sa značí nanovo.

lesson-pyramido-end = Po štvrtom kole vyhráva, kto má najviac bodov. Čo rozhodne, ak ich majú dvaja rovnako veľa?
lesson-pyramido-end-patches = Viac zvyšných záplat
lesson-pyramido-end-last = Posledné kolo
lesson-pyramido-end-last-no = Posledné nie. Najprv záplaty a potom najlepšie jednotlivé kolo.
lesson-pyramido-end-start = Kto začínal
lesson-pyramido-end-start-no = O tom rozhodla náhoda, a nebolo by to fér. Rozhoduje, čo sa ti podarilo ušetriť.
lesson-pyramido-end-done = Najprv záplaty, potom najlepšie jednotlivé kolo; potom je víťazstvo spoločné. Ušetrená záplata má teda tiež cenu.
