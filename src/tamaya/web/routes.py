"""Every address of the house, on one page."""

from http import HTTPStatus

from tamaya.web import (
    games_api,
    guests_api,
    house_state,
    looking_back,
    pages,
    statistics_api,
    table_link,
    tables_api,
)
from tamaya.web.endpoint import Endpoint
from tamaya.wire.http_types import (
    BotToken,
    ComposeGame,
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
from tamaya.wire.offer_types import ComposedGame, Offer
from tamaya.wire.server_messages import GameView
from tamaya.wire.story_types import Explained, Story

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
        is_for_guests=False,
        query=(("format", tables_api.FORMATS),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/story",
        looking_back.whole_story,
        Story,
        is_for_guests=False,
        query=(("eyes", looking_back.EYES),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/views/{move}",
        looking_back.past_view,
        GameView,
        is_for_guests=False,
        query=(("eyes", looking_back.EYES),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/explanations/{move}",
        looking_back.explanation,
        Explained,
        is_for_guests=False,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/link.svg",
        table_link.link_picture,
        None,
        is_for_guests=False,
        content=table_link.SVG,
    ),
    Endpoint("GET", "/api/games", games_api.games, Offer, is_for_guests=False),
    Endpoint(
        "POST",
        "/api/games/compose",
        games_api.compose_game,
        ComposedGame,
        ComposeGame,
        is_for_guests=False,
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

PAGES = tuple(
    Endpoint("GET", path, pages.page, None, is_for_guests=False, content=pages.HTML)
    for path in (
        "/",
        "/learn",
        "/move",
        "/my-games",
        "/open",
        "/replay/{table}",
        "/table/{table}",
    )
)
"""What people look at; whatever is not here, the client does not draw either."""
