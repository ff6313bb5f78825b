"""The link to a table, as text and as a QR code."""

from starlette.requests import Request
from starlette.responses import Response

from tamaya.table.events import TableId
from tamaya.web.api.cacheable_response import PRIVATE, cacheable_response
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.api.replay import answer_to
from tamaya.web.reads.table_reads import LinkPictureRead

SVG = "image/svg+xml"


async def link_picture(context: RequestContext) -> Response:
    """The link to a table as a QR code, in the colour of the text around it."""
    live = await context.app_state.tables.live(TableId(context.request.path_params["table"]))
    read = LinkPictureRead(link_to(context.request, live.table.id))
    answer = await answer_to(context, live, read)
    return cacheable_response(context, answer.body, SVG, PRIVATE, answer.etag)


def link_to(request: Request, table: TableId) -> str:
    """The link to a table, under the host name of the request."""
    return f"{request.base_url}table/{table}"
