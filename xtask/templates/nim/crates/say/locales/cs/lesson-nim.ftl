### Lekce Nimu.

lesson-nim-last = Kdo vezme poslední sirku, vyhrává. Vyhraj!
lesson-nim-last-else = Pak soupeř vezme zbytek a vyhraje. Vezmi všechny.
lesson-nim-last-done = Máš výhru.
lesson-nim-take = Když jsi na tahu, bereš sirky z jedné hromádky. Podívej: klik na sirku ji vezme i se všemi vpravo od ní.
lesson-nim-take-now = Pak vzal soupeř jednu. Teď ty: klikni na sirku kterékoli hromádky.
lesson-nim-take-done = To byl celý tah.
lesson-nim-three = Vezmi přesně tři sirky z hromádky b.
lesson-nim-three-else = Smíš, ale mají to být tři sirky z hromádky b: klikni na třetí zleva.
lesson-nim-three-done = Zbyly tam dvě.
lesson-nim-whole = Hromádku smíš vzít celou. Vezmi všechno z hromádky c.
lesson-nim-whole-else = Smíš, ale tentokrát vezmi všechno z hromádky c: klikni na její první sirku.
lesson-nim-whole-done = Teď zbyly jen dvě hromádky.
lesson-nim-empty = Hromádka b je prázdná, takže z ní nejde nic vzít. Vezmi z hromádky a.
lesson-nim-empty-else = Smíš, ale tentokrát vezmi z hromádky a.
lesson-nim-empty-done = Kdo je na tahu, musí vzít aspoň jednu sirku.
lesson-nim-equal = Když zbudou dvě hromádky, pomůže trik: vyrovnej je.
lesson-nim-equal-else = Pak hromádky nejsou stejné. Ber z větší.
lesson-nim-equal-done = Ať teď soupeř vezme cokoli, můžeš vzít stejně z druhé hromádky.
lesson-nim-mirror = Soupeř vzal jednu sirku. Znovu hromádky vyrovnej.
lesson-nim-mirror-done = Poslední sirka bude nakonec tvoje.
lesson-nim-heaps = Když jsou vedle jedna a dvě sirky, třetí hromádka má mít tři. Postarej se o to.
lesson-nim-heaps-else = Pak soupeř udělá to, co jde udělat tobě. Vezmi jednu sirku z hromádky c.
lesson-nim-heaps-done = Odtud vždy najdeš odpověď. Teď už Nim znáš.
