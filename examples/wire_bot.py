"""A bot that comes to an open house over the wire and plays a whole game with one of its bots.

TAMAYA_URL=http://127.0.0.1:8025 python examples/wire_bot.py
"""

import json
import os
import secrets
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(url: str, question: dict, token: str = "") -> dict:
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    with urlopen(Request(url, json.dumps(question).encode(), headers)) as answer:
        return json.load(answer)


def play(house: str) -> dict:
    """How the game ended."""
    token = post(f"{house}/api/bots", {"name": "Wire bot"})["token"]
    options = {"seats": 2, "edition": "standard", "help-level": 4}
    table = post(f"{house}/api/tables", {"options": options}, token)["table"]
    headers = {"Authorization": f"Bearer {token}"}
    with connect(house.replace("http", "ws", 1) + "/wire", additional_headers=headers) as wire:

        def say(word: str, **fields: object) -> None:
            wire.send(json.dumps({"say": word, **fields}))

        def ask(word: str, **fields: object) -> None:
            say("ask", id=secrets.token_hex(8), table=table, command={"ask": word, **fields})

        say("hello", version=1)
        say("attach", table=table)
        ask("sit", contribution=secrets.token_hex(16))
        ask("add-bot", bot="careful")
        ask("start")
        for told in map(json.loads, wire):
            if told["tell"] == "refused":
                raise SystemExit(told["reason"])
            if told["tell"] == "happened" and told["state"]["phase"] == "finished":
                return told["state"]["result"]
            is_newest = told["tell"] == "happened" and told["sequence"] == told["state"]["sequence"]
            if is_newest and told["view"] and told["view"]["legal-moves"]:
                ask("move", move=choice(told["view"]))
    raise SystemExit("the house has closed")


def choice(view: dict) -> str:
    """A card that can be laid for certain, else anything but a play."""
    cards = {card["id"]: card for hand in view["hands"] for card in hand}
    playable = set(view["board"]["playable"])
    moves = sorted(view["legal-moves"], key=lambda move: move["kind"] == "play")
    for move in reversed(moves):
        if move["kind"] == "play" and set(cards[move["card"]]["knowledge"]["possible"]) <= playable:
            return move["text"]
    return moves[0]["text"]


if __name__ == "__main__" and "TAMAYA_URL" in os.environ:
    print(play(os.environ["TAMAYA_URL"]))
