"""Responses that browsers may cache, with an ETag."""

from starlette.responses import Response

from tamaya.web.api.endpoint import RequestContext
from tamaya.web.api.etag import etag_of

PUBLIC = "public, max-age=300"
"""The same for everybody, and old for five minutes at most."""
PRIVATE = "private, max-age=300"
"""For this guest only, and it does not change."""
REVALIDATE = "private, no-cache"
"""For this guest only, and it may change."""


def cacheable_response(
    context: RequestContext, body: bytes, content: str, policy: str, etag: str = ""
) -> Response:
    """A response with an ETag; status 304 where the browser has it already."""
    etag = etag or etag_of(body)
    headers = {"cache-control": policy, "etag": etag}
    if policy is not PUBLIC:
        headers["vary"] = "cookie, authorization"
    if etag in context.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=content, headers=headers)
