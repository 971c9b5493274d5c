limit-busy = Právě je moc práce. Nic se nezměnilo; zkus to znovu za minutu.
limit-bytes = Dnes už je od tebe uloženo příliš mnoho dat. Vrať se zítra.
limit-disk = Disk serveru je skoro plný, proto nejde otevřít nová partie.
limit-host = Server pod tímto jménem nikdo nezná. Kdo ho provozuje, může jméno povolit pomocí --host.
limit-matches = Je otevřeno příliš mnoho partií. Nejdřív některé dohraj nebo vzdej.
limit-slow = Odeslaná data nedorazila včas. Zkus to znovu.
limit-sockets = Je otevřeno příliš mnoho stránek. Některé zavři a zkus to znovu.
limit-log = na to je tato partie už příliš dlouhá: lze jen hrát dál, nebo se vzdát
