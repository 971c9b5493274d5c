### Friends by a link.

invite-friends = Invite your friends
invite-about = Whoever opens a link sits down there. Send each to one person only, or let a phone read the picture.
invite-qr = The link as a picture for phones
invite-copy = Copy
invite-bot = Let { $name } play instead
invite-own = Your own way back
invite-own-about = This link leads back to your seat on any device. Keep it to yourself.
invite-title = A match of { $game }
invite-who = At the table: { $names }
invite-name = Your name
invite-sit = Sit down
invite-watch = Only watch
invite-network = Other devices in your network reach this server at { $address }.
invite-only-here = Only this computer can open these links. To let others in, start Benben with «benben serve --bind 0.0.0.0».
invite-spectators = For those who watch
invite-spectators-about = Whoever opens this address sees what everybody may see, and cannot play.
