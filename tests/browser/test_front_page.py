"""The home page before anything is pressed."""

import pytest
from tests.browser.page_checks import cut_off_texts, scrolls_sideways, violations
from tests.browser.people import SCREENS
from tests.browser.wire_client import start_with_bots

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("screen", SCREENS)
def test_the_home_page_is_accessible_on_every_screen(new_person, screen):
    page = new_person(screen=screen).go()
    page.get_by_role("heading", level=1).wait_for()
    assert violations(page) == []
    assert not scrolls_sideways(page)
    assert cut_off_texts(page) == []


BYTES_SENT = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /\\.(js|css)$/.test(name))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
def test_the_first_load_is_small(new_person, language):
    anna = new_person("Anna", screen="phone", language=language)
    playing = start_with_bots(anna, "careful", seats=5, edition="deluxe")
    for path in ("/", f"/table/{anna.open_table()}", f"/table/{playing}"):
        page = anna.go(path)
        page.locator("main h1, [data-hand]").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        assert 0 < page.evaluate(BYTES_SENT) <= 100_000, path


@pytest.mark.parametrize("language", ["en", "fr", "cs"])
@pytest.mark.parametrize("width", [1366, 1920, 2560])
def test_the_introduction_ends_above_the_panels(new_person, width, language):
    viewport = {"width": width, "height": width * 9 // 16}
    page = new_person(language=language, viewport=viewport).go("/")
    words = page.locator("p", has_text="Hanabi").first.bounding_box()
    name = page.get_by_role("textbox").first.bounding_box()
    assert words is not None
    assert name is not None
    assert words["y"] + words["height"] < name["y"] - 40
