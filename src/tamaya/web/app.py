"""The ASGI application: routes, middleware and lifespan."""

from collections.abc import Mapping, Sequence
from functools import partial
from http import HTTPStatus

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from tamaya.rules.shared_types import Refused
from tamaya.web.access.request_middleware import RequestMiddleware
from tamaya.web.api.endpoint import JSON, Endpoint, refusal_response
from tamaya.web.api.openapi import openapi
from tamaya.web.app_state import AppState
from tamaya.web.client_files import Client, built_client
from tamaya.web.html_page import HTML, page_for
from tamaya.web.refusals import WebRefusal
from tamaya.web.routes import API, OPENAPI, PAGES, WIRE
from tamaya.web.socket.connection import wire


def create_app(app_state: AppState, client: Client | None = None) -> Starlette:
    """Make the application for this app state.

    The web client is the one built into the package, unless another is given.
    """
    client = client or built_client()
    description = msgspec.json.encode(openapi(API, app_state.settings.base_path))

    async def describe(request: Request) -> Response:
        del request
        return Response(description, media_type=JSON)

    app = Starlette(
        routes=[
            *routes_of((*API, *PAGES)),
            *client.routes(),
            Route(OPENAPI, describe, methods=["GET"]),
            WebSocketRoute(WIRE, wire),
        ],
        middleware=[Middleware(RequestMiddleware)],
        exception_handlers={HTTPException: no_such_page},
    )
    app.state.client = client
    app.state.app_state = app_state
    return app


def routes_of(endpoints: Sequence[Endpoint]) -> list[Route]:
    """One route for each path, with all its methods."""
    by_path: dict[str, dict[str, Endpoint]] = {}
    for each in endpoints:
        by_path.setdefault(each.path, {})[each.method] = each
    return [
        Route(path, partial(answer, methods), methods=list(methods))
        for path, methods in by_path.items()
    ]


async def answer(methods: Mapping[str, Endpoint], request: Request) -> Response:
    """Call the endpoint for the method; HEAD is answered as GET, without the body."""
    return await methods["GET" if request.method == "HEAD" else request.method](request)


async def no_such_page(request: Request, error: Exception) -> Response:
    """Refuse an unknown path or method; browsers get a page, programs JSON."""
    assert isinstance(error, HTTPException)
    is_method = error.status_code == HTTPStatus.METHOD_NOT_ALLOWED
    if not is_method and HTML in request.headers.get("accept", ""):
        return page_for(request, HTTPStatus.NOT_FOUND)
    reason = WebRefusal.WRONG_METHOD if is_method else WebRefusal.NO_SUCH_PAGE
    response = refusal_response(Refused(reason))
    response.headers.update(error.headers or {})
    return response
