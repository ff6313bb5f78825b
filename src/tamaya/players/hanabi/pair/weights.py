"""What counts how much, in thousandths of about a point; tuned by games of the pair with itself."""

# Laying a card.
PLAY_WORTH = 1770
COST_OF_EACH_BENEATH = 120
"""A card is worth so much less for each card beneath it."""

# What the other seat knows.
FIRST_PLAY = 838
NEXT_PLAY = 308
"""Each further card that it knows to fit."""
KNOWN_USELESS = 130
NAMED = 65
KNOWLEDGE = 20
"""For each halving of what a card may be."""
NO_PLAY = -300
MISPLAY = -1500
"""An error of the other, beside the card; three times that if it has others to lay first."""
FALSE_MESSAGE = -5000
"""To make the other believe what is not so."""
FALSE_BELIEF = -2000
"""That the other believes it of a card which is still wanted."""
LOST_GAME = -100_000

# What it costs if the other gives up a card.
IRREPLACEABLE_CARD = 6000
IRREPLACEABLE_DEPTH = 375
"""So much more for each card that would lie above it."""
WANTED_CARD = (1000, 800, 500, 420)
"""By how many others must be laid before."""

# What it costs to give up a card of the own hand.
OWN_IRREPLACEABLE_CARD = 9500
OWN_WANTED_CARD = 200
OWN_NAMED_CARD = 400
OWN_SEEN_CARD = 50
"""One that the other seat also holds."""
OWN_PLAY = 800
AS_EXPECTED = -250
"""What it costs less to give up the card that the other expects."""

# Which card the other seat expects to be given up.
EXPECTED_IRREPLACEABLE = 6000
EXPECTED_USELESS = -1000
EXPECTED_MARKED = 1505
EXPECTED_NEWER = -15
"""For each place nearer to the newest card."""
EXPECTED_NAMED = 5000

# Tokens and time.
TOKEN = 340
LAST_TOKEN = 600
FEW_TOKENS = 60
MANY_TOKENS = -200
NO_DISCARDS_LEFT = 1646
"""What a discard costs when none can be afforded any more, …"""
FEW_DISCARDS_LEFT = 900
"""… at most two, …"""
SOME_DISCARDS_LEFT = 300
"""… or at most five."""
DENIED_PLAY = -1000
"""To deny, by a discard, that the other holds a card that fits."""

# Errors.
GAMBLE = 720
"""A card is laid at the cost of an error if it fits in more cases of a thousand, …"""
LAST_GAMBLE = 15
"""… and when the deck is empty."""
GAMBLE_LOST = -800
GAMBLE_IRREPLACEABLE = -8880

WORST = 8 * LOST_GAME
"""Less than any move is worth."""
