# The server’s own pages.
web-about = Play every edition of Hanabi, and Ikebana, online with friends or bots. All you need is a link and a name.
web-client-not-built = The web client isn’t built yet. To build it, start the server once from the source code, with an internet connection. Other programs can connect to this server without the web client.
web-needs-script = This page needs JavaScript. Allow scripts for this address.

# What messengers show beside a link to a table.
web-table-of = { $player }’s table: { $game }
web-table-waiting = At the table: { $players }. { $free ->
    [0] Every seat is taken.
    [one] { $free } seat is free.
   *[other] { $free } seats are free.
}
web-table-empty = Nobody is at the table yet. Take a seat!
web-table-playing = Playing: { $players }.
web-table-locked = This table has a password.
