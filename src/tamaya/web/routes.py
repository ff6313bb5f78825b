"""Every address of the house, on one page."""

from http import HTTPStatus

from tamaya.web import (
    games_api,
    guests_api,
    pages,
    replay_api,
    server_state,
    statistics_api,
    table_link,
    tables_api,
)
from tamaya.web.endpoint import Endpoint
from tamaya.wire.finished_game_types import FinishedGame, MoveExplanation
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
from tamaya.wire.server_messages import GameView
from tamaya.wire.table_form_types import ComposedGame, TableForm

WIRE = "/wire"
"""Where sockets come in."""

OPENAPI = "/openapi.json"

CREATED = HTTPStatus.CREATED
NO_CONTENT = HTTPStatus.NO_CONTENT

API = (
    Endpoint(
        "POST", "/api/guests", guests_api.create_guest, Me, NewName, CREATED, is_for_guests=False
    ),
    Endpoint(
        "POST", "/api/bots", guests_api.create_bot, BotToken, NewName, CREATED, is_for_guests=False
    ),
    Endpoint("GET", "/api/me", guests_api.get_me, Me),
    Endpoint("PATCH", "/api/me", guests_api.rename_me, Me, NewName),
    Endpoint("DELETE", "/api/me", guests_api.delete_me, None, status=NO_CONTENT),
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
        "/api/tables/{table}/finished-game",
        replay_api.finished_game_response,
        FinishedGame,
        is_for_guests=False,
        query=(("viewpoint", replay_api.VIEWPOINTS),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/views/{move}",
        replay_api.past_view,
        GameView,
        is_for_guests=False,
        query=(("viewpoint", replay_api.VIEWPOINTS),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/explanations/{move}",
        replay_api.explanation,
        MoveExplanation,
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
    Endpoint("GET", "/api/games", games_api.games, TableForm, is_for_guests=False),
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
    Endpoint("GET", "/health", server_state.health, Health, is_for_guests=False),
    Endpoint("GET", "/ready", server_state.ready, Health, is_for_guests=False),
    Endpoint(
        "GET", "/metrics", server_state.metrics, None, is_for_guests=False, content="text/plain"
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
