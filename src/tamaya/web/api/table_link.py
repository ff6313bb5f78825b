"""The link to a table, as text and as a picture for the cameras of telephones."""

from io import BytesIO

import segno
from starlette.requests import Request
from starlette.responses import Response

from tamaya.table.events import TableId
from tamaya.web.api.endpoint import Visit
from tamaya.web.api.http_cache import PRIVATE, cacheable_response

SVG = "image/svg+xml"
INK = 'stroke="#000"'
CURRENT_INK = 'stroke="currentColor"'
MARGIN = 2
"""Free squares around the picture; the page around it is quiet too."""


async def link_picture(visit: Visit) -> Response:
    """The link to a table as a QR code, drawn in the colour of the text around it."""
    live = await visit.app_state.tables.live(TableId(visit.request.path_params["table"]))
    return cacheable_response(visit, picture(link_to(visit.request, live.table.id)), SVG, PRIVATE)


def link_to(request: Request, table: TableId) -> str:
    """Where a table is, by the name that the visitor calls the house."""
    return f"{request.base_url}table/{table}"


def picture(link: str) -> bytes:
    """A QR code without a colour of its own."""
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
