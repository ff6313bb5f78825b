"""Deal a game and print it as one seat sees it.

Prints:

    seat 0: ? ? ? ? ?
    seat 1: yellow 3, red 4, black 5, white 1, blue 2
    seat 2: green 1, white 4, red 4, blue 1, white 3
"""

from tamaya.rules.hanabi import Choice, Game, Seat, SeenCard, compose, seed_from_words

rules = compose(Choice("deluxe", ("black-powder",)))
view = Game.deal(rules, players=3, seed=seed_from_words("bridge")).view(Seat(0))
for seat, hand in enumerate(view.hands):
    seen = [f"{card.face.suit} {card.face.value}" for card in hand if isinstance(card, SeenCard)]
    print(f"seat {seat}: {', '.join(seen) or ' '.join('?' for _ in hand)}")
