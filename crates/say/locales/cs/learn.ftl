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
learn-watch-again = Znovu
learn-you = Ty
learn-rules = Přečti si to v pravidlech
learn-rule = Pravidlo
learn-keys = Klávesy
learn-keys-choose = Tab nebo šipky vybírají, Enter klikne, Escape se vrátí.
learn-keys-turn = R otočí dílek, Shift+R ho otočí opačně.
learn-keys-letters = B vede na desku, H ukáže odpověď, N jde dál.
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
learn-lesson-of = Lekce: { $game }
