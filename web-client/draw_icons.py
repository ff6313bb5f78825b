"""Draw the icons of the installed client from its logo; run again when the logo changes.

The icons are kept in ``public`` beside the logo, so that a build needs no browser.
"""

import os
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent / "public"
VERMILION = "#c43a2a"
# A mask may cut off everything outside the middle four fifths.
ICONS = (
    ("icon-192.png", 192, "transparent", 1.0),
    ("icon-512.png", 512, "transparent", 1.0),
    ("icon-maskable-512.png", 512, VERMILION, 0.86),
)


def main() -> None:
    """Draw every icon."""
    logo = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"]
        )
        for name, size, ground, share in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                f"<style>body{{margin:0;height:100vh;display:grid;place-items:center;"
                f"background:{ground}}}svg{{width:{share:.0%}}}</style>{logo}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
