"""How long ``./tamaya check`` takes, and how much it prints.

    ./tamaya benchmark check

Run it where nothing else runs, once after a change of the rules and once after a change of a page.
"""

import subprocess
import sys
from pathlib import Path
from time import perf_counter

CHECKOUT = Path(__file__).parents[1]
MOST_SECONDS = 90


def main() -> int:
    """Time a check of this checkout; 1 if it took longer than it may."""
    started = perf_counter()
    done = subprocess.run(
        [CHECKOUT / "tamaya", "check"], cwd=CHECKOUT, capture_output=True, text=True, check=False
    )
    seconds = perf_counter() - started
    lines = (done.stdout + done.stderr).splitlines()
    print(f"status {done.returncode}, {seconds:.1f} s, {len(lines)} lines printed")
    return 1 if seconds > MOST_SECONDS else 0


if __name__ == "__main__":
    sys.exit(main())
