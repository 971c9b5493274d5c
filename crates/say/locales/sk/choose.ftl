### Karta hry: proti komu alebo s kým.

choose-bots = Proti botovi
choose-people = S ľuďmi
choose-last = ako naposledy
choose-more = Ďalšie možnosti
choose-strength = Sila { $place } z { $all }
