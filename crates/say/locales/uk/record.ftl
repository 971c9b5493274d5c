### Що не так із записом партії.

# Де текст не такий, як вимагає граматика.
record-not-text = рядок { $line }, стовпець { $column }: ці байти — не текст
record-control-character = рядок { $line }, стовпець { $column }: керівному символу тут не місце
record-cut-off = рядок { $line }, стовпець { $column }: тут запис обірвано
record-no-header = рядок { $line }, стовпець { $column }: запис закінчується раніше, ніж міг початися перший пункт
record-expected-literal = рядок { $line }, стовпець { $column }: тут має бути «{ $text }»
record-expected = рядок { $line }, стовпець { $column }: тут очікується: { $thing }
record-wrong-number = рядок { $line }, стовпець { $column }: наступний пункт повинен мати номер { $entry }
record-time-runs-back = рядок { $line }, стовпець { $column }: час раніший, ніж у попереднього пункту
record-too-many-seats = рядок { $line }, стовпець { $column }: за столом не буває більше ніж п’ять місць
record-after-result = рядок { $line }, стовпець { $column }: після результату нічого бути не може

# Що десь має бути.
record-thing-word = слово
record-thing-text = якийсь текст
record-thing-number = число
record-thing-player = «person» з іменем, «bot» зі словом або «nobody»
record-thing-seat = номер місця
record-thing-clock = «none», «fischer» або «per-move»
record-thing-seconds = кількість секунд із трьома знаками після крапки
record-thing-moment = дата й час, наприклад 2026-11-15T09:26:51.123Z
record-thing-hex = потрібна кількість шістнадцяткових цифр
record-thing-entry = пункт
record-thing-action = дія
record-thing-earlier-entry = номер одного з попередніх пунктів
record-thing-place = місце кожного гравця у підсумку
record-thing-points = бали кожного гравця
record-thing-cause = чим закінчилася партія
record-thing-end-of-line = кінець рядка

# Де текст прочитати можна, але такого не могло бути.
record-unknown-game = такої гри немає
record-unknown-rules = у цієї гри немає таких правил
record-other-revision = запис зроблено для інших правил, ніж редакція { $known }
record-wrong-seats = у цю гру не грають у такій кількості
record-bad-components = { $faults ->
    [one] у наборі компонентів { $faults } помилка
    [few] у наборі компонентів { $faults } помилки
    [many] у наборі компонентів { $faults } помилок
   *[other] у наборі компонентів { $faults } помилок
}
record-unreadable-setup = початкову позицію не прочитати, починаючи зі стовпця { $column }
record-impossible-setup = { $violations ->
    [one] у початковій позиції { $violations } помилка
    [few] у початковій позиції { $violations } помилки
    [many] у початковій позиції { $violations } помилок
   *[other] у початковій позиції { $violations } помилок
}
record-not-an-action = рядок { $line }, пункт { $entry }: «{ $word }» — не дія цієї гри
record-against-rule = рядок { $line }, пункт { $entry }: це проти правила { $rule }
record-against-rules = рядок { $line }, пункт { $entry }: це проти правил
record-cannot-happen = рядок { $line }, пункт { $entry }: тут такого статися не може
record-wrong-result = рядок { $line }: партія закінчилася не так
record-thing-version = версія 1 або 2
record-wrong-chain = рядок { $line }: ланцюг не відповідає пунктам; щось змінено після того, як його записали
record-receipt-no-chain = у записі немає ланцюга, з яким можна порівняти розписку
record-receipt-dice = запис обіцяє інші кубики, ніж розписка
record-receipt-nonce = місце { $seat } додало до кубиків не те, що каже розписка
record-receipt-head = вузла { $number } з розписки в записі немає: щось перед ним змінено
