"""``python -m tamaya`` runs the ``tamaya`` program."""

import sys

from tamaya.cli.entry_point import run

if __name__ == "__main__":
    sys.exit(run())
