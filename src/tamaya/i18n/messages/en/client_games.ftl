# The guest’s games in the browser, and moving to another device.
client-games-mine = Your turn
client-games-running = Waiting for others
client-games-waiting = Not started
client-games-over = Finished
client-games-none = No games yet. Every table you join will appear here.
client-games-replay = Replay
client-games-abandoned = abandoned
client-games-statistics = Your statistics
client-games-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
client-games-played = played
client-games-won = won
client-games-mean = average score
client-games-best = best score
client-games-to-switch = Use another device

# Filters, and games with bots only.
client-games-filter-phase = Show
client-games-filter-all = All
client-games-filter-running = Running
client-games-filter-finished = Finished
client-games-filter-edition = Game and edition
client-games-filter-every-edition = All games
client-games-filter-none = No game matches.
client-games-manage = Give up or delete: { $game }
client-games-give-up = Give up
client-games-give-up-about = The game ends now. It stays in your list, and you can replay it.
client-games-given-up = The game has ended.
client-games-delete = Delete
client-games-delete-about = The game and its replay will be gone for good, even for people you sent the link to.
client-games-deleted = The game is deleted.

# From one device to another.
client-games-switch = Use another device
client-games-switch-here = On this device
client-games-switch-here-about = Get a code on your other device and enter it here.
client-games-code = Code
client-games-switch-go = Use code
client-games-switch-replaces = You are { $name } on this device. If you enter a code, you become the player from your other device instead.
client-games-switch-away = On another device
client-games-switched = Welcome, { $name }! Your games are here.
client-games-import = Replay a game from elsewhere
