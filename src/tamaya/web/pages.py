"""The pages for people, until a browser's own program takes their place: no script is needed."""

from html import escape
from urllib.parse import parse_qs

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from tamaya import __version__
from tamaya.i18n import Catalogue, Language, catalogue, refusal_message
from tamaya.rules.game import Refused
from tamaya.web.endpoint import Visit, bounded_body
from tamaya.web.guests_api import moved_here
from tamaya.web.refusals import WebRefusal
from tamaya.web.style import STYLE
from tamaya.wire.refusals import WireRefusal

HTML = "text/html"
CSS = "text/css"
FORM = "application/x-www-form-urlencoded"
MOST_LETTERS_OF_WISHES = 200


async def front_page(visit: Visit) -> str:
    """What this house is, in the visitor's language."""
    say = catalogue(language_of(visit.request))
    paragraphs = [
        say.say("web-about"),
        say.say("web-no-account"),
        say.say("web-client-to-come"),
    ]
    known = visit.visitor
    if known is not None:
        paragraphs.insert(0, say.say("web-welcome-back", name=known.name))
    text = "".join(f"<p>{escape(paragraph)}</p>" for paragraph in paragraphs)
    links = (
        f'<ul><li><a href="/move">{escape(say.say("web-move-title"))}</a></li>'
        f'<li><a href="/openapi.json">{escape(say.say("web-for-programs"))}</a></li></ul>'
    )
    return page(say, say.say("web-title"), text + links)


async def move_page(visit: Visit) -> str:
    """Where a one-time code is typed in."""
    # A link only fills the code in: whatever looks at links ahead of people must not use it up.
    code = visit.request.query_params.get("code", "")
    return move_form(catalogue(language_of(visit.request)), code)


async def move_by_form(visit: Visit) -> Response:
    """Take a one-time code from the form and become the guest whom it brings."""
    request = visit.request
    say = catalogue(language_of(request))
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != FORM:
        raise Refused(WebRefusal.WRONG_CONTENT)
    try:
        fields = parse_qs((await bounded_body(request)).decode(), max_num_fields=10)
    except ValueError:
        raise Refused(WireRefusal.BAD_FIELD, field="code") from None
    code = fields.get("code", [""])[0]
    try:
        _, visit.cookie = await moved_here(visit.hall, visit.address, code)
    except Refused as refused:
        told = move_form(say, complaint=say.tell(refusal_message(refused)))
        return Response(told, 400, media_type=HTML)
    return RedirectResponse("/", 303)


async def style_sheet(visit: Visit) -> str:
    """How the pages look."""
    visit.headers["cache-control"] = "public, max-age=3600"
    return STYLE


def move_form(say: Catalogue, code: str = "", complaint: str = "") -> str:
    """A field for the code."""
    told = f'<p role="alert">{escape(complaint)}</p>' if complaint else ""
    form = (
        f"{told}<p>{escape(say.say('web-move-about'))}</p>"
        '<form method="post" action="/move">'
        f"<label>{escape(say.say('web-move-code'))} "
        f'<input name="code" value="{escape(code[:MOST_LETTERS_OF_WISHES])}" required '
        'autocomplete="one-time-code" spellcheck="false"></label> '
        f"<button>{escape(say.say('web-move-button'))}</button></form>"
    )
    return page(say, say.say("web-move-title"), form)


def page(say: Catalogue, title: str, body: str) -> str:
    """A whole page around a body that is already escaped."""
    languages = " · ".join(
        f'<a href="?lang={language}" hreflang="{language}" lang="{language}">'
        f"{escape(catalogue(language).say('web-language'))}</a>"
        for language in Language
    )
    return (
        f'<!doctype html><html lang="{say.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)} · tamaya</title>"
        '<link rel="stylesheet" href="/style.css"></head><body><main>'
        f"<h1>{escape(title)}</h1>{body}</main>"
        f"<footer><nav>{languages}</nav><p>tamaya {escape(__version__)}</p></footer></body></html>"
    )


def language_of(request: Request) -> Language:
    """The language that is asked for, else the first that the browser wishes, else English."""
    asked = request.query_params.get("lang", "")
    wishes = request.headers.get("accept-language", "")[:MOST_LETTERS_OF_WISHES].split(",")
    for wish in (asked, *wishes):
        word = wish.partition(";")[0].strip().lower().partition("-")[0]
        if word in set(Language):
            return Language(word)
    return Language.ENGLISH
