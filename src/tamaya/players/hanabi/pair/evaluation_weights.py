"""Weights in about thousandths of a point, tuned by games of pair with itself."""

# Playing a card.
PLAY_WORTH = 1770
COST_OF_EACH_BENEATH = 120
"""For each card below it in its firework."""

# What the other seat knows.
FIRST_PLAY = 838
NEXT_PLAY = 308
"""For each further card that it knows to be playable."""
KNOWN_USELESS = 130
NAMED = 65
KNOWLEDGE = 20
"""For each halving of what a card may be."""
NO_PLAY = -300
MISPLAY = -1500
"""For an error of the other seat, besides the card; three times that if there is a better play."""
FALSE_MESSAGE = -5000
"""For causing a false belief."""
FALSE_BELIEF = -2000
"""For a false belief about a card that is still needed."""
LOST_GAME = -100_000

# The cost of a discard by the other seat.
IRREPLACEABLE_CARD = 6000
IRREPLACEABLE_DEPTH = 375
"""For each card that belongs above it."""
WANTED_CARD = (1000, 800, 500, 420)
"""By how many cards must be laid before."""

# The cost of discarding one's own card.
OWN_IRREPLACEABLE_CARD = 9500
OWN_WANTED_CARD = 200
OWN_NAMED_CARD = 400
OWN_SEEN_CARD = 50
"""A card with a copy in the other hand."""
OWN_PLAY = 800
AS_EXPECTED = -250
"""For discarding the card that the other seat expects."""

# The expected discard.
EXPECTED_IRREPLACEABLE = 6000
EXPECTED_USELESS = -1000
EXPECTED_MARKED = 1505
EXPECTED_NEWER = -15
"""For each slot nearer to the newest card."""
EXPECTED_NAMED = 5000

# Tokens and time.
TOKEN = 340
LAST_TOKEN = 600
FEW_TOKENS = 60
MANY_TOKENS = -200
NO_DISCARDS_LEFT = 1646
"""The cost of a discard when none can be afforded any more."""
FEW_DISCARDS_LEFT = 900
"""The same when at most two can be afforded."""
SOME_DISCARDS_LEFT = 300
"""The same when at most five can be afforded."""
DENIED_PLAY = -1000
"""For a discard that wrongly says that a card of the other seat is not playable."""

# Errors.
GAMBLE = 720
"""A risky play needs a higher chance than this, in thousandths."""
LAST_GAMBLE = 15
"""The same when the deck is empty."""
GAMBLE_LOST = -800
GAMBLE_IRREPLACEABLE = -8880

WORST = 8 * LOST_GAME
"""Less than the worth of any move."""
