### Karta hry: proti komu nebo s kým.

choose-bots = Proti botovi
choose-people = S lidmi
choose-last = jako posledně
choose-more = Další možnosti
choose-strength = Síla { $place } z { $all }
