"""Nothing overlaps, is cut off or too small, in any scene, at any size, in any language."""

import pytest
from tests.browser.page_geometry import geometry_findings
from tests.browser.scenes import SCENES, name_of
from tests.browser.stage import Stage

pytestmark = pytest.mark.slow

LANGUAGES = ("en", "fr", "cs")

# Large tables that differ little from others in this list, or that are below a sheet.
LIKE_ANOTHER = (
    "hanabi-with-a-clue-named",
    "hanabi-with-card-details",
    "hanabi-of-four",
    "hanabi-keys",
    "hanabi-at-an-earlier-move",
    "hanabi-in-its-last-round",
    "hanabi-with-a-bots-answer",
    "hanabi-with-its-shuffle-checked",
    "replay-with-the-fates-of-the-cards",
)


def marks(name: str, *, is_in_turn: bool) -> tuple[pytest.MarkDecorator, ...]:
    """Each scene in one language in turn, at all sizes; in all languages only in the full run."""
    if is_in_turn and name not in LIKE_ANOTHER:
        return ()
    return (pytest.mark.full,)


SCENES_BY_LANGUAGE = [
    pytest.param(
        scene,
        language,
        id=f"{name_of(scene)}-{language}",
        marks=marks(name_of(scene), is_in_turn=(number + 1) % len(LANGUAGES) == index),
    )
    for number, scene in enumerate(SCENES)
    for index, language in enumerate(LANGUAGES)
]


def test_the_scenes_left_to_the_full_run_exist():
    assert set(LIKE_ANOTHER) <= {name_of(scene) for scene in SCENES}


@pytest.mark.parametrize(("scene", "language"), SCENES_BY_LANGUAGE)
def test_everything_has_its_place_at_every_size(browser, server, scene, language):
    stage = Stage(browser, server.url, language=language)
    with stage.people:
        assert [str(finding) for finding in geometry_findings(stage.show(scene))] == []
