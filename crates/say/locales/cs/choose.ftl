### Karta hry: proti komu nebo s kým.

choose-bots = Proti botovi
choose-people = S lidmi
choose-last = jako posledně
choose-more = Další možnosti
choose-strength = Síla { $place } z { $all }
choose-solve = Hraj proti dokonalosti
choose-solve-about = Benben dokáže na tomto počítači jednou vyřešit celou hru. Pak si sem sedne Thovt, který se nikdy nemýlí, a rozbory budou přesné. Je k tomu potřeba asi 3 GB paměti; dětská pravidla trvají minutu nebo dvě, standardní asi pět, expertní asi dvacet.
choose-solve-rules = Vyřešit: { $rules }
choose-solving = Benben řeší hru ({ $rules })…
choose-solving-about = Mezitím můžeš hrát nebo tuto stránku zavřít; boti jsou o něco pomalejší. Když se Benben zastaví, bude později pokračovat tam, kde skončil.
choose-solve-failed = Nepodařilo se to vyřešit: { $why }
