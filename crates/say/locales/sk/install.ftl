### Stôl na ploche telefónu a bez servera.

install-name = Benben: pyramídové hry
install-about = { $games }: proti botom alebo s priateľmi cez odkaz.
install-offline = Server je nedostupný
install-offline-about = Nemáš pripojenie, alebo Benben práve nebeží. Len čo server odpovie, stránka bude pokračovať sama.
install-again = Skúsiť znova
install-kept = Čo stále funguje
install-kept-none = Zatiaľ sa nič neuložilo: pravidlá, ktoré si prečítaš online, sa tu neskôr dajú čítať aj bez pripojenia.
install-waits = Stoly, boti, lekcie a úlohy žijú na serveri. Tvoje partie tam na teba čakajú a nič sa z nich nestratí.
