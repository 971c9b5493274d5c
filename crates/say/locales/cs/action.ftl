### Co akce dělá, slovy: pro návrhy a pro ty, kdo poslouchají.

action-first = začíná { $seat }

action-pylos-place = položit kuličku na { $place }
action-pylos-raise = zvednout kuličku z { $from } na { $to }
action-pylos-take = vzít zpět kuličku z { $place }
action-pylos-stop = dál nebrat zpět

action-sun-draw-standard = líznout ze standardního balíčku
action-sun-draw-edge = líznout z okrajového balíčku
action-sun-discard = odhodit { $card }
action-sun-place = položit { $card } na úroveň { $level }, místo { $place }
action-sun-points = vzít body za symbol
action-sun-end = ukončit tah
action-sun-pass = vynechat tah

action-tomb-keep = nechat si karty { $low } a { $high }
action-tomb-mark-left = zakřížkovat { $squares } na levé kartě
action-tomb-mark-right = zakřížkovat { $squares } na pravé kartě
action-tomb-again = vybrat znovu
action-tomb-take = vzít si kartu { $card }
action-tomb-take-unseen = vzít si vrchní kartu balíčku naslepo

action-pyramido-show = odkrývá se dílek { $tile }
action-pyramido-build-north = lom { $place }: levý blok na { $cell }, pravý blok nad ním
action-pyramido-build-east = lom { $place }: levý blok na { $cell }, pravý blok napravo od něj
action-pyramido-build-south = lom { $place }: levý blok na { $cell }, pravý blok pod ním
action-pyramido-build-west = lom { $place }: levý blok na { $cell }, pravý blok nalevo od něj
action-pyramido-mark = položit značku na { $cell }
action-pyramido-keep = záplatu nepokládat
action-pyramido-patch = položit na { $cell } záplatu, { $colour } strana nahoře, drahokam { $corner }
action-pyramido-refill = doplnit lom z hromádky { $stack }
action-pyramido-halve = přesunout spodní polovinu hromádky { $stack } na prázdné místo

action-corner-nw = vlevo nahoře
action-corner-ne = vpravo nahoře
action-corner-sw = vlevo dole
action-corner-se = vpravo dole

action-pacal-roll = na kostce padlo { $number }
action-pacal-roll-arrows = na kostce padly šipky
action-pacal-ship = postavit loď na { $square }
action-pacal-straight = letět rovně na { $square }
action-pacal-bent = letět se zatáčkami na { $square }
action-pacal-arrows = letět po řadě nebo sloupci na { $square }
action-pacal-divine = odevzdat božský kámen { $value } a letět na { $square }
action-pacal-adrift = nechat se unést na { $square }
action-pacal-stay = zůstat
action-pacal-own = vložit kámen do vlastní lodi
action-pacal-own-from = vložit kámen z { $square } do vlastní lodi
action-pacal-other = vložit kámen do lodi ({ $seat })
action-pacal-other-from = vložit kámen z { $square } do lodi ({ $seat })
action-pacal-both = vložit kámen do vlastní lodi a jeden do lodi ({ $seat })
action-pacal-both-from = vložit kámen do vlastní lodi a jeden do lodi ({ $seat }), jeden z nich z { $square }
action-pacal-build = postavit { $storeys ->
    [one] jedno patro
    [few] { $storeys } patra
   *[other] { $storeys } pater
} na { $square } z kamenů na { $stones }
action-pacal-skip = už nic
