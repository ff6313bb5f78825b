# Checking the shuffle of a finished game.
client-shuffle-checking = Checking…
client-shuffle-all-passed = Everything matches.
client-shuffle-some-unknown = Nothing is wrong, but this browser can’t check everything.
client-shuffle-some-failed = This is not the shuffle that was promised.
client-shuffle-passed = Passed:
client-shuffle-failed = Failed:
client-shuffle-unknown = Not checked:
client-shuffle-commitment-passed = The commitment is the one this browser saw before the game.
client-shuffle-commitment-failed = The commitment is not the one this browser saw before the game.
client-shuffle-commitment-unknown = This browser wasn’t at the table before the game, so it has no commitment to compare.
client-shuffle-secret-passed = The server’s secret matches the commitment.
client-shuffle-secret-failed = The server’s secret doesn’t match the commitment.
client-shuffle-own-passed = The part this browser added is in the shuffle.
client-shuffle-own-failed = The part this browser added is missing from the shuffle. If you also sat down on another device, the part from there counts instead.
client-shuffle-own-unknown = This browser added no part, so there is none to look for.
client-shuffle-others-passed = Every person at the table added a part, and the server’s bots added none.
client-shuffle-others-failed = Someone’s part is missing, or there is a part that nobody at the table added.
client-shuffle-deal-passed = The secret and the parts give exactly this deck.
client-shuffle-deal-failed = The secret and the parts give a different deck from the one in the game.
client-shuffle-deal-unknown = The game’s file couldn’t be loaded, so the deck wasn’t checked.
client-shuffle-cards-passed = The cards this browser saw during the game came from that deck, in order.
client-shuffle-cards-failed = The cards didn’t come in the order of that deck.
client-shuffle-cards-unknown = This page saw no cards during the game, so it could only check the log. The cards in the log came from that deck, in order, but this page can’t tell whether the log was changed later.

# What a check without a failure proves, and what it does not.
client-shuffle-proved = What this proves if everything matches
client-shuffle-proved-fixed = The deck was fixed when the game started. Nobody could change it during the game.
client-shuffle-proved-mixed = The server chose its secret without knowing your part, so it couldn’t pick a secret that gives the deck it wants.
client-shuffle-not-proved = What this doesn’t prove
client-shuffle-not-proved-operator = The people who run the server can see every card, and every part as it arrives. If one of them plays too, or works with a player, they can try one part after another for that player until they like the deck. No check can reveal that.
client-shuffle-not-proved-others = Only the others can tell whether the parts under their names are really theirs. Each player has to check their own.
client-shuffle-not-proved-restart = If a table breaks down before its game starts, the server may have caused that to avoid a deck it didn’t like.
client-shuffle-not-proved-page = This page comes from the same server. To check without trusting this server, write down the commitment and your part before the game, download the game afterwards and check it with “tamaya verify” or with the short program in tamaya’s documentation, on the page “Check a shuffle”.

# The numbers.
client-shuffle-parts = Secret and parts
client-shuffle-secret = The server’s secret
