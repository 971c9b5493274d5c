# Lekcia Silver & Gold Pyramids, krok za krokom.

lesson-tomb-keep = Dostávaš štyri komnaty a dve si nechávaš. Klikni na tie dve, ktoré sa ti páčia.
lesson-tomb-keep-done = Všetci si vyberajú naraz a nikto nevidí, čo si nechávajú ostatní. Ďalšie štyri komnaty teraz ležia odkryté ako ponuka.

lesson-tomb-entrance = Expedícia ukazuje vzor. Polož ho na jednu zo svojich kariet, otočený podľa chuti: prvé označenie musí zakryť vstup vľavo hore.
lesson-tomb-entrance-single = Namiesto vzoru smieš označiť jediné políčko, ale je to pomalé. Polož celý vzor.
lesson-tomb-entrance-done = Označíš všetky políčka vzoru, alebo presne jedno. Steny a označené políčka ostávajú, aké sú.

lesson-tomb-touch = Pokračuj na ľavej karte: každé ďalšie označenie musí stranou susediť s tým, čo tam už je. Polož roh z troch políčok.
lesson-tomb-touch-right = Pravú kartu smieš začať pri jej vstupe. Tu však pokračuj na ľavej.
lesson-tomb-touch-single = Jediné políčko je dovolené. Roh z troch ťa však dostane ďalej: klikni, kde sa začína, otoč ho a potvrď.
lesson-tomb-touch-done = Stačí jedna spoločná strana. Rohy, ktoré sa len dotýkajú, sa nepočítajú.

lesson-tomb-treasure = Čo označíš, to nájdeš. Polož vzor na ľavú kartu tak, aby zakryl fakľu aj zelený drahokam.
lesson-tomb-treasure-right = Pri tom vstupe nič nie je. Fakľa aj drahokam sú na ľavej karte.
lesson-tomb-treasure-both = To nezakryje oboje. Fakľa leží vedľa tvojich označení a drahokam hneď za rohom.
lesson-tomb-treasure-done = Drahokam je zaškrtnutý, a tiež fakľa tohto kola: za kolo sa počíta len jedna fakľa a z každej farby desať drahokamov.

lesson-tomb-skull = Lebky stoja body a elixír zmaže dve najdrahšie zaškrtnuté. Polož vzor na lebku a elixír.
lesson-tomb-skull-more = Aj to ide. Tu však vezmi lebku nad elixírom.
lesson-tomb-skull-potion = Elixír je na ľavej karte pod hornou lebkou. Zakry oboje.
lesson-tomb-skull-done = V rámci jedného označenia sa najprv škrtajú lebky a až potom účinkujú elixíry: tri lebky, dve zmazané, jedna zostala.

lesson-tomb-cross = Červený kríž ti dáva ešte jedno políčko. Označ ho.
lesson-tomb-cross-elsewhere = To označiť smieš. Červený kríž je na ľavej karte, hneď vedľa tvojich označení.
lesson-tomb-cross-more = Teraz označ ešte jedno políčko, na ktorejkoľvek karte, kde susedí.
lesson-tomb-cross-again = Tým by sa zabudlo všetko, čo máš v tomto kroku označené. Dobre vedieť, ale tu označ ešte jedno políčko.
lesson-tomb-cross-done = Ak je aj to červený kríž, dostaneš ďalšie. Dokončená karta už označenia neprijíma.

lesson-tomb-tomb = K hrobke vpravo dolu už chýba len kúsok. Označ ju a karta je dokončená.
lesson-tomb-tomb-elsewhere = Hrobka je posledné políčko spodného radu, hneď vedľa tvojich označení. Stačí jediné políčko.
lesson-tomb-tomb-take = Po dokončenej karte je miesto prázdne. Vezmi si novú: z ponuky, alebo naslepo z balíčka.
lesson-tomb-tomb-done = Ponuka sa potom doplní. Ak si berú viacerí, prvé ide najnižšie číslo na práve dokončenej karte.

lesson-tomb-box = Jednu fialovú kartu už máš dokončenú. Dokonči druhú.
lesson-tomb-box-take = Vezmi si novú kartu z ponuky.
lesson-tomb-box-offer = Naslepo smieš. Tu si však vezmi takú, ktorú vidíš.
lesson-tomb-box-worth = Za dve karty jednej farby je najlepší bonus, ktorý je ešte voľný. Koľko bodov má prvý fialový bonus?
lesson-tomb-box-ten = Desať
lesson-tomb-box-six = Šesť
lesson-tomb-box-six-no = Šesť je druhý bonus farby. Prvý si ešte nikto nevzal.
lesson-tomb-box-three = Tri
lesson-tomb-box-three-no = Tri je posledný bonus. Dve fialové karty pred tebou nikto nemal.
lesson-tomb-box-done = 10, potom 6, potom 3, pre celý stôl: po druhej, štvrtej a šiestej karte farby. Ak ich získajú dvaja naraz, prvé ide nižšie číslo.

lesson-tomb-together = Všetci označujú naraz. Polož štvorec zo štyroch políčok na ľavú kartu.
lesson-tomb-together-elsewhere = Jediné políčko označiť smieš. Tu však polož celý štvorec pri vstupe ľavej karty.
lesson-tomb-together-see = Druhý hráč si ešte nevybral. Čo vidí z tvojich označení?
lesson-tomb-together-all = Všetko
lesson-tomb-together-all-no = Potom by ich mohol odkopírovať. Zostávajú skryté, kým si nevyberú všetci.
lesson-tomb-together-nothing = Vôbec nič
lesson-tomb-together-card = Len to, na ktorej karte sú
lesson-tomb-together-card-no = Ani to: kým si nevyberú všetci, nevidno nič.
lesson-tomb-together-done = A dovtedy si to smieš ešte rozmyslieť.

lesson-tomb-rounds = Leží odkrytá siedma expedícia tohto kola a jeden vzor neprišiel. Kedy príde?
lesson-tomb-rounds-l = Teraz, ako ôsmy
lesson-tomb-rounds-l-no = Kolo má sedem expedícií. Ôsma zostane skrytá, takže so vzorom sa nedá celkom počítať.
lesson-tomb-rounds-eight = Všetkých osem sa zamieša, možno v ďalšom kole
lesson-tomb-rounds-end = Už nikdy
lesson-tomb-rounds-end-no = Každé kolo sa začína so všetkými ôsmimi, znova zamiešanými.
lesson-tomb-rounds-done = Štyri kolá po sedem krokov: to je partia.

lesson-tomb-count = Partia sa skončila. Máš tri červené drahokamy a jeden zelený: koľko je to bodov?
lesson-tomb-count-four = Štyri
lesson-tomb-count-four-no = Samotný drahokam je jeden bod, ale červený a zelený spolu dajú päť.
lesson-tomb-count-seven = Sedem
lesson-tomb-count-eight = Osem
lesson-tomb-count-eight-no = Jeden pár dá päť a dva drahokamy zostanú bez dvojice.
lesson-tomb-count-skulls = A koľko stoja zaškrtnuté lebky?
lesson-tomb-count-dearest = Len toľko, čo najdrahšia
lesson-tomb-count-all = Všetky dokopy
lesson-tomb-count-all-no = To by bolo príliš smutné. Počíta sa len najdrahšia.
lesson-tomb-count-none = Na konci nič
lesson-tomb-count-none-no = Najdrahšia na konci body stojí: preto sú elixíry dobré.
lesson-tomb-count-done = Desať bodov za dokončenú kartu, päť za fakľu, bonusy, drahokamy, mínus najdrahšia lebka. Pri zhode rozhodne najnižšie dokončené číslo.
