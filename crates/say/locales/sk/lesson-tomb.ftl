# Lekcia Silver & Gold Pyramids, krok za krokom.

lesson-tomb-goal = Každá tvoja karta je komnata: označuješ cestu od vstupu vľavo hore k hrobke vpravo dolu. Za to je 10 bodov a ďalšie za to, čo cestou nájdeš. Po štyroch kolách vyhráva najviac bodov. Klikni na hrobku na prvej karte.
lesson-tomb-goal-elsewhere = To označiť smieš. Partia sa však práve končí: klikni na hrobku, na pyramídu v rohu prvej karty.
lesson-tomb-goal-done = Desať bodov za komnatu: vyhrávaš 46 : 42! A teraz pekne od začiatku.

lesson-tomb-turn = V každom kroku ukáže karta vzor, pre všetkých rovnaký, a ty ho položíš na jednu zo svojich dvoch kariet, najprv cez vstup. Pozri: tri v rade.
lesson-tomb-turn-now = Ďalší je roh z troch políčok. Musí stranou susediť s tvojimi označeniami: klikni na prvej karte na políčko vedľa nich, otoč vzor a potvrď.
lesson-tomb-turn-right = Druhú kartu smieš začať pri jej vstupe. Tu však pokračuj na prvej.
lesson-tomb-turn-single = Jediné políčko je dovolené vždy, ale je to pomalé. Polož roh z troch: klikni, kde sa začína, otoč ho a potvrď.
lesson-tomb-turn-done = Označíš celý vzor, otočený podľa chuti, alebo presne jedno políčko. Steny ostávajú zavreté a rohy, ktoré sa len dotýkajú, sa nepočítajú.

lesson-tomb-treasure = Čo označíš, to nájdeš. Polož vzor na prvú kartu tak, aby zakryl fakľu aj zelený drahokam.
lesson-tomb-treasure-right = Pri tom vstupe nič nie je. Fakľa aj drahokam sú na prvej karte.
lesson-tomb-treasure-both = To nezakryje oboje. Fakľa leží vedľa tvojich označení a drahokam hneď za rohom.
lesson-tomb-treasure-done = Fakľa je za 5 a drahokam za 1: šesť bodov. Červený a zelený drahokam spolu sú za 5. Za kolo sa počíta len jedna fakľa a z každej farby desať drahokamov.

lesson-tomb-tomb = K hrobke vpravo dolu už chýba len kúsok. Označ ju a karta je dokončená.
lesson-tomb-tomb-elsewhere = To označiť smieš. Hrobka je posledné políčko spodného radu: polož vzor tak, aby ju zakryl.
lesson-tomb-tomb-take = Po dokončenej karte je miesto prázdne. Vezmi si novú: z ponuky, alebo naslepo z balíčka.
lesson-tomb-tomb-done = Desať bodov a nová komnata. Ak si berú viacerí, prvé ide najnižšie číslo na práve dokončenej karte; potom sa ponuka doplní.

lesson-tomb-count = Toto je tvojich 42 bodov na konci: dve karty 20, fakľa 5, fialový bonus 10, červený a zelený drahokam spolu 5, ďalšie dva drahokamy 2. Lebky by ťa stáli body. Koľko, keby ich bolo zaškrtnutých viac?
lesson-tomb-count-dearest = Len toľko, čo najdrahšia
lesson-tomb-count-all = Všetky dokopy
lesson-tomb-count-all-no = To by bolo príliš smutné. Počíta sa len najdrahšia.
lesson-tomb-count-none = Na konci nič
lesson-tomb-count-none-no = Najdrahšia na konci body stojí: preto sú elixíry dobré.
lesson-tomb-count-done = Desať bodov za dokončenú kartu, päť za fakľu, bonusy, drahokamy, mínus najdrahšia lebka. Pri zhode rozhodne najnižšie dokončené číslo.

lesson-tomb-box = Jednu fialovú kartu už máš dokončenú. Dokonči druhú.
lesson-tomb-box-take = Vezmi si novú kartu z ponuky.
lesson-tomb-box-offer = Naslepo smieš. Tu si však vezmi takú, ktorú vidíš.
lesson-tomb-box-done = Najlepší fialový bonus je tvoj: 10 bodov. Ďalšie dajú 6 a 3, pre celý stôl: po druhej, štvrtej a šiestej karte farby. Ak ich získajú dvaja naraz, prvé ide nižšie číslo.

lesson-tomb-skull = Lebky stoja body a elixír zmaže dve najdrahšie zaškrtnuté. Polož vzor na lebku a elixír.
lesson-tomb-skull-more = Aj to ide. Tu však vezmi lebku nad elixírom.
lesson-tomb-skull-potion = Elixír je na prvej karte pod hornou lebkou. Zakry oboje.
lesson-tomb-skull-done = V rámci jedného označenia sa najprv škrtajú lebky a až potom účinkujú elixíry: tri lebky, dve zmazané, jedna zostala.

lesson-tomb-cross = Červený kríž ti dáva ešte jedno políčko. Označ ho.
lesson-tomb-cross-elsewhere = To označiť smieš. Červený kríž je na prvej karte, hneď vedľa tvojich označení.
lesson-tomb-cross-more = Teraz označ ešte jedno políčko, na ktorejkoľvek karte, kde susedí.
lesson-tomb-cross-again = Tým by sa zabudlo všetko, čo máš v tomto kroku označené. Dobre vedieť, ale tu označ ešte jedno políčko.
lesson-tomb-cross-done = Ak je aj to červený kríž, dostaneš ďalšie. Dokončená karta už označenia neprijíma.

lesson-tomb-keep = Dostávaš štyri komnaty a dve si nechávaš. Klikni na tie dve, ktoré sa ti páčia.
lesson-tomb-keep-done = Všetci si vyberajú naraz a nikto nevidí, čo si nechávajú ostatní. Ďalšie štyri komnaty teraz ležia odkryté ako ponuka.

lesson-tomb-together = Všetci označujú naraz. Polož štvorec zo štyroch políčok na prvú kartu.
lesson-tomb-together-elsewhere = Jediné políčko označiť smieš. Tu však polož celý štvorec pri vstupe prvej karty.
lesson-tomb-together-see = Ibis si ešte nevybral. Čo vidí z tvojich označení?
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
