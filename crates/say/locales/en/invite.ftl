### Friends by a link.

invite-friends = Invite your friends
invite-about = Whoever opens a link takes that seat. Send each link to one person only, or let them scan its QR code.
invite-qr = QR code of the link
invite-copy = Copy
invite-bot = Let { $name } play instead
invite-own = Your link back
invite-own-about = This link leads back to your seat on any device. Keep it to yourself.
invite-title = Join a match of { $game }
invite-who = At the table: { $names }
invite-name = Your name
invite-sit = Sit down
invite-watch = Just watch
invite-network = Other devices on your network can reach this server at { $address }.
invite-only-here = Only this computer can open these links. To let others in, start Benben with “benben serve --bind 0.0.0.0”.
invite-spectators = For spectators
invite-spectators-about = Anyone who opens this address sees what is public, and cannot play.
