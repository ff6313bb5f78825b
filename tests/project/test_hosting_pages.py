"""The pages about hosting list what the code has, and nothing else."""

import re
from pathlib import Path

import pytest
from tests.project.test_reference_pages import COMMAND_LINE, named, section, tables

from tamaya.cli.admin import ACTIONS
from tamaya.cli.admin_results_and_logs import AdminRefusal
from tamaya.stores import StoreRefusal
from tamaya.web.access.request_identity import status_of
from tamaya.web.metrics import Metrics
from tamaya.web.refusals import WebRefusal
from tamaya.web.routes import API, OPENAPI, PAGES, WIRE
from tamaya.web.settings import SettingsRefusal

DOCS = Path(__file__).parents[2] / "docs"
SETTINGS = DOCS / "host" / "settings.md"
HTTP = DOCS / "reference" / "http.md"


def test_the_settings_page_lists_each_metric_and_its_type():
    listed = {
        name: row[1]
        for row in tables(section(SETTINGS, "Metrics"))[0][1:]
        for name in re.findall(r"`(\w+)`", row[0])
    }
    assert listed == dict(re.findall(r"^# TYPE (\w+) (\w+)$", Metrics().text(), re.MULTILINE))


def test_the_http_page_lists_each_address_and_who_may_use_it():
    listed = {row[0].strip("`"): row[1] for row in tables(section(HTTP, "Addresses"))[0][1:]}
    assert listed == {
        **{
            f"{each.method} {each.path}": "guests" if each.is_for_guests else "anybody"
            for each in (*API, *PAGES)
        },
        f"GET {OPENAPI}": "anybody",
        f"GET {WIRE}": "guests",
    }


def test_the_http_page_lists_each_refusal_with_its_status():
    listed = {row[0].strip("`"): int(row[1]) for row in tables(section(HTTP, "Refusals"))[0][1:]}
    assert listed == {reason.value: status_of(reason).value for reason in WebRefusal}


@pytest.mark.parametrize(
    ("verb", "expected"),
    [
        ("serve", [*SettingsRefusal, *StoreRefusal]),
        ("admin", [*ACTIONS, *AdminRefusal]),
    ],
)
def test_the_command_line_page_lists_actions_and_refusals(verb, expected):
    listed = [
        name for table in tables(section(COMMAND_LINE, f"`tamaya {verb}`")) for name in named(table)
    ]
    assert sorted(name for name in listed if not name.startswith("--")) == sorted(expected)
