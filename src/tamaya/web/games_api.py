"""What can be played here: all that a form offers, and the game that a choice makes."""

from functools import cache

from msgspec.structs import replace
from starlette.responses import Response

from tamaya.web.endpoint import ENCODER, JSON, Visit
from tamaya.web.lasting import FOR_ALL, lasting
from tamaya.wire.http_types import ComposeGame
from tamaya.wire.offer import composed, offer
from tamaya.wire.offer_types import ComposedGame


async def games(visit: Visit) -> Response:
    """All that can be chosen when a table is opened, each with its name and what it changes."""
    return lasting(visit, offer_bytes(), JSON, FOR_ALL)


async def compose_game(visit: Visit) -> ComposedGame:
    """The game that some options make, or why they make none."""
    asked: ComposeGame = visit.body
    # Nobody is let in here: a password says nothing about the game.
    return composed(replace(asked.options, password=""))


@cache
def offer_bytes() -> bytes:
    """The offer as it travels."""
    return ENCODER.encode(offer())
