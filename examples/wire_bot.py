"""A bot that comes to an open house over the wire and plays a whole game with one of its bots.

TAMAYA_URL=http://127.0.0.1:8025 python examples/wire_bot.py
"""

import json
import os
from secrets import token_hex
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url: str, question: dict, token: str = "") -> dict:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(url, json.dumps(question).encode(), headers)) as answer:
        return json.load(answer)


def play(house: str) -> dict:
    """How the game ended."""
    token = post(f"{house}/api/bots", {"name": "Wire bot"})["token"]
    options = {"options": {"seats": 2, "edition": "standard", "help-level": 4}}
    table = post(f"{house}/api/tables", options, token)["table"]
    who, url = {"Authorization": f"Bearer {token}"}, house.replace("http", "ws", 1) + "/wire"
    with connect(url, additional_headers=who, max_size=None) as wire:

        def ask(word: str, **fields: object) -> None:
            asked = {"say": "ask", "id": token_hex(8), "table": table}
            wire.send(json.dumps({**asked, "command": {"ask": word, **fields}}))

        wire.send(json.dumps({"say": "hello", "version": 1}))
        wire.send(json.dumps({"say": "attach", "table": table}))
        ask("sit", contribution=token_hex(16))
        ask("add-bot", bot="careful")
        ask("start")
        for told in map(json.loads, wire):
            if told["tell"] == "refused":
                raise SystemExit(told["reason"])
            state, view = told.get("state"), told.get("view")
            if state and state["phase"] == "finished":
                return state["result"]
            if view and view["legal-moves"] and told["sequence"] == state["sequence"]:
                ask("move", move=choice(view))
    raise SystemExit("the house has closed")


def choice(view: dict) -> str:
    """A card that can be laid for certain, else anything but a play."""
    own, playable = view["hands"][view["seat"]], set(view["board"]["playable"])
    fits = {card["id"] for card in own if playable.issuperset(card["knowledge"]["possible"])}

    def worth(move: dict) -> float:
        return move["card"] in fits if move["kind"] == "play" else 0.5

    return max(view["legal-moves"], key=worth)["text"]


if __name__ == "__main__" and "TAMAYA_URL" in os.environ:
    print(play(os.environ["TAMAYA_URL"]))
