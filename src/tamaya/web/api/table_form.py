"""The options for a new table, and the game that some options make."""

from functools import cache

from msgspec.structs import replace
from starlette.responses import Response

from tamaya.web.api.cacheable_response import PUBLIC, cacheable_response
from tamaya.web.api.endpoint import ENCODER, JSON, RequestContext
from tamaya.wire.http.http_bodies import ComposeGame
from tamaya.wire.http.table_form_builder import composed_game, table_form
from tamaya.wire.http.table_form_types import ComposedGame


async def games(context: RequestContext) -> Response:
    """Everything that can be chosen for a table, with names and what each choice changes."""
    return cacheable_response(context, table_form_bytes(), JSON, PUBLIC)


async def compose_game(context: RequestContext) -> ComposedGame:
    """The game that these options make, or why they make none."""
    body: ComposeGame = context.body
    # A password changes nothing about the game.
    return composed_game(replace(body.options, password=""))


@cache
def table_form_bytes() -> bytes:
    """The form as JSON."""
    return ENCODER.encode(table_form())
