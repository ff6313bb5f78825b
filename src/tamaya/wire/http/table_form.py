"""The choices of the form that opens a table, made from the law, the roster and the options."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from tamaya.i18n import message
from tamaya.i18n.hanabi_words import hanabi_game_message, talk_message
from tamaya.i18n.ikebana_words import ikebana_game_message
from tamaya.i18n.table_words import help_message, option_message, pace_message, remark_message
from tamaya.roster import ROSTER, bot_for_seats, bots_of
from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS, Refused
from tamaya.rules.hanabi.cards import SUIT_LETTERS
from tamaya.rules.hanabi.choices import parse_suits, settings_of, suit_text
from tamaya.rules.hanabi.extensions import AVALANCHE_FORMS, OWN_VARIANTS, Extension
from tamaya.rules.hanabi.parameters import HIGHEST_VALUE, MOST_SUITS
from tamaya.table.before_start import check_options
from tamaya.table.games import choice_of
from tamaya.table.options import (
    MOST_DAYS,
    SECONDS_PER_DAY,
    SHORTEST_TURN,
    DeadlineAction,
    Options,
    SpectatorAccess,
    Talk,
    Visibility,
    remarks_of,
)
from tamaya.table.text_cleanup import LONGEST_NAME, LONGEST_NOTE, LONGEST_TEXT
from tamaya.wire.hanabi.texts import shown_rules
from tamaya.wire.http.table_form_types import (
    BotChoice,
    ComposedGame,
    ComposedHanabi,
    ComposedIkebana,
    EditionChoice,
    ExtensionChoice,
    GameChoice,
    HandSize,
    HelpLevelChoice,
    PaceChoice,
    SettingChoice,
    TableForm,
    ValueChoice,
)
from tamaya.wire.ikebana.view import shown_rules as shown_ikebana_rules
from tamaya.wire.message_wire import WireMessage, to_wire_message
from tamaya.wire.options import shown_options
from tamaya.wire.scalars import LONGEST_PASSWORD

SEATS = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))

DIFFICULTIES: Mapping[str, tuple[str, ...]] = {
    "errors": ("1", "2", "3", "4", "5"),
    "tokens": ("5", "6", "7", "8", "9", "10", "12"),
    "empty-clues": ("on", "off"),
    "ending": tuple(hanabi.Ending),
    "points": tuple(hanabi.LostPoints),
}
"""The settings that a form offers with every edition, each with the values that people ask for."""

SIZED_EDITION = "custom"
"""The edition whose people choose how many suits and values there are."""

PACES = (None, 7 * SECONDS_PER_DAY, 3 * SECONDS_PER_DAY, SECONDS_PER_DAY, 300, 120, 60, 30)


@cache
def table_form() -> TableForm:
    """All that can be chosen: always the same, so it is made once."""
    return TableForm(
        games=(hanabi_choice(), ikebana_choice()),
        defaults=shown_options(Options()),
        help_levels=tuple(
            HelpLevelChoice(level, to_wire_message(help_message(level)))
            for level in (0, *hanabi.Level)
        ),
        visibility=value_choices("visibility", Visibility),
        watching=value_choices("watching", SpectatorAccess),
        at_deadline=value_choices("at-deadline", DeadlineAction),
        paces=tuple(
            PaceChoice(seconds, to_wire_message(pace_message(seconds))) for seconds in PACES
        ),
        shortest_turn=SHORTEST_TURN,
        longest_turn=MOST_DAYS * SECONDS_PER_DAY,
        longest_name=LONGEST_NAME,
        longest_text=LONGEST_TEXT,
        longest_note=LONGEST_NOTE,
        longest_password=LONGEST_PASSWORD,
    )


def hanabi_choice() -> GameChoice:
    """Hanabi in all its editions."""
    return GameChoice(
        game="hanabi",
        name=wire_message("game-hanabi"),
        about=wire_message("game-hanabi-about"),
        seats=SEATS,
        editions=tuple(edition_choice(name, box) for name, box in hanabi.EDITIONS.items()),
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


def ikebana_choice() -> GameChoice:
    """Ikebana, of which there is one edition."""
    return GameChoice(
        game="ikebana",
        name=wire_message("ikebana-game"),
        about=wire_message("game-ikebana-about"),
        seats=SEATS,
        editions=(),
        extensions=tuple(
            ExtensionChoice(
                name, wire_message(f"extension-{name}"), wire_message(f"extension-{name}-about"), ()
            )
            for name in ikebana.EXTENSIONS
        ),
        settings=(),
        bots=bot_choices("ikebana"),
        has_help=False,
        talk=talk_choices("ikebana-talking"),
        remarks=remark_choices("ikebana"),
    )


def edition_choice(name: str, box: hanabi.Edition) -> EditionChoice:
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


def bot_choices(game: str) -> tuple[BotChoice, ...]:
    """The bots that play a game here, in the order of the roster."""
    here = bots_of(game)
    return tuple(
        BotChoice(
            name,
            wire_message(f"bot-{name}-about"),
            tuple(seats for seats in SEATS if bot_for_seats(name, seats) == name),
        )
        for name in ROSTER[game]
        if name in here
    )


def talk_choices(explained_by: str) -> tuple[ValueChoice, ...]:
    """How much people may say, explained by the messages whose keys begin so."""
    return tuple(
        ValueChoice(
            talk, to_wire_message(talk_message(talk)), wire_message(f"{explained_by}-{talk}-about")
        )
        for talk in Talk
    )


def remark_choices(game: str) -> tuple[ValueChoice, ...]:
    """The remarks that mean something in a game."""
    return tuple(
        ValueChoice(remark, to_wire_message(remark_message(remark)), None)
        for remark in remarks_of(game)
    )


def value_choices(option: str, values: type[StrEnum]) -> tuple[ValueChoice, ...]:
    """The values of an option."""
    return tuple(
        ValueChoice(value, to_wire_message(option_message(option, value)), None) for value in values
    )


def value_name(setting: str, value: str) -> WireMessage | None:
    """What a value of a setting is called."""
    if setting == "suits":
        return to_wire_message(message("difficulty-suits-count", count=len(parse_suits(value))))
    return None if value.isdigit() else wire_message(f"difficulty-{setting}-{value}")


def seats_of(rules: hanabi.Rules) -> tuple[int, ...]:
    """The numbers of seats that the cards suffice for."""
    return tuple(filter(rules.can_be_dealt_to, SEATS))


def settings_in(edition: str, rules: hanabi.Rules) -> dict[str, str]:
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
    box = hanabi.EDITIONS[SIZED_EDITION]
    brought = {extension.suit.name for extension in box.extensions.values() if extension.suit}
    suits = [suit_text(hanabi.Suit(name)) for name in SUIT_LETTERS if name not in brought]
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
        hanabi.compose(hanabi.Choice(SIZED_EDITION, (), {setting: value}))
    except Refused:
        return False
    return True


def wire_message(key: str) -> WireMessage:
    """The message of a key that stands alone."""
    return to_wire_message(message(key))


def composed_game(options: Options) -> ComposedGame:
    """The game that options make; refused where a table could not be opened with them."""
    check_options(options)
    if options.game == "ikebana":
        rules = ikebana.compose(options.extensions)
        summary = ComposedIkebana(shown_ikebana_rules(rules))
        return ComposedGame(to_wire_message(ikebana_game_message(rules)), summary)
    choice = choice_of(options)
    cards = hanabi.compose(choice)
    return ComposedGame(
        to_wire_message(hanabi_game_message(choice)),
        ComposedHanabi(
            rules=shown_rules(cards, options.seats),
            hand_sizes=tuple(HandSize(seats, cards.hand_size(seats)) for seats in seats_of(cards)),
            settings=settings_in(options.edition, cards),
        ),
    )
