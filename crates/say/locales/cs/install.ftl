### Stůl na ploše telefonu a bez serveru.

install-name = Benben: deskové hry s pyramidami
install-about = { $games }: proti botům nebo s přáteli přes odkaz.
install-offline = Server je nedostupný
install-offline-about = Nemáš připojení, nebo Benben zrovna neběží. Jakmile server odpoví, stránka bude pokračovat sama.
install-again = Zkusit znovu
install-kept = Co pořád funguje
install-kept-none = Zatím se nic neuložilo: pravidla, která si přečteš online, se tu později dají číst i bez připojení.
install-waits = Stoly, boti, lekce a úlohy žijí na serveru. Tvoje partie tam na tebe čekají a nic se z nich neztratí.
