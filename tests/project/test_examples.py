"""Examples, test code and commands in the documents are run."""

import ast
import doctest
import io
import re
import runpy
import shlex
from inspect import cleandoc
from pathlib import Path
from typing import Any

import pytest

from tamaya.cli.main import main

CHECKOUT = Path(__file__).parents[2]
EXAMPLES = sorted((CHECKOUT / "examples").glob("*.py"))
PAGES = [CHECKOUT / "README.md", *sorted((CHECKOUT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT = re.compile(r"^\$ ", re.MULTILINE)


def name_of(path: Path) -> str:
    return path.relative_to(CHECKOUT).as_posix()


def blocks(language: str) -> list[tuple[Path, str]]:
    """Every code block in a language, with its page."""
    return [
        (page, code)
        for page in PAGES
        for kind, code in FENCE.findall(page.read_text(encoding="utf-8"))
        if kind == language
    ]


@pytest.mark.parametrize("path", EXAMPLES, ids=name_of)
def test_an_example_prints_what_it_promises(path, capsys, monkeypatch):
    monkeypatch.chdir(CHECKOUT)
    docstring = ast.get_docstring(ast.parse(path.read_bytes())) or ""
    for package in re.findall("^Needs: (.*)$", docstring, re.MULTILINE):
        pytest.importorskip(package)
    runpy.run_path(str(path), run_name="__main__")
    assert capsys.readouterr().out.rstrip() == cleandoc(docstring.partition("Prints:\n")[2])


@pytest.mark.parametrize("page", sorted({page for page, _ in blocks("python")}), ids=name_of)
def test_a_test_on_a_page_passes(page):
    for code in (code for where, code in blocks("python") if where == page):
        names: dict[str, Any] = {}
        exec(compile(code, page, "exec"), names)
        tests = [test for name, test in names.items() if name.startswith("test_")]
        assert tests
        for test in tests:
            test()


@pytest.mark.parametrize("page", sorted({page for page, _ in blocks("console")}), ids=name_of)
def test_a_command_on_a_page_prints_what_the_page_shows(page, capsys, monkeypatch):
    monkeypatch.chdir(CHECKOUT)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    status = 0
    for _, code in (block for block in blocks("console") if block[0] == page):
        before_prompt, *shown = PROMPT.split(code)
        assert not before_prompt
        for command, _, expected in (text.partition("\n") for text in shown):
            if command == "echo $?":
                output = f"{status}\n"
            else:
                program, *words = shlex.split(command)
                assert program == "./tamaya"
                if "<" in words:
                    source = Path(words.pop()).read_text(encoding="utf-8")
                    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(source.encode())))
                    words.pop()
                status = main(words)
                captured = capsys.readouterr()
                output = captured.out + captured.err
            is_shown = doctest.OutputChecker().check_output(expected, output, doctest.ELLIPSIS)
            assert is_shown, f"{command}\n{output}"


def test_every_page_can_be_reached_from_the_readme():
    seen: set[Path] = set()
    queue = [CHECKOUT / "README.md"]
    while queue:
        page = queue.pop()
        if page in seen or page.suffix != ".md" or not page.is_file():
            continue
        seen.add(page)
        links = re.findall(r"\]\(([^)#:]+)[^)]*\)", page.read_text(encoding="utf-8"))
        queue += [(page.parent / link).resolve() for link in links]
    assert [name_of(page) for page in PAGES if page not in seen] == []
