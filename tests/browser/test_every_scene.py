"""Every page and state is accessible and whole, on every screen, in every theme."""

import pytest
from tests.browser.page_checks import (
    controls_sticking_out,
    covered_elements,
    cut_off_texts,
    scrolls_sideways,
    small_targets,
    violations,
    wait_until_still,
)
from tests.browser.people import SCREENS
from tests.browser.scenes import SCENES, name_of
from tests.browser.screenshots import THEMES
from tests.browser.stage import Stage

pytestmark = pytest.mark.slow


LANGUAGES = ("en", "fr", "cs")
# Each scene in one language in turn; in all languages only in the full run.
SCENES_BY_LANGUAGE = [
    pytest.param(
        scene,
        language,
        id=f"{name_of(scene)}-{language}",
        marks=() if number % len(LANGUAGES) == index else pytest.mark.full,
    )
    for number, scene in enumerate(SCENES)
    for index, language in enumerate(LANGUAGES)
]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(("scene", "language"), SCENES_BY_LANGUAGE)
def test_every_scene_is_accessible_and_whole(browser, server, scene, language, screen):
    stage = Stage(browser, server.url, screen, language=language)
    with stage.people:
        page = stage.show(scene)
        assert page.evaluate("document.documentElement.lang") == language
        assert cut_off_texts(page) == []
        assert covered_elements(page) == []
        assert controls_sticking_out(page) == []
        if screen == "phone":
            assert small_targets(page) == []
            assert not scrolls_sideways(page)
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            wait_until_still(page)
            assert violations(page) == [], theme
