"""An endpoint of the HTTP API: its path, body, reply, and who may call it."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from types import UnionType
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from tamaya.rules.shared_types import Refused
from tamaya.table.ports import Device, Guest
from tamaya.web.access.rate_limits import address_of
from tamaya.web.access.request_identity import (
    set_cookie,
    signed_in_of,
    status_of,
)
from tamaya.web.app_state import AppState
from tamaya.web.public_refusal import public_refusal
from tamaya.web.refusals import WebRefusal
from tamaya.wire.codec import LONGEST_FRAME, refusal_of
from tamaya.wire.frame_refusals import WireRefusal
from tamaya.wire.http.http_bodies import RefusalBody

log = logging.getLogger(__name__)

JSON = "application/json"
ENCODER = msgspec.json.Encoder()


@dataclass(slots=True)
class RequestContext:
    """One request, with everything that a handler needs."""

    app_state: AppState
    request: Request
    address: str
    body: Any = None
    visitor: Guest | None = None
    device: Device | None = None
    """The device that the visitor is signed in on."""
    cookie: str | None = None
    """A new secret for the browser's cookie; empty deletes the cookie, None leaves it."""
    headers: dict[str, str] = field(default_factory=dict)

    @property
    def guest(self) -> Guest:
        """The guest who sent the request; refused where the server knows none."""
        if self.visitor is None:
            raise Refused(WebRefusal.UNKNOWN_GUEST)
        return self.visitor


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One method of one path."""

    method: str
    path: str
    handler: Callable[[RequestContext], Awaitable[Any]]
    reply: type | UnionType | None
    """The type of the reply; None for a reply that is not JSON of ours."""
    body: type | None = None
    status: HTTPStatus = HTTPStatus.OK
    is_for_guests: bool = True
    content: str = JSON
    """The content type of the reply."""
    query: tuple[tuple[str, tuple[str, ...] | None], ...] = ()
    """The query parameters, each with all its values; None for any text."""
    most_bytes: int = LONGEST_FRAME
    """The most bytes of its body."""
    cost: int = 1
    """How many requests it counts as in the limit of an address."""

    @property
    def about(self) -> str:
        """What it does, in one sentence, for the API description."""
        return " ".join((self.handler.__doc__ or "").split())

    async def __call__(self, request: Request) -> Response:
        """Answer a request, with a refusal where something is wrong with it."""
        app_state: AppState = request.app.state.app_state
        context = RequestContext(
            app_state, request, address_of(request.client.host if request.client else None)
        )
        try:
            if not await app_state.limits.take_request(context.address, self.cost):
                raise Refused(WebRefusal.TOO_MANY_REQUESTS)
            signed_in = await signed_in_of(app_state, request)
            if signed_in is not None:
                context.visitor, context.device = signed_in
            if self.is_for_guests and context.visitor is None:
                raise Refused(WebRefusal.UNKNOWN_GUEST)
            if self.body is not None:
                context.body = await read_body(request, self.body, self.most_bytes)
            response = self._response(await self.handler(context))
        except Refused as why:
            return refusal_response(why)
        if context.cookie is not None:
            set_cookie(response, request, context.cookie, app_state.settings.device_days)
        response.headers.update(context.headers)
        return response

    def _response(self, result: Any) -> Response:
        if isinstance(result, Response):
            return result
        if result is None:
            return Response(status_code=self.status)
        if isinstance(result, str):
            return Response(result, self.status, media_type=self.content)
        return Response(ENCODER.encode(result), self.status, media_type=JSON)


async def read_body(request: Request, kind: type, most: int) -> Any:
    """Read and validate the body of a request."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        # A form on another site can send any content type but this one.
        raise Refused(WebRefusal.WRONG_CONTENT)
    raw = await bounded_body(request, most)
    try:
        return msgspec.json.decode(raw, type=kind)
    except msgspec.ValidationError as error:
        raise refusal_of(str(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise Refused(WireRefusal.NOT_JSON) from None


async def bounded_body(request: Request, most: int) -> bytes:
    """The bytes of a body; refused as soon as there are too many."""
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > most:
                raise Refused(WebRefusal.BODY_TOO_LONG, most=most)
    except ClientDisconnect:
        raise Refused(WireRefusal.NOT_JSON) from None
    return bytes(raw)


def refusal_response(why: Refused) -> Response:
    """A refusal as JSON, with its HTTP status."""
    refusal = public_refusal(why)
    body = ENCODER.encode(RefusalBody(refusal.reason, refusal.details))
    return Response(body, status_of(refusal.reason), media_type=JSON)
