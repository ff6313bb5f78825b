"""A bot that connects to a server over the wire and plays a whole game with one of its bots.

TAMAYA_URL=http://127.0.0.1:8025 python examples/wire_bot.py
"""

import json
import os
from secrets import token_hex
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url: str, body: dict, token: str = "") -> dict:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as response:
        return json.load(response)


def play(server: str) -> dict:
    """Play a whole game, and return its result."""
    token = post(f"{server}/api/bots", {"name": "Wire bot"})["token"]
    options = {"options": {"seats": 2, "edition": "standard", "help-level": 4}}
    table = post(f"{server}/api/tables", options, token)["table"]
    headers, url = {"Authorization": f"Bearer {token}"}, server.replace("http", "ws", 1) + "/wire"
    with connect(url, additional_headers=headers, max_size=None) as wire:

        def command(name: str, **fields: object) -> None:
            message = {"type": "command", "id": token_hex(8), "table": table}
            wire.send(json.dumps({**message, "command": {"type": name, **fields}}))

        wire.send(json.dumps({"type": "hello", "version": 1}))
        wire.send(json.dumps({"type": "attach", "table": table}))
        command("sit", contribution=token_hex(16))
        command("add-bot", bot="careful")
        command("start")
        for message in map(json.loads, wire):
            if message["type"] == "refused":
                raise SystemExit(message["reason"])
            state, view = message.get("state"), message.get("view")
            if state and state["phase"] == "finished":
                return state["result"]
            if view and view["legal-moves"] and message["sequence"] == state["sequence"]:
                command("move", move=choice(view))
    raise SystemExit("the server closed the connection")


def choice(view: dict) -> str:
    """Play a card that certainly fits, else anything but a play."""
    own, playable = view["hands"][view["seat"]], set(view["board"]["playable"])
    fits = {card["id"] for card in own if playable.issuperset(card["knowledge"]["possible"])}

    def worth(move: dict) -> float:
        return move["card"] in fits if move["type"] == "play" else 0.5

    return max(view["legal-moves"], key=worth)["text"]


if __name__ == "__main__" and "TAMAYA_URL" in os.environ:
    print(play(os.environ["TAMAYA_URL"]))
