"""Every address of the house, on one page."""

from http import HTTPStatus

from tamaya.web import guests_api, house_state, pages, statistics_api, tables_api
from tamaya.web.api_types import (
    BotToken,
    Health,
    Lobby,
    Me,
    MyGames,
    NewName,
    OneTimeCode,
    OpenedTable,
    OpenTable,
    Statistics,
    UseCode,
)
from tamaya.web.endpoint import Endpoint

WIRE = "/wire"
"""Where sockets come in."""

OPENAPI = "/openapi.json"

CREATED = HTTPStatus.CREATED
GONE = HTTPStatus.NO_CONTENT

API = (
    Endpoint("POST", "/api/guests", guests_api.come_in, Me, NewName, CREATED, is_for_guests=False),
    Endpoint(
        "POST", "/api/bots", guests_api.bring_a_bot, BotToken, NewName, CREATED, is_for_guests=False
    ),
    Endpoint("GET", "/api/me", guests_api.who_am_i, Me),
    Endpoint("PATCH", "/api/me", guests_api.rename_me, Me, NewName),
    Endpoint("DELETE", "/api/me", guests_api.forget_me, None, status=GONE),
    Endpoint("POST", "/api/me/codes", guests_api.offer_code, OneTimeCode, status=CREATED),
    Endpoint("POST", "/api/codes", guests_api.use_code, Me, UseCode, is_for_guests=False),
    Endpoint("GET", "/api/tables", tables_api.lobby, Lobby, is_for_guests=False),
    Endpoint("POST", "/api/tables", tables_api.open_table, OpenedTable, OpenTable, CREATED),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        tables_api.replay,
        None,
        query=(("format", tables_api.FORMATS),),
    ),
    Endpoint("GET", "/api/my-games", tables_api.my_games, MyGames),
    Endpoint("GET", "/api/my-statistics", statistics_api.my_statistics, Statistics),
    Endpoint("GET", "/health", house_state.health, Health, is_for_guests=False),
    Endpoint("GET", "/ready", house_state.ready, Health, is_for_guests=False),
    Endpoint(
        "GET", "/metrics", house_state.metrics, None, is_for_guests=False, content="text/plain"
    ),
)
"""What programs ask; described on the OpenAPI page."""

PAGES = (
    Endpoint("GET", "/", pages.front_page, None, is_for_guests=False, content=pages.HTML),
    # Where the link to a table leads until a browser's own program takes it from there.
    Endpoint(
        "GET", "/table/{table}", pages.front_page, None, is_for_guests=False, content=pages.HTML
    ),
    Endpoint("GET", "/move", pages.move_page, None, is_for_guests=False, content=pages.HTML),
    Endpoint("POST", "/move", pages.move_by_form, None, is_for_guests=False, content=pages.HTML),
    Endpoint("GET", "/style.css", pages.style_sheet, None, is_for_guests=False, content=pages.CSS),
)
"""What people look at."""
