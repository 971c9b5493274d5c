### Lidé u stolu: co si říkají a o co se žádají.

company-away = pryč
company-free = ještě volné
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
company-knock = Požádat o místo, na kterém hraje { $name }
company-knocked = Žádáš o místo, na kterém hraje { $name }. Hráči musí souhlasit.
company-unknock = Zrušit žádost
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
