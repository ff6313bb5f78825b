"""What each guest is told of a table: pure functions from the table and the guest to messages.

What is hidden in the game is hidden by the law, through ``view_of`` and ``redact``; whose eyes a
guest looks through, and which entries those are told of, is for the table to say. Entries are
numbered anew for each eyes: a place in the log itself never leaves the house, for a gap between two
would tell that something was said or done in secret.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tamaya.rules import hanabi, ikebana
from tamaya.rules.game import Onlooker, Refused, Viewer
from tamaya.table.events import GuestId
from tamaya.table.games import Game, GameEvent, SeenGameEvent
from tamaya.table.hearing import Eyes, eyes_of
from tamaya.table.service import LiveTable
from tamaya.table.table import Table
from tamaya.wire.client_messages import Hello
from tamaya.wire.hanabi_telling import hanabi_view
from tamaya.wire.ikebana_telling import ikebana_view
from tamaya.wire.said import refusal_details
from tamaya.wire.sentences import sentences
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


def greeted(hello: Hello, name: str) -> Welcome | Reload:
    """The answer to a greeting: the newest version that both speak, if there is one."""
    if hello.version < OLDEST_VERSION:
        return Reload()
    return Welcome(min(hello.version, VERSION), name, OLDEST_VERSION)


def refused(refusal: Refused, asked: str | None = None) -> NotDone:
    """A refusal with what its sentence needs."""
    return NotDone(asked, refusal.reason.value, refusal_details(refusal))


class Known(NamedTuple):
    """How much a guest has been told: through which eyes, and how much of the feed."""

    eyes: Eyes
    places: int


def known_now(live: LiveTable, guest: GuestId) -> Known:
    """What a guest knows who has been told everything."""
    return Known(eyes_of(live.table, guest), len(live.feed))


def attached(live: LiveTable, guest: GuestId, after: int = 0, eyes: str | None = None) -> Attached:
    """The table as it stands, and the entries after those that the same eyes were told before.

    ``Tables.watch`` comes first, and again when the game begins: it notes who sees all hands. A
    guest to whom the game is not shown is told of the table alone, and can ask for a seat.
    """
    now = eyes_of(live.table, guest)
    places = live.heard(now)
    if eyes != now.word or after > len(places):
        after = 0
    return Attached(
        table=live.table.id,
        eyes=now.word,
        sequence=len(places),
        state=table_state(live.table, guest, now, len(places)),
        view=game_view(live.table, now.viewer),
        after=after,
        missed=tuple(entries(live, now, after)),
    )


def news(live: LiveTable, guest: GuestId, known: Known) -> Sequence[Attached | Happened]:
    """What a guest is told who knows so much: what has happened since, or everything anew.

    Through other eyes the same log is another one, so whoever's eyes have changed is told all of
    it again. Nothing is told where nothing has happened for these eyes.
    """
    table = live.table
    eyes = eyes_of(table, guest)
    if eyes != known.eyes:
        return [attached(live, guest)]
    places = live.heard(eyes)
    heard = bisect_left(places, known.places)
    if heard == len(places):
        return []
    state = table_state(table, guest, eyes, len(places))
    view = game_view(table, eyes.viewer)
    return [
        Happened(
            table=table.id,
            sequence=entry.sequence,
            at=entry.at,
            event=entry.event,
            game=entry.game,
            said=entry.said,
            state=state,
            view=view,
        )
        for entry in entries(live, eyes, heard)
    ]


def entries(live: LiveTable, eyes: Eyes, after: int) -> Iterator[Entry]:
    """What some eyes are told of the log, after so many of their entries."""
    for number, place in enumerate(live.heard(eyes)[after:], after + 1):
        logged, happened = live.feed[place]
        game = ()
        if eyes.viewer is not None:
            game = tuple(in_words(redacted(event, eyes)) for event in happened)
        yield Entry(
            sequence=number,
            at=logged.at,
            event=in_words(logged.event),
            game=game,
            said=sentences(live).of(place, eyes.viewer),
        )


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


def redacted(event: GameEvent, eyes: Eyes) -> SeenGameEvent:
    """What is told of an event of the game, where the game is shown.

    Whoever watches all hands of a running game is told of a shuffle what any spectator is: the
    law's reviewer would learn the order of the deck.
    """
    viewer = eyes.viewer
    assert viewer is not None
    if isinstance(event, hanabi.ShuffledIn | ikebana.Shuffled) and not eyes.is_over:
        viewer = Onlooker.SPECTATOR
    if isinstance(event, ikebana.Event):
        return ikebana.redact(event, viewer)
    return hanabi.redact(event, viewer)
