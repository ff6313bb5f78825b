# Games from elsewhere.
client-import-title = Replay a game from elsewhere
client-import-about = Paste a game or drop a file here. It can be a shared replay link or a JSON export from hanab.live, or a game downloaded from tamaya.
client-import-field = Game or link
client-import-example = https://hanab.live/shared-replay-json/… or the JSON of a game
client-import-show = Show game
client-import-file = Choose a file
client-import-private = Nothing is stored on the server. The link in the address bar holds the whole game. You can send it to anybody.
client-import-damaged = This link is damaged: the game in it can’t be read. Ask for the link again, or paste the game here.
client-import-too-large = This file is too large for one game. Choose a file that holds a single game.
