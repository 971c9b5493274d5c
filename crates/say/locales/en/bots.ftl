### What bots say about themselves.

bots-no-table = There is no table for { $rules } rules, so the master plays. “benben solve pylos --rules { $rules }” creates one.
bots-bad-table = The table cannot be used ({ $error }), so the master plays.
bots-fell-back = The bot { $bot } stumbled; a weaker one took over.

bots-name-random = Pebble
bots-style-random = Rolls wherever the slope takes it: any move that the rules allow.
bots-name-easy = Scarab
bots-style-easy = Pushes on step by step, happily, and seldom looks up.
bots-name-medium = Ibis
bots-style-medium = Wades in with care, and keeps an eye on what you will do next.
bots-name-hard = Jackal
bots-style-hard = Hunts several turns ahead, and forgives little.
bots-name-master = Sphinx
bots-style-master = Takes its time, and has heard every riddle before.
bots-name-perfect = Thoth
bots-style-perfect = Has the whole of Pylos written down, and looks it up.
bots-name-foresight = Young Thoth
bots-style-foresight = Plays with care like the Ibis, and has read the last pages of the book of Pylos: the number says how many plies.
bots-name-greedy = Magpie
bots-style-greedy = Takes what glitters now; a yardstick for the others.
bots-name-uct = Clerk
bots-style-uct = Plays thousands of random matches by the book and counts; a yardstick too.

bots-level-random = random
bots-level-easy = easy
bots-level-medium = medium
bots-level-hard = hard
bots-level-master = master

bots-name-other-1 = Falcon
bots-name-other-2 = Cobra
bots-name-other-3 = Gazelle
bots-name-other-4 = Baboon
