"""Cards dragged across a page, with a mouse or with a finger."""

from playwright.sync_api import Locator, Page


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag_with_the_mouse(page: Page, card: Locator, x: float, y: float) -> None:
    page.mouse.move(*middle(card))
    page.mouse.down()
    page.mouse.move(x, y, steps=6)
    page.mouse.up()


def drag_with_a_finger(page: Page, card: Locator, x: float, y: float) -> None:
    finger = page.context.new_cdp_session(page)
    from_x, from_y = middle(card)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        places = [{"x": each[0], "y": each[1]} for each in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": places})

    touch("touchStart", (from_x, from_y))
    for step in (0.25, 0.5, 0.75, 1):
        touch("touchMove", (from_x + (x - from_x) * step, from_y + (y - from_y) * step))
    # The finger rests before it lifts; otherwise the page scrolls on, and the next tap stops that.
    page.wait_for_timeout(150)
    touch("touchMove", (x, y + 1))
    touch("touchEnd")


DRAGS = {"desktop": drag_with_the_mouse, "phone": drag_with_a_finger}
