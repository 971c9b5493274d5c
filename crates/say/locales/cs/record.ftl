### Co je špatně na záznamu partie.

# Kde text neodpovídá gramatice.
record-not-text = řádek { $line }, sloupec { $column }: tyto bajty nejsou text
record-control-character = řádek { $line }, sloupec { $column }: řídicí znak sem nepatří
record-cut-off = řádek { $line }, sloupec { $column }: tady je záznam useknutý
record-no-header = řádek { $line }, sloupec { $column }: záznam končí dřív, než mohla začít první položka
record-expected-literal = řádek { $line }, sloupec { $column }: sem patří „{ $text }“
record-expected = řádek { $line }, sloupec { $column }: sem patří { $thing }
record-wrong-number = řádek { $line }, sloupec { $column }: další položka má mít číslo { $entry }
record-time-runs-back = řádek { $line }, sloupec { $column }: čas je dřívější než u předchozí položky
record-too-many-seats = řádek { $line }, sloupec { $column }: žádný stůl nemá víc než pět míst
record-after-result = řádek { $line }, sloupec { $column }: za výsledkem už nic být nemůže

# Co někam patří.
record-thing-word = slovo
record-thing-text = nějaký text
record-thing-number = číslo
record-thing-player = „person“ se jménem, „bot“ se slovem, nebo „nobody“
record-thing-seat = číslo místa
record-thing-clock = „none“, „fischer“ nebo „per-move“
record-thing-seconds = počet sekund se třemi desetinnými místy
record-thing-moment = datum a čas, třeba 2026-11-15T09:26:51.123Z
record-thing-hex = správný počet šestnáctkových číslic
record-thing-entry = položka
record-thing-action = akce
record-thing-earlier-entry = číslo dřívější položky
record-thing-place = umístění pro každé místo
record-thing-points = body pro každé místo
record-thing-cause = co partii ukončilo
record-thing-end-of-line = konec řádku

# Kde text přečíst jde, ale stát se to nemohlo.
record-unknown-game = taková hra není
record-unknown-rules = taková pravidla hra nemá
record-other-revision = záznam vznikl pro jiná pravidla, než je revize { $known }
record-wrong-seats = v tolika lidech se hra nehraje
record-bad-components = { $faults ->
    [one] v sadě komponent je chyba
    [few] v sadě komponent jsou { $faults } chyby
   *[other] v sadě komponent je { $faults } chyb
}
record-unreadable-setup = výchozí pozici nejde přečíst od sloupce { $column }
record-impossible-setup = { $violations ->
    [one] ve výchozí pozici je něco špatně
    [few] ve výchozí pozici jsou { $violations } věci špatně
   *[other] ve výchozí pozici je { $violations } věcí špatně
}
record-not-an-action = řádek { $line }, položka { $entry }: „{ $word }“ není akce této hry
record-against-rule = řádek { $line }, položka { $entry }: to je proti pravidlu { $rule }
record-against-rules = řádek { $line }, položka { $entry }: to je proti pravidlům
record-cannot-happen = řádek { $line }, položka { $entry }: to se tu stát nemůže
record-wrong-result = řádek { $line }: takhle partie neskončila
record-thing-version = verze 1 nebo 2
record-wrong-chain = řádek { $line }: řetěz nesedí s položkami; něco se změnilo poté, co to bylo zapsáno
record-receipt-no-chain = záznam nemá řetěz, se kterým by se dalo potvrzení porovnat
record-receipt-dice = záznam slibuje jiné kostky než potvrzení
record-receipt-nonce = místo { $seat } přispělo ke kostkám něčím jiným, než říká potvrzení
record-receipt-head = hlavička { $number } z potvrzení v záznamu není: něco před ní se změnilo
