"""``python -m tamaya`` is the ``tamaya`` program."""

import sys

from tamaya.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
