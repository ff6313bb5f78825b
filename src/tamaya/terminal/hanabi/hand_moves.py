"""A hand put into another order, or a card of it set apart, in the words of the notation."""

from tamaya.wire.hanabi.view_types import HanabiView


def with_card_moved(view: HanabiView, place: int, target: int) -> str:
    """The word for one's hand with one card moved, places counted from 0."""
    seat, cards = hand_parts(view)
    card = cards.pop(place)
    cards.insert(target, card)
    return f"{seat}={'.'.join(cards)}"


def with_apart_toggled(view: HanabiView, place: int) -> str:
    """The word for one's hand with one card set apart, or no longer."""
    seat, cards = hand_parts(view)
    card = cards[place]
    cards[place] = card.removesuffix("!") if card.endswith("!") else f"{card}!"
    return f"{seat}={'.'.join(cards)}"


def hand_parts(view: HanabiView) -> tuple[str, list[str]]:
    """The letter of one's seat, and one's cards as they lie."""
    assert view.arrangement is not None
    seat, _, hand = view.arrangement.partition("=")
    return seat, hand.split(".")
