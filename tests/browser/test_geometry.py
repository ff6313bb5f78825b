"""Nothing overlaps, is cut off or too small, in any scene, at any size, in any language."""

import pytest
from tests.browser.page_geometry import geometry_findings
from tests.browser.scenes import SCENES, name_of
from tests.browser.stage import Stage

pytestmark = pytest.mark.slow

LANGUAGES = ("en", "fr", "cs")
# Each scene in one language in turn, at all sizes; in all languages only in the full run.
SCENES_BY_LANGUAGE = [
    pytest.param(
        scene,
        language,
        id=f"{name_of(scene)}-{language}",
        marks=() if (number + 1) % len(LANGUAGES) == index else pytest.mark.full,
    )
    for number, scene in enumerate(SCENES)
    for index, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize(("scene", "language"), SCENES_BY_LANGUAGE)
def test_everything_has_its_place_at_every_size(browser, server, scene, language):
    stage = Stage(browser, server.url, language=language)
    with stage.people:
        page = scene(stage)
        page.wait_for_load_state("networkidle")
        assert [str(finding) for finding in geometry_findings(page)] == []
