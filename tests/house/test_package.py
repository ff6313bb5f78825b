"""What others install: the wheel and the source archive, in an environment with nothing else."""

import re
import shutil
import signal
import subprocess
import sys
import tarfile
import venv
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

import pytest
from packaging.requirements import Requirement

pytestmark = pytest.mark.slow


class Built(NamedTuple):
    sdist: Path
    wheel: Path
    """Built from the source archive, as an installer without wheels would."""
    wheel_of_checkout: Path


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(checkout: Path, documents: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Built:
    copy = tmp_path_factory.mktemp("copy of the checkout")
    for path in documents:
        target = copy / path.relative_to(checkout)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    build = (sys.executable, "-m", "build", "--no-isolation", "--outdir")
    run(*build, "both", ".", cwd=copy)
    run(*build, "direct", "--wheel", ".", cwd=copy)
    (sdist,) = (copy / "both").glob("*.tar.gz")
    (wheel,) = (copy / "both").glob("*.whl")
    (direct,) = (copy / "direct").glob("*.whl")
    return Built(sdist, wheel, direct)


def required(name: str) -> dict[str, Distribution]:
    """A distribution's declared requirements and theirs, as they are installed here."""
    found: dict[str, Distribution] = {}
    for line in distribution(name).requires or []:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            found |= {requirement.name: distribution(requirement.name)}
            found |= required(requirement.name)
    return found


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that holds the wheel and what it declares, nothing else."""
    folder = tmp_path_factory.mktemp("an empty environment")
    venv.create(folder, with_pip=False)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", programs / "python", "install", "--quiet")
    run(*pip, "--no-index", "--no-deps", built.wheel, cwd=folder)
    # There may be no network: the declared requirements are copied from where they are.
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    packages = Path(run(programs / "python", "-c", where, cwd=folder).strip())
    for dependency in required("tamaya").values():
        for file in dependency.files or []:
            if ".." not in file.parts and file.suffix != ".pyc":
                (packages / file).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(str(file.locate()), packages / file)
    return programs


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def test_the_source_archive_builds_the_same_wheel(built):
    assert contents(built.wheel) == contents(built.wheel_of_checkout)


def test_the_wheel_carries_the_whole_package(built, checkout, documents):
    source = checkout / "src"
    written = {p.relative_to(source).as_posix() for p in documents if p.is_relative_to(source)}
    assert {name for name in contents(built.wheel) if ".dist-info/" not in name} == written
    assert "tamaya/py.typed" in written


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_wheel_carries_every_language(built, language):
    catalogue = re.compile(rf"tamaya/i18n/.*\b{language}\b.*\.ftl")
    assert any(catalogue.fullmatch(name) for name in contents(built.wheel))


def test_both_carry_the_licence(built):
    with tarfile.open(built.sdist) as archive:
        assert any(name.endswith("/LICENSE") for name in archive.getnames())
    assert any(name.endswith("/licenses/LICENSE") for name in contents(built.wheel))


def test_the_installed_program_says_what_it_can_do(installed, tmp_path):
    assert "verify" in run(installed / "tamaya", "--help", cwd=tmp_path)
    assert "verify" in run(installed / "python", "-m", "tamaya", cwd=tmp_path)


def test_the_installed_program_opens_the_house(installed, tmp_path):
    command = [installed / "tamaya", "serve", "--no-browser", "--port", "0"]
    command += ["--database", tmp_path / "house.db"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as house:
        assert house.stdout is not None
        try:
            assert "http://127.0.0.1:" in house.stdout.readline()
        finally:
            house.send_signal(signal.SIGINT)
            house.communicate(timeout=60)
    assert house.returncode == 0


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_installed_program_prints_the_rules(installed, tmp_path, language):
    assert len(run(installed / "tamaya", "rules", "--lang", language, cwd=tmp_path)) > 500


def test_every_installed_module_can_be_imported(installed, tmp_path):
    program = (
        "import importlib, pkgutil, sys, tamaya\n"
        "assert tamaya.__file__.startswith(sys.prefix)\n"
        "for module in pkgutil.walk_packages(tamaya.__path__, 'tamaya.'):\n"
        "    try:\n"
        "        importlib.import_module(module.name)\n"
        "    except ModuleNotFoundError as missing:\n"
        # What comes with an extra, and what those who test install beside.
        "        assert missing.name in ('asyncpg', 'hypothesis'), missing\n"
        "    print(module.name)\n"
    )
    assert "tamaya.cli.main" in run(installed / "python", "-c", program, cwd=tmp_path).split()
