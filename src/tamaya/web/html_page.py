"""The one HTML page, filled in for the visitor's language; the web client draws the rest."""

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.web.access.request_identity import base_path
from tamaya.web.api.endpoint import RequestContext
from tamaya.web.client_files import Client

HTML = "text/html"
LONGEST_ACCEPT_LANGUAGE = 200

# Placeholders in the client's page.
LANGUAGE = '<html lang="en">'
HEAD = "<!--catalogue-->"
FILES = '="./'
NO_SCRIPT = "<!--no-script-->"


async def page(context: RequestContext) -> Response:
    """The page on which the client draws this address."""
    return page_for(context.request)


def page_for(request: Request, status: int = 200) -> Response:
    """The client's page in the visitor's language, or a plain one where it was not built."""
    client: Client = request.app.state.client
    language = language_of(request)
    texts = catalogue(language)
    base = base_path(request)
    if client.index is None:
        return Response(page_without_client(texts, base), 503, media_type=HTML)
    text = (
        client.index.replace(LANGUAGE, f'<html lang="{language}" data-base="{base}">', 1)
        .replace(FILES, f'="{base}/')
        .replace(HEAD, head(texts, base, client.catalogue_path(language)), 1)
        .replace(NO_SCRIPT, f"<noscript>{paragraphs(texts, 'web-needs-script')}</noscript>", 1)
    )
    return Response(text, status, media_type=HTML)


def head(texts: Catalogue, base: str, messages: str | None) -> str:
    """What search engines and previews show, and a preload of the message catalogue."""
    title, about = escape(texts.format("web-title")), escape(texts.format("web-about"))
    preload = f'<link rel="modulepreload" href="{base}{messages}">' if messages else ""
    return (
        f'<meta name="description" content="{about}">'
        f'<meta property="og:title" content="tamaya · {title}">'
        f'<meta property="og:description" content="{about}">{preload}'
    )


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
