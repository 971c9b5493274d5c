### Friends by a link.

invite-friends = { $links ->
    [one] Invite a friend to { $game }
   *[other] Invite your friends to { $game }
}
invite-open = Invite
invite-about = { $links ->
    [one] Send this link to your friend, or let them scan the code. The match begins as soon as they sit down.
   *[other] Send each link to one friend, or let them scan its code. The match begins as soon as everybody sits.
}
invite-link = { $links ->
    [one] Link for your friend
   *[other] Link for friend { $place }
}
invite-copied = Copied
invite-share = Send
invite-qr = QR code of the link
invite-copy = Copy
invite-bot = Let { $name } play instead
invite-own = Your link back
invite-own-about = This link lets you play your seat on another device. Anyone who has it can play your seat too, so keep it to yourself.
invite-own-title = Your seat in { $game }
invite-own-asks = With this link you can play the seat of { $name } on this device: this seat, and nothing else. You stay who you are here.
invite-own-play = Play here too
invite-own-sits = You already play in this match, so you cannot play another seat in it.
invite-title = Join a match of { $game }
invite-who = At the table: { $names }
invite-name = Your name
invite-sit = Sit down
invite-watch = Just watch
invite-network = Other devices on your network can reach this server at { $address }.
invite-only-here = This link works on this computer only. How can others join?
invite-only-here-how = To let other devices in, start Benben with “benben serve --bind 0.0.0.0”.
invite-spectators = For spectators
invite-spectators-about = Anyone who opens this address sees what is public, and cannot play.
