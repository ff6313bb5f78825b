"""Answers that stay as they are for a while: a browser that has one is not sent it again."""

from hashlib import sha256

from starlette.responses import Response

from tamaya.web.api.endpoint import Visit

PUBLIC = "public, max-age=300"
"""The same for everybody, and new with the next version of the house at the latest."""
PRIVATE = "private, max-age=300"
"""For whoever asked, and the same whenever they ask again."""
REVALIDATE = "private, no-cache"
"""For whoever asked, as long as they are who they were."""


def cacheable_response(visit: Visit, body: bytes, content: str, policy: str) -> Response:
    """An answer with a mark by which a browser asks whether it is still the same."""
    mark = f'"{sha256(body).hexdigest()[:32]}"'
    headers = {"cache-control": policy, "etag": mark}
    if policy is not PUBLIC:
        headers["vary"] = "cookie, authorization"
    if mark in visit.request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(body, media_type=content, headers=headers)
