"""The launcher sets up once, passes its words on, and refuses in one sentence."""

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import time
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType

import pytest

from tamaya.cli.help import LAUNCHER_WORDS, welcome
from tamaya.cli.main import VERBS
from tamaya.i18n import Language, catalogue

pytestmark = pytest.mark.skipif(os.name != "posix", reason="the stand-in for uv is a script")

# Creates real environments, but installs only a program that prints its words. It records every
# call, and files beside it make it fail or wait.
FAKE_UV = """\
import pathlib, subprocess, sys, time, venv
here = pathlib.Path(__file__).parent
with open(here / "calls", "a") as calls:
    print(*sys.argv[1:], file=calls)
if (here / "fail").exists():
    sys.exit("error: the network is down")
if (here / "wait").exists():
    time.sleep(60)
if sys.argv[1] == "venv":
    time.sleep(0.2)
    venv.create(sys.argv[-1], symlinks=True)
elif "-e" in sys.argv:
    python = sys.argv[sys.argv.index("--python") + 1]
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = subprocess.check_output([python, "-c", where], text=True).strip()
    pathlib.Path(packages, "tamaya.py").write_text("import sys; print(sys.argv[1:])")
"""

# Builds the pages by creating a file; as with uv, another file makes that fail.
FAKE_BUILD_PAGES = """\
import pathlib, sys
here = pathlib.Path(__file__).parent
def is_ready(words):
    return (here / " ".join(["built", *words])).exists()
if __name__ == "__main__":
    if (here / "fail").exists():
        sys.exit("the network is down")
    (here / " ".join(["built", *sys.argv[1:]])).touch()
"""


class Project:
    """A checkout with only the launcher in it, and a stand-in for uv on the PATH."""

    def __init__(self, launcher: Path, folder: Path) -> None:
        self.folder = folder / "a checkout"
        self.programs = folder / "programs"
        self.folder.mkdir()
        self.programs.mkdir()
        shutil.copy(launcher, self.folder)
        for name in ("pyproject.toml", "requirements.lock", "requirements-benchmarks.lock"):
            (self.folder / name).touch()
        uv = self.programs / "uv"
        # A shebang line cannot name a Python in a folder with spaces.
        uv.write_text(f'#!/bin/sh\nexec "{sys.executable}" "$0.py" "$@"\n', encoding="utf-8")
        uv.chmod(0o755)
        uv.with_suffix(".py").write_text(FAKE_UV, encoding="utf-8")

    def start(self, *words: str, **options: object) -> subprocess.Popen[str]:
        options.setdefault("args", [sys.executable, self.folder / "tamaya", *words])
        return subprocess.Popen(
            # No test uses the network.
            env={**os.environ, "PATH": str(self.programs), "PIP_NO_INDEX": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            **options,
        )

    def run(self, *words: str, **options: object) -> subprocess.CompletedProcess[str]:
        process = self.start(*words, **options)
        out, err = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, out, err)

    def commands(self) -> list[str]:
        """The calls of the stand-in since the last time, by first word."""
        calls = self.programs / "calls"
        lines = calls.read_text(encoding="utf-8").splitlines() if calls.exists() else []
        calls.unlink(missing_ok=True)
        return [line.split()[0] for line in lines]


CREATED = ["venv", "pip", "pip"]
UPDATED = ["pip", "pip"]


@pytest.fixture
def project(checkout: Path, tmp_path: Path) -> Project:
    return Project(checkout / "tamaya", tmp_path)


@pytest.fixture
def launcher(checkout: Path) -> ModuleType:
    loader = SourceFileLoader("launcher", str(checkout / "tamaya"))
    spec = spec_from_loader("launcher", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return module


def is_one_refusal(text: str) -> bool:
    *progress, last = text.splitlines()
    return last.startswith("tamaya: ") and all(line.endswith("...") for line in progress)


def test_it_sets_up_once_and_passes_the_words_on(project):
    first = project.run("verify", "two words", "-")
    assert (first.returncode, first.stdout) == (0, "['verify', 'two words', '-']\n")
    assert project.commands() == CREATED
    second = project.run()
    assert (second.returncode, second.stdout, second.stderr) == (0, "[]\n", "")
    assert project.commands() == []


def test_it_works_from_any_folder_and_through_a_link(project, tmp_path):
    link = tmp_path / "link"
    link.symlink_to(project.folder / "tamaya")
    done = project.run(args=[sys.executable, link, "rules"], cwd="/")
    assert done.stdout == "['rules']\n", done.stderr
    assert (project.folder / ".venv").is_dir()


def test_a_module_in_the_callers_folder_is_not_run(project, tmp_path):
    (tmp_path / "tamaya.py").write_text("print('an impostor')", encoding="utf-8")
    assert project.run("rules", cwd=tmp_path).stdout == "['rules']\n"


@pytest.mark.slow
@pytest.mark.parametrize("name", ["requirements.lock", "pyproject.toml"])
def test_a_changed_lock_or_setting_updates_the_environment_in_place(project, name):
    project.run()
    project.commands()
    (project.folder / name).write_text("# changed\n", encoding="utf-8")
    assert project.run().returncode == 0
    assert project.commands() == UPDATED


def test_the_benchmarks_have_their_own_lock(project):
    (project.folder / "benchmarks").mkdir()
    program = project.folder / "benchmarks" / "referee.py"
    program.write_text("import sys; print('measured', sys.argv[1:])", encoding="utf-8")
    assert project.run("benchmark", "referee", "--seats", "2").stdout == (
        "measured ['--seats', '2']\n"
    )
    assert project.commands() == [*CREATED, "pip"]
    unknown = project.run("benchmark", "tea")
    assert (unknown.returncode, unknown.stderr) == (1, "tamaya: name a benchmark: referee.\n")


def remove_python(folder: Path) -> Path:
    (folder / ".venv" / "bin" / "python").unlink()
    (folder / ".venv" / "bin" / "python").symlink_to("gone")
    return folder


def remove_packages(folder: Path) -> Path:
    """Leave an empty folder, as after an interrupted start."""
    shutil.rmtree(folder / ".venv")
    (folder / ".venv").mkdir()
    return folder


def replace_by_file(folder: Path) -> Path:
    shutil.rmtree(folder / ".venv")
    (folder / ".venv").touch()
    return folder


def change_python(folder: Path) -> Path:
    identity = folder / ".venv" / "made-by"
    identity.write_text(identity.read_text(encoding="utf-8").replace("3.", "2."), encoding="utf-8")
    (folder / ".venv" / "requirements.lock.stamp").unlink()
    return folder


def move_checkout(folder: Path) -> Path:
    return folder.rename(folder.with_name("moved"))


@pytest.mark.slow
@pytest.mark.parametrize(
    "damage",
    [
        remove_python,
        remove_packages,
        replace_by_file,
        change_python,
        move_checkout,
    ],
)
def test_a_broken_environment_is_created_again(project, damage):
    project.run()
    project.commands()
    project.folder = damage(project.folder)
    assert project.run("rules").stdout == "['rules']\n"
    assert project.commands() == CREATED


@pytest.fixture
def pages(project: Project) -> Path:
    """The folder of a web client in the checkout."""
    folder = project.folder / "web-client"
    folder.mkdir()
    (folder / "build_pages.py").write_text(FAKE_BUILD_PAGES, encoding="utf-8")
    return folder


def test_the_pages_are_built_only_for_a_server(project, pages):
    assert project.run("rules").stdout == "['rules']\n"
    assert not (pages / "built").exists()
    opened = project.run("serve", "--lan")
    assert (opened.stdout, (pages / "built").exists()) == ("['serve', '--lan']\n", True)
    assert opened.stderr == "tamaya: building the web client ...\n"
    assert project.run().stderr == ""


def test_a_server_opens_without_pages_if_the_build_fails(project, pages):
    (pages / "fail").touch()
    opened = project.run()
    assert (opened.returncode, opened.stdout) == (0, "[]\n")
    assert is_one_refusal(opened.stderr), opened.stderr
    assert "the network is down" in (project.folder / ".venv" / "setup.log").read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "opens"),
    [
        ([], True),
        (["serve", "--port", "0"], True),
        (["--no-browser"], True),
        (["--help"], False),
        (["serve", "-h"], False),
        (["simulate"], False),
    ],
)
def test_it_knows_which_words_open_a_server(launcher, words, opens):
    assert launcher.starts_server(words) == opens


def test_tests_and_screenshots_install_the_tools_of_the_client(launcher, monkeypatch, tmp_path):
    commands = []
    monkeypatch.setattr(launcher.Environment, "prepare", lambda *_: None)
    monkeypatch.setattr(launcher, "build_pages", lambda _, words: commands.append(words))
    monkeypatch.setattr(launcher, "exec_command", lambda _: 0)
    monkeypatch.setattr(launcher.os, "chdir", lambda _: None)
    monkeypatch.setenv("PYTHONPATH", "")
    for word in ("test", "screenshots"):
        launcher.start(str(tmp_path), [word])
    assert commands == [["--tools"], ["--tools"]]


def test_two_launchers_at_once_set_up_once(project):
    processes = [project.start(word) for word in ("one", "two")]
    outputs = [process.communicate()[0] for process in processes]
    assert outputs == ["['one']\n", "['two']\n"]
    assert project.commands() == CREATED


@pytest.mark.slow
def test_a_failed_installation_is_refused_in_one_sentence(project):
    (project.programs / "fail").touch()
    lock = project.folder / "requirements.lock"
    lock.write_text(f"firework==1 --hash=sha256:{'0' * 64}\n", encoding="utf-8")
    done = project.run()
    assert done.returncode == 1
    assert is_one_refusal(done.stderr), done.stderr
    log = project.folder / ".venv" / "setup.log"
    assert done.stderr.rstrip().endswith(str(log))
    assert "firework" in log.read_text(encoding="utf-8")
    (project.programs / "fail").unlink()
    assert project.run("rules").stdout == "['rules']\n"


def test_pip_installs_where_uv_fails(launcher, monkeypatch, tmp_path):
    (tmp_path / "pyproject.toml").touch()
    tried = []

    def set_up(environment, lock):
        tried.append(environment.uv)
        if environment.uv:
            raise launcher.Refused("uv failed")

    monkeypatch.setattr(launcher.Environment, "set_up", set_up)
    launcher.Environment(str(tmp_path), "uv").prepare("requirements.lock")
    assert tried == ["uv", None]


def test_an_interrupted_setup_ends_quietly_and_can_be_repeated(project):
    (project.programs / "wait").touch()
    process = project.start("rules", start_new_session=True)
    while not (project.programs / "calls").exists() and process.poll() is None:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate()
    assert (process.returncode, out) == (130, "")
    assert "Traceback" not in err
    (project.programs / "wait").unlink()
    assert project.run("rules").stdout == "['rules']\n"


def test_a_missing_file_is_named_in_one_sentence(project):
    (project.folder / "requirements.lock").unlink()
    (project.folder / "pyproject.toml").unlink()
    done = project.run()
    assert done.returncode == 1
    assert is_one_refusal(done.stderr), done.stderr
    assert "pyproject.toml" in done.stderr


def test_writing_the_locks_without_uv_is_refused(project):
    (project.programs / "uv").unlink()
    done = project.run("lock")
    assert (done.returncode, done.stderr) == (
        1,
        "tamaya: writing the locks needs uv; put it on the PATH.\n",
    )


def test_an_old_python_can_parse_it(checkout):
    ast.parse((checkout / "tamaya").read_text(encoding="utf-8"), feature_version=(3, 6))


def test_an_old_python_is_refused_in_one_sentence(launcher, monkeypatch, capsys):
    with pytest.raises(launcher.Refused, match=r"3\.11 or newer; old is Python 3\.6\.$"):
        launcher.refuse_old_python((3, 6, 9), "old")
    monkeypatch.setattr(launcher, "OLDEST_PYTHON", (4, 0))
    assert launcher.main([]) == 1
    assert is_one_refusal(capsys.readouterr().err)


def test_the_launcher_and_the_package_need_the_same_python(launcher, checkout):
    oldest = ".".join(map(str, launcher.OLDEST_PYTHON))
    assert f'requires-python = ">={oldest}"' in (checkout / "pyproject.toml").read_text("utf-8")


def test_a_python_that_cannot_create_environments_is_refused(launcher, monkeypatch):
    available = {"venv", "ensurepip"}
    monkeypatch.setattr(launcher.importlib.util, "find_spec", available.__contains__)
    launcher.refuse_missing_venv("python")
    available.remove("ensurepip")
    with pytest.raises(launcher.Refused, match="has no venv module"):
        launcher.refuse_missing_venv("python")


def test_a_check_tests_what_changed_and_what_mentions_it(launcher, checkout):
    chosen = launcher.chosen_tests(str(checkout), ["src/tamaya/hanabi/game.py", "docs/README.md"])
    assert chosen[0] == "docs/README.md"
    assert "tests/hanabi/test_game.py" in chosen
    assert chosen.index("tests/hanabi/test_game.py") < chosen.index(launcher.ALWAYS_TESTED[0])
    assert "tests/web/test_guests.py" not in chosen
    assert launcher.chosen_tests(str(checkout), []) == []


def test_a_check_prints_only_what_fails(launcher, checkout, capfd):
    talks = [sys.executable, "-c", "print('fine')"]
    fails = [sys.executable, "-c", "import sys; sys.exit('a fault')"]
    failed = launcher.run_quietly([talks, fails], str(checkout), dict(os.environ))
    assert len(failed) == 1
    printed = capfd.readouterr().err
    assert "a fault" in printed
    assert "fine" not in printed


def test_the_help_names_every_word_of_the_launcher(launcher):
    words = re.findall(r"^\./tamaya ([a-z]+)", launcher.__doc__, re.MULTILINE)
    assert tuple(words) == LAUNCHER_WORDS
    for language in Language:
        page = welcome(catalogue(language), VERBS, in_checkout=True)
        assert all(f"./tamaya {word}" in page for word in LAUNCHER_WORDS)
