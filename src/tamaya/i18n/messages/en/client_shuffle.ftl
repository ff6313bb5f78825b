# The shuffle of a table in the browser: what it promises before the game, and the check after it.
client-shuffle = How the cards are shuffled
client-shuffle-about = The order of the cards is computed from a secret number on the server and one random number from each player’s browser. That random number is called the player’s part. Before the game, the server publishes a fingerprint of its secret, called the commitment, so that it can’t change the secret later. After the game you can check the shuffle.
client-shuffle-commitment = Commitment
client-shuffle-own-part = Your part
client-shuffle-write-down = To check without this page, write these down.

# The check.
client-shuffle-check = Check the shuffle
