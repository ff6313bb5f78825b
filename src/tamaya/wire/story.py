"""A finished game put into the words of the wire, from its first entry to its last."""

from bisect import bisect_left

from tamaya.rules import hanabi
from tamaya.table.events import GuestId, MoveMade
from tamaya.table.hearing import Eyes
from tamaya.table.service import LiveTable
from tamaya.wire.fates import fates_of
from tamaya.wire.past import past
from tamaya.wire.story_types import Story, StoryMove
from tamaya.wire.table_state import table_state
from tamaya.wire.telling import entries


def story(live: LiveTable, eyes: Eyes, guest: GuestId) -> Story:
    """The game of a table that is over, through eyes that may see all of it."""
    heard = live.heard(eyes)
    games = [game for game in past(live).games if isinstance(game, hanabi.Game)]
    return Story(
        eyes=eyes.word,
        state=table_state(live.table, guest, eyes, len(heard)),
        entries=tuple(entries(live, eyes, 0)),
        moves=tuple(
            story_move(number, bisect_left(heard, place) + 1, live.feed[place].logged.event)
            for number, place in enumerate(past(live).places, start=1)
        ),
        fates=fates_of(games) if games else (),
    )


def story_move(number: int, sequence: int, event: object) -> StoryMove:
    """A move with the number of the entry that tells of it."""
    assert isinstance(event, MoveMade)
    return StoryMove(number, sequence, event.seat, event.move)
