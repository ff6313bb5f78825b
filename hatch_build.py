"""The package's own build: the pages of the web client go into the wheel and the source archive.

A source archive carries built pages that are up to date, so that installing it needs no Node.
"""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP_VARIABLE = "TAMAYA_PAGES_LATER"
"""Set by the launcher, which builds the pages itself and can say what went wrong."""


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the pages when they are missing or out of date."""

    def dependencies(self) -> list[str]:
        """A Node, where one is needed and the machine has none that is new enough."""
        build_pages = load_build_pages(Path(self.root))
        if self.is_skipped() or build_pages.is_current() or build_pages.system_node():
            return []
        return [build_pages.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """See to it that the pages are there before the files are collected."""
        del version, build_data
        if self.is_skipped():
            return
        build_pages = load_build_pages(Path(self.root))
        try:
            build_pages.build()
        except build_pages.BuildFailed as why:
            self.app.abort(f"{why}.")

    def is_skipped(self) -> bool:
        """Whether the launcher sees to the pages."""
        return SKIP_VARIABLE in os.environ


def load_build_pages(root: Path) -> ModuleType:
    """``web-client/build_pages.py``, which is in no package."""
    spec = importlib.util.spec_from_file_location("build_pages", root / "web-client/build_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
