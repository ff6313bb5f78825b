"""The types of the form for a new table, and of the game that a choice makes."""

from collections.abc import Mapping

import msgspec

from tamaya.roster import BotLevel
from tamaya.wire.hanabi.view_types import HanabiRules
from tamaya.wire.i18n_message import WireMessage
from tamaya.wire.ikebana.view_types import IkebanaRules
from tamaya.wire.public_table_options import ShownOptions


class FormPart(msgspec.Struct, frozen=True, rename="kebab"):
    """A part of the form."""


class ValueChoice(FormPart, frozen=True):
    """A value of an option or a setting."""

    value: str
    """Its value in the options."""
    name: WireMessage | None
    """Its name; `null` for a number."""
    about: WireMessage | None
    """What it means, if its name does not say so."""


class SettingChoice(FormPart, frozen=True):
    """A setting that makes a game easier or harder."""

    setting: str
    """Its value in the options."""
    name: WireMessage
    """Its name."""
    about: WireMessage
    """What it changes."""
    values: tuple[ValueChoice, ...]
    """The values that the form offers; the game allows more."""


class ExtensionChoice(FormPart, frozen=True):
    """An extension of a game."""

    extension: str
    """Its value in the options."""
    name: WireMessage
    """Its name."""
    about: WireMessage
    """What it changes."""
    excludes: tuple[str, ...]
    """The extensions that it cannot be played with."""


class EditionChoice(FormPart, frozen=True):
    """An edition of Hanabi."""

    edition: str
    """Its value in the options."""
    name: WireMessage
    """Its name."""
    about: WireMessage
    """What is special about it."""
    seats: tuple[int, ...]
    """The possible numbers of seats."""
    extensions: tuple[ExtensionChoice, ...]
    """The extensions in the box."""
    settings: Mapping[str, str]
    """The edition's own value of each setting that it offers."""


class BotChoice(FormPart, frozen=True):
    """A bot of the server."""

    bot: str
    """Its name in the roster."""
    about: WireMessage
    """How it plays."""
    level: BotLevel
    """How well it plays."""
    has_secret_language: bool
    """Whether people cannot understand it: then it needs a table with expert bots, or no people."""
    seats: tuple[int, ...]
    """The numbers of seats that it plays with."""


class GameChoice(FormPart, frozen=True):
    """One of the games."""

    game: str
    name: WireMessage
    """Its name."""
    about: WireMessage
    """What kind of game it is."""
    seats: tuple[int, ...]
    """The possible numbers of seats."""
    editions: tuple[EditionChoice, ...]
    """Its editions; empty if there is only one."""
    extensions: tuple[ExtensionChoice, ...]
    """Extensions for every edition; each edition of Hanabi has its own instead."""
    settings: tuple[SettingChoice, ...]
    """Its settings."""
    bots: tuple[BotChoice, ...]
    """The server's bots that play it, the best first."""
    has_help: bool
    """Whether it has levels of help."""
    talk: tuple[ValueChoice, ...]
    """What may be said during the game."""
    remarks: tuple[ValueChoice, ...]
    """The remarks for tables that allow only those."""


class HelpLevelChoice(FormPart, frozen=True):
    """A level of help."""

    level: int
    """Its number; each level includes those before it."""
    name: WireMessage
    """What it shows."""


class PaceChoice(FormPart, frozen=True):
    """A pace that the form offers; any other within the bounds is allowed."""

    turn_seconds: int | None
    """How long a turn may take; `null` without a clock."""
    name: WireMessage
    """Its name."""


class TableForm(FormPart, frozen=True):
    """Everything that can be chosen for a table."""

    games: tuple[GameChoice, ...]
    """The games."""
    defaults: ShownOptions
    """The default options."""
    help_levels: tuple[HelpLevelChoice, ...]
    """The levels of help."""
    visibility: tuple[ValueChoice, ...]
    watching: tuple[ValueChoice, ...]
    at_deadline: tuple[ValueChoice, ...]
    bot_pace: tuple[ValueChoice, ...]
    bot_answers: tuple[ValueChoice, ...]
    paces: tuple[PaceChoice, ...]
    """Some paces, the slowest first."""
    shortest_turn: int
    """The shortest turn, in seconds."""
    longest_turn: int
    """The longest turn, in seconds."""
    longest_name: int
    """The most characters in a name."""
    longest_text: int
    """The most characters in a chat message."""
    longest_note: int
    """The most characters in a note."""
    longest_password: int
    """The most characters in a password."""


class HandSize(FormPart, frozen=True):
    """The size of a full hand for a number of seats."""

    seats: int
    """The number of seats."""
    cards: int
    """The number of cards."""


class ComposedHanabi(FormPart, frozen=True, tag_field="game", tag="hanabi"):
    """The game of Hanabi that the options make."""

    rules: HanabiRules
    """Its parameters, for the chosen number of seats."""
    hand_sizes: tuple[HandSize, ...]
    """The hand sizes for each possible number of seats."""
    settings: Mapping[str, str]
    """The value of each setting that the edition offers, extensions included."""


class ComposedIkebana(FormPart, frozen=True, tag_field="game", tag="ikebana"):
    """The game of Ikebana that the options make."""

    rules: IkebanaRules
    """Its parameters."""


class ComposedGame(FormPart, frozen=True):
    """The game that the options make."""

    title: WireMessage
    """Its name."""
    summary: ComposedHanabi | ComposedIkebana
    """Its parameters."""
