"""Output for other programs: one JSON object in a file or on standard output."""

import json
import sys
from collections.abc import Mapping

from tamaya.cli.output_files import STANDARD_OUTPUT, write_text


def write_json(name: str, data: Mapping[str, object]) -> None:
    """Write one JSON object to a file, or to standard output for ``-``."""
    text = json.dumps(data) + "\n"
    if name == STANDARD_OUTPUT:
        sys.stdout.write(text)
    else:
        write_text(name, text)
