"""Rearrangements of a person's own hand, written in the notation."""

from tamaya.wire.hanabi.view_types import HanabiView


def with_card_moved(view: HanabiView, place: int, target: int) -> str:
    """The rearrangement that moves one card; places count from 0."""
    seat, cards = hand_parts(view)
    card = cards.pop(place)
    cards.insert(target, card)
    return f"{seat}={'.'.join(cards)}"


def with_apart_toggled(view: HanabiView, place: int) -> str:
    """The rearrangement that sets one card apart, or puts it back."""
    seat, cards = hand_parts(view)
    card = cards[place]
    cards[place] = card.removesuffix("!") if card.endswith("!") else f"{card}!"
    return f"{seat}={'.'.join(cards)}"


def hand_parts(view: HanabiView) -> tuple[str, list[str]]:
    """The letter of the person's seat, and the cards of the hand in order."""
    assert view.arrangement is not None
    seat, _, hand = view.arrangement.partition("=")
    return seat, hand.split(".")
