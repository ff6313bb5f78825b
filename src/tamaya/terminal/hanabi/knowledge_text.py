"""What the holder of a card can know about it, in a few letters."""

from tamaya.i18n import Catalogue
from tamaya.terminal.render.cards import face_letters, suit_letter
from tamaya.wire.hanabi.view_types import HanabiView, HandCard

MOST_FACES_NAMED = 3
"""Up to this many possible faces are named one by one."""

IMPOSSIBLE = "·"


def short_knowledge(view: HanabiView, card: HandCard, texts: Catalogue) -> str:
    """The possible faces, or the possible suits and values; empty where everything is possible."""
    if card.knowledge is None:
        return ""
    possible = card.knowledge.possible
    if len(possible) <= MOST_FACES_NAMED:
        return " ".join(face_letters(face, texts) for face in possible)
    # Suits or values that are all possible say nothing, and are left out.
    parts = (part for part in possible_letters(view, possible, texts) if IMPOSSIBLE in part)
    return " ".join(part.replace(IMPOSSIBLE, "") for part in parts)


def knowledge_rows(view: HanabiView, card: HandCard, texts: Catalogue) -> tuple[str, str]:
    """The possible suits and the possible values, a dot for each impossible one."""
    if card.knowledge is None:
        return "", ""
    return possible_letters(view, card.knowledge.possible, texts)


def possible_letters(
    view: HanabiView, possible: tuple[str, ...], texts: Catalogue
) -> tuple[str, str]:
    """All suits and all values of the game, a dot for each that no possible face has."""
    rules = view.board.rules
    suits = {face[0] for face in possible}
    values = {face[1] for face in possible}
    return (
        "".join(
            suit_letter(suit.name, texts) if suit.letter in suits else IMPOSSIBLE
            for suit in rules.suits
        ),
        "".join(str(value) if str(value) in values else IMPOSSIBLE for value in rules.values),
    )
