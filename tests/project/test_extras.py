"""The extras can be installed beside what people train with, by an index where one is there."""

import shutil
import subprocess
import sys

import pytest

UV = shutil.which("uv")
BESIDE = [
    ("env,cuda13,learn", "torch==2.15.*"),
    ("env,cuda12", "torch<2.11"),
    ("env,cuda12", ""),
    ("env", "ray[rllib]"),
    ("env", "sb3-contrib"),
    ("env,mcp,postgres,cluster", ""),
]
SECONDS = 60


@pytest.mark.slow
@pytest.mark.skipif(UV is None, reason="needs uv and an index of packages")
@pytest.mark.parametrize(("extras", "other"), BESIDE)
def test_an_extra_can_be_resolved_beside(checkout, tmp_path, extras, other):
    wanted = tmp_path / "wanted.in"
    wanted.write_text(f"tamaya[{extras}] @ {checkout.as_uri()}\n{other}\n", encoding="utf-8")
    command = [UV, "pip", "compile", "--quiet", "--python", sys.executable, "--no-build-isolation"]
    try:
        done = subprocess.run(
            [*command, str(wanted)], capture_output=True, text=True, check=False, timeout=SECONDS
        )
    except subprocess.TimeoutExpired:
        pytest.skip("the index did not answer in time")
    if "Failed to fetch" in done.stderr or "Could not connect" in done.stderr:
        pytest.skip("no index of packages can be reached")
    assert done.returncode == 0, done.stderr
