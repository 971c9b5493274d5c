### Karta hry: proti komu alebo s kým.

choose-bots = Proti botovi
choose-people = S ľuďmi
choose-last = ako naposledy
choose-more = Ďalšie možnosti
choose-strength = Sila { $place } z { $all }
choose-solve = Hraj proti dokonalosti
choose-solve-about = Benben dokáže na tomto počítači raz vyriešiť celú hru. Potom si sem sadne Thovt, ktorý sa nikdy nemýli, a rozbory budú presné. Treba na to asi 3 GB pamäte; detské pravidlá trvajú minútu či dve, štandardné asi päť, expertné asi dvadsať.
choose-solve-rules = Vyriešiť: { $rules }
choose-solving = Benben rieši hru ({ $rules })…
choose-solving-about = Zatiaľ môžeš hrať alebo túto stránku zavrieť; boti sú o niečo pomalší. Ak sa Benben zastaví, neskôr bude pokračovať tam, kde skončil.
choose-solve-failed = Nepodarilo sa to vyriešiť: { $why }
