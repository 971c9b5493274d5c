# Stránky lekcií.

learn-title = Lekcia: { $game }
learn-progress = Krok { $step } z { $steps }
learn-teacher = Lekcia
learn-step = Krok { $step }
learn-step-done = Krok { $step }, hotový
learn-back = Späť
learn-next = Ďalej
learn-finish = Dokončiť
learn-show-me = Ukáž mi
learn-watch-again = Znova
learn-you = Ty
learn-rules = Prečítaj si to v pravidlách
learn-rule = Pravidlo
learn-keys = Klávesy
learn-keys-choose = Tab alebo šípky vyberajú, Enter klikne, Escape sa vráti.
learn-keys-turn = R otočí dielik, Shift+R ho otočí opačne.
learn-keys-letters = B vedie na dosku, H ukáže odpoveď, N ide ďalej.
learn-lost = Server je nedostupný. Skús to, prosím, znova.
learn-no-such-way = tadiaľto cez tento krok cesta nevedie; začni ho odznova
learn-end = Výborne! Hru { $game } už ovládaš. Čo tak prvá partia?
learn-end-play = Hrať proti: { $bot }
learn-again = Zopakovať lekciu
learn-others = Lekcie ostatných hier
learn-offer = { $steps ->
    [one] Ešte ju nepoznáš? Nauč sa ju v { $steps } krátkom kroku.
   *[other] Ešte ju nepoznáš? Nauč sa ju v { $steps } krátkych krokoch.
}
learn-offer-table = { $steps ->
    [one] Tvoja prvá partia hry { $game }? Lekcia ti v { $steps } krátkom kroku ukáže, ako sa hrá.
   *[other] Tvoja prvá partia hry { $game }? Lekcia ti v { $steps } krátkych krokoch ukáže, ako sa hrá.
}
learn-lesson = Lekcia
learn-lesson-of = Lekcia: { $game }
