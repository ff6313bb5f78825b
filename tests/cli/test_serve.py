"""``tamaya serve``: open the server, print its address, and stop without losing anything."""

import asyncio
import os
import signal
import socket
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from starlette.applications import Starlette
from tests.web.local_server import GENEROUS, local_server, visitor
from tests.web.server_process import server_process
from websockets.exceptions import ConnectionClosed

from tamaya.cli.serve import (
    USAGE,
    check_store,
    has_display,
    print_address,
    requested_settings,
    server_url,
)
from tamaya.cli.usage_parser import parse_arguments
from tamaya.i18n import Language, catalogue
from tamaya.rules.shared_types import Refused
from tamaya.stores import open_store
from tamaya.web.default_database import default_database
from tamaya.web.server import check_settings, config_of, lan_address
from tamaya.web.settings import Settings


def settings_for(*words, **environment):
    return requested_settings(parse_arguments(USAGE, words, Language.ENGLISH), environment)


def test_by_default_the_server_is_for_this_machine_only():
    settings = settings_for(HOME="/people/alice")
    assert settings.host == "127.0.0.1"
    assert Path(settings.database) == Path("/people/alice/.local/share/tamaya/tamaya.db")
    assert settings.workers == 1


def test_options_win_over_the_environment():
    environment = {
        "TAMAYA_PORT": "9000", "TAMAYA_HOST": "::1", "TAMAYA_DATABASE": "postgresql://db/x",
        "TAMAYA_NAMES": "hanabi.example",
    }  # fmt: skip
    settings = settings_for("--port", "9001", "--workers=3", **environment)
    assert (settings.port, settings.workers, settings.host) == (9001, 3, "::1")
    assert (settings.database, settings.names) == ("postgresql://db/x", "hanabi.example")
    assert settings_for("--lan").host == "0.0.0.0"
    assert settings_for("--lan", "--host=192.0.2.1").host == "192.0.2.1"


def test_settings_can_be_passed_to_another_process():
    settings = Settings(database="postgresql://db/x", workers=4, names="a,b", expiry_seconds=5)
    assert Settings.of_environment(settings.as_environment()) == settings


@pytest.mark.parametrize(
    ("variable", "value"),
    [
        ("TAMAYA_PORT", "eighty"),
        ("TAMAYA_PORT", "99999"),
        ("TAMAYA_PORT", "-1"),
        ("TAMAYA_WORKERS", "0"),
        ("TAMAYA_WORKERS", "257"),
        ("TAMAYA_EXPIRY_SECONDS", "0"),
        ("TAMAYA_TABLES_PER_GUEST", "٣"),
        ("TAMAYA_CODE_SECONDS", "9" * 5000),
    ],
)
@pytest.mark.parametrize("language", Language)
def test_an_invalid_number_in_the_environment_is_refused(
    ask, monkeypatch, variable, value, language
):
    monkeypatch.setenv(variable, value)
    answer = ask("serve", "--lang", language)
    assert answer.status == 1
    assert variable in answer.err
    assert value[:10] in answer.err


def test_an_empty_variable_counts_as_unset():
    assert settings_for(TAMAYA_PORT="", TAMAYA_WORKERS="", HOME="/people/a").port == 8025
    assert settings_for(TAMAYA_PORT="0", HOME="/people/a").port == 0


@pytest.mark.parametrize(
    ("platform", "environment", "file"),
    [
        ("linux", {}, "/people/a/.local/share/tamaya/tamaya.db"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/tamaya/tamaya.db"),
        ("darwin", {}, "/people/a/Library/Application Support/tamaya/tamaya.db"),
        ("win32", {"APPDATA": "/roaming"}, "/roaming/tamaya/tamaya.db"),
    ],
)
def test_the_database_is_in_the_data_folder_of_the_system(platform, environment, file):
    assert default_database(environment, Path("/people/a"), platform) == Path(file)


@pytest.mark.parametrize(
    ("platform", "environment", "expected"),
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"DISPLAY": ":0", "CI": "true"}, False),
        ("darwin", {}, True),
        ("win32", {"CI": "1"}, False),
    ],
)
def test_a_browser_is_opened_only_where_there_is_a_display(platform, environment, expected):
    assert has_display(environment, platform) is expected


def test_the_network_address_has_a_qr_code(capsys):
    settings = Settings(host="0.0.0.0", port=8025)
    url = server_url(settings.host, 8025)
    print_address(catalogue(Language.FRENCH), settings, url)
    text = capsys.readouterr().out
    assert lan_address() in text
    assert "█" in text
    print_address(catalogue(Language.FRENCH), Settings(), "http://127.0.0.1:8025/")
    assert "█" not in capsys.readouterr().out
    assert server_url("::1", 80) == "http://[::1]:80/"


@pytest.mark.parametrize("language", Language)
def test_a_port_that_is_taken_is_named(ask, tmp_path, language):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        database = str(tmp_path / "tamaya.db")
        answer = ask("serve", "--port", port, "--database", database, "--lang", language)
    assert answer.status == 1
    assert port in answer.err
    assert answer.err.count("\n") <= 3


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["--host", "203.0.113.1"], "203.0.113.1"),
        (["--workers", "2"], "PostgreSQL|postgresql"),
        (["--database", "postgresql://alice:sesame@127.0.0.1:1/x"], "is not available"),
        (["--database", "mysql://alice:sesame@host/x"], "mysql"),
        (
            ["--workers", "2", "--database", "postgresql://u:sesame@127.0.0.1:1/x"],
            "is not available",
        ),
    ],
)
def test_an_unusable_setting_is_refused_in_one_sentence(ask, tmp_path, monkeypatch, words, text):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("TAMAYA_PORT", "0")
    answer = ask("serve", "--no-browser", *words)
    assert answer.status == 1
    assert any(part in answer.err for part in text.split("|"))
    assert "sesame" not in answer.err
    assert "Traceback" not in answer.err


async def test_starting_a_running_server_prints_its_address(ask, tmp_path):
    database = str(tmp_path / "tamaya.db")
    async with local_server(replace(GENEROUS, database=database)) as opened:
        words = ["--no-browser", "--port", str(opened.port), "--database"]
        answer = await asyncio.to_thread(ask, *words, database)
        assert answer == (0, f"The server is already running at {opened.url}/\n", "")
        # Another database is another server.
        answer = await asyncio.to_thread(ask, *words, str(tmp_path / "other.db"))
        assert answer.status == 1
        assert str(opened.port) in answer.err


async def test_starting_a_running_server_opens_the_browser(ask, tmp_path, monkeypatch):
    shown = []
    monkeypatch.setattr("webbrowser.open", shown.append)
    monkeypatch.setattr("tamaya.cli.serve.has_display", lambda _: True)
    database = str(tmp_path / "tamaya.db")
    async with local_server(replace(GENEROUS, database=database)) as opened:
        words = ["serve", f"--port={opened.port}", f"--database={database}"]
        assert (await asyncio.to_thread(ask, *words)).status == 0
        assert (await asyncio.to_thread(ask, *words, "--no-browser")).status == 0
    assert shown == [f"{opened.url}/"]


@pytest.mark.parametrize("reply", [b"HTTP/1.1 200 OK\r\n\r\n{}", b"SSH-2.0\r\n", b""])
async def test_another_program_at_the_port_is_not_taken_for_the_server(ask, tmp_path, reply):
    async def answer(_reader, writer):
        writer.write(reply)
        writer.close()

    database = str(tmp_path / "tamaya.db")
    store = await open_store(database)
    async with await asyncio.start_server(answer, "127.0.0.1", 0) as other:
        port = other.sockets[0].getsockname()[1]
        text = await asyncio.to_thread(ask, "--port", str(port), "--database", database)
    await store.close()
    assert text.status == 1
    assert str(port) in text.err


def test_a_database_of_a_newer_version_is_refused(ask, tmp_path):
    database = tmp_path / "tamaya.db"
    asyncio.run(check_store(str(database)))
    with closing(sqlite3.connect(database)) as file, file:
        file.execute("insert into schema_version values (999)")
    answer = ask("serve", "--port", "0", "--database", str(database))
    assert answer.status == 1
    assert "newer" in answer.err


def test_only_postgresql_can_be_shared_by_processes():
    check_settings(Settings(workers=2, database="postgresql://host/x"))
    for database in ("memory:", "tamaya.db"):
        with pytest.raises(Refused):
            check_settings(Settings(workers=2, database=database))


def test_frames_are_not_compressed_and_requests_not_logged():
    config = config_of(Settings(), Starlette())
    assert not config.ws_per_message_deflate
    assert not config.access_log
    assert not config.proxy_headers


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="signals differ there")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_stopping_server_closes_every_connection(tmp_path, number):
    database = str(tmp_path / "tamaya.db")
    async with (
        server_process(database) as local_server,
        visitor(local_server.url, "Alice") as alice,
    ):
        table = await alice.open_table(seats=2, talk="open")
        async with alice.wire() as wire:
            await wire.attach(table)
            await wire.send_command(table, "sit")
            await wire.send_command(table, "say", text="Good night")
            text = asyncio.create_task(local_server.end(number))
            with pytest.raises(ConnectionClosed) as closed:
                await wire.receive_until(lambda _: False)
            assert closed.value.rcvd.code == 1012
        assert "Its tables are saved." in await text
        assert local_server.process.returncode == 0
        await local_server.start()
        async with alice.wire() as wire:
            assert (await wire.attach(table))["entries"][-1]["event"]["text"] == "Good night"


@pytest.mark.slow
async def test_several_processes_serve_one_postgresql(postgres_url):
    async with (
        server_process(postgres_url, "--workers=2") as local_server,
        visitor(local_server.url, "Alice") as alice,
    ):
        table = await alice.open_table(seats=2)
        answers = [(await alice.http.get("/api/tables")).json()["tables"] for _ in range(10)]
        assert [tables[0]["table"] for tables in answers] == [table] * 10
        output = await local_server.end(signal.SIGTERM)
    assert "Traceback" not in output
