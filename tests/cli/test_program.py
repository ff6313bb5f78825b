"""The program tells what it can do in the language of whoever asks, and meets slips kindly."""

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
from tamaya.cli.main import (
    BROKEN_PIPE_STATUS,
    INTERRUPTED_STATUS,
    USAGE_STATUS,
    VERBS,
    load_verb,
    main,
)
from tamaya.i18n import Language, catalogue, refusal_message
from tamaya.notation import NotationRefusal
from tamaya.rules.game import Refused
from tamaya.rules.hanabi import EDITIONS, EXTENSIONS
from tamaya.rules.hanabi.choices import SETTINGS, SUIT_SETTINGS

PROGRAM = (sys.executable, "-m", "tamaya")
FULL_DISK = Path("/dev/full")


def test_help_tells_what_it_can_do(ask):
    told = ask("help")
    assert told.status == 0
    assert all(f"\n  {verb} " in told.out for verb in VERBS)
    assert told == ask("--help") == ask("-h") == ask("help", "--help") == ask("help", "help")


@pytest.mark.parametrize("language", Language)
def test_help_is_told_wherever_the_language_is_asked_for(ask, language):
    told = ask("help", "--lang", language)
    assert told.status == 0
    assert all(f"\n  {verb} " in told.out for verb in VERBS)
    assert told == ask("--lang", language, "help") == ask("--help", f"--lang={language}")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ([], []),
        (["--lang", "fr"], []),
        (["--lan", "--port=9000"], ["--lan", "--port=9000"]),
        (["--lang=cs", "--no-browser"], ["--no-browser"]),
    ],
)
def test_nothing_said_opens_the_server(ask, monkeypatch, words, meant):
    asked = []
    monkeypatch.setattr("tamaya.cli.serve.run", lambda arguments: asked.append(arguments) or 0)
    assert ask(*words).status == 0
    assert ask("serve", *meant).status == 0
    alone, named = asked
    assert (alone.values, alone.words) == (named.values, named.words)
    assert alone.usage.verb == "serve"


def test_it_tells_its_version(ask):
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
def test_the_help_tells_every_edition_extension_and_setting(ask, language):
    page = ask("help", "rules", "--lang", language).out
    words = [*EDITIONS, *EXTENSIONS, *SETTINGS]
    assert [word for word in words if f"\n  {word} " not in page] == []
    assert [part for part in SUIT_SETTINGS if f".{part} " not in page] == []


def test_help_is_told_apart_by_language(ask):
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
def test_it_speaks_the_language_of_the_system(ask, monkeypatch, locale, word):
    for variable, value in locale.items():
        monkeypatch.setenv(variable, value)
    assert word in ask("help").out


def test_a_language_that_is_asked_for_comes_before_that_of_the_system(ask, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Použití" in ask("--lang", "cs", "help").out


SLIPS = [
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
    (["replay"], "The command is incomplete."),
    (["replay", "one", "two"], "Unexpected argument “two”."),
    (["verify"], "The command is incomplete."),
]


@pytest.mark.parametrize(("words", "sentence"), SLIPS)
def test_a_slip_is_answered_by_a_sentence_and_by_how_to_call_it(ask, words, sentence):
    answer = ask(*words)
    assert (answer.status, answer.out) == (USAGE_STATUS, "")
    assert " ".join(answer.err.split()).startswith(f"tamaya: {sentence}")
    assert "tamaya help" in answer.err
    assert all(len(line) <= 80 for line in answer.err.splitlines())


@pytest.mark.parametrize(("words", "sentence"), SLIPS)
@pytest.mark.parametrize("language", [Language.FRENCH, Language.CZECH])
def test_a_slip_is_answered_in_the_language_of_the_system(
    ask, monkeypatch, language, words, sentence
):
    monkeypatch.setenv("LANG", language)
    told = ask(*words).err
    assert "tamaya help" in told
    assert sentence.split(".")[0] not in told


def test_two_dashes_end_the_options(ask):
    assert "“--help”" in ask("rules", "--", "--help").err


def test_a_word_cannot_give_the_terminal_orders(ask):
    assert "\x1b" not in ask("rules", "\x1b[2Jnow").err


def test_an_interrupted_program_is_quiet(ask, monkeypatch):
    def interrupt(words):
        raise KeyboardInterrupt

    monkeypatch.setattr("tamaya.cli.main.run_program", interrupt)
    assert ask("rules") == (INTERRUPTED_STATUS, "", "")


def test_python_can_run_the_package(tmp_path):
    done = subprocess.run([*PROGRAM, "--version"], cwd=tmp_path, capture_output=True, check=True)
    assert done.stdout.decode() == f"tamaya {__version__}{os.linesep}"


@pytest.mark.skipif(os.name != "posix", reason="pipes close otherwise there")
def test_a_program_that_nobody_listens_to_is_quiet(tmp_path):
    program = subprocess.Popen(
        [*PROGRAM, "rules"], cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    program.stdout.close()
    assert program.stderr.read() == b""
    assert program.wait() == BROKEN_PIPE_STATUS
    program.stderr.close()


@pytest.mark.skipif(not FULL_DISK.exists(), reason="this system has no full device")
@pytest.mark.parametrize("words", [("--version",), ("rules",)])
def test_a_disk_without_room_is_told_in_a_sentence(tmp_path, words):
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
def test_a_program_with_nowhere_to_speak_is_quiet(tmp_path):
    done = subprocess.run(
        ["sh", "-c", '"$@" >&-', "sh", *PROGRAM, "--version"],
        cwd=tmp_path,
        capture_output=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_a_terminal_that_lacks_letters_gets_question_marks(tmp_path):
    surroundings = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(
        [*PROGRAM, "rules", "--lang", "cs"],
        cwd=tmp_path,
        env=surroundings,
        capture_output=True,
        check=True,
    )
    assert done.stdout.isascii()
    assert b"??" not in done.stdout[:20]
    assert b"?" in done.stdout


@pytest.mark.skipif(os.name != "posix", reason="signals differ there")
def test_nothing_but_the_status_is_left_of_an_interrupt(tmp_path):
    program = subprocess.Popen(
        [*PROGRAM, "verify", "-"],
        cwd=tmp_path,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    program.stdin.write(b"{}\n" * 5_000)
    program.stdin.flush()
    assert program.stdout.read(1), "an answer proves that it has begun to listen"
    program.send_signal(signal.SIGINT)
    said, complaints = program.communicate()
    assert complaints == b""
    assert program.returncode == INTERRUPTED_STATUS
    assert b"Traceback" not in said


ANY_WORD = st.one_of(
    st.text(),
    st.sampled_from(
        ["rules", "help", "--", "-", "--lang", "--lang=fr", "cs", "--game", "hanabi", "--help"]
    ),
    st.sampled_from(["--edition", "--with", "--set", "--players", "--version", *EDITIONS]),
    st.sampled_from([*EXTENSIONS, "suits=", "red.touch=none", "tokens=\ud800", "3"]),
)


@given(words=st.lists(ANY_WORD, max_size=8))
def test_no_words_can_make_it_stumble(words):
    out, err = io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        # Reading files is another story.
        status = main(["rules", *words])
    assert status in {0, 1, USAGE_STATUS}
    assert bool(out.getvalue()) == (status == 0)
    assert bool(err.getvalue()) == (status != 0)
    assert all(len(line) <= 80 for line in err.getvalue().splitlines())


def test_main_reads_the_command_line_when_it_is_given_no_words(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["tamaya", "--version"])
    assert main() == 0
    assert capsys.readouterr().out == f"tamaya {__version__}\n"
