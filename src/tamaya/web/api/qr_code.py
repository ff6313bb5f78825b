"""A link as a QR code."""

from io import BytesIO

import segno

INK = 'stroke="#000"'
CURRENT_INK = 'stroke="currentColor"'
MARGIN = 2
"""Empty modules around the code."""


def qr_code(link: str) -> bytes:
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
