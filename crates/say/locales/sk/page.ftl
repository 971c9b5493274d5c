### Čo má každá stránka, a čo sa povie, keď sa niečo pokazí.

page-name = Benben
page-skip = Prejsť na obsah
page-nav = Hlavné stránky
page-home = Hry
page-rules = Pravidlá
page-language = Jazyk
page-theme-dark = Tmavé farby
page-theme-light = Svetlé farby
page-theme-system = Farby systému

page-trouble = To sa nepodarilo
page-back-home = Späť na hry
page-no-such-page = Taká stránka tu nie je.
page-no-such-match = Taká partia tu nie je. Možno v adrese chýba písmeno, alebo ju tí, čo hrali, vymazali.
page-not-yours = To môžu len tí, čo sedia pri stole.
page-foreign = Požiadavka prišla z inej stránky, preto sa nič nestalo.
page-too-many = To bolo priveľa naraz. Chvíľu počkaj a skús to znova.
page-damaged = Táto partia sa už nedá prečítať. Zostáva uložená tak, ako je.
page-store-trouble = Partiu sa teraz nepodarilo uložiť, preto sa nič nezmenilo. Skús to znova.
page-wrong-method = Táto adresa sa takto nedá použiť.
page-too-large = To je na túto stránku pridlhé.
page-nonsense = Tomu sa nedalo rozumieť, preto sa nič nezmenilo.
page-broken = Niečo sa pokazilo na našej strane. O nič neprídeš.
