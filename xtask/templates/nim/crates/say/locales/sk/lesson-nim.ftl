### Lekcia Nimu.

lesson-nim-last = Kto vezme poslednú tyčinku, vyhráva. Vyhraj!
lesson-nim-last-else = Potom súper vezme zvyšok a vyhrá. Vezmi všetky.
lesson-nim-last-done = Máš výhru.
lesson-nim-take = Keď si na ťahu, berieš tyčinky z jednej kôpky. Pozri: klik na tyčinku ju vezme aj so všetkými vpravo od nej.
lesson-nim-take-now = Potom vzal súper jednu. Teraz ty: klikni na tyčinku ktorejkoľvek kôpky.
lesson-nim-take-done = To bol celý ťah.
lesson-nim-three = Vezmi presne tri tyčinky z kôpky b.
lesson-nim-three-else = Smieš, ale majú to byť tri tyčinky z kôpky b: klikni na tretiu zľava.
lesson-nim-three-done = Zostali tam dve.
lesson-nim-whole = Kôpku smieš vziať celú. Vezmi všetko z kôpky c.
lesson-nim-whole-else = Smieš, ale tentoraz vezmi všetko z kôpky c: klikni na jej prvú tyčinku.
lesson-nim-whole-done = Teraz zostali len dve kôpky.
lesson-nim-empty = Kôpka b je prázdna, takže z nej sa nedá nič vziať. Vezmi z kôpky a.
lesson-nim-empty-else = Smieš, ale tentoraz vezmi z kôpky a.
lesson-nim-empty-done = Kto je na ťahu, musí vziať aspoň jednu tyčinku.
lesson-nim-equal = Keď zostanú dve kôpky, pomôže trik: vyrovnaj ich.
lesson-nim-equal-else = Potom kôpky nie sú rovnaké. Ber z väčšej.
lesson-nim-equal-done = Čokoľvek teraz súper vezme, môžeš vziať rovnako z druhej kôpky.
lesson-nim-mirror = Súper vzal jednu tyčinku. Znova kôpky vyrovnaj.
lesson-nim-mirror-done = Posledná tyčinka bude nakoniec tvoja.
lesson-nim-heaps = Keď sú vedľa jedna a dve tyčinky, tretia kôpka má mať tri. Postaraj sa o to.
lesson-nim-heaps-else = Potom súper urobí to, čo si mohol urobiť ty. Vezmi jednu tyčinku z kôpky c.
lesson-nim-heaps-done = Odtiaľto vždy nájdeš odpoveď. Teraz už Nim poznáš.
