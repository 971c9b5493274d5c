### Čo akcia robí, slovami: pre návrhy a pre tých, čo počúvajú.

action-first = začína { $seat }

action-pylos-place = položiť guľôčku na { $place }
action-pylos-raise = posunúť guľôčku z { $from } vyššie na { $to }
action-pylos-take = vziať späť guľôčku z { $place }
action-pylos-stop = viac nebrať späť

action-sun-draw-standard = potiahnuť zo štandardného balíčka
action-sun-draw-edge = potiahnuť z okrajového balíčka
action-sun-discard = odhodiť { $card }
action-sun-place = položiť { $card } na úroveň { $level }, miesto { $place }
action-sun-points = vziať body za symbol
action-sun-end = ukončiť ťah
action-sun-pass = vynechať ťah

action-tomb-keep = nechať si karty { $low } a { $high }
action-tomb-mark-left = označiť { $squares } na ľavej karte
action-tomb-mark-right = označiť { $squares } na pravej karte
action-tomb-again = voliť znova
action-tomb-take = vziať si kartu { $card }
action-tomb-take-unseen = vziať si vrchnú kartu balíčka naslepo

action-pyramido-show = odkrýva sa dielik { $tile }
action-pyramido-build-north = kameňolom { $place }: ľavý blok na { $cell }, pravý blok nad ním
action-pyramido-build-east = kameňolom { $place }: ľavý blok na { $cell }, pravý blok napravo od neho
action-pyramido-build-south = kameňolom { $place }: ľavý blok na { $cell }, pravý blok pod ním
action-pyramido-build-west = kameňolom { $place }: ľavý blok na { $cell }, pravý blok naľavo od neho
action-pyramido-mark = položiť značku na { $cell }
action-pyramido-keep = nepoložiť záplatu
action-pyramido-patch = položiť na { $cell } záplatu, { $colour } strana hore, klenot { $corner }
action-pyramido-refill = doplniť kameňolom z kôpky { $stack }
action-pyramido-halve = presunúť spodnú polovicu kôpky { $stack } na prázdne miesto

action-corner-nw = vľavo hore
action-corner-ne = vpravo hore
action-corner-sw = vľavo dole
action-corner-se = vpravo dole

action-pacal-roll = na kocke padlo { $number }
action-pacal-roll-arrows = na kocke padli šípky
action-pacal-ship = položiť loď na { $square }
action-pacal-straight = letieť rovno na { $square }
action-pacal-bent = letieť so zákrutami na { $square }
action-pacal-arrows = letieť pozdĺž radu alebo stĺpca na { $square }
action-pacal-divine = vzdať sa božského kameňa { $value } a letieť na { $square }
action-pacal-adrift = nechať sa uniesť na { $square }
action-pacal-stay = zostať
action-pacal-own = vložiť kameň do vlastnej lode
action-pacal-own-from = vložiť kameň z { $square } do vlastnej lode
action-pacal-other = vložiť kameň do lode ({ $seat })
action-pacal-other-from = vložiť kameň z { $square } do lode ({ $seat })
action-pacal-both = vložiť kameň do vlastnej lode a jeden do lode ({ $seat })
action-pacal-both-from = vložiť kameň do vlastnej lode a jeden do lode ({ $seat }), jeden z nich z { $square }
action-pacal-build = postaviť { $storeys ->
    [one] jedno poschodie
    [few] { $storeys } poschodia
   *[other] { $storeys } poschodí
} na { $square } z kameňov na { $stones }
action-pacal-skip = už nič
