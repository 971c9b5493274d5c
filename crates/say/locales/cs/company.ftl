### Lidé u stolu: co si říkají a o co se žádají.

company-away = pryč
company-said = Co zaznělo
company-say = Něco říct
company-say-hello = Ahoj!
company-say-luck = Hodně štěstí!
company-say-nice = Pěkný tah!
company-say-oops = Jejda…
company-say-moment = Okamžik, prosím.
company-say-turn = Jsi na tahu.
company-say-thanks = Děkuji!
company-say-game = To byla dobrá partie!
company-say-again = Dáme ještě jednu?
company-say-bye = Měj se!
company-too-fast = prosím, pěkně jedno po druhém
company-request-seat = Požádat o místo, na kterém hraje { $name }
company-request-sent = Žádáš o místo, na kterém hraje { $name }. Hráči musí souhlasit.
company-request-cancel = Zrušit žádost
company-asked = { $name } žádá o místo, na kterém hraje bot { $bot }.
company-agree = Souhlasím
company-others-agree = Souhlasit musí i ostatní.
company-nobody-asks = o to už nikdo nežádá
company-not-to-be-had = toto místo nelze získat: lze jen místo bota v partii, která neskončila a v níž hraje někdo, kdo může souhlasit
company-stood-in = V tvé nepřítomnosti za tebe hrál bot { $name }.
company-return = Vrátit se na své místo
company-gone = { $name } je už delší dobu pryč.
company-watching = { $count ->
    [one] Dívá se { $count } člověk.
    [few] Dívají se { $count } lidé.
    [many] Dívá se { $count } člověka.
   *[other] Dívá se { $count } lidí.
}
company-names = Jména u stolu
company-name-of = Nové jméno pro místo, kde sedí { $name }
company-rename = Přejmenovat
company-remove = Odebrat: { $name }
company-remove-sure = Opravdu odebrat?
company-dealt = karty tohoto místa dostal někdo jiný: může ho mít jen on, nebo bot

company-news = U stolu
company-news-sat = { $name } si sedá ke stolu.
company-news-left = { $name } vstává od stolu.
company-news-bot = Místo hráče { $name } teď hraje bot.
company-news-draw-offered = { $name } nabízí remízu.
company-news-draw-declined = { $name } odmítá remízu a hraje dál.
company-news-takeback-asked = { $name } prosí o vrácení tahu.
company-news-takeback-declined = { $name } odmítá vrácení tahu.
company-news-taken-back = { $name } vrací tah.
company-news-rematch = Další partie je připravená.
