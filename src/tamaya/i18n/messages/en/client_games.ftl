# The guest’s games in the browser, and the way to another device.
client-games-mine = Your turn
client-games-running = The others’ turn
client-games-waiting = Not begun yet
client-games-over = Finished
client-games-none = You have no games yet. Every table at which you sit down will be found here.
client-games-look = Look at it
client-games-score = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
client-games-lost = { $count ->
    [one] lost, { $count } point
   *[other] lost, { $count } points
}
client-games-won-by = won by { $player }
client-games-given-up = given up
client-games-statistics = How your games went
client-games-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
client-games-played = played
client-games-won = won
client-games-mean = mean score
client-games-best = best score
client-games-to-move = Go on with another device

# From one device to another.
client-games-move = From one device to another
client-games-move-here = To this device
client-games-move-here-about = Make a code on your other device and type it here.
client-games-code = Code
client-games-move-go = Come over
client-games-move-replaces = Here you are { $name } now; with the code you become who you are there.
client-games-move-away = To another device
client-games-moved = Welcome, { $name }: your games are here.
