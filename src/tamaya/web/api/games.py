"""What can be played here: all that a form offers, and the game that a choice makes."""

from functools import cache

from msgspec.structs import replace
from starlette.responses import Response

from tamaya.web.api.endpoint import ENCODER, JSON, Visit
from tamaya.web.api.http_cache import PUBLIC, cacheable_response
from tamaya.wire.http.http_types import ComposeGame
from tamaya.wire.http.table_form import composed_game, table_form
from tamaya.wire.http.table_form_types import ComposedGame


async def games(visit: Visit) -> Response:
    """All that can be chosen when a table is opened, each with its name and what it changes."""
    return cacheable_response(visit, table_form_bytes(), JSON, PUBLIC)


async def compose_game(visit: Visit) -> ComposedGame:
    """The game that some options make, or why they make none."""
    body: ComposeGame = visit.body
    # Nobody is let in here: a password says nothing about the game.
    return composed_game(replace(body.options, password=""))


@cache
def table_form_bytes() -> bytes:
    """The form as it travels."""
    return ENCODER.encode(table_form())
