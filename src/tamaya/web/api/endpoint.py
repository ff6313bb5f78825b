"""What a question over HTTP has: an address, a body, an answer, and who may ask."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from types import UnionType
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tamaya.rules.game import Refused
from tamaya.table.ports import Guest
from tamaya.web.access.limits import address_of
from tamaya.web.access.visitors import delete_cookie, guest_of, is_secure, set_cookie, status_of
from tamaya.web.app_state import AppState
from tamaya.web.public_refusal import public_refusal
from tamaya.web.refusals import WebRefusal
from tamaya.wire.codec import LONGEST_FRAME, refusal_of
from tamaya.wire.http.http_types import RefusalBody
from tamaya.wire.refusals import WireRefusal

log = logging.getLogger(__name__)

JSON = "application/json"
ENCODER = msgspec.json.Encoder()


@dataclass(slots=True)
class Visit:
    """One question, with everything that answering it needs."""

    app_state: AppState
    request: Request
    address: str
    body: Any = None
    visitor: Guest | None = None
    cookie: str | None = None
    """A secret to be given to the browser; empty to have it forgotten, None to leave it."""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def guest(self) -> Guest:
        """Who asks, where only guests may."""
        if self.visitor is None:
            raise Refused(WebRefusal.UNKNOWN_GUEST)
        return self.visitor


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One question that can be asked."""

    method: str
    path: str
    handler: Callable[[Visit], Awaitable[Any]]
    reply: type | UnionType | None
    """The type of the answer; None for an answer that is no JSON of ours."""
    body: type | None = None
    status: HTTPStatus = HTTPStatus.OK
    is_for_guests: bool = True
    content: str = JSON
    """The kind of text that is result."""
    query: tuple[tuple[str, tuple[str, ...]], ...] = ()
    """The questions after the ``?``, each with all its possible words."""

    @property
    def about(self) -> str:
        """What it does, in a sentence."""
        return " ".join((self.handler.__doc__ or "").split())

    async def __call__(self, request: Request) -> Response:
        """The answer to a request; whatever goes wrong becomes a refusal."""
        app_state: AppState = request.app.state.app_state
        visit = Visit(
            app_state, request, address_of(request.client.host if request.client else None)
        )
        try:
            if not app_state.limits.visits.take(visit.address):
                raise Refused(WebRefusal.TOO_MANY_REQUESTS)
            visit.visitor = await guest_of(app_state, request)
            if self.is_for_guests and visit.visitor is None:
                raise Refused(WebRefusal.UNKNOWN_GUEST)
            if self.body is not None:
                visit.body = await read_body(request, self.body)
            response = self._response(await self.handler(visit))
        except Refused as why:
            return refusal_response(why)
        if visit.cookie is not None:
            secure = is_secure(request)
            if visit.cookie:
                set_cookie(response, visit.cookie, secure=secure)
            else:
                delete_cookie(response, secure=secure)
        response.headers.update(visit.headers)
        return response

    def _response(self, result: Any) -> Response:
        if isinstance(result, Response):
            return result
        if result is None:
            return Response(status_code=self.status)
        if isinstance(result, str):
            return Response(result, self.status, media_type=self.content)
        return Response(ENCODER.encode(result), self.status, media_type=JSON)


async def read_body(request: Request, kind: type) -> Any:
    """The body of a request, read strictly and never further than it may go."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        # A form of another site can send anything but this.
        raise Refused(WebRefusal.WRONG_CONTENT)
    raw = await bounded_body(request)
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise refusal_of(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(WireRefusal.NOT_JSON) from None


async def bounded_body(request: Request) -> bytes:
    """All bytes of a body, refused as soon as they are too many."""
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > LONGEST_FRAME:
                raise Refused(WebRefusal.BODY_TOO_LONG, most=LONGEST_FRAME)
    except ClientDisconnect:
        raise Refused(WireRefusal.NOT_JSON) from None
    return bytes(raw)


def refusal_response(why: Refused) -> Response:
    """A refusal with the status that goes with it."""
    refusal = public_refusal(why)
    body = ENCODER.encode(RefusalBody(refusal.reason, refusal.details))
    return Response(body, status_of(refusal.reason), media_type=JSON)
