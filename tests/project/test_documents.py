"""Documents have no broken links, and no file names a machine."""

import re
from pathlib import Path

LINK = re.compile(r"\[[^\]]*\]\(<?([^)>\s]+)>?(?:\s+\"[^\"]*\")?\)")
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
HEADING = re.compile(r"^#+\s+(.*?)\s*#*$", re.MULTILINE)
# The addresses of package registries, and folders that exist on one machine only.
MACHINE_SPECIFIC = re.compile(
    r"pypi\.org|pythonhosted\.org|npmjs\.(?:org|com)|registry\.yarnpkg"
    r"|(?<![\w.])/(?:root|home|work|opt|Users|mnt)/"
)

BINARY = {".db", ".npz", ".png", ".webp"}


def anchor(heading: str) -> str:
    """The anchor of a heading."""
    words = re.sub(r"[^\w\- ]", "", re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).lower())
    return words.strip().replace(" ", "-")


def anchors(page: Path) -> set[str]:
    text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.M | re.S)
    return {anchor(heading) for heading in HEADING.findall(text)}


def is_broken(page: Path, target: str) -> bool:
    if re.match(r"[a-z]+:", target):
        return False
    place, _, part = target.partition("#")
    path = page.parent / place if place else page
    if not path.exists():
        return True
    return bool(part) and path.suffix == ".md" and part not in anchors(path)


def test_no_link_is_broken(documents):
    pages = [path for path in documents if path.suffix == ".md"]
    assert pages
    broken = [
        f"{page}: {target}"
        for page in pages
        for target in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8")))
        if is_broken(page, target)
    ]
    assert broken == []


def test_a_broken_link_is_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text("# One word, two\n", encoding="utf-8")
    assert not is_broken(page, "#one-word-two")
    assert not is_broken(page, "page.md#one-word-two")
    assert is_broken(page, "#one-word")
    assert is_broken(page, "other.md")


def test_nothing_names_a_registry_or_a_folder_of_one_machine(documents):
    found = [
        f"{path}:{number}: {line.strip()}"
        for path in documents
        for number, line in enumerate(path.read_bytes().decode(errors="replace").splitlines(), 1)
        if MACHINE_SPECIFIC.search(line)
    ]
    assert found == []


def test_text_is_utf8_with_plain_line_ends(documents):
    for path in documents:
        if path.suffix in BINARY:
            continue
        text = path.read_bytes()
        assert b"\r\n" not in text, path
        text.decode("utf-8")
