"""``./tamaya check`` has nothing to fix."""

import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

TOOLS = {
    "formatted": ["ruff", "format", "--check"],
    "free of lint": ["ruff", "check"],
    "typed": ["mypy"],
}


@pytest.mark.parametrize("quality", TOOLS)
def test_the_code_is(checkout, quality):
    program, *arguments = TOOLS[quality]
    command = [Path(sys.executable).with_name(program), *arguments]
    done = subprocess.run(command, cwd=checkout, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
