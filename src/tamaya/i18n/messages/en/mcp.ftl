# The server for assistants.
verb-mcp = let an AI assistant play, over the Model Context Protocol
verb-mcp-about = Serve an assistant that speaks the Model Context Protocol over standard input and output. It can deal games with bots, sit down at a table by its link, verify records and review them, and is told only what its seat may know. Needs the extra “mcp”.
mcp-local-game = This is game { $number }.
mcp-game-names = The name of a game is its edition, its extensions and the number of players: { $examples }.
mcp-bots = Bots for { $game }: { $bots }.
refusal-no-such-local-game = There is no game { $number }. Deal one first.
refusal-no-record-before-the-end = The record shows all cards, so it can be read only after the end of the game.
refusal-not-at-a-table = You aren’t at a table. Join one by its link first.
refusal-at-a-table = You are already at a table. Leave it first.
