# Stránky lekcí.

learn-title = Lekce: { $game }
learn-progress = Krok { $step } z { $steps }
learn-teacher = Lekce
learn-step = Krok { $step }
learn-step-done = Krok { $step }, hotový
learn-back = Zpět
learn-next = Dál
learn-finish = Dokončit
learn-show-me = Ukaž mi to
learn-rules = Pravidla tohoto kroku:
learn-keys = Co svítí, na to se dá kliknout; všechno ale správně není. Klávesy: Tab a šipky, Enter, Escape; R otáčí; B na desku; H ukáže; N jde dál.
learn-lost = Server je nedostupný. Zkus to prosím znovu.
learn-no-such-way = tudy cesta tímto krokem nevede; začni ho znovu
learn-end = Výborně! Hru { $game } už umíš. Co takhle první partie?
learn-end-play = Hrát proti: { $bot }
learn-again = Zopakovat lekci
learn-others = Lekce ostatních her
learn-offer = { $steps ->
    [one] Ještě ji neznáš? Nauč se ji v { $steps } krátkém kroku.
   *[other] Ještě ji neznáš? Nauč se ji v { $steps } krátkých krocích.
}
learn-offer-table = { $steps ->
    [one] Tvoje první partie hry { $game }? Lekce ti v { $steps } krátkém kroku ukáže, jak se hraje.
   *[other] Tvoje první partie hry { $game }? Lekce ti v { $steps } krátkých krocích ukáže, jak se hraje.
}
learn-lesson = Lekce
