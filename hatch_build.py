"""The build hook of the package: it adds the built web client to the wheel and the sdist.

The sdist contains the built pages, so that installing it needs no Node.
"""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SKIP_VARIABLE = "TAMAYA_PAGES_LATER"
"""Set by the launcher, which builds the pages itself and reports a failure."""


class PagesHook(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the pages when they are missing or out of date."""

    def dependencies(self) -> list[str]:
        """The Node package, where the pages must be built and the machine's Node is too old."""
        build_pages = load_build_pages(Path(self.root))
        if self.is_skipped() or build_pages.is_current() or build_pages.system_node():
            return []
        return [build_pages.NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the pages before the files are collected."""
        del version, build_data
        if self.is_skipped():
            return
        build_pages = load_build_pages(Path(self.root))
        try:
            build_pages.build()
        except build_pages.BuildFailed as failure:
            self.app.abort(f"{failure}.")

    def is_skipped(self) -> bool:
        """Whether the launcher builds the pages."""
        return SKIP_VARIABLE in os.environ


def load_build_pages(root: Path) -> ModuleType:
    """Import ``web-client/build_pages.py``, which is in no package."""
    spec = importlib.util.spec_from_file_location("build_pages", root / "web-client/build_pages.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
