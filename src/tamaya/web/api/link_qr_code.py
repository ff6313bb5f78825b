"""The link to a table, as text and as a QR code."""

from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from tamaya.table.events import TableId
from tamaya.web.api.cacheable_response import PRIVATE, cacheable_response
from tamaya.web.api.endpoint import RequestContext

SVG = "image/svg+xml"
INK = 'stroke="#000"'
CURRENT_INK = 'stroke="currentColor"'
MARGIN = 2
"""Empty modules around the code."""


async def link_picture(context: RequestContext) -> Response:
    """The link to a table as a QR code, in the colour of the text around it."""
    live = await context.app_state.tables.live(TableId(context.request.path_params["table"]))
    return cacheable_response(
        context, picture(link_to(context.request, live.table.id)), SVG, PRIVATE
    )


def link_to(request: Request, table: TableId) -> str:
    """The link to a table, under the host name of the request."""
    return f"{request.base_url}table/{table}"


def picture(link: str) -> bytes:
    """A QR code as SVG, in the current text colour."""
    drawn = BytesIO()
    segno.make(link, error="m", micro=False).save(
        drawn,
        kind="svg",
        xmldecl=False,
        omitsize=True,
        border=MARGIN,
        svgclass=None,
        lineclass=None,
    )
    return drawn.getvalue().replace(INK.encode(), CURRENT_INK.encode())
