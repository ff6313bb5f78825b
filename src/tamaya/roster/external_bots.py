"""Bots from outside the package: classes of modules and files, and those of installed packages.

A bot is written as ``module:Class`` or ``path/to/file.py:Class``, or by the name of an entry point
in the group ``tamaya.players``. The class has ``decide(view)``. If it can be made with a ``seed``,
it gets one.
"""

import logging
import os
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import module_from_spec, spec_from_file_location
from inspect import signature
from pathlib import Path
from typing import Any, NamedTuple

from tamaya.players.player import Player
from tamaya.roster.bot_profiles import BotLevel, BotProfile
from tamaya.roster.refusals import RosterRefusal
from tamaya.rules.seed_and_shuffle import Seed
from tamaya.rules.shared_types import Refused

GROUP = "tamaya.players"
"""The group of entry points in which packages offer their bots."""
VARIABLE = "TAMAYA_BOTS"
"""The environment variable that names the bots which tables offer, separated by commas."""
DEFAULT_GAME = "hanabi"

log = logging.getLogger(__name__)


class ExternalBot(NamedTuple):
    """A bot from outside, loaded."""

    make: Callable[[Seed], Player[Any, Any]]
    game: str
    profile: BotProfile


@cache
def entry_point_names() -> tuple[str, ...]:
    """The names of the bots that installed packages offer.

    Looked up once: it reads files of every installed package, and a server is asked for each bot
    that somebody seats.
    """
    return tuple(dict.fromkeys(point.name for point in entry_points(group=GROUP)))


def is_external(name: str) -> bool:
    """Whether a name is that of a class, or one that an installed package offers."""
    return ":" in name or name in entry_point_names()


def external_bot(name: str, game: str) -> ExternalBot:
    """Load a bot of this game; refused with the problem if that fails."""
    bot = load_external(name)
    if bot.game != game:
        raise Refused(RosterRefusal.BOT_OF_OTHER_GAME, bot=name, game=bot.game)
    return bot


def offered_bots(game: str) -> dict[str, ExternalBot]:
    """The bots from outside that tables of this game offer; those that fail to load are logged."""
    named = filter(None, (name.strip() for name in os.environ.get(VARIABLE, "").split(",")))
    offered: dict[str, ExternalBot] = {}
    for name in (*named, *entry_point_names()):
        bot = offered_bot(name)
        if bot is not None and bot.game == game:
            offered[name] = bot
    return offered


@cache
def offered_bot(name: str) -> ExternalBot | None:
    """A bot from outside, or None if it fails to load: that is logged, and not tried again."""
    try:
        return load_external(name)
    except Refused as refused:
        log.warning("bot %s is not offered: %s", name, refused.details["problem"])
        return None


def offer_bots(names: tuple[str, ...]) -> None:
    """Let the tables of this process, and of those it starts, offer these bots too."""
    known = filter(None, os.environ.get(VARIABLE, "").split(","))
    os.environ[VARIABLE] = ",".join(dict.fromkeys((*known, *names)))


def bot_from_class(kind: Callable[..., Any], name: str) -> ExternalBot:
    """A bot from its class, which may say its game, its level and its given names."""
    if not callable(getattr(kind, "decide", None)):
        raise _refusal(name, "it has no method decide(view)")
    takes_seed = "seed" in signature(kind).parameters
    given_names = tuple(getattr(kind, "given_names", ())) or (kind.__name__,)
    try:
        level = BotLevel(getattr(kind, "level", BotLevel.BEGINNER))
    except ValueError:
        raise _refusal(name, f"its level is none of {', '.join(BotLevel)}") from None
    return ExternalBot(
        (lambda seed: kind(seed=seed)) if takes_seed else (lambda _: kind()),
        getattr(kind, "game", DEFAULT_GAME),
        BotProfile(level, given_names),
    )


@cache
def load_external(name: str) -> ExternalBot:
    """Load a bot of either game; refused with the problem if that fails."""
    try:
        kind = _class_of(name)
    except Exception as failure:
        raise _refusal(name, f"{type(failure).__name__}: {failure}") from failure
    return bot_from_class(kind, name)


def _class_of(name: str) -> Any:
    if ":" not in name:
        return next(point for point in entry_points(group=GROUP) if point.name == name).load()
    place, _, class_name = name.rpartition(":")
    module = _module_of_file(Path(place)) if place.endswith(".py") else _module_here(place)
    return getattr(module, class_name)


def _module_of_file(path: Path) -> Any:
    spec = spec_from_file_location(f"tamaya_bot_{path.stem}", path.resolve())
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    # Its classes can only be pickled if their module is found.
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


def _module_here(name: str) -> Any:
    """Import a module, which may also lie in the current folder."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return import_module(name)


def _refusal(name: str, problem: str) -> Refused:
    return Refused(RosterRefusal.BOT_NOT_LOADED, bot=name, problem=problem)
