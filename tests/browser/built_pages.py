"""Import ``web-client/build_pages.py``, which is in no package."""

import importlib.util
from pathlib import Path

FILE = Path(__file__).parents[2] / "web-client" / "build_pages.py"

SPEC = importlib.util.spec_from_file_location("build_pages", FILE)
assert SPEC is not None
assert SPEC.loader is not None
build_pages = importlib.util.module_from_spec(SPEC)
SPEC.loader.exec_module(build_pages)
