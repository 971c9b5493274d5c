### Čo je zle v zázname partie.

# Kde text nie je taký, ako hovorí gramatika.
record-not-text = riadok { $line }, stĺpec { $column }: tieto bajty nie sú text
record-control-character = riadok { $line }, stĺpec { $column }: riadiaci znak sem nepatrí
record-cut-off = riadok { $line }, stĺpec { $column }: záznam je tu odseknutý
record-no-header = riadok { $line }, stĺpec { $column }: záznam sa končí skôr, než sa mohol začať prvý zápis
record-expected-literal = riadok { $line }, stĺpec { $column }: sem patrí „{ $text }“
record-expected = riadok { $line }, stĺpec { $column }: tu má byť { $thing }
record-wrong-number = riadok { $line }, stĺpec { $column }: ďalší zápis má mať číslo { $entry }
record-time-runs-back = riadok { $line }, stĺpec { $column }: čas je skorší než v predošlom zápise
record-too-many-seats = riadok { $line }, stĺpec { $column }: pri žiadnom stole nesedí viac než päť hráčov
record-after-result = riadok { $line }, stĺpec { $column }: za výsledkom už nemôže nič nasledovať

# Čo niekam patrí.
record-thing-word = slovo
record-thing-text = nejaký text
record-thing-number = číslo
record-thing-player = „person“ s menom, „bot“ so slovom, alebo „nobody“
record-thing-seat = číslo miesta pri stole
record-thing-clock = „none“, „fischer“ alebo „per-move“
record-thing-seconds = počet sekúnd s tromi desatinnými miestami
record-thing-moment = dátum a čas ako 2026-11-15T09:26:51.123Z
record-thing-hex = správny počet šestnástkových číslic
record-thing-entry = zápis
record-thing-action = akcia
record-thing-earlier-entry = číslo skoršieho zápisu
record-thing-place = umiestnenie pre každého hráča
record-thing-points = počet bodov pre každého hráča
record-thing-cause = dôvod konca partie
record-thing-end-of-line = koniec riadka

# Kde sa text dá prečítať, ale nemohlo sa to stať.
record-unknown-game = taká hra neexistuje
record-unknown-rules = hra nemá také pravidlá
record-other-revision = záznam vznikol pre iné pravidlá než revízia { $known }
record-wrong-seats = v takom počte sa hra nehrá
record-bad-components = { $faults ->
    [one] v sade komponentov je chyba
    [few] v sade komponentov sú { $faults } chyby
   *[other] v sade komponentov je { $faults } chýb
}
record-unreadable-setup = začiatočná pozícia sa od stĺpca { $column } nedá prečítať
record-impossible-setup = { $violations ->
    [one] v začiatočnej pozícii je niečo zle
    [few] v začiatočnej pozícii sú zle { $violations } veci
   *[other] v začiatočnej pozícii je zle { $violations } vecí
}
record-not-an-action = riadok { $line }, zápis { $entry }: „{ $word }“ nie je akcia tejto hry
record-against-rule = riadok { $line }, zápis { $entry }: toto je proti pravidlu { $rule }
record-against-rules = riadok { $line }, zápis { $entry }: toto je proti pravidlám
record-cannot-happen = riadok { $line }, zápis { $entry }: toto sa tu nemôže stať
record-wrong-result = riadok { $line }: partia sa takto neskončila
record-thing-version = verzia 1 alebo 2
record-wrong-chain = riadok { $line }: reťaz nesedí so zápismi; niečo sa zmenilo po tom, čo to bolo zapísané
record-receipt-no-chain = záznam nemá reťaz, s ktorou by sa potvrdenka dala porovnať
record-receipt-dice = záznam sľubuje inú kocku ako potvrdenka
record-receipt-nonce = miesto { $seat } prispelo ku kocke niečím iným, než hovorí potvrdenka
record-receipt-head = hlavička { $number } z potvrdenky v zázname nie je: niečo pred ňou sa zmenilo
