"""Every path that the server answers."""

from http import HTTPStatus

from tamaya.i18n import Language
from tamaya.notation.any_game_record import FORMATS
from tamaya.rules.hanabi import EDITIONS
from tamaya.rules.shared_types import FEWEST_PLAYERS, MOST_PLAYERS
from tamaya.web import html_page, link_preview, monitoring_endpoints
from tamaya.web.api import (
    devices,
    guests,
    link_qr_code,
    records,
    replay,
    reviews,
    rules,
    statistics,
    table_door,
    table_form,
    tables,
)
from tamaya.web.api.endpoint import Endpoint
from tamaya.wire.game_adapters import ADAPTERS
from tamaya.wire.http.finished_game_types import FinishedGame, MoveExplanation
from tamaya.wire.http.http_bodies import (
    BotToken,
    ComposeGame,
    Health,
    Lobby,
    Me,
    MyDevices,
    MyGames,
    NewName,
    OneTimeCode,
    OpenedTable,
    OpenTable,
    Readiness,
    Statistics,
    TableDoor,
    UseCode,
)
from tamaya.wire.http.live_answer_types import LiveAnswer
from tamaya.wire.http.review_types import ReviewProgress, ReviewRecord
from tamaya.wire.http.rules_page_types import RulesPage
from tamaya.wire.http.table_form_types import ComposedGame, TableForm
from tamaya.wire.http.what_if_types import (
    PlayOn,
    RecordedGame,
    RecordMoment,
    RecordViewpoint,
    WhatIf,
)
from tamaya.wire.server_messages import GameView

WIRE = "/wire"
"""The path of the WebSocket."""

OPENAPI = "/openapi.json"

LIST_COST = 5
"""A list of tables takes several times as long as most requests."""

MOST_RECORD_BYTES = 96_000
"""The most bytes of a request with a record: hanab.live writes the notes of all players into it."""

NUMBERS_OF_PLAYERS = tuple(map(str, range(FEWEST_PLAYERS, MOST_PLAYERS + 1)))

CREATED = HTTPStatus.CREATED
NO_CONTENT = HTTPStatus.NO_CONTENT

API = (
    Endpoint("POST", "/api/guests", guests.create_guest, Me, NewName, CREATED, is_for_guests=False),
    Endpoint(
        "POST", "/api/bots", guests.create_bot, BotToken, NewName, CREATED, is_for_guests=False
    ),
    Endpoint("GET", "/api/me", guests.get_me, Me),
    Endpoint("PATCH", "/api/me", guests.rename_me, Me, NewName),
    Endpoint("DELETE", "/api/me", guests.delete_me, None, status=NO_CONTENT),
    Endpoint("POST", "/api/me/codes", guests.offer_code, OneTimeCode, status=CREATED),
    Endpoint("GET", "/api/me/devices", devices.my_devices, MyDevices),
    Endpoint("DELETE", "/api/me/devices", devices.sign_out_other_devices, None, status=NO_CONTENT),
    Endpoint(
        "DELETE", "/api/me/devices/{device}", devices.sign_out_device, None, status=NO_CONTENT
    ),
    Endpoint("POST", "/api/codes", guests.use_code, Me, UseCode, is_for_guests=False),
    Endpoint("GET", "/api/tables", tables.lobby, Lobby, is_for_guests=False, cost=LIST_COST),
    Endpoint("POST", "/api/tables", tables.open_table, OpenedTable, OpenTable, CREATED),
    Endpoint("GET", "/api/tables/{table}", table_door.table_door, TableDoor, is_for_guests=False),
    Endpoint(
        "GET",
        "/api/tables/{table}/replay",
        tables.replay,
        None,
        is_for_guests=False,
        query=(("format", FORMATS),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/finished-game",
        replay.finished_game_response,
        FinishedGame,
        is_for_guests=False,
        query=(("viewpoint", replay.VIEWPOINTS),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/views/{move}",
        replay.past_view,
        GameView,
        is_for_guests=False,
        query=(("viewpoint", replay.VIEWPOINTS),),
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/explanations/{move}",
        replay.explanation,
        MoveExplanation,
        is_for_guests=False,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/what-if",
        records.what_if,
        WhatIf,
        PlayOn,
        is_for_guests=False,
    ),
    Endpoint(
        "POST",
        "/api/tables/{table}/review",
        reviews.review_table,
        ReviewProgress,
        is_for_guests=False,
    ),
    Endpoint(
        "POST",
        "/api/records/review",
        reviews.review_record,
        ReviewProgress,
        ReviewRecord,
        is_for_guests=False,
        most_bytes=MOST_RECORD_BYTES,
    ),
    Endpoint(
        "GET",
        "/api/reviews/{key}",
        reviews.look_at_review,
        ReviewProgress,
        is_for_guests=False,
    ),
    Endpoint(
        "DELETE",
        "/api/reviews/{key}",
        reviews.cancel_review,
        None,
        status=NO_CONTENT,
        is_for_guests=False,
    ),
    Endpoint(
        "POST",
        "/api/records/finished-game",
        records.recorded_game,
        RecordedGame,
        RecordViewpoint,
        is_for_guests=False,
        most_bytes=MOST_RECORD_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/records/views",
        records.recorded_view,
        GameView,
        RecordMoment,
        is_for_guests=False,
        most_bytes=MOST_RECORD_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/records/explanations",
        records.recorded_explanation,
        MoveExplanation,
        RecordMoment,
        is_for_guests=False,
        most_bytes=MOST_RECORD_BYTES,
    ),
    Endpoint(
        "POST",
        "/api/records/what-if",
        records.recorded_what_if,
        WhatIf,
        PlayOn,
        is_for_guests=False,
        most_bytes=MOST_RECORD_BYTES,
    ),
    Endpoint("GET", "/api/tables/{table}/answers/{move}", replay.live_answer, LiveAnswer),
    Endpoint(
        "GET",
        "/api/tables/{table}/link.svg",
        link_qr_code.link_picture,
        None,
        is_for_guests=False,
        content=link_qr_code.SVG,
    ),
    Endpoint(
        "GET",
        "/api/tables/{table}/picture.png",
        table_door.door_picture,
        None,
        is_for_guests=False,
        content=table_door.PNG,
    ),
    Endpoint("GET", "/api/games", table_form.games, TableForm, is_for_guests=False),
    Endpoint(
        "POST",
        "/api/games/compose",
        table_form.compose_game,
        ComposedGame,
        ComposeGame,
        is_for_guests=False,
    ),
    Endpoint(
        "GET",
        "/api/rules/{game}",
        rules.rules,
        RulesPage,
        is_for_guests=False,
        query=(
            ("edition", tuple(EDITIONS)),
            ("with", None),
            ("set", None),
            ("players", NUMBERS_OF_PLAYERS),
            ("lang", tuple(Language)),
        ),
    ),
    Endpoint("GET", "/api/my-games", tables.my_games, MyGames, cost=LIST_COST),
    Endpoint("DELETE", "/api/my-games/{table}", tables.delete_my_game, None, status=NO_CONTENT),
    Endpoint("GET", "/api/my-statistics", statistics.my_statistics, Statistics, cost=LIST_COST),
    Endpoint("GET", "/health", monitoring_endpoints.health, Health, is_for_guests=False),
    Endpoint("GET", "/ready", monitoring_endpoints.ready, Readiness, is_for_guests=False),
    Endpoint(
        "GET",
        "/metrics",
        monitoring_endpoints.metrics,
        None,
        is_for_guests=False,
        content="text/plain",
    ),
)
"""The API, as described at `/openapi.json`."""

PAGES = tuple(
    Endpoint("GET", path, page, None, is_for_guests=False, content=html_page.HTML)
    for path, page in (
        ("/", html_page.page),
        ("/import", html_page.page),
        ("/learn", html_page.page),
        ("/move", html_page.page),
        ("/my-games", html_page.page),
        ("/open", html_page.page),
        *((f"/rules/{game}", html_page.page) for game in ADAPTERS),
        ("/replay/{table}", link_preview.table_page),
        ("/table/{table}", link_preview.table_page),
    )
)
"""The pages; the client has no other."""
