"""The one HTML page, filled in for the visitor's language; the web client draws the rest."""

from dataclasses import dataclass
from html import escape

from starlette.requests import Request
from starlette.responses import Response

from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.web.access.request_identity import base_path
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.client_files import Client

HTML = "text/html"
ICON = "icon-512.png"
LONGEST_ACCEPT_LANGUAGE = 200

# Placeholders in the client's page.
LANGUAGE = '<html lang="en">'
HEAD = "<!--catalogue-->"
FILES = '="./'
NO_SCRIPT = "<!--no-script-->"


async def page(context: RequestContext) -> Response:
    """The page on which the client draws this address."""
    return page_for(context.request)


@dataclass(frozen=True, slots=True)
class Preview:
    """What search engines and messengers show beside a link."""

    title: str
    about: str
    picture: str
    """The address of the picture, with the server's name."""
    is_wide: bool
    """Whether the picture is shown wide above the text, or small beside it."""


def page_for(request: Request, status: int = 200, preview: Preview | None = None) -> Response:
    """The client's page in the visitor's language, or a plain one where it was not built."""
    client: Client = request.app.state.client
    language = language_of(request)
    texts = catalogue(language)
    base = base_path(request)
    if client.index is None:
        return Response(page_without_client(texts, base), 503, media_type=HTML)
    shown = head(preview or server_preview(request, texts))
    text = (
        client.index.replace(LANGUAGE, f'<html lang="{language}" data-base="{base}">', 1)
        .replace(FILES, f'="{base}/')
        .replace(HEAD, shown + preload(base, client.catalogue_path(language)), 1)
        .replace(NO_SCRIPT, f"<noscript>{paragraphs(texts, 'web-needs-script')}</noscript>", 1)
    )
    return Response(text, status, media_type=HTML)


def head(preview: Preview) -> str:
    """The tags that search engines and messengers read."""
    title, about, picture = map(escape, (preview.title, preview.about, preview.picture))
    card = "summary_large_image" if preview.is_wide else "summary"
    return (
        f'<meta name="description" content="{about}">'
        '<meta property="og:site_name" content="tamaya">'
        '<meta property="og:type" content="website">'
        f'<meta property="og:title" content="{title}">'
        f'<meta property="og:description" content="{about}">'
        f'<meta property="og:image" content="{picture}">'
        f'<meta name="twitter:card" content="{card}">'
    )


def server_preview(request: Request, texts: Catalogue) -> Preview:
    """The preview of every page that is not about a table."""
    title, about = texts.format("web-title"), texts.format("web-about")
    return Preview(f"tamaya · {title}", about, f"{request.base_url}{ICON}", is_wide=False)


def preload(base: str, messages: str | None) -> str:
    """A preload of the message catalogue."""
    return f'<link rel="modulepreload" href="{base}{messages}">' if messages else ""


def page_without_client(texts: Catalogue, base: str) -> str:
    """A plain page for a server whose web client was not built."""
    return (
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>tamaya</title></head><body><h1>{escape(texts.format('web-title'))}</h1>"
        f"{paragraphs(texts, 'web-about', 'web-client-not-built')}"
        f'<p><a href="{base}/openapi.json">openapi.json</a></p></body></html>'
    )


def paragraphs(texts: Catalogue, *keys: str) -> str:
    """Each message as a paragraph."""
    return "".join(f"<p>{escape(texts.format(key))}</p>" for key in keys)


def language_of(request: Request) -> Language:
    """The language in the query, else the browser's first that we have, else English."""
    asked = request.query_params.get("lang", "")
    wishes = request.headers.get("accept-language", "")[:LONGEST_ACCEPT_LANGUAGE].split(",")
    for wish in (asked, *wishes):
        word = wish.partition(";")[0].strip().lower().partition("-")[0]
        if word in set(Language):
            return Language(word)
    return Language.ENGLISH
