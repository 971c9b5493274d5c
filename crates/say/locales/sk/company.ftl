### Ľudia pri stole: čo si povedia a o čo sa požiadajú.

company-away = preč
company-said = Čo odznelo
company-say = Povedať niečo
company-say-hello = Ahoj!
company-say-luck = Veľa šťastia!
company-say-nice = Pekný ťah!
company-say-oops = Ups…
company-say-moment = Chvíľočku, prosím.
company-say-turn = Si na ťahu.
company-say-thanks = Ďakujem!
company-say-game = To bola dobrá partia!
company-say-again = Dáme ešte jednu?
company-say-bye = Maj sa!
company-too-fast = prosím, pekne jedno po druhom
company-request-seat = Požiadať o miesto, na ktorom hrá { $name }
company-request-sent = Žiadaš o miesto, na ktorom hrá { $name }. Hráči musia súhlasiť.
company-request-cancel = Zrušiť žiadosť
company-asked = { $name } žiada o miesto, na ktorom hrá bot { $bot }.
company-agree = Súhlasím
company-others-agree = Súhlasiť musia aj ostatní.
company-nobody-asks = o to už nikto nežiada
company-not-to-be-had = toto miesto sa nedá získať: dá sa iba miesto bota v partii, ktorá sa neskončila a v ktorej hrá niekto, kto môže súhlasiť
company-stood-in = Počas tvojej neprítomnosti hral za teba bot { $name }.
company-return = Vrátiť sa na svoje miesto
company-gone = { $name } je už dlhšie preč.
company-watching = { $count ->
    [one] Pozerá sa { $count } človek.
    [few] Pozerajú sa { $count } ľudia.
    [many] Pozerá sa { $count } človeka.
   *[other] Pozerá sa { $count } ľudí.
}
company-names = Mená pri stole
company-name-of = Nové meno pre miesto, kde sedí { $name }
company-rename = Premenovať
company-remove = Odstrániť: { $name }
company-remove-sure = Naozaj odstrániť?
company-dealt = karty tohto miesta dostal niekto iný: môže ho mať len on alebo bot

company-news = Pri stole
company-news-sat = { $name } si sadá k stolu.
company-news-left = { $name } vstáva od stola.
company-news-bot = Namiesto hráča { $name } teraz hrá bot.
company-news-draw-offered = { $name } ponúka remízu.
company-news-draw-declined = { $name } odmieta remízu a hrá ďalej.
company-news-takeback-asked = { $name } prosí o vrátenie ťahu.
company-news-takeback-declined = { $name } odmieta vrátenie ťahu.
company-news-taken-back = { $name } vracia ťah.
company-news-rematch = Ďalšia partia je pripravená.
