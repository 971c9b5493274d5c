### Co má každá stránka a co se řekne, když se něco pokazí.

page-name = Benben
page-skip = Přejít na obsah
page-nav = Hlavní stránky
page-home = Hry
page-rules = Pravidla
page-language = Jazyk
page-theme-dark = Tmavé barvy
page-theme-light = Světlé barvy
page-theme-system = Barvy systému

page-trouble = To se nepovedlo
page-back-home = Zpět ke hrám
page-no-such-page = Taková stránka tu není.
page-no-such-match = Taková partie tu není. Možná v adrese chybí písmeno, nebo ji ti, kdo hráli, smazali.
page-not-yours = To mohou jen ti, kdo sedí u stolu.
page-foreign = Tento požadavek přišel z jiného webu, takže se nic nestalo.
page-too-many = To bylo moc najednou. Chvilku počkej a zkus to znovu.
page-damaged = Tuto partii už nejde přečíst. Zůstává uložená, jak je.
page-store-trouble = Partii se teď nepodařilo uložit, takže se nic nezměnilo. Zkus to znovu.
page-wrong-method = Takhle se tato adresa použít nedá.
page-too-large = To je na tuto stránku příliš dlouhé.
page-nonsense = Tomu nebylo rozumět, takže se nic nezměnilo.
page-broken = Něco se u nás rozbilo. O nic nepřijdeš.
