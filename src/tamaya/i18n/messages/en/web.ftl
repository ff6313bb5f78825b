web-title = Hanabi with friends

# Why an HTTP request is refused.
refusal-no-such-page = This page doesn’t exist.
refusal-wrong-method = This address doesn’t support that method.
refusal-wrong-content = This address doesn’t accept that content type.
refusal-body-too-long = The request is too long. Send at most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}.
refusal-unknown-host = Unknown host name. If it is this server’s, add it to TAMAYA_NAMES.
refusal-foreign-origin = Requests from other sites are blocked.
refusal-unknown-guest = Choose a name first.
refusal-already-a-guest = You’re already signed in here. Reload the page.
refusal-no-such-device = This device is already signed out.
refusal-bad-code = This code is wrong, expired or already used. Get a new one.
refusal-too-many-requests = Too many requests. Wait a moment and try again.
refusal-too-many-reads = Your earlier requests are still being answered. Try again in a moment.
refusal-too-many-passwords = Too many wrong passwords at this table. Wait ten minutes and try again, or ask the host for a new password.
refusal-too-many-connections = Too many connections from your address. Close some and try again.
refusal-too-many-tables = Too many tables were opened from your network (limit: { $most }). Finish a game first.
refusal-too-many-attached = You can follow at most { $most ->
    [one] { $most } table
   *[other] { $most } tables
} at once. Leave one first.
refusal-no-such-format = This game can’t be exported in that format. Choose one of: { $known }.
refusal-no-such-move = This move doesn’t exist: the game is at move { $moves }.
refusal-no-such-viewpoint = This viewpoint doesn’t exist at this table.
refusal-not-your-viewpoint = Until the game is over, you can only use your own viewpoint.
refusal-not-explained = No bot can explain the moves of this game.
refusal-too-many-reviews = Too many of your reviews are already waiting or running. Wait until one is finished, or cancel one.
refusal-reviews-not-installed = This server can’t review games: it was installed without the extra “engine”.
refusal-no-such-review = This review isn’t running any more. Start it again.
refusal-answers-after-game = At this table, bots explain their moves after the game.
refusal-internal = Something went wrong on the server. The failure has been logged.
refusal-busy = The server is busy. Try again in a moment.
refusal-not-ready = The server isn’t ready yet. Try again in a moment.
