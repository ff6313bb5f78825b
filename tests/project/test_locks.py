"""The locks have exact versions and hashes, no addresses, and every requirement."""

import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

LOCKS = ["requirements.lock", "requirements-benchmarks.lock"]


def locked(path: Path) -> list[tuple[Requirement, list[str]]]:
    """Each requirement of a lock with its hashes."""
    entries = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    return [
        (Requirement(entry.split(" --hash=")[0].strip()), re.findall(r"--hash=(\S+)", entry))
        for entry in entries
    ]


def group_requirements(settings: dict, group: str) -> list[Requirement]:
    """The requirements of a dependency group, with the groups it includes."""
    found = []
    for entry in settings["dependency-groups"][group]:
        if isinstance(entry, dict):
            found += group_requirements(settings, entry["include-group"])
        else:
            found.append(Requirement(entry))
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_names_exact_versions_with_hashes(checkout, name):
    entries = locked(checkout / name)
    assert entries
    for requirement, hashes in entries:
        assert [each.operator for each in requirement.specifier] == ["=="], requirement
        assert hashes, requirement
        assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", found) for found in hashes), requirement


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_no_addresses(checkout, name):
    text = (checkout / name).read_text(encoding="utf-8")
    assert not re.search(r"://|@ |^\s*-(?!-hash=)", text, re.MULTILINE)


@pytest.mark.parametrize(
    ("name", "groups"),
    [("requirements.lock", ["build", "dev"]), ("requirements-benchmarks.lock", ["benchmarks"])],
)
def test_a_lock_fulfils_the_requirements(checkout, name, groups):
    settings = tomllib.loads((checkout / "pyproject.toml").read_text(encoding="utf-8"))
    required = [found for group in groups for found in group_requirements(settings, group)]
    if name == "requirements.lock":
        required += map(Requirement, settings["project"]["dependencies"])
    versions = {
        canonicalize_name(requirement.name): next(iter(requirement.specifier)).version
        for requirement, _ in locked(checkout / name)
    }
    for requirement in required:
        assert requirement.specifier.contains(versions[canonicalize_name(requirement.name)])
