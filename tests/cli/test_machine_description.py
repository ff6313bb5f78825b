"""Measurements name the commit they were made at."""

import subprocess

from tamaya.cli.machine_description import commit


def git(folder, *words):
    name = ("-c", "user.name=somebody", "-c", "user.email=somebody@localhost")
    subprocess.run(["git", *name, *words], cwd=folder, check=True, capture_output=True)


def test_a_commit_is_dirty_when_the_package_has_changed_but_not_the_results_page(tmp_path):
    package, page = tmp_path / "package", tmp_path / "page.md"
    package.mkdir()
    for file in (package / "rules.py", page):
        file.write_text("first\n")
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message=first")
    clean = commit(package)
    page.write_text("results\n")
    assert commit(package) == clean
    (package / "rules.py").write_text("second\n")
    assert commit(package) == f"{clean}-dirty"


def test_outside_a_repository_the_commit_is_unknown(tmp_path):
    assert commit(tmp_path) == "an unknown commit"
