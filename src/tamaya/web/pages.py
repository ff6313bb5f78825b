"""The page for people: one for every address, drawn by the client that it brings."""

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from tamaya.i18n import Catalogue, Language, catalogue
from tamaya.web.api.endpoint import Visit
from tamaya.web.client_files import Client

HTML = "text/html"
LONGEST_ACCEPT_LANGUAGE = 200

# What the client's page leaves open for the house to fill in.
LANGUAGE = '<html lang="en">'
WORDS = "<!--catalogue-->"
NO_SCRIPT = "<!--no-script-->"


async def page(visit: Visit) -> Response:
    """The page on which the client draws what is at this address."""
    return page_for(visit.request)


def page_for(request: Request, status: int = 200) -> Response:
    """The client's page in the visitor's language, or one that says why there is none."""
    client: Client = request.app.state.client
    language = language_of(request)
    texts = catalogue(language)
    if client.index is None:
        return Response(page_without_client(texts), 503, media_type=HTML)
    text = (
        client.index.replace(LANGUAGE, f'<html lang="{language}">', 1)
        .replace(WORDS, head(texts, client.words(language)), 1)
        .replace(NO_SCRIPT, f"<noscript>{paragraphs(texts, 'web-needs-script')}</noscript>", 1)
    )
    return Response(text, status, media_type=HTML)


def head(texts: Catalogue, words: str | None) -> str:
    """What those are told who do not draw the page, and the words that drawing it will need."""
    title, about = escape(texts.format("web-title")), escape(texts.format("web-about"))
    preload = f'<link rel="modulepreload" href="{words}">' if words else ""
    return (
        f'<meta name="description" content="{about}">'
        f'<meta property="og:title" content="tamaya · {title}">'
        f'<meta property="og:description" content="{about}">{preload}'
    )


def page_without_client(texts: Catalogue) -> str:
    """A plain page for a house that was opened from sources which nobody built."""
    return (
        f'<!doctype html><html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>tamaya</title></head><body><h1>{escape(texts.format('web-title'))}</h1>"
        f"{paragraphs(texts, 'web-about', 'web-client-not-built')}"
        '<p><a href="/openapi.json">openapi.json</a></p></body></html>'
    )


def paragraphs(texts: Catalogue, *keys: str) -> str:
    """Sentences, each a paragraph of its own."""
    return "".join(f"<p>{escape(texts.format(key))}</p>" for key in keys)


def language_of(request: Request) -> Language:
    """The language that is asked for, else the first that the browser wishes, else English."""
    asked = request.query_params.get("lang", "")
    wishes = request.headers.get("accept-language", "")[:LONGEST_ACCEPT_LANGUAGE].split(",")
    for wish in (asked, *wishes):
        word = wish.partition(";")[0].strip().lower().partition("-")[0]
        if word in set(Language):
            return Language(word)
    return Language.ENGLISH
