limit-busy = Práve je priveľa práce. Nič sa nezmenilo; skús to znova o minútu.
limit-bytes = Dnes je od teba uložených priveľa údajov. Vráť sa zajtra.
limit-disk = Disk servera je takmer plný, preto sa nedá otvoriť nová partia.
limit-host = Server pod týmto menom nikto nepozná. Kto ho prevádzkuje, môže meno povoliť pomocou --host.
limit-matches = Je otvorených priveľa partií. Najprv niektoré dohraj alebo vzdaj.
limit-slow = Odoslané údaje neprišli včas. Skús to znova.
limit-sockets = Je otvorených priveľa stránok. Niektoré zatvor a skús to znova.
limit-log = na to je táto partia už pridlhá: dá sa len hrať ďalej alebo sa vzdať
