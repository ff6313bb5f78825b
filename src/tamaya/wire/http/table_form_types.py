"""What can be chosen when a table is opened, and what game a choice makes, for a form to show."""

from collections.abc import Mapping

import msgspec

from tamaya.wire.hanabi.view_types import HanabiRules
from tamaya.wire.ikebana.view_types import IkebanaRules
from tamaya.wire.message_wire import WireMessage
from tamaya.wire.options import ShownOptions


class FormPart(msgspec.Struct, frozen=True, rename="kebab"):
    """Something to choose, and what it is called."""


class ValueChoice(FormPart, frozen=True):
    """One of the values that an option or a setting can have."""

    value: str
    """The word that asks for it."""
    name: WireMessage | None
    """What it is called; nothing for a number, which speaks for itself."""
    about: WireMessage | None
    """What it means, where its name does not say all."""


class SettingChoice(FormPart, frozen=True):
    """A setting that makes a game easier or harder, in the editions that have a value for it."""

    setting: str
    """The word that asks for it."""
    name: WireMessage
    """What it is called."""
    about: WireMessage
    """What it changes."""
    values: tuple[ValueChoice, ...]
    """The values that a form offers; the game knows more."""


class ExtensionChoice(FormPart, frozen=True):
    """Something that can be added to a game."""

    extension: str
    """The word that asks for it."""
    name: WireMessage
    """What it is called."""
    about: WireMessage
    """What it changes."""
    excludes: tuple[str, ...]
    """The extensions that it cannot be played with."""


class EditionChoice(FormPart, frozen=True):
    """A box that Hanabi can be played from."""

    edition: str
    """The word that asks for it."""
    name: WireMessage
    """What it is called."""
    about: WireMessage
    """What sets it apart."""
    seats: tuple[int, ...]
    """The numbers of seats that it can be played with."""
    extensions: tuple[ExtensionChoice, ...]
    """What the box holds besides its basic game."""
    settings: Mapping[str, str]
    """What the box itself says for each setting that is offered with it."""


class BotChoice(FormPart, frozen=True):
    """A bot of the house."""

    bot: str
    """Its name in the roster, which is what it is called."""
    about: WireMessage
    """How it plays."""
    seats: tuple[int, ...]
    """The numbers of seats that it plays with."""


class GameChoice(FormPart, frozen=True):
    """One of the games."""

    game: str
    name: WireMessage
    """What it is called."""
    about: WireMessage
    """What it is like."""
    seats: tuple[int, ...]
    """The numbers of seats that it can be played with."""
    editions: tuple[EditionChoice, ...]
    """The boxes that it can be played from; none where there is only one."""
    extensions: tuple[ExtensionChoice, ...]
    """What can be added to it in any edition; each edition of Hanabi has its own."""
    settings: tuple[SettingChoice, ...]
    """What makes it easier or harder."""
    bots: tuple[BotChoice, ...]
    """The bots of the house that play it, the best first."""
    has_help: bool
    """Whether there is anything that a level of help could show."""
    talk: tuple[ValueChoice, ...]
    """What people may be allowed to say while they play it."""
    remarks: tuple[ValueChoice, ...]
    """What may be said where only remarks are allowed."""


class HelpLevelChoice(FormPart, frozen=True):
    """A level of help."""

    level: int
    """The number that asks for it; each level holds all of those before it."""
    name: WireMessage
    """What it shows."""


class PaceChoice(FormPart, frozen=True):
    """A pace that a form offers; any other within the bounds can be asked for."""

    turn_seconds: int | None
    """How long a turn may take, or nothing without a clock."""
    name: WireMessage
    """How it is said."""


class TableForm(FormPart, frozen=True):
    """All that can be chosen when a table is opened, and all that may be said there."""

    games: tuple[GameChoice, ...]
    """The games."""
    defaults: ShownOptions
    """What is chosen where nothing is said."""
    help_levels: tuple[HelpLevelChoice, ...]
    """How much of what a seat knows can be shown to it."""
    visibility: tuple[ValueChoice, ...]
    watching: tuple[ValueChoice, ...]
    at_deadline: tuple[ValueChoice, ...]
    paces: tuple[PaceChoice, ...]
    """Some paces, the most leisurely first."""
    shortest_turn: int
    """The fewest seconds that a turn may be given."""
    longest_turn: int
    """The most seconds that a turn may be given."""
    longest_name: int
    """The most letters that a name may have."""
    longest_text: int
    """The most letters that somebody may say at once."""
    longest_note: int
    """The most letters that a note on a card may have."""
    longest_password: int
    """The most letters that a password may have."""


class HandSize(FormPart, frozen=True):
    """How many cards a full hand has at a table of so many seats."""

    seats: int
    """The number of seats."""
    cards: int
    """The number of cards."""


class ComposedHanabi(FormPart, frozen=True, tag_field="game", tag="hanabi"):
    """A game of Hanabi as it would be played."""

    rules: HanabiRules
    """Its parameters, at a table of the seats that were asked for."""
    hand_sizes: tuple[HandSize, ...]
    """The hands for each number of seats that it can be played with."""
    settings: Mapping[str, str]
    """The value that each setting offered with the edition has by now, extensions included."""


class ComposedIkebana(FormPart, frozen=True, tag_field="game", tag="ikebana"):
    """A game of Ikebana as it would be played."""

    rules: IkebanaRules
    """Its parameters."""


class ComposedGame(FormPart, frozen=True):
    """The game that some options make."""

    title: WireMessage
    """What it is called."""
    summary: ComposedHanabi | ComposedIkebana
    """What it is played with."""
