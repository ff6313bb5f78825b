"""The files of the web client: read once, and compressed when the client is built."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from typing import Self

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

BUILT = Path(__file__).parent / "client"
INDEX = "index.html"

MEDIA_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Content encodings with the endings of their files, the smaller first."""

ASSETS = "/assets/"
# The name of an asset changes with its content; the few other files keep their names.
FOR_EVER = "public, max-age=31536000, immutable"
FOR_AN_HOUR = "public, max-age=3600"


@dataclass(frozen=True, slots=True)
class ClientFile:
    """One file of the client, with its compressed versions."""

    media_type: str
    plain: bytes
    encoded: Mapping[str, bytes]
    cache_control: str

    def answer(self, accepted: str) -> Response:
        """The smallest version that the browser accepts."""
        headers = {"cache-control": self.cache_control}
        body = self.plain
        if self.encoded:
            headers["vary"] = "accept-encoding"
            encodings = {each.partition(";")[0].strip() for each in accepted.split(",")}
            for encoding, smaller in self.encoded.items():
                if encoding in encodings:
                    headers["content-encoding"] = encoding
                    body = smaller
                    break
        return Response(body, media_type=self.media_type, headers=headers)


@dataclass(frozen=True, slots=True)
class Client:
    """The web client: its page and all its files."""

    index: str | None
    """The one HTML page; None where the client was not built."""
    files: Mapping[str, ClientFile]
    """By path."""

    @classmethod
    def in_folder(cls, folder: Path) -> Self:
        """Read the client that was built into this folder."""
        index = folder / INDEX
        if not index.exists():
            return cls(None, {})
        files = {
            f"/{path.relative_to(folder).as_posix()}": path
            for path in sorted(folder.rglob("*"))
            if path.suffix in MEDIA_TYPES
        }
        return cls(
            index.read_text(encoding="utf-8"),
            {address: read(address, path) for address, path in files.items()},
        )

    def catalogue_path(self, language: str) -> str | None:
        """The path of the message catalogue of a language."""
        start = f"{ASSETS}messages-{language}-"
        return next((address for address in self.files if address.startswith(start)), None)

    def routes(self) -> list[Route]:
        """One route for each file."""
        return [
            Route(address, partial(send_file, file), methods=["GET"])
            for address, file in self.files.items()
        ]


async def send_file(file: ClientFile, request: Request) -> Response:
    """Send a file in an encoding that the browser accepts."""
    return file.answer(request.headers.get("accept-encoding", ""))


def read(address: str, path: Path) -> ClientFile:
    """Read a file and the compressed versions beside it."""
    beside = {name: path.with_name(path.name + end) for name, end in ENCODINGS.items()}
    return ClientFile(
        MEDIA_TYPES[path.suffix],
        path.read_bytes(),
        {name: other.read_bytes() for name, other in beside.items() if other.exists()},
        FOR_EVER if address.startswith(ASSETS) else FOR_AN_HOUR,
    )


@cache
def built_client() -> Client:
    """The client that is built into this package."""
    return Client.in_folder(BUILT)
