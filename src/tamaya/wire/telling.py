"""What each guest is told of a table: pure functions from the table and the guest to messages.

What is hidden in the game is hidden by the law, through ``view_of`` and ``redact``; whose eyes a
guest looks through is for the table to say. What is said here besides is who hears which entry
of the log.
"""

from collections.abc import Mapping
from typing import assert_never

from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Onlooker, Refused, Viewer
from tamaya.table.events import (
    BotSeated,
    Contributed,
    EndWished,
    GameGivenUp,
    GameStarted,
    GuestId,
    GuestRemoved,
    HandsWatched,
    HostChanged,
    MoveMade,
    OptionsChanged,
    RematchOpened,
    SeatAnswered,
    SeatAskedFor,
    SeatLeft,
    SeatTaken,
    SeatTakenOver,
    Spoken,
    SpokenBesides,
    TableEvent,
    TableExpired,
    TableOpened,
)
from tamaya.table.games import Game, GameEvent, SeenGameEvent
from tamaya.table.phase import Phase
from tamaya.table.service import LiveTable, Told
from tamaya.table.table import Table
from tamaya.wire.client_messages import Hello
from tamaya.wire.hanabi_telling import hanabi_view
from tamaya.wire.ikebana_telling import ikebana_view
from tamaya.wire.server_messages import (
    Attached,
    Entry,
    GameView,
    Happened,
    NotDone,
    Reload,
    Welcome,
)
from tamaya.wire.table_state import table_state
from tamaya.wire.twins import told as in_words

VERSION = 1
"""The version of the wire that is spoken here."""

OLDEST_VERSION = 1
"""The oldest version that is still spoken here."""

LONGEST_QUOTE = 60
"""So much of what somebody sent is quoted back in a refusal."""


def greeted(hello: Hello, name: str) -> Welcome | Reload:
    """The answer to a greeting: the newest version that both speak, if there is one."""
    if hello.version < OLDEST_VERSION:
        return Reload()
    return Welcome(min(hello.version, VERSION), name, OLDEST_VERSION)


def refused(refusal: Refused, asked: str | None = None) -> NotDone:
    """A refusal with what its sentence needs."""
    details: Mapping[str, str | int] = {
        name: detail[:LONGEST_QUOTE] if isinstance(detail, str) else detail
        for name, detail in refusal.details.items()
    }
    return NotDone(asked, refusal.reason.value, details)


def attached(live: LiveTable, guest: GuestId, after: int) -> Attached:
    """The table as it stands, and what a guest is told of the entries after this sequence.

    ``Tables.watch`` comes first, and again when the game begins: it notes who sees all hands. A
    guest to whom the game is not shown is told of the table alone, and can ask for a seat.
    """
    table = live.table
    viewer = eyes(table, guest)
    missed = (entry(table, told, viewer) for told in live.feed if told.logged.sequence > after)
    return Attached(
        table=table.id,
        sequence=table.sequence,
        state=table_state(table, guest),
        view=game_view(table, viewer),
        missed=tuple(heard for heard in missed if heard is not None),
    )


def happened(live: LiveTable, told: Told, guest: GuestId) -> Happened | None:
    """What a guest is told of one entry, with the table as it stands; None for nothing at all.

    Where it is None the next message's sequence leaves a gap, and nothing is lost: whoever comes
    back with the last sequence they heard of is told the rest.
    """
    table = live.table
    viewer = eyes(table, guest)
    heard = entry(table, told, viewer)
    if heard is None:
        return None
    return Happened(
        table=table.id,
        sequence=heard.sequence,
        at=heard.at,
        event=heard.event,
        game=heard.game,
        state=table_state(table, guest),
        view=game_view(table, viewer),
    )


def eyes(table: Table, guest: GuestId) -> Viewer | None:
    """Whose eyes a guest looks at the game through, or None where it is not shown to them.

    All hands of a running game are shown only to somebody of whom that is noted: otherwise whoever
    came before the start could look on and sit down later.
    """
    try:
        viewer = table.viewer(guest)
    except Refused:
        return None
    is_unnoted = table.phase is Phase.PLAYING and guest not in table.have_seen_hands
    return None if viewer is Onlooker.REVIEWER and is_unnoted else viewer


def game_view(table: Table, viewer: Viewer | None) -> GameView | None:
    """The game for a viewer, where there is a game and the viewer may see it."""
    if table.game is None or viewer is None:
        return None
    return view_of_game(table.game, viewer, table.options.help_level)


def view_of_game(game: Game, viewer: Viewer, help_level: int) -> GameView:
    """Any game at any of its moves for a viewer, as replays need it too."""
    match game:
        case hanabi.Game():
            return hanabi_view(game, viewer, help_level)
        case ikebana.Game():
            return ikebana_view(game, viewer)


def entry(table: Table, told: Told, viewer: Viewer | None) -> Entry | None:
    """What a viewer is told of an entry of the log, or None for nothing at all."""
    logged = told.logged
    if not is_told(logged.event, viewer):
        return None
    game = ()
    if viewer is not None:
        game = tuple(in_words(redacted(table, event, viewer)) for event in told.happened)
    return Entry(
        sequence=logged.sequence,
        at=logged.at,
        event=in_words(logged.event),
        game=game,
    )


def is_told(event: TableEvent, viewer: Viewer | None) -> bool:
    """Whether a viewer hears of an event of the table. A new kind must be given its place here."""
    match event:
        case HandsWatched():
            return False
        case SpokenBesides():
            return isinstance(viewer, Onlooker)
        case MoveMade() | Spoken():
            return viewer is not None
        case (
            TableOpened()
            | OptionsChanged()
            | SeatTaken()
            | Contributed()
            | BotSeated()
            | SeatLeft()
            | GuestRemoved()
            | HostChanged()
            | GameStarted()
            | EndWished()
            | GameGivenUp()
            | SeatAskedFor()
            | SeatAnswered()
            | SeatTakenOver()
            | RematchOpened()
            | TableExpired()
        ):
            return True
        case _:
            assert_never(event)


def redacted(table: Table, event: GameEvent, viewer: Viewer) -> SeenGameEvent:
    """What a viewer is told of an event of the game.

    Whoever watches all hands of a running game is told of a shuffle what any spectator is: the
    law's reviewer would learn the order of the deck.
    """
    is_shuffle = isinstance(event, hanabi.ShuffledIn | ikebana.Shuffled)
    if is_shuffle and table.phase is not Phase.FINISHED:
        viewer = Onlooker.SPECTATOR
    if isinstance(event, ikebana.Event):
        return ikebana.redact(event, viewer)
    return hanabi.redact(event, viewer)
