"""Take pictures of every page and state of the web client.

``./tamaya screenshots [FOLDER] [--only PART] [--language LANGUAGE]``
"""

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.people import BROWSERS, FLAGS, SCREENS
from tests.browser.scenes import SCENES, name_of
from tests.browser.server_process import ServerProcess
from tests.browser.stage import Scene, Stage

THEMES = ("light", "dark")


def main(words: list[str]) -> int:
    """Draw all scenes; return 1 if one of them failed."""
    parser = argparse.ArgumentParser(prog="tamaya screenshots", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--only", default="", help="only scenes with this in their name")
    parser.add_argument("--language", default="en", choices=("en", "fr", "cs"))
    asked = parser.parse_args(words)
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        print(f"there is no browser on the PATH: none of {', '.join(BROWSERS)}", file=sys.stderr)
        return 1
    asked.folder.mkdir(parents=True, exist_ok=True)
    scenes = [scene for scene in SCENES if asked.only in name_of(scene)]
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = ServerProcess(Path(place))
        server.open()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            drawn = [
                draw(scene, browser, server.url, asked.folder, asked.language) for scene in scenes
            ]
        finally:
            browser.close()
            server.close()
    return 0 if all(drawn) else 1


def draw(scene: Scene, browser: Browser, server_url: str, folder: Path, language: str) -> bool:
    """Draw a scene on every kind of screen and in every theme; return whether all succeeded."""
    is_drawn = True
    for screen in SCREENS:
        for theme in THEMES:
            file = folder / f"{name_of(scene)}.{language}.{screen}.{theme}.png"
            stage = Stage(browser, server_url, screen, theme, language)
            try:
                with stage.people:
                    page = stage.show(scene)
                    page.screenshot(path=file, full_page=True, animations="disabled")
                print(file)
            # A failure in one scene must not stop the others.
            except Exception as error:  # noqa: BLE001
                print(f"{file}: {error}", file=sys.stderr)
                is_drawn = False
    return is_drawn


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
