"""``tamaya mcp``: let an assistant play, by the Model Context Protocol over standard streams."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tamaya.cli.usage_parser import Arguments, Usage
from tamaya.engine.refusals import EngineRefusal
from tamaya.rules.shared_types import Refused

USAGE = Usage("mcp", extra="mcp")


def run(arguments: Arguments) -> int:
    """Serve one assistant until it closes the standard input."""
    if find_spec("mcp") is None:
        raise Refused(EngineRefusal.EXTRA_MISSING, extra="mcp")
    # The protocol is an optional extra.
    server: Any = import_module("tamaya.cli.mcp_server.server")
    server.make_server(arguments.language).run("stdio")
    return 0
