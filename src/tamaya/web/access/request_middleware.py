"""The outermost middleware: turns, checks of the origin, security headers, and failures."""

import logging

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tamaya.rules.shared_types import Refused
from tamaya.web.access.rate_limits import address_of
from tamaya.web.access.request_identity import check_origin
from tamaya.web.api.endpoint import refusal_response
from tamaya.web.app_state import AppState
from tamaya.web.refusals import WebRefusal
from tamaya.web.safe_traceback import safe_traceback

log = logging.getLogger(__name__)

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    # A link to a table lets anybody in, so other sites must not learn it.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
HSTS = "strict-transport-security"
"""Sent over HTTPS only; elsewhere browsers ignore it."""


class RequestMiddleware:
    """Wraps the application for HTTP requests."""

    def __init__(self, app: ASGIApp) -> None:
        """Wrap this application."""
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, or refuse it."""
        app_state: AppState = scope["app"].state.app_state
        # With or without it in the path of the request: some proxies remove it.
        scope["root_path"] = app_state.settings.base_path
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        client = scope.get("client")
        async with app_state.turns.turn(address_of(client[0] if client else None)):
            await self._answer(app_state, scope, receive, send)

    async def _answer(
        self, app_state: AppState, scope: Scope, receive: Receive, send: Send
    ) -> None:
        began = False

        async def send_safely(message: Message) -> None:
            nonlocal began
            if message["type"] == "http.response.start":
                began = True
                app_state.metrics.responses[message["status"]] += 1
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["scheme"] == "https" and app_state.settings.hsts_seconds:
                    headers[HSTS] = f"max-age={app_state.settings.hsts_seconds}"
                headers.setdefault("cache-control", "no-store")
            await send(message)

        try:
            try:
                check_origin(Headers(scope=scope), app_state.settings.names)
            except Refused as why:
                await refusal_response(why)(scope, receive, send_safely)
                return
            await self._app(scope, receive, send_safely)
        except Exception as failure:
            # The visitor learns that something failed, and nothing else.
            app_state.metrics.failures += 1
            log.error("request failed: %s", safe_traceback(failure))
            if began:
                raise
            await refusal_response(Refused(WebRefusal.INTERNAL))(scope, receive, send_safely)
