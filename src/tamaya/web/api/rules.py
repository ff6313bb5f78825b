"""The rules of every game that can be chosen, as pages."""

from functools import lru_cache

from starlette.responses import Response

from tamaya.i18n import Language, catalogue
from tamaya.rules.hanabi import parse_settings
from tamaya.rules.shared_types import Refused
from tamaya.table.options import Options
from tamaya.web.api.cacheable_response import PUBLIC, cacheable_response
from tamaya.web.api.endpoint import ENCODER, JSON, RequestContext
from tamaya.web.html_page import language_of
from tamaya.web.refusals import WebRefusal
from tamaya.wire.game_adapters import ADAPTERS
from tamaya.wire.http.rules_page_builder import rules_page

MOST_PAGES = 200
"""How many pages are kept, each of about 15 kB."""


async def rules(context: RequestContext) -> Response:
    """The rules of exactly one game, in one language, with pictures."""
    query = context.request.query_params
    body = rules_bytes(
        context.request.path_params["game"],
        query.get("edition", Options().edition),
        query.get("with", ""),
        query.get("set", ""),
        query.get("players", ""),
        language_of(context.request),
    )
    if "lang" not in query:
        context.headers["vary"] = "accept-language"
    return cacheable_response(context, body, JSON, PUBLIC)


@lru_cache(MOST_PAGES)
def rules_bytes(
    game: str, edition: str, extensions: str, settings: str, players: str, language: Language
) -> bytes:
    """The page as JSON; the words are those of `tamaya rules`."""
    if game not in ADAPTERS:
        raise Refused(WebRefusal.NO_SUCH_PAGE)
    options = Options(
        game=game,
        edition=edition,
        extensions=tuple(filter(None, (name.strip() for name in extensions.split(",")))),
        settings=parse_settings(settings),
    )
    page = ADAPTERS[game].rules_page(options, number_of(players))
    return ENCODER.encode(rules_page(page, game, catalogue(language)))


def number_of(players: str) -> int | None:
    """The number of players, or None for all; what is no number is refused like a wrong one."""
    if not players:
        return None
    return int(players) if players.isascii() and players.isdigit() and len(players) < 3 else 0
