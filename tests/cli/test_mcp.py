"""An assistant plays by the Model Context Protocol: local games, tables of a server, records."""

import json
import re
import sys
from random import Random

import pytest
from mcp import Client, StdioServerParameters
from tests.web.local_server import local_server, visitor

from tamaya.cli.main import main
from tamaya.cli.mcp_server.server import make_server
from tamaya.i18n import Language
from tamaya.notation import read_record, replay_record

OPTION = re.compile(r"^(\S+) – ", re.MULTILINE)


async def call(client: Client, tool: str, **arguments: object) -> str:
    """Call a tool and return its text; a failure raises with its text."""
    result = await client.call_tool(tool, arguments)
    text = "\n".join(part.text for part in result.content)
    if result.is_error:
        raise ValueError(text)
    return text


async def test_a_client_plays_a_whole_game_over_stdio():
    program = StdioServerParameters(command=sys.executable, args=["-P", "-m", "tamaya", "mcp"])
    async with Client(program) as client:
        tools = {tool.name for tool in (await client.list_tools()).tools}
        assert {"deal", "move", "join_table", "verify_record", "review_record"} <= tools
        text = await call(client, "deal", game="standard-3p", seat=1, bots=["careful"])
        assert text.startswith("This is game 1.")
        assert "You are Bob, seat b." in text
        with pytest.raises(ValueError, match="only after the end of the game"):
            await call(client, "record", game=1)
        chance = Random(1)
        while moves := OPTION.findall(text):
            text = await call(client, "move", game=1, move=chance.choice(moves))
        assert "The game " in text
        record = await call(client, "record", game=1)
        finding = json.loads(await call(client, "verify_record", record=record))
        assert (finding["legal"], finding["fair"]) == (True, True)
        assert replay_record(read_record(record)).game.outcome is not None


async def test_mistakes_are_answered_in_sentences():
    async with Client(make_server(Language.FRENCH)) as client:
        assert "deluxe" in await call(client, "list_games")
        assert (await call(client, "rules", game="ikebana-2p")).startswith("# Ikebana")
        for tool, arguments, said in (
            ("deal", {"game": "chess-2p"}, "chess-2p"),
            ("deal", {"bots": ["os:system"]}, "os:system"),
            ("deal", {"bots": ["examples/x.py:Bot"]}, "examples/x.py:Bot"),
            ("move", {"game": 7, "move": "p0"}, "Il n’y a pas de partie 7"),
            ("wait_for_turn", {}, "Vous n’êtes à aucune table"),
            ("join_table", {"link": "here"}, "n’est pas"),
            ("review_record", {"record": "{}"}, "enregistrement"),
        ):
            with pytest.raises(ValueError, match=said):
                await call(client, tool, **arguments)
        await call(client, "deal", bots=["random"])
        refused = await call(client, "move", game=1, move="d99")
        assert refused.startswith("Votre coup n’a pas été joué.")
        assert json.loads(await call(client, "verify_record", record="{"))["legal"] is False


async def test_an_assistant_plays_at_a_table_of_a_server():
    async with local_server() as server, visitor(server.url, "Hanna") as host:
        table = await host.open_table(**{"seats": 2, "edition": "standard", "first-seat": 0})
        async with host.wire() as wire, Client(make_server(Language.ENGLISH)) as client:
            await wire.attach(table)
            await wire.send_command(table, "sit", seat=0, contribution="0" * 32)
            text = await call(client, "join_table", link=f"{server.url}/table/{table}", name="Ada")
            assert "Waiting for players" in text
            await wire.send_command(table, "start")
            with pytest.raises(ValueError, match="already at a table"):
                await call(client, "join_table", link=f"{server.url}/table/{table}")
            text = await call(client, "wait_for_turn", seconds=0)
            assert "Hanna’s turn" in text
            await wire.send_command(table, "move", move="p0")
            text = await call(client, "wait_for_turn")
            assert "Hanna plays card 5" in text
            assert "Your hand (Ada)" in text
            with pytest.raises(ValueError, match="no card 9 in your hand"):
                await call(client, "table_command", command="play 9")
            refused = await call(client, "table_command", command="n")
            assert refused.startswith("There is no bonus tile to use.")
            text = await call(client, "table_command", command="play 1")
            assert "Ada plays card 1" in text
            assert "Goodbye" in await call(client, "leave_table")


def test_without_its_package_the_command_says_which_extra_is_missing(monkeypatch, capsys):
    monkeypatch.setattr("tamaya.cli.mcp.find_spec", lambda _: None)
    assert main(["mcp", "--lang", "en"]) != 0
    assert "needs the extra “mcp”" in capsys.readouterr().err
