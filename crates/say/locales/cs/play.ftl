### Co se v partii děje kolem pravidel: odmítnutí, konce, poctivé kostky.

# Proč příkaz nic nezmění.
play-not-your-turn = nejsi na tahu
play-stale = mezitím se stalo něco, o čem ještě nevíš; podívej se znovu
play-over = partie skončila
play-not-seated = nikdo tam nesedí
play-time-is-up = vypršel ti čas
play-time-is-not-up = na těch hodinách ještě čas zbývá
play-nothing-to-undo = nemáš co vrátit
play-undo-past-chance = náhoda už mezitím něco rozhodla; vrátit to nejde
play-undo-past-other = mezitím hrál někdo jiný; požádej o vrácení tahu
play-undo-past-reveal = volby všech už byly odkryty; vrátit to nejde
play-no-such-point = není se kam vrátit
play-no-consent = ostatní s vrácením nesouhlasili
play-no-takeback = nikdo tě o vrácení tahu nežádá
play-no-draw-in-this-game = tato hra nezná remízu dohodou
play-already-offered = remíza už je nabídnutá
play-no-offer = není žádná nabídka remízy, na kterou by šlo odpovědět
play-seat-taken = tam už někdo sedí
play-seat-is-out = ten hráč z partie odešel a dál hraje bot
play-no-dice = tato partie nemá předem slíbené kostky
play-nonce-too-late = první akce už padla; ke kostkám se nedá nic přidat
play-nonce-twice = ke kostkám už máš přidáno
play-anew-too-often = kostky této partie začínaly znovu příliš často; otevři jinou partii
play-not-begun = partie začne, až budou všechna místa obsazená a stránka každého hráče přispěje ke kostkám
play-not-all-sealed = ještě ne všichni zapečetili svůj příspěvek ke kostkám
play-wrong-nonce = to není příspěvek ke kostkám, který máš zapečetěný
play-nothing-to-roll = teď není čím házet
play-rolls-are-made = v této partii hází její vlastní kostky
play-not-over = partie ještě neskončila
play-no-secret = tajemství rozdávajícího tu není
play-published-already = tajemství rozdávajícího už bylo zveřejněno

# Co partii ukončilo, řečeno za slovem „protože“.
play-ended-by-resignation = { $seat } se vzdává
play-ended-by-time = { $seat } už nemá čas
play-ended-by-agreement = všichni se dohodli na remíze
play-ended-by-abandonment = ji hráči opustili

# Proč není dokázáno, že jsou hody v partii poctivé.
play-unfair-no-commitment = o kostkách této partie nebylo nic slíbeno, takže není co ověřovat
play-unfair-not-published = tajemství rozdávajícího nebylo zveřejněno, takže hody zatím nejde ověřit
play-unfair-wrong-secret = zveřejněné tajemství není to, které bylo slíbeno před partií
play-unfair-roll = hod v položce { $entry } měl být { $expected }, ale je { $found }
