"""The names of things in Hanabi: suits, cards, clues, tiles and games."""

from collections.abc import Sequence
from dataclasses import replace

from tamaya.i18n.message import Argument, Message, message
from tamaya.rules.hanabi.board_fates import FireworkFate
from tamaya.rules.hanabi.cards import Face, Suit
from tamaya.rules.hanabi.clues import Clue, ColourClue
from tamaya.rules.hanabi.game_choice import (
    Choice,
    compose,
    settings_of,
    settings_text,
    suit_text,
)
from tamaya.rules.hanabi.knowledge import Level
from tamaya.rules.hanabi.parameters import Tile

TALK_LEVELS = ("silent", "remarks", "open")
"""How much a table may talk, the strictest level first."""


def suit_message(suit: str) -> Message:
    """The name of a suit."""
    return message(f"suit-{suit}")


def face_message(face: Face) -> Message:
    """The name of a card."""
    return message(f"face-{face.suit}", value=face.value)


def firework_message(suit: str) -> Message:
    """The firework of a suit."""
    return message(f"firework-{suit}")


def clue_message(clue: Clue, positions: Sequence[int]) -> Message:
    """A clue about the cards at these positions, or about none."""
    count_arguments: dict[str, Argument] = {"count": len(positions), "positions": tuple(positions)}
    if isinstance(clue, ColourClue):
        one, more = message(f"card-{clue.colour}"), message(f"cards-{clue.colour}")
        return message("clue-says-colour", **count_arguments, one=one, more=more)
    return message("clue-says-value", **count_arguments, value=clue.value)


def tile_message(tile: Tile) -> Message:
    """The effect of a bonus tile in a few words."""
    return message(f"tile-{tile.value}")


def hanabi_game_message(choice: Choice) -> Message:
    """The title of a game: its edition, its extensions and its settings."""
    edition = message(f"edition-{choice.edition}")
    extensions = tuple(message(f"extension-{name}") for name in choice.extensions)
    settings = settings_text(changed_settings(choice)).replace(",", ", ")
    if extensions and settings:
        return message(
            "game-extended-and-set", edition=edition, extensions=extensions, settings=settings
        )
    if extensions:
        return message("game-extended", edition=edition, extensions=extensions)
    if settings:
        return message("game-set", edition=edition, settings=settings)
    return message("game", edition=edition)


def changed_settings(choice: Choice) -> dict[str, str]:
    """The settings that differ from the edition, as short as possible."""
    unset = settings_of(compose(replace(choice, settings={})))
    changed = {name: word for name, word in choice.settings.items() if word != unset.get(name)}
    if "suits" in changed:
        changed["suits"] = "+".join(map(short_suit, changed["suits"].split("+")))
    return changed


def short_suit(text: str) -> str:
    """A suit in the syntax of settings, without what every ordinary suit has."""
    name, *parts = text.split(":")
    _, *ordinary = suit_text(Suit(name)).split(":")
    return ":".join((name, *(part for part in parts if part not in ordinary)))


def fate_message(fate: FireworkFate) -> Message:
    """Whether a firework can still be completed."""
    return message(f"fate-{fate.value}")


def level_message(level: Level) -> Message:
    """The name of a help level."""
    return message(f"level-{level.name.lower()}")


def talk_message(rule: str) -> Message:
    """The name of a level of talking."""
    return message(f"talking-{rule}")
