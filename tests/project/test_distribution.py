"""The wheel and the source archive, installed into an empty environment."""

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
from tests.browser.built_pages import build_pages

pytestmark = pytest.mark.slow


class Built(NamedTuple):
    sdist: Path
    wheel: Path
    """Built from the source archive, as pip does without a wheel."""
    wheel_of_checkout: Path


def run(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, check=False, timeout=300
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def copy(checkout: Path, documents: list[Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources and the built pages, so that nothing needs the network."""
    try:
        build_pages.build()
    except build_pages.BuildFailed as failure:
        pytest.skip(f"the web client is not built: {failure}")
    copied = tmp_path_factory.mktemp("copy of the checkout")
    pages = [path for path in build_pages.PAGES.rglob("*") if path.is_file()]
    for path in (*documents, *pages):
        target = copied / path.relative_to(checkout)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, target)
    return copied


BUILD = (sys.executable, "-m", "build", "--no-isolation", "--outdir")


@pytest.fixture(scope="module")
def built(copy: Path) -> Built:
    run(*BUILD, "both", ".", cwd=copy)
    run(*BUILD, "direct", "--wheel", ".", cwd=copy)
    (sdist,) = (copy / "both").glob("*.tar.gz")
    (wheel,) = (copy / "both").glob("*.whl")
    (direct,) = (copy / "direct").glob("*.whl")
    return Built(sdist, wheel, direct)


def required(name: str) -> dict[str, Distribution]:
    """The requirements of a distribution, recursively, as installed here."""
    found: dict[str, Distribution] = {}
    for line in distribution(name).requires or []:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            found |= {requirement.name: distribution(requirement.name)}
            found |= required(requirement.name)
    return found


@pytest.fixture(scope="module")
def installed(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment with only the wheel and its requirements."""
    folder = tmp_path_factory.mktemp("an empty environment")
    venv.create(folder, with_pip=False)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", programs / "python", "install", "--quiet")
    run(*pip, "--no-index", "--no-deps", built.wheel, cwd=folder)
    # There may be no network: the requirements are copied from this environment.
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


def test_the_wheel_contains_the_whole_package(built, checkout, documents):
    source = checkout / "src"
    written = {p.relative_to(source).as_posix() for p in documents if p.is_relative_to(source)}
    pages = {f"tamaya/web/client/{name}" for name in (*build_pages.pages(), "built-from")}
    assert "tamaya/web/client/index.html" in pages
    written |= pages
    assert {name for name in contents(built.wheel) if ".dist-info/" not in name} == written
    assert "tamaya/py.typed" in written


def test_outdated_pages_are_built_with_the_package(built, copy):
    if not build_pages.are_installed([]):
        pytest.skip("the client's packages are not installed: web-client/build_pages.py")
    (copy / "web-client" / "node_modules").symlink_to(build_pages.PACKAGES)
    shutil.rmtree(copy / "src" / "tamaya" / "web" / "client")
    run(*BUILD, "again", "--wheel", ".", cwd=copy)
    (wheel,) = (copy / "again").glob("*.whl")
    assert contents(wheel) == contents(built.wheel)


def test_the_source_archive_contains_the_client_without_its_packages(built):
    with tarfile.open(built.sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "web-client/package-lock.json", "web-client/.npmrc"} <= names
    assert not any("node_modules" in name for name in names)


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_wheel_contains_every_language(built, language):
    catalogue = re.compile(rf"tamaya/i18n/.*\b{language}\b.*\.ftl")
    assert any(catalogue.fullmatch(name) for name in contents(built.wheel))


def test_both_archives_contain_the_licence(built):
    with tarfile.open(built.sdist) as archive:
        assert any(name.endswith("/LICENSE") for name in archive.getnames())
    assert any(name.endswith("/licenses/LICENSE") for name in contents(built.wheel))


def test_the_installed_program_prints_its_help(installed, tmp_path):
    assert "verify" in run(installed / "tamaya", "--help", cwd=tmp_path)
    assert "verify" in run(installed / "python", "-m", "tamaya", "help", cwd=tmp_path)


def test_the_installed_program_opens_the_server(installed, tmp_path):
    command = [installed / "tamaya", "--no-browser", "--port", "0"]
    command += ["--database", tmp_path / "tamaya.db"]
    with subprocess.Popen(command, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert "http://127.0.0.1:" in server.stdout.readline()
        finally:
            server.send_signal(signal.SIGINT)
            server.communicate(timeout=60)
    assert server.returncode == 0


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_installed_program_prints_the_rules(installed, tmp_path, language):
    assert len(run(installed / "tamaya", "rules", "--lang", language, cwd=tmp_path)) > 500


# Packages of the extras and of the tests.
EXTRAS = (
    "asyncpg",
    "gymnasium",
    "hypothesis",
    "llvmlite",
    "mcp",
    "numba",
    "numpy",
    "pettingzoo",
    "torch",
)


def test_every_installed_module_can_be_imported(installed, tmp_path):
    program = (
        "import importlib, pkgutil, sys, tamaya\n"
        "assert tamaya.__file__.startswith(sys.prefix)\n"
        "for module in pkgutil.walk_packages(tamaya.__path__, 'tamaya.'):\n"
        "    try:\n"
        "        importlib.import_module(module.name)\n"
        "    except ModuleNotFoundError as missing:\n"
        f"        assert missing.name in {EXTRAS}, missing\n"
        "    print(module.name)\n"
    )
    assert "tamaya.cli.main" in run(installed / "python", "-c", program, cwd=tmp_path).split()
