# Lekce Pyramid of the Sun, krok za krokem.

lesson-sun-goal = Pyramida z kamenných karet je společná a každá karta, kterou položíš, ti přinese body. Když leží vrchol, vyhrává nejvíc bodů. Chybí už jen vrchol: klikni na svou trojúhelníkovou kartu a pak na vrchol.
lesson-sun-goal-draw = Líznout si můžeš, ale pak si vrchol vezme Ibis. Polož svou trojúhelníkovou kartu.
lesson-sun-goal-plain = Na vrcholu smí ležet i tahle karta. Trojúhelníková ale platí trojnásobně: vezmi tu.
lesson-sun-goal-done = Čtyřka na vrcholu platí trojnásobně: 12 bodů. Vyhráváš 56 : 52! A teď pěkně od začátku.

lesson-sun-turn = Partie právě začala. Ve svém tahu pokládáš karty na kameny, které už leží. Podívej: tvoje trojka jde na úroveň 1.
lesson-sun-turn-now = Přináší ti jeden bod. Proč, říká vlajka na okraji: na úrovni 1 platí každá karta nejvýše 1. Teď ty: klikni na svou čtyřku a pak na políčko, které svítí.
lesson-sun-turn-on = Tah ukončit smíš. Tady je ale ještě potřeba položit kartu.
lesson-sun-turn-two = Dvojku položit smíš taky. Tady ale vezmi čtyřku.
lesson-sun-turn-end = Tvoje čtyřka leží na úrovni 1, takže platí 1: vždy to menší z karty a úrovně. Karet můžeš položit, kolik chceš; teď tlačítkem ukonči tah.
lesson-sun-turn-stop = Smíš, a často je to dobré. Teď vyzkoušej tlačítko, které tah ukončí.
lesson-sun-turn-done = To je tah: jedna karta nebo víc, jedna po druhé, a pak konec.

lesson-sun-levels = Karta leží jako cihla na dvou jiných, a tak pyramida roste. Podívej: tvoje pětka jde na úroveň 2.
lesson-sun-levels-now = Platí 2, menší z pětky a úrovně 2: škoda pětky. Teď získej na úrovni 2 dva body menší kartou.
lesson-sun-levels-one = Jednička vynese na každé úrovni jeden bod. Tvoje dvojka tam nahoře vynese dva.
lesson-sun-levels-low = Na úrovni 1 nic nevynese víc než jeden bod. Jdi o úroveň výš, nad dvě karty vedle sebe.
lesson-sun-levels-done = Tvoje dvojka leží na úrovni 2 a platí 2, tolik co pětka. Malé karty tedy patří dolů, velké nahoru.

lesson-sun-draw = Místo pokládání karet si můžeš dvě líznout, každou z balíčku, ze kterého chceš. Podívej: první je ze standardního.
lesson-sun-draw-second = Pětka: vidíš ji dřív, než si vezmeš druhou. Tu si teď lízni z druhého balíčku, z okrajů: klikni na něj.
lesson-sun-draw-both = Obě smějí být z jednoho balíčku. Tady ale nakoukni do okrajového.
lesson-sun-draw-done = Levý okraj. V jednom tahu buď lížeš dvě karty, nebo karty pokládáš, ne obojí. Když balíček dojde, zamíchají se jeho odhozené karty.

lesson-sun-edges = Karta se šikmou stranou je okraj. Vejde se jen na konec úrovně, ale platí dvojnásobně. Podívej: tvůj levý okraj jde na úroveň 2.
lesson-sun-edges-now = Čtyři body: dvojka na úrovni 2 platí 2 a okraj to zdvojnásobí. Teď polož svůj pravý okraj.
lesson-sun-edges-plain = Na konci smí ležet i standardní karta, ale tam se nezdvojnásobí. Polož tam okraj.
lesson-sun-edges-other = Trojku tam položit smíš. Nejdřív ale najdi pro pravý okraj pravý konec úrovně 2.
lesson-sun-edges-done = Znovu čtyři: trojka na úrovni 2 platí 2, a to dvakrát. Levé okraje patří vlevo, pravé vpravo a žádný na vrchol.

lesson-sun-symbol = Některé karty mají symbol. Když se karta dotýká svého symbolu, přinese bod za každý, kterého se dotýká. Podívej na měsíc.
lesson-sun-symbol-now = Jeden bod za kartu a jeden za měsíc pod ní. Teď tvoje dvojka se sluncem: polož ji tam, kde se dotýká co nejvíc sluncí.
lesson-sun-symbol-one = Tam se dotýká jen jednoho slunce. Mezi dvěma slunci základní řady se dotýká obou.
lesson-sun-symbol-none = Tam se nedotýká žádné karty se svým symbolem. Hledej jeho znak na kartách kolem.
lesson-sun-symbol-plain = Ta karta nemá symbol. Vezmi tu se sluncem.
lesson-sun-symbol-choice = Karta se dotýká svého symbolu, takže si vybereš: líznout kartu, nebo bod za každé slunce, kterého se dotýká. Vezmi body.
lesson-sun-symbol-draw = Karta se často hodí. Tady vezmi body: slunce jsou dvě, takže i body jsou dva.
lesson-sun-symbol-done = Jeden bod za kartu a dva za slunce; ty se nikdy nenásobí. Karta se dotýká nejvýše čtyř: dvě pod ní a jedna z každé strany.

lesson-sun-card = Symbol je i jediný způsob, jak si líznout v tahu, ve kterém hraješ. Polož svůj měsíc tak, aby se dotýkal měsíce.
lesson-sun-card-corner = I tam se dotýká měsíce. Nech ale konec úrovně volný: potřebují ho okraje.
lesson-sun-card-place = Místo hraní si smíš líznout dvě karty. Tady ale polož měsíc.
lesson-sun-card-draw = Teď si místo bodů lízni kartu: jednu z okrajového balíčku.
lesson-sun-card-points = Bod je tvůj, jestli ho chceš. Tady si ale lízni kartu z okrajového balíčku.
lesson-sun-card-standard = Dovolený je kterýkoli balíček. Tady vezmi okraj.
lesson-sun-card-play = Pravý okraj! Smíš ho zahrát hned v tomto tahu. Polož ho.
lesson-sun-card-end = Skončit smíš, ale okraj hned vynese dvojnásobek. Polož ho na pravý konec.
lesson-sun-card-done = Jeden dobrý symbol tak dokáže tah pořádně prodloužit.

lesson-sun-five = V ruce máš čtyři karty. Lízni si jednu ze standardního balíčku a uvidíš, kolik si jich smíš nechat.
lesson-sun-draw-edge = Balíček si vybrat smíš. Tady si ale lízni ze standardního.
lesson-sun-draw-play = Hraní karet je druhá věc, kterou můžeš v tahu dělat. Tady lízej: klikni na balíček.
lesson-sun-five-second = A druhou ze stejného balíčku.
lesson-sun-five-discard = Šest karet, ale nechat si smíš jen pět. Odhoď tu, která ti pomůže nejméně: klikni na ni.
lesson-sun-five-done = Leží odkrytá na odhazovací hromádce svého balíčku. Víc než pět si nenechá nikdo.

lesson-sun-end = Vrchol leží a je to 52 : 52. Ty máš v ruce tři karty, Ibis dvě. Kdo vyhrává?
lesson-sun-end-hand = Já: mám víc karet
lesson-sun-end-last = Kdo položil vrchol
lesson-sun-end-last-no = Vrchol už své body dostal. Mezi rovnými rozhodují karty v ruce.
lesson-sun-end-shared = Oba
lesson-sun-end-shared-no = Jen kdyby měli oba i stejný počet karet.
lesson-sun-end-done = Vyhrává nejvíc bodů; při shodě víc karet v ruce; jinak je vítězství společné. A když dvacet kol nikdo nepoloží kartu, je také konec.

lesson-sun-ready = Takhle partie začíná: základní řada v náhodném pořadí a čtyři karty pro každého. Odkrytá karta u okrajového balíčku ho jen označuje. Každá úroveň má o políčko méně než ta pod ní; delší hra má delší základní řadu.
