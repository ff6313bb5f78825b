"""What the holder of a card can know of it, in few letters."""

from tamaya.wire.hanabi.view_types import HanabiView, HandCard

MOST_FACES_NAMED = 3
"""So many faces are named one by one."""

IMPOSSIBLE = "·"


def short_knowledge(view: HanabiView, one: HandCard) -> str:
    """What is possible, as faces or as suits and values; empty where all is."""
    if one.knowledge is None:
        return ""
    possible = one.knowledge.possible
    if len(possible) <= MOST_FACES_NAMED:
        return " ".join(possible)
    # What says nothing is left out: a line of letters that are all there.
    parts = (part for part in possible_letters(view, possible) if IMPOSSIBLE in part)
    return " ".join(part.replace(IMPOSSIBLE, "") for part in parts)


def knowledge_rows(view: HanabiView, one: HandCard) -> tuple[str, str]:
    """The suits and the values that are possible, a dot for each that is not."""
    if one.knowledge is None:
        return "", ""
    return possible_letters(view, one.knowledge.possible)


def possible_letters(view: HanabiView, possible: tuple[str, ...]) -> tuple[str, str]:
    """All suits and all values of the game, with dots for those that no face has."""
    rules = view.board.rules
    suits = {face[0] for face in possible}
    values = {face[1] for face in possible}
    return (
        "".join(suit.letter if suit.letter in suits else IMPOSSIBLE for suit in rules.suits),
        "".join(str(value) if str(value) in values else IMPOSSIBLE for value in rules.values),
    )
