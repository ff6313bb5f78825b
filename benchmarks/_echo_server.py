"""A plain echo server, to compare ``tamaya serve`` with: the same frames and sockets, no tables.

It runs in uvicorn like the other. Each command is answered with `done`, and every socket of its
table is sent an entry of the given length; nothing is decided, stored or hidden.

    python _echo_server.py PORT BYTES
"""

import json
import secrets
import sys
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket

sockets: defaultdict[str, list[WebSocket]] = defaultdict(list)
sequences: defaultdict[str, int] = defaultdict(lambda: 1)
ENTRY = (
    '{"type":"entry","sequence":%d,"state":{"phase":"playing"},'
    '"view":{"legal-moves":[{"type":"clue","text":"%s"}]}}'
)


async def echo(websocket: WebSocket) -> None:
    """Handle a socket."""
    await websocket.accept()
    async for text in websocket.iter_text():
        message = json.loads(text)
        if message["type"] == "attach":
            sockets[message["table"]].append(websocket)
        elif message["type"] == "command":
            await websocket.send_text(json.dumps({"type": "done", "id": message["id"]}))
            await send_entry(message["table"])


async def send_entry(table: str) -> None:
    """Send the next entry to every socket of a table."""
    sequences[table] += 1
    entry = ENTRY % (sequences[table], FILLING)
    for socket in sockets[table]:
        await socket.send_text(entry)


async def open_table(request: Request) -> Response:
    """Answer as if a table had been opened."""
    del request
    return JSONResponse({"table": secrets.token_hex(8)})


async def register(request: Request) -> Response:
    """Answer as if a guest had been registered."""
    del request
    return JSONResponse({"token": "nobody"})


async def ready(request: Request) -> Response:
    """Say that the server is ready."""
    del request
    return JSONResponse({})


APP = Starlette(
    routes=[
        Route("/ready", ready),
        Route("/api/bots", register, methods=["POST"]),
        Route("/api/tables", open_table, methods=["POST"]),
        WebSocketRoute("/wire", echo),
    ]
)

if __name__ == "__main__":
    port, length = map(int, sys.argv[1:])
    FILLING = "x" * max(0, length - len(ENTRY))
    uvicorn.run(
        APP,
        port=port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
    )
