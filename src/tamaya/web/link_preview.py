"""The preview of a link to a table: what messengers may say of it to everybody in a chat."""

from http import HTTPStatus

from starlette.responses import Response

from tamaya.i18n import Message, catalogue, message
from tamaya.rules.shared_types import Refused
from tamaya.table.events import TableId
from tamaya.table.phase import Phase
from tamaya.table.refusals import TableRefusal
from tamaya.table.table_state import Table
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.api.table_door import host_name
from tamaya.web.html_page import Preview, language_of, page_for
from tamaya.wire.game_adapters import ADAPTERS


async def table_page(context: RequestContext) -> Response:
    """The page of a table, with a preview of its link; status 404 where there is no such table."""
    name = TableId(context.request.path_params["table"])
    try:
        table = (await context.app_state.tables.live(name)).table
        preview = await table_preview(context, table)
    except Refused as refused:
        if refused.reason is TableRefusal.NO_SUCH_TABLE:
            return page_for(context.request, HTTPStatus.NOT_FOUND)
        # The client says why.
        return page_for(context.request)
    return page_for(context.request, preview=preview)


async def table_preview(context: RequestContext, table: Table) -> Preview:
    """The preview of a table: the same for everybody, as messengers show it to a whole chat."""
    texts = catalogue(language_of(context.request))
    picture = f"{context.request.base_url}api/tables/{table.id}/picture.png"
    if table.options.password:
        locked = texts.format(GAME_NAMES[table.options.game])
        return Preview(locked, texts.format("web-table-locked"), picture, is_wide=True)
    game = ADAPTERS[table.options.game].title_message(table.options)
    host = await host_name(context, table)
    title = game if host is None else message("web-table-of", player=host, game=game)
    return Preview(texts.render(title), texts.render(about_table(table)), picture, is_wide=True)


def about_table(table: Table) -> Message:
    """Who is there, or how the game ended; of a running game, nothing but its players."""
    names = tuple(holder.name for holder in table.holders if holder is not None)
    match table.phase:
        case Phase.FINISHED if table.game is not None:
            ended = ADAPTERS[table.options.game].end_message(table.game, names)
            return ended or message("table-event-game-given-up")
        case Phase.PLAYING:
            return message("web-table-playing", players=names)
        case Phase.WAITING if names:
            free = len(table.holders) - len(names)
            return message("web-table-waiting", players=names, free=free)
        case Phase.WAITING:
            return message("web-table-empty")
        case _:
            return message("refusal-table-expired")


GAME_NAMES = {"hanabi": "game-hanabi", "ikebana": "ikebana-game"}
"""The message with the name of each game."""
