"""The example of a clue on the rules page of Hanabi, with the hand it is given to."""

from tamaya.i18n.hanabi_names import clue_message
from tamaya.i18n.message import message
from tamaya.i18n.page_types import Pictured, Text
from tamaya.rules.cards import Face
from tamaya.rules.hanabi.clues import Clue, ColourClue, ValueClue, touches
from tamaya.rules.hanabi.parameters import Rules


def clue_example(rules: Rules, cards: int) -> Text:
    """Clues of this game to a hand of this size, with a picture where such a hand exists."""
    positions = (1, cards) if cards > 1 else (1,)
    highest = ValueClue(rules.highest)
    value = clue_message(highest, (cards,))
    named = rules.clues[0]
    if not isinstance(named, ColourClue):
        return message("rules-clue-example", one=value)
    text = message("rules-clue-examples", one=clue_message(named, positions), other=value)
    hand = example_hand(rules, named, highest, cards)
    return text if hand is None else Pictured(text, hand, frozenset(positions))


def example_hand(rules: Rules, colour: Clue, value: Clue, cards: int) -> tuple[Face, ...] | None:
    """A hand whose outer cards have the colour, and only the last one the value."""

    def faces(*, has_colour: bool, has_value: bool) -> list[Face]:
        return [
            Face(suit.name, number)
            for number in range(1, rules.highest + 1)
            for suit in rules.suits
            if touches(colour, suit, number) is has_colour
            and touches(value, suit, number) is has_value
        ]

    first = faces(has_colour=True, has_value=False)
    last = faces(has_colour=True, has_value=True)
    others = faces(has_colour=False, has_value=False)
    if cards < 2 or not first or len(others) < cards - 2:
        return None
    # Steps through the values, so that neighbours differ.
    step = max(1, len(others) // (cards - 1))
    return (first[0], *others[::step][: cards - 2], last[0])
