"""What the form that opens a table offers for Hanabi, and the game that its choices make."""

from collections.abc import Mapping
from functools import cache

from tamaya.i18n import message
from tamaya.i18n.hanabi_names import hanabi_game_message
from tamaya.rules.hanabi import (
    EDITIONS,
    Choice,
    Edition,
    Ending,
    LostPoints,
    Rules,
    Suit,
    compose,
)
from tamaya.rules.hanabi.cards import SUIT_LETTERS
from tamaya.rules.hanabi.extensions import AVALANCHE_FORMS, OWN_VARIANTS, Extension
from tamaya.rules.hanabi.game_choice import parse_suits, settings_of, suit_text
from tamaya.rules.hanabi.parameters import HIGHEST_VALUE, MOST_SUITS
from tamaya.rules.shared_types import Refused
from tamaya.table.hanabi_adapter import choice_of
from tamaya.table.options import Options
from tamaya.wire.hanabi.face_and_clue_texts import shown_rules
from tamaya.wire.http.form_choices import (
    SEATS,
    bot_choices,
    remark_choices,
    talk_choices,
    wire_message,
)
from tamaya.wire.http.table_form_types import (
    ComposedGame,
    ComposedHanabi,
    EditionChoice,
    ExtensionChoice,
    GameChoice,
    HandSize,
    SettingChoice,
    ValueChoice,
)
from tamaya.wire.i18n_message import WireMessage, to_wire_message

DIFFICULTIES: Mapping[str, tuple[str, ...]] = {
    "errors": ("1", "2", "3", "4", "5"),
    "tokens": ("5", "6", "7", "8", "9", "10", "12"),
    "empty-clues": ("on", "off"),
    "ending": tuple(Ending),
    "points": tuple(LostPoints),
}
"""The settings that a form offers with every edition, each with the values that people ask for."""

SIZED_EDITION = "custom"
"""The edition whose people choose how many suits and values there are."""


def hanabi_choice() -> GameChoice:
    """Hanabi in all its editions."""
    return GameChoice(
        game="hanabi",
        name=wire_message("game-hanabi"),
        about=wire_message("game-hanabi-about"),
        seats=SEATS,
        editions=tuple(edition_choice(name, box) for name, box in EDITIONS.items()),
        extensions=(),
        settings=tuple(
            SettingChoice(
                name,
                wire_message(f"difficulty-{name}"),
                wire_message(f"difficulty-{name}-about"),
                tuple(ValueChoice(value, value_name(name, value), None) for value in values),
            )
            for name, values in setting_values().items()
        ),
        bots=bot_choices("hanabi"),
        has_help=True,
        talk=talk_choices("talking"),
        remarks=remark_choices("hanabi"),
    )


def edition_choice(name: str, box: Edition) -> EditionChoice:
    """A box of Hanabi."""
    return EditionChoice(
        edition=name,
        name=wire_message(f"edition-{name}"),
        about=wire_message(f"edition-{name}-about"),
        seats=seats_of(box.rules),
        extensions=extension_choices(
            box.extensions if name == SIZED_EDITION else box.extensions_in_the_box
        ),
        settings=settings_in(name, box.rules),
    )


def extension_choices(box: Mapping[str, Extension]) -> tuple[ExtensionChoice, ...]:
    """What can be added to a game from this box."""
    return tuple(
        ExtensionChoice(
            extension=name,
            name=wire_message(f"extension-{name}"),
            about=extension_description(name, extension),
            excludes=tuple(
                other for other in box if other != name and {name, other} <= AVALANCHE_FORMS
            ),
        )
        for name, extension in box.items()
    )


def extension_description(name: str, extension: Extension) -> WireMessage:
    """What an extension changes in its own box: the same avalanche is not the same everywhere."""
    suit = extension.suit
    if suit is None or name not in AVALANCHE_FORMS or name in OWN_VARIANTS:
        return wire_message(f"extension-{name}-about")
    return to_wire_message(message(f"avalanche-{suit.touch}-about", cards=sum(suit.copies)))


def value_name(setting: str, value: str) -> WireMessage | None:
    """What a value of a setting is called."""
    if setting == "suits":
        return to_wire_message(message("difficulty-suits-count", count=len(parse_suits(value))))
    return None if value.isdigit() else wire_message(f"difficulty-{setting}-{value}")


def seats_of(rules: Rules) -> tuple[int, ...]:
    """The numbers of seats that the cards suffice for."""
    return tuple(filter(rules.can_be_dealt_to, SEATS))


def settings_in(edition: str, rules: Rules) -> dict[str, str]:
    """The value that each setting offered with an edition has in a game."""
    settings = settings_of(rules) | {"values": str(rules.highest)}
    offered = setting_values() if edition == SIZED_EDITION else DIFFICULTIES
    return {name: settings[name] for name in offered}


def setting_values() -> Mapping[str, tuple[str, ...]]:
    """Every setting that is offered with any edition, and its values."""
    return {**deck_sizes(), **DIFFICULTIES}


@cache
def deck_sizes() -> dict[str, tuple[str, ...]]:
    """The numbers of suits and of values that a custom game may have."""
    box = EDITIONS[SIZED_EDITION]
    brought = {extension.suit.name for extension in box.extensions.values() if extension.suit}
    suits = [suit_text(Suit(name)) for name in SUIT_LETTERS if name not in brought]
    numbers = {
        "suits": ["+".join(suits[:number]) for number in range(1, MOST_SUITS + 1)],
        "values": [str(value) for value in range(1, HIGHEST_VALUE + 1)],
    }
    return {
        setting: tuple(value for value in values if is_valid_setting(setting, value))
        for setting, values in numbers.items()
    }


def is_valid_setting(setting: str, value: str) -> bool:
    """Whether a game can be played with this setting alone."""
    try:
        compose(Choice(SIZED_EDITION, (), {setting: value}))
    except Refused:
        return False
    return True


def composed_hanabi(options: Options) -> ComposedGame:
    """The game of Hanabi that options make."""
    choice = choice_of(options)
    rules = compose(choice)
    return ComposedGame(
        to_wire_message(hanabi_game_message(choice)),
        ComposedHanabi(
            rules=shown_rules(rules, options.seats),
            hand_sizes=tuple(HandSize(seats, rules.hand_size(seats)) for seats in seats_of(rules)),
            settings=settings_in(options.edition, rules),
        ),
    )
