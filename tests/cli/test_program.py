"""The program explains itself in three languages, and answers mistakes with a sentence."""

import io
import os
import signal
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tamaya import __version__
from tamaya.cli.entry_point import INTERRUPTED_STATUS, loading
from tamaya.cli.main import (
    BROKEN_PIPE_STATUS,
    USAGE_STATUS,
    VERBS,
    load_verb,
    main,
)
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.notation import NotationRefusal
from tamaya.rules.hanabi import EDITIONS, EXTENSIONS
from tamaya.rules.hanabi.game_choice import SETTINGS, SUIT_SETTINGS
from tamaya.rules.shared_types import Refused

PROGRAM = (sys.executable, "-m", "tamaya")
FULL_DISK = Path("/dev/full")


def test_help_lists_every_verb(ask):
    answer = ask("help")
    assert answer.status == 0
    assert all(f"\n  {verb} " in answer.out for verb in VERBS)
    assert answer == ask("--help") == ask("-h") == ask("help", "--help") == ask("help", "help")


@pytest.mark.parametrize("language", Language)
def test_the_language_of_the_help_can_come_before_or_after(ask, language):
    answer = ask("help", "--lang", language)
    assert answer.status == 0
    assert all(f"\n  {verb} " in answer.out for verb in VERBS)
    assert answer == ask("--lang", language, "help") == ask("--help", f"--lang={language}")


@pytest.mark.parametrize(
    ("words", "serve_words"),
    [
        ([], []),
        (["--lang", "fr"], []),
        (["--lan", "--port=9000"], ["--lan", "--port=9000"]),
        (["--lang=cs", "--no-browser"], ["--no-browser"]),
    ],
)
def test_without_a_verb_the_server_opens(ask, monkeypatch, words, serve_words):
    requests = []
    monkeypatch.setattr("tamaya.cli.serve.run", lambda arguments: requests.append(arguments) or 0)
    assert ask(*words).status == 0
    assert ask("serve", *serve_words).status == 0
    implied, named = requests
    assert (implied.values, implied.words) == (named.values, named.words)
    assert implied.usage.verb == "serve"


def test_it_prints_its_version(ask):
    assert ask("--version").out == f"tamaya {__version__}\n"


@pytest.mark.parametrize("verb", VERBS)
@pytest.mark.parametrize("language", Language)
def test_every_verb_has_a_help_page(ask, verb, language):
    page = ask("help", verb, "--lang", language)
    assert page == ask(verb, "--help", f"--lang={language}") == ask("--lang", language, verb, "-h")
    assert (page.status, page.err) == (0, "")
    assert all(len(line) <= 80 for line in page.out.splitlines())
    assert all(option.flag in page.out for option in load_verb(verb).USAGE.all_options)


@pytest.mark.parametrize("language", Language)
def test_the_help_lists_every_edition_extension_and_setting(ask, language):
    page = ask("help", "rules", "--lang", language).out
    words = [*EDITIONS, *EXTENSIONS, *SETTINGS]
    assert [word for word in words if f"\n  {word} " not in page] == []
    assert [part for part in SUIT_SETTINGS if f".{part} " not in page] == []


def test_every_language_has_its_own_help(ask):
    pages = {ask("help", "rules", "--lang", language).out for language in Language}
    assert len(pages) == len(Language)


LOCALES = [
    ({"LANG": "fr_FR.UTF-8"}, "Utilisation"),
    ({"LANG": "cs_CZ"}, "Použití"),
    ({"LANG": "cs"}, "Použití"),
    ({"LANG": "fr-CA"}, "Utilisation"),
    ({"LANG": "de_DE.UTF-8"}, "Usage:"),
    ({"LANG": "C.UTF-8"}, "Usage:"),
    ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "cs_CZ.UTF-8"}, "Použití"),
    ({"LANG": "cs_CZ.UTF-8", "LC_MESSAGES": "cs_CZ", "LC_ALL": "fr_FR"}, "Utilisation"),
    ({"LANG": "cs_CZ.UTF-8", "LC_ALL": ""}, "Použití"),
]


@pytest.mark.parametrize(("locale", "word"), LOCALES)
def test_the_locale_decides_the_language(ask, monkeypatch, locale, word):
    for variable, value in locale.items():
        monkeypatch.setenv(variable, value)
    assert word in ask("help").out


def test_a_requested_language_wins_over_the_locale(ask, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Použití" in ask("--lang", "cs", "help").out


SUGGESTIONS = [
    (["paly"], "Did you mean “play”?"),
    (["sim"], "Did you mean “simulate”?"),
    (["serve", "--prot", "1"], "Unknown option “--prot”. Did you mean “--port”?"),
    (["rules", "--edition", "standrd"], "Did you mean “standard”?"),
    (["rules", "--with", "avalanch"], "Did you mean “avalanche”?"),
    (["rules", "--set", "tokns=3"], "Unknown setting “tokns”. Did you mean “tokens”?"),
    (["rules", "--game", "ikebaan"], "Did you mean “ikebana”?"),
    (["simulate", "--bot", "freind"], "Did you mean “friend”?"),
    (["admin", "chek"], "Did you mean “check”?"),
]


@pytest.mark.parametrize(("words", "sentence"), SUGGESTIONS)
def test_a_mistyped_word_is_answered_with_the_one_that_was_meant(ask, words, sentence):
    answer = ask(*words)
    assert answer.status in (1, USAGE_STATUS)
    assert sentence in answer.err.replace("\n", " ")


MISTAKES = [
    (["juggle"], f"Unknown command “juggle”. Choose one of: {', '.join(VERBS)}."),
    (["help", "juggle"], "Unknown command “juggle”."),
    (["--juggle"], "Unknown option “--juggle”."),
    (["--port", "99999"], "The option “--port” must be from 0 to 65535."),
    (["serve", "--port", "high"], "The option “--port” needs a whole number, not “high”."),
    (["serve", "--workers", "0"], "The option “--workers” must be from 1 to 256."),
    (["serve", "--workers=-1"], "The option “--workers” must be from 1 to 256."),
    (["serve", "--port", "9" * 5000], "The option “--port” must be from 0 to 65535."),
    (["serve", "--port", "0" * 30 + "99999"], "The option “--port” must be from 0 to 65535."),
    (["rules", "--players", "0" * 30 + "two"], "The option “--players” needs a whole number"),
    (["simulate", "--games", "3"], "The option “--bot” is required."),
    (["serve", "now"], "Unexpected argument “now”."),
    (["--lang", "de"], "Unknown language “de”. Choose one of: en, fr, cs."),
    (["rules", "--lang=de"], "Unknown language “de”. Choose one of: en, fr, cs."),
    (["rules", "--colour"], "Unknown option “--colour”."),
    (["rules", "-x"], "Unknown option “-x”."),
    (["rules", "--edition"], "The option “--edition” needs a value."),
    (["rules", "--lang"], "The option “--lang” needs a value."),
    (["rules", "--edition", "czech", "--edition=czech"], "The option “--edition” is given twice."),
    (["rules", "now"], "Unexpected argument “now”."),
    (["rules", "--game", "chess"], "Unknown game “chess”. Choose one of: hanabi"),
    (["rules", "--players", "two"], "The option “--players” needs a whole number, not “two”."),
    (["rules", "--players", "²"], "The option “--players” needs a whole number, not “²”."),
    (["replay"], "The command “replay” needs an argument."),
    (["replay", "one", "two"], "Unexpected argument “two”."),
    (["verify"], "The command “verify” needs an argument."),
]


@pytest.mark.parametrize(("words", "sentence"), MISTAKES)
def test_a_mistake_is_answered_by_a_sentence_and_the_usage(ask, words, sentence):
    answer = ask(*words)
    assert (answer.status, answer.out) == (USAGE_STATUS, "")
    assert " ".join(answer.err.split()).startswith(f"tamaya: {sentence}")
    assert "tamaya help" in answer.err
    assert all(len(line) <= 80 for line in answer.err.splitlines())


@pytest.mark.parametrize(("words", "sentence"), MISTAKES)
@pytest.mark.parametrize("language", [Language.FRENCH, Language.CZECH])
def test_a_mistake_is_answered_in_the_language_of_the_locale(
    ask, monkeypatch, language, words, sentence
):
    monkeypatch.setenv("LANG", language)
    err = ask(*words).err
    assert "tamaya help" in err
    assert sentence.split(".")[0] not in err


def test_two_dashes_end_the_options(ask):
    assert "“--help”" in ask("rules", "--", "--help").err


def test_control_characters_are_not_printed(ask):
    assert "\x1b" not in ask("rules", "\x1b[2Jnow").err


def test_an_interrupted_verb_is_quiet(ask, monkeypatch):
    def interrupt(words):
        raise KeyboardInterrupt

    monkeypatch.setattr("tamaya.cli.main.run_program", interrupt)
    assert ask("rules") == (INTERRUPTED_STATUS, "", "")


def test_python_can_run_the_package(tmp_path):
    done = subprocess.run([*PROGRAM, "--version"], cwd=tmp_path, capture_output=True, check=True)
    assert done.stdout.decode() == f"tamaya {__version__}{os.linesep}"


@pytest.mark.skipif(os.name != "posix", reason="pipes close differently there")
def test_a_closed_pipe_ends_the_program_quietly(tmp_path):
    program = subprocess.Popen(
        [*PROGRAM, "rules"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    program.stdout.close()
    assert program.stderr.read() == b""
    assert program.wait() == BROKEN_PIPE_STATUS
    program.stderr.close()


@pytest.mark.skipif(not FULL_DISK.exists(), reason="this system has no full device")
@pytest.mark.parametrize("words", [("--version",), ("rules",)])
def test_a_full_disk_is_reported_in_a_sentence(tmp_path, words):
    with FULL_DISK.open("wb") as full:
        done = subprocess.run(
            [*PROGRAM, *words],
            cwd=tmp_path,
            stdout=full,
            stderr=subprocess.PIPE,
            env=os.environ | {"LC_ALL": "en", "PYTHONUTF8": "1"},
            check=False,
        )
    refused = Refused(NotationRefusal.UNWRITABLE_FILE, file="-")
    sentence = catalogue(Language.ENGLISH).render(refusal_message(refused))
    assert (done.returncode, done.stderr.decode()) == (1, f"tamaya: {sentence}\n")


@pytest.mark.skipif(os.name != "posix", reason="asks a shell to close the output")
def test_a_program_without_standard_output_is_quiet(tmp_path):
    done = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", *PROGRAM, "--version"],
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_letters_that_the_terminal_lacks_become_question_marks(tmp_path):
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*PROGRAM, "rules", "--lang", "cs"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        check=True,
    )
    assert done.stdout.isascii()
    assert b"??" not in done.stdout[:20]
    assert b"?" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="signals differ there")
def test_an_interrupt_leaves_only_the_exit_status(tmp_path):
    program = subprocess.Popen(
        [*PROGRAM, "verify", "-"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    program.stdin.write(b"{}\n" * 5_000)
    program.stdin.flush()
    assert program.stdout.read(1), "output proves that the program is running"
    program.send_signal(signal.SIGINT)
    out, err = program.communicate()
    assert err == b""
    assert program.returncode == INTERRUPTED_STATUS
    assert b"Traceback" not in out


# Reports that loading has begun, and goes on with it until it is interrupted.
SLOW_PROGRAM = """\
import sys, time
class SlowLoader:
    def find_spec(self, name, path=None, target=None):
        if name == "tamaya.cli.main":
            print("loading", flush=True)
            time.sleep(60)
sys.meta_path.insert(0, SlowLoader())
from tamaya.cli.entry_point import run
sys.exit(run())
"""


@pytest.mark.skipif(os.name != "posix", reason="signals differ there")
def test_an_interrupt_while_the_program_loads_is_quiet(tmp_path):
    program = subprocess.Popen(
        [sys.executable, "-c", SLOW_PROGRAM],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout.readline() == b"loading\n"
    program.send_signal(signal.SIGINT)
    assert program.communicate() == (b"", b"")
    assert program.returncode == INTERRUPTED_STATUS


def test_loading_puts_the_interrupt_handler_back():
    before = signal.getsignal(signal.SIGINT)
    with loading():
        pass
    assert signal.getsignal(signal.SIGINT) is before


ANY_WORD = st.one_of(
    st.text(),
    st.sampled_from(
        ["rules", "help", "--", "-", "--lang", "--lang=fr", "cs", "--game", "hanabi", "--help"]
    ),
    st.sampled_from(["--edition", "--with", "--set", "--players", "--version", *EDITIONS]),
    st.sampled_from([*EXTENSIONS, "suits=", "red.touch=none", "tokens=\ud800", "3"]),
)


@given(words=st.lists(ANY_WORD, max_size=8))
def test_any_words_are_answered_without_an_exception(words):
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        # Only one verb: others would read files or open a server.
        status = main(["rules", *words])
    assert status in {0, 1, USAGE_STATUS}
    assert bool(out.getvalue()) == (status == 0)
    assert bool(err.getvalue()) == (status != 0)
    assert all(len(line) <= 80 for line in err.getvalue().splitlines())


def test_main_reads_the_command_line_by_default(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["tamaya", "--version"])
    assert main() == 0
    assert capsys.readouterr().out == f"tamaya {__version__}\n"
