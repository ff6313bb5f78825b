"""The web client: its types, messages, packages and build."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.browser.built_pages import build_pages
from tests.project.test_reference_pages import named, section, tables

from tamaya.wire.reference.typescript import typescript, whole_schema

CLIENT = Path(__file__).parents[2] / "web-client"
PAGE = CLIENT.parent / "docs" / "why" / "web-client.md"
SHOWN = re.compile(r"const SHOWN =\s+/\^\((.*)\)\\\.ftl\$/;")
ON_DEMAND = re.compile(r"const ON_DEMAND =\s+/\^\((.*)\)\\\.ftl\$/;")
WITH_MORE_MESSAGES = (
    *("games/", "learn/Coach.svelte", "pages/GamesPage.svelte", "pages/ImportPage.svelte"),
    *("pages/LearnPage.svelte", "pages/SwitchDevicePage.svelte", "replay/", "review/"),
    *("shuffle/ShuffleCheck.svelte", "table/waiting/", "table-form/", "what-if/"),
    *("hanabi/help/HelpExample.svelte", "pages/NewTablePage.svelte"),
    # Their summaries of a game are shown by forms.
    *("hanabi/adapter.ts", "ikebana/adapter.ts"),
)
"""Components that are loaded with the messages on demand."""


def sources() -> dict[Path, str]:
    """The sources that are built for the browser."""
    return {
        path: path.read_text(encoding="utf-8")
        for path in sorted((CLIENT / "src").rglob("*"))
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts")
    }


def test_the_types_of_the_client_are_those_of_the_server():
    written = (CLIENT / "src" / "wire" / "types.ts").read_text(encoding="utf-8")
    assert written == typescript(whole_schema()), "generate them again, see CONTRIBUTING.md"


def test_every_address_is_under_the_base_path():
    absolute = re.compile(r"""(?:href|src)=["{`]+/|location\.(?:origin|host)\}/""")
    assert [path.name for path, text in sources().items() if absolute.search(text)] == []


def test_every_message_of_the_client_is_in_its_catalogues():
    keys = keys_in(SHOWN)
    used = {
        key: path.name
        for path, text in sources().items()
        for key in re.findall(r"(?:\b(?:say|plainMessage)\(\s*|\bkey: )\"([^\"]+)\"", text)
    }
    assert used
    assert {key: name for key, name in used.items() if key not in keys} == {}


def test_messages_on_demand_are_said_by_components_that_load_them():
    keys = keys_in(ON_DEMAND)
    assert "client-replay-first" in keys
    assert "client-table-loading" not in keys
    saying = {
        path.relative_to(CLIENT / "src").as_posix()
        for path, text in sources().items()
        for said in re.findall(r"[\"`]([a-z]+-[a-z]+-[a-z0-9-]*)", text)
        if said in keys or (said.endswith("-") and any(key.startswith(said) for key in keys))
    }
    assert {path for path in saying if not path.startswith(WITH_MORE_MESSAGES)} == set()


def keys_in(pattern: re.Pattern[str]) -> set[str]:
    """The keys of the English catalogues that a pattern in the build's script names."""
    (names,) = pattern.findall((CLIENT / "vite" / "messages.ts").read_text(encoding="utf-8"))
    files = re.compile(rf"({names})\.ftl")
    messages = CLIENT.parent / "src" / "tamaya" / "i18n" / "messages" / "en"
    return {
        key
        for path in messages.iterdir()
        if files.fullmatch(path.name)
        for key in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.M)
    }


def test_the_client_connects_to_its_server_only():
    elsewhere = re.compile(r"(?:https?|wss?)://(?!www\.w3\.org/)")
    texts = {**sources(), CLIENT / "index.html": (CLIENT / "index.html").read_text("utf-8")}
    assert [path for path, text in texts.items() if elsewhere.search(text)] == []


def lock() -> dict[str, dict[str, object]]:
    """The packages of the client's lock, by path."""
    text = (CLIENT / "package-lock.json").read_text(encoding="utf-8")
    packages: dict[str, dict[str, object]] = json.loads(text)["packages"]
    return packages


def test_the_lock_has_hashes_and_no_addresses():
    for place, package in lock().items():
        assert "resolved" not in package, place
        assert not place or "integrity" in package, place


def test_the_lock_has_the_packages_of_every_platform():
    names = {place.rpartition("node_modules/")[2] for place in lock()}
    optional = {
        name: place
        for place, package in lock().items()
        for name in package.get("optionalDependencies", {})
    }
    assert {name: place for name, place in optional.items() if name not in names} == {}


def test_every_package_of_the_client_has_an_exact_version_and_a_reason():
    package = json.loads((CLIENT / "package.json").read_text(encoding="utf-8"))
    for kind, table in zip(
        ("dependencies", "devDependencies"), tables(section(PAGE, "Packages")), strict=True
    ):
        assert sorted(named(table)) == sorted(package[kind])
        assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in package[kind].values())


@pytest.mark.slow
@pytest.mark.parametrize("script", ["format:check", "lint", "types", "test"])
def test_the_client_passes(script):
    if not build_pages.are_installed([build_pages.TOOLS]):
        pytest.skip("the client's tools are not installed: web-client/build_pages.py --tools")
    programs = Path(build_pages.node()[0]).parent
    done = subprocess.run(
        [*build_pages.npm(), "run", "--silent", script],
        cwd=CLIENT,
        env={**os.environ, "PATH": os.pathsep.join((str(programs), os.environ["PATH"]))},
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_pages_are_out_of_date_when_a_source_or_a_page_changes(tmp_path, monkeypatch):
    source = tmp_path / "web-client" / "src" / "main.ts"
    pages = tmp_path / "pages"
    source.parent.mkdir(parents=True)
    pages.mkdir()
    source.write_text("draw()", encoding="utf-8")
    (pages / "index.html").write_text("<html>", encoding="utf-8")
    for name, value in {
        "CHECKOUT": tmp_path,
        "SOURCES": (source.parent,),
        "PAGES": pages,
        "STAMP": pages / "built-from",
    }.items():
        monkeypatch.setattr(build_pages, name, value)
    assert not build_pages.is_current()
    stamp = "\n".join([build_pages.digest(), *build_pages.pages()])
    (pages / "built-from").write_text(stamp, encoding="utf-8")
    assert build_pages.is_current()
    (source.parent / "main.test.ts").write_text("tests are not built", encoding="utf-8")
    assert build_pages.is_current()
    source.write_text("draw(more)", encoding="utf-8")
    assert not build_pages.is_current()
    source.write_text("draw()", encoding="utf-8")
    (pages / "index.html").unlink()
    assert not build_pages.is_current()


def test_a_missing_node_is_reported_in_one_sentence(monkeypatch, capsys):
    monkeypatch.setattr(build_pages, "is_ready", lambda _words: False)
    monkeypatch.setattr(build_pages, "are_installed", lambda _words: False)
    monkeypatch.setattr(build_pages, "bundled_node", lambda: None)
    monkeypatch.setattr(build_pages, "system_node", lambda: None)
    assert build_pages.main([]) == 1
    assert re.fullmatch(r"building the pages needs Node [^\n]+\.\n", capsys.readouterr().err)


@pytest.mark.skipif(sys.platform == "win32", reason="the stand-in for Node is a script")
@pytest.mark.parametrize(
    ("version", "is_new_enough"), [("v20.19.4", False), ("v22.12.0", True), ("v24.0.1", True)]
)
def test_an_old_node_on_the_path_is_ignored(tmp_path, monkeypatch, version, is_new_enough):
    node = tmp_path / "node"
    node.write_text(f"#!/bin/sh\necho {version}\n", encoding="utf-8")
    node.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert (build_pages.system_node() == str(node)) == is_new_enough
