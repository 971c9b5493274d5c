### What every page has, and what is said when something goes wrong.

page-name = Benben
page-skip = Skip to content
page-nav = Main pages
page-home = Games
page-rules = Rules
page-language = Language
page-theme-dark = Dark colours
page-theme-light = Light colours
page-theme-system = System colours

page-trouble = That did not work
page-back-home = Back to the games
page-no-such-page = There is no such page here.
page-no-such-match = There is no such match here. Perhaps a letter is missing from the address, or the players have deleted it.
page-not-yours = Only the players at the table can do that.
page-foreign = This request came from another site, so it was ignored.
page-too-many = That was too much at once. Wait a moment and try again.
page-damaged = This match can no longer be read. It is kept as it is.
page-store-trouble = The match could not be stored just now, so nothing has changed. Try again.
page-wrong-method = This address cannot be used that way.
page-too-large = That is too long to be accepted here.
page-nonsense = That could not be understood, so nothing has changed.
page-broken = Something went wrong on our side. None of your data is lost.
