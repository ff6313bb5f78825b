# The rules in the browser.
client-rules-title = Rules
client-rules-hanabi = Rules of Hanabi
client-rules-ikebana = Rules of Ikebana
client-rules-of-this-game = Full rules of this game
client-rules-choose = Choose another game
client-rules-copy = Copy link
client-rules-print = Print
