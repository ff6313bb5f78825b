"""What the holder of a card can know about it, in a few letters."""

from tamaya.wire.hanabi.view_types import HanabiView, HandCard

MOST_FACES_NAMED = 3
"""Up to this many possible faces are named one by one."""

IMPOSSIBLE = "·"


def short_knowledge(view: HanabiView, card: HandCard) -> str:
    """The possible faces, or the possible suits and values; empty where everything is possible."""
    if card.knowledge is None:
        return ""
    possible = card.knowledge.possible
    if len(possible) <= MOST_FACES_NAMED:
        return " ".join(possible)
    # Suits or values that are all possible say nothing, and are left out.
    parts = (part for part in possible_letters(view, possible) if IMPOSSIBLE in part)
    return " ".join(part.replace(IMPOSSIBLE, "") for part in parts)


def knowledge_rows(view: HanabiView, card: HandCard) -> tuple[str, str]:
    """The possible suits and the possible values, a dot for each impossible one."""
    if card.knowledge is None:
        return "", ""
    return possible_letters(view, card.knowledge.possible)


def possible_letters(view: HanabiView, possible: tuple[str, ...]) -> tuple[str, str]:
    """All suits and all values of the game, a dot for each that no possible face has."""
    rules = view.board.rules
    suits = {face[0] for face in possible}
    values = {face[1] for face in possible}
    return (
        "".join(suit.letter if suit.letter in suits else IMPOSSIBLE for suit in rules.suits),
        "".join(str(value) if str(value) in values else IMPOSSIBLE for value in rules.values),
    )
