"""How much is tested: quick for ``./tamaya check``, default for ``./tamaya test``, or full."""

import os

import pytest
from hypothesis import HealthCheck, settings

EXAMPLES = {"quick": 20, "default": 100, "full": 2000}
LEFT_OUT = {"quick": {"slow", "full"}, "default": {"full"}, "full": set()}

LEVEL = os.environ.get("TAMAYA_TESTS", "default")
if LEVEL not in EXAMPLES:
    raise pytest.UsageError(f"TAMAYA_TESTS is one of {', '.join(EXAMPLES)}, not {LEVEL!r}")

for level, examples in EXAMPLES.items():
    settings.register_profile(
        level,
        max_examples=examples,
        # Timings are never judged: the machine may be busy.
        deadline=None,
        suppress_health_check=[HealthCheck.too_slow],
        # Continuous integration meets the same examples every time and cannot flake.
        derandomize="CI" in os.environ,
    )
settings.load_profile(LEVEL)


def pytest_report_header() -> str:
    return f"level: {LEVEL} ({EXAMPLES[LEVEL]} examples a law)"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what this level leaves to a longer one."""
    marks = LEFT_OUT[LEVEL]
    left_out = [item for item in items if any(item.get_closest_marker(mark) for mark in marks)]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
