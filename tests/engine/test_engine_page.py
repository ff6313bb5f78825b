"""The reference page of the engine names what the code has."""

import inspect
import re
from importlib import import_module
from pathlib import Path

import pytest

from tamaya.engine.batch import Batch, BatchOptions
from tamaya.engine.rule_tables import CAUSES, rule_tables_of
from tamaya.rules.hanabi import Choice, compose

PAGE = (Path(__file__).parents[2] / "docs" / "reference" / "engine.md").read_text("utf-8")
KERNELS = re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE.partition("`tamaya.engine.kernels`")[2], re.M)
METHODS = re.findall(r"^\| (`.*`) \| .* \|$", PAGE.partition("## A batch")[2], re.M)


@pytest.mark.parametrize(("module", "functions"), KERNELS)
def test_the_kernel_functions_have_the_parameters_of_the_page(module, functions):
    calls = re.findall(r"`(\w+)\(([^)]*)\)", functions)
    assert calls
    for name, parameters in calls:
        function = getattr(import_module(f"tamaya.engine.kernels.{module}"), name)
        plain = getattr(function, "py_func", function)
        assert ", ".join(inspect.signature(plain).parameters) == parameters.replace(
            "FIELD", "field"
        )


def test_every_public_method_of_a_batch_is_on_the_page():
    table = "".join(METHODS)
    public = {name for name in vars(Batch) if not name.startswith("_")}
    # Pickling uses this one.
    for name in public - {"restore"}:
        assert re.search(rf"`(Batch\.)?{name}\(", table), name


def test_the_options_are_those_of_the_page():
    options = PAGE.partition("Options of every batch:")[2].partition("**Seeds.**")[0]
    assert set(re.findall(r"^\| `(\w+)` \|", options, re.M)) == BatchOptions.__optional_keys__


def test_the_sizes_of_a_row_and_the_causes_are_those_of_the_page():
    words = [rule_tables_of(compose(Choice()), players).words for players in (2, 3, 4, 5)]
    sizes = "{}, {}, {} and {} bytes".format(*(4 * count for count in words))
    assert sizes in PAGE
    causes = ", ".join(f"{n} {cause.value.replace('-', ' ')}" for n, cause in enumerate(CAUSES, 1))
    assert causes in PAGE
