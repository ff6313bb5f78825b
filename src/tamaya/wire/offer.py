"""The offer for the form that opens a table, made from the law, the roster and the options."""

from collections.abc import Mapping
from enum import StrEnum
from functools import cache

from tamaya.i18n import message
from tamaya.i18n.hanabi_words import game_message, talking_message
from tamaya.i18n.ikebana_words import ikebana_message
from tamaya.i18n.table_words import help_message, option_message, pace_message, remark_message
from tamaya.roster import ROSTER, bots_of
from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import FEWEST_PLAYERS, MOST_PLAYERS, Refused
from tamaya.rules.hanabi.cards import SUIT_LETTERS
from tamaya.rules.hanabi.choices import parse_suits, settings_of, suit_text
from tamaya.rules.hanabi.extensions import AVALANCHE_FORMS, Extension
from tamaya.rules.hanabi.parameters import HIGHEST_VALUE, MOST_SUITS
from tamaya.table.games import choice_of
from tamaya.table.options import (
    MOST_DAYS,
    SECONDS_A_DAY,
    SHORTEST_TURN,
    AtDeadline,
    Options,
    Remark,
    Talk,
    Visibility,
    Watching,
)
from tamaya.table.settling import refuse_options
from tamaya.table.words import LONGEST_NAME, LONGEST_NOTE, LONGEST_TEXT
from tamaya.wire.hanabi_words import shown_rules
from tamaya.wire.ikebana_telling import shown_rules as shown_ikebana_rules
from tamaya.wire.offer_types import (
    ComposedGame,
    ComposedHanabi,
    ComposedIkebana,
    HandSize,
    Offer,
    OfferedBot,
    OfferedEdition,
    OfferedExtension,
    OfferedGame,
    OfferedLevel,
    OfferedPace,
    OfferedSetting,
    OfferedWord,
)
from tamaya.wire.options import shown_options
from tamaya.wire.said import Said, said_of
from tamaya.wire.words import LONGEST_PASSWORD

SEATS = tuple(range(FEWEST_PLAYERS, MOST_PLAYERS + 1))

DIFFICULTIES: Mapping[str, tuple[str, ...]] = {
    "errors": ("1", "2", "3", "4", "5"),
    "tokens": ("5", "6", "7", "8", "9", "10", "12"),
    "empty-clues": ("on", "off"),
    "ending": tuple(hanabi.Ending),
    "points": tuple(hanabi.LostPoints),
}
"""The settings that a form offers with every edition, each with the values that people ask for."""

SIZED = "custom"
"""The edition whose people choose how many suits and values there are."""

PACES = (None, 7 * SECONDS_A_DAY, 3 * SECONDS_A_DAY, SECONDS_A_DAY, 300, 120, 60, 30)


@cache
def offer() -> Offer:
    """All that can be chosen: always the same, so it is made once."""
    return Offer(
        games=(hanabi_on_offer(), ikebana_on_offer()),
        defaults=shown_options(Options()),
        help_levels=tuple(
            OfferedLevel(level, said_of(help_message(level))) for level in (0, *hanabi.Level)
        ),
        talk=tuple(
            OfferedWord(talk, said_of(talking_message(talk)), said(f"talking-{talk}-about"))
            for talk in Talk
        ),
        remarks=tuple(
            OfferedWord(remark, said_of(remark_message(remark)), None) for remark in Remark
        ),
        visibility=words_of("visibility", Visibility),
        watching=words_of("watching", Watching),
        at_deadline=words_of("at-deadline", AtDeadline),
        paces=tuple(OfferedPace(seconds, said_of(pace_message(seconds))) for seconds in PACES),
        shortest_turn=SHORTEST_TURN,
        longest_turn=MOST_DAYS * SECONDS_A_DAY,
        longest_name=LONGEST_NAME,
        longest_text=LONGEST_TEXT,
        longest_note=LONGEST_NOTE,
        longest_password=LONGEST_PASSWORD,
    )


def hanabi_on_offer() -> OfferedGame:
    """Hanabi in all its editions."""
    return OfferedGame(
        game="hanabi",
        name=said("game-hanabi"),
        about=said("game-hanabi-about"),
        seats=SEATS,
        editions=tuple(edition(name, box) for name, box in hanabi.EDITIONS.items()),
        extensions=(),
        settings=tuple(
            OfferedSetting(
                name,
                said(f"difficulty-{name}"),
                said(f"difficulty-{name}-about"),
                tuple(OfferedWord(word, name_of(name, word), None) for word in words),
            )
            for name, words in offered_settings().items()
        ),
        bots=bots("hanabi"),
        has_help=True,
    )


def ikebana_on_offer() -> OfferedGame:
    """Ikebana, of which there is one edition."""
    return OfferedGame(
        game="ikebana",
        name=said("ikebana-game"),
        about=said("game-ikebana-about"),
        seats=SEATS,
        editions=(),
        extensions=tuple(
            OfferedExtension(name, said(f"extension-{name}"), said(f"extension-{name}-about"), ())
            for name in ikebana.EXTENSIONS
        ),
        settings=(),
        bots=bots("ikebana"),
        has_help=False,
    )


def edition(name: str, box: hanabi.Edition) -> OfferedEdition:
    """A box of Hanabi."""
    return OfferedEdition(
        edition=name,
        name=said(f"edition-{name}"),
        about=said(f"edition-{name}-about"),
        seats=seats_of(box.rules),
        extensions=extensions(box.extensions),
        settings=settings_in(name, box.rules),
    )


def extensions(box: Mapping[str, Extension]) -> tuple[OfferedExtension, ...]:
    """What can be added to a game from this box."""
    return tuple(
        OfferedExtension(
            extension=name,
            name=said(f"extension-{name}"),
            about=about_extension(name, extension),
            excludes=tuple(
                other for other in box if other != name and {name, other} <= AVALANCHE_FORMS
            ),
        )
        for name, extension in box.items()
    )


def about_extension(name: str, extension: Extension) -> Said:
    """What an extension changes in its own box: the same avalanche is not the same everywhere."""
    suit = extension.suit
    if suit is None or name not in AVALANCHE_FORMS:
        return said(f"extension-{name}-about")
    return said_of(message(f"avalanche-{suit.touch}-about", cards=sum(suit.copies)))


def bots(game: str) -> tuple[OfferedBot, ...]:
    """The bots that play a game here, in the order of the roster."""
    here = bots_of(game)
    return tuple(OfferedBot(n, said(f"bot-{n}-about")) for n in ROSTER[game] if n in here)


def words_of(option: str, words: type[StrEnum]) -> tuple[OfferedWord, ...]:
    """The values of an option."""
    return tuple(OfferedWord(word, said_of(option_message(option, word)), None) for word in words)


def name_of(setting: str, word: str) -> Said | None:
    """What a value of a setting is called."""
    if setting == "suits":
        return said_of(message("difficulty-suits-count", count=len(parse_suits(word))))
    return None if word.isdigit() else said(f"difficulty-{setting}-{word}")


def seats_of(rules: hanabi.Rules) -> tuple[int, ...]:
    """The numbers of seats that the cards suffice for."""
    return tuple(filter(rules.can_be_dealt_to, SEATS))


def settings_in(edition: str, rules: hanabi.Rules) -> dict[str, str]:
    """The value that each setting offered with an edition has in a game."""
    settings = settings_of(rules) | {"values": str(rules.highest)}
    offered = offered_settings() if edition == SIZED else DIFFICULTIES
    return {name: settings[name] for name in offered}


def offered_settings() -> Mapping[str, tuple[str, ...]]:
    """Every setting that is offered with any edition, and its values."""
    return {**sizes(), **DIFFICULTIES}


@cache
def sizes() -> dict[str, tuple[str, ...]]:
    """The numbers of suits and of values on offer: all of which the law makes a game."""
    box = hanabi.EDITIONS[SIZED]
    brought = {extension.suit.name for extension in box.extensions.values() if extension.suit}
    suits = [suit_text(hanabi.Suit(name)) for name in SUIT_LETTERS if name not in brought]
    numbers = {
        "suits": ["+".join(suits[:number]) for number in range(1, MOST_SUITS + 1)],
        "values": [str(value) for value in range(1, HIGHEST_VALUE + 1)],
    }
    return {
        setting: tuple(word for word in words if makes_a_game(setting, word))
        for setting, words in numbers.items()
    }


def makes_a_game(setting: str, word: str) -> bool:
    """Whether a game can be played with this setting alone."""
    try:
        hanabi.compose(hanabi.Choice(SIZED, (), {setting: word}))
    except Refused:
        return False
    return True


def said(key: str) -> Said:
    """The message of a key that stands alone."""
    return said_of(message(key))


def composed(options: Options) -> ComposedGame:
    """The game that options make; refused where a table could not be opened with them."""
    refuse_options(options)
    if options.game == "ikebana":
        rules = ikebana.compose(options.extensions)
        summary = ComposedIkebana(shown_ikebana_rules(rules))
        return ComposedGame(said_of(ikebana_message(rules)), summary)
    choice = choice_of(options)
    cards = hanabi.compose(choice)
    return ComposedGame(
        said_of(game_message(choice)),
        ComposedHanabi(
            rules=shown_rules(cards, options.seats),
            hand_sizes=tuple(HandSize(seats, cards.hand_size(seats)) for seats in seats_of(cards)),
            settings=settings_in(options.edition, cards),
        ),
    )
