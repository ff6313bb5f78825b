"""What follows from the history: all cards of the piles, and so the cards left in the deck."""

from collections import Counter

from tamaya.rules.cards import Face
from tamaya.rules.ikebana.cards import FULL_DECK
from tamaya.rules.ikebana.events import Bought, PilesGathered, Rejected, RoundBegan
from tamaya.rules.ikebana.view import View

FULL_DECK_COUNTS = Counter(FULL_DECK)


def remembered_piles(view: View) -> list[list[Face]]:
    """The pile of each seat, from the bottom: everybody saw each card when it was rejected."""
    start = next(
        place
        for place in range(len(view.history) - 1, -1, -1)
        if isinstance(view.history[place], RoundBegan)
    )
    piles: list[list[Face]] = [[] for _ in range(view.board.players)]
    for event in view.history[start:]:
        match event:
            case Rejected(seat, face):
                piles[seat].append(face)
            case Bought(_, owner):
                piles[owner].pop()
            case PilesGathered():
                piles = [pile[-1:] for pile in piles]
            case _:
                pass
    return piles


def unseen_cards(view: View, piles: list[list[Face]]) -> Counter[Face]:
    """The cards that can be drawn next; with an empty deck, those that will be shuffled."""
    unseen = FULL_DECK_COUNTS.copy()
    for bouquet in view.board.bouquets:
        unseen.subtract(bouquet)
    for pile in piles:
        unseen.subtract(pile if view.board.deck_size else pile[-1:])
    if view.drawn is not None:
        unseen[view.drawn] -= 1
    return unseen
