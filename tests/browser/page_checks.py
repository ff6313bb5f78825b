"""Checks of a page: accessibility, cut-off text, overlaps and small targets."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

AXE = Path(__file__).parents[2] / "web-client" / "node_modules" / "axe-core" / "axe.min.js"

CUT_OFF_SCRIPT = """() => [...document.querySelectorAll("body *")].filter((element) => {
  // The box around something tilted is larger than the thing.
  const isTilted = (tilted) => tilted !== null && (
    Math.abs(new DOMMatrix(getComputedStyle(tilted).transform).b) > 0.01 ||
    isTilted(tilted.parentElement));
  const hasText = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
  if (!hasText || !element.checkVisibility({ visibilityProperty: true })) return false;
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const isForEars = style.clipPath !== "none" || box.width <= 1 || box.height <= 1;
  const hides = (overflow) => overflow === "hidden" || overflow === "clip";
  const isWide = element.scrollWidth > element.clientWidth + 1 && hides(style.overflowX);
  // Only the beginning is shown of what lies behind as a whole, or is in the title.
  const isWholeElsewhere = element.closest("[data-log]") || element.title === element.textContent;
  const isHigh = element.scrollHeight > element.clientHeight + 1 && hides(style.overflowY) &&
    !isWholeElsewhere;
  if (isForEars) return false;
  // What sticks out of something that shows no more than itself is cut off as well.
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    const { left, right } = around.getBoundingClientRect();
    const isBeside = box.left < left - 1 || box.right > right + 1;
    if (isBeside && getComputedStyle(around).overflowX !== "visible" && !isTilted(element))
      return true;
  }
  return style.display !== "inline" && (isWide || isHigh);
}).map((element) => `${element.tagName.toLowerCase()}.${element.className}: ` +
  element.textContent.trim().slice(0, 60))"""

SMALL_TARGETS = """(least) => [...document.querySelectorAll(
  "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option]")]
.filter((element) => {
  if (!element.checkVisibility({ visibilityProperty: true }) || element.disabled) return false;
  // A link in a sentence is as high as the sentence, and a box's label can be tapped as well.
  if (getComputedStyle(element).display === "inline") return false;
  const places = [element, ...(element.labels ?? [])].map((each) => each.getBoundingClientRect());
  if (places[0].width <= 1) return false;
  return !places.some((box) => box.width >= least && box.height >= least);
}).map((element) => {
  const box = element.getBoundingClientRect();
  const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
  return `${element.tagName.toLowerCase()} ${name}: ${box.width} × ${box.height}`;
})"""

COVERED = """() => {
  const ancestors = (element) => {
    const all = [];
    for (let each = element; each !== null; each = each.parentElement) all.push(each);
    return all;
  };
  // What lies over the page on purpose: sheets, what passes, what is about to be done, and bars
  // that stay where the page scrolls below them.
  const scrolls = document.documentElement.scrollHeight > window.innerHeight + 1;
  const stays = (element) =>
    ["fixed", "sticky"].includes(getComputedStyle(element).position) &&
    (scrolls || element.closest("[role=status]") !== null);
  const isOver = (element) =>
    ancestors(element).some(
      (each) => each.matches("dialog, .actions, [data-thoughts]") || stays(each));
  const isCutAway = (element, x, y) => ancestors(element).slice(1).some((each) => {
    const box = each.getBoundingClientRect();
    return getComputedStyle(each).overflowY !== "visible" &&
      (x < box.left || x > box.right || y < box.top || y > box.bottom);
  });
  return [...document.querySelectorAll("body *")].filter((element) => {
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
    if (!hasText && !element.matches("button, a[href], input, select")) return false;
    if (element.closest("[aria-hidden=true]") !== null) return false;
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    if (style.pointerEvents === "none" || style.clipPath !== "none" || box.width <= 1) return false;
    // A sentence of several lines is where its first line is.
    const first = hasText && style.display === "inline" ? element.getClientRects()[0] : box;
    const [x, y] = [first.left + first.width / 2, first.top + first.height / 2];
    const found = document.elementFromPoint(x, y);
    if (found === null || isCutAway(element, x, y) || isOver(found)) return false;
    return !found.contains(element) && !element.contains(found);
  }).map((element) => `${element.tagName.toLowerCase()}.${element.className}: ` +
    (element.getAttribute("aria-label") ?? element.textContent.trim()).slice(0, 60));
}"""

STICKING_OUT = """() => {
  const panelOf = (control) => {
    for (let each = control.parentElement; each !== null; each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === "contents") continue;
      if (each.matches("aside")) return each;
      if (parseFloat(style.borderLeftWidth) > 0 && parseFloat(style.borderRightWidth) > 0)
        return each;
    }
    return null;
  };
  return [...document.querySelectorAll("button, a[href], input, select")].filter((control) => {
    const panel = panelOf(control);
    if (panel === null || !control.checkVisibility({ visibilityProperty: true })) return false;
    const [box, around] = [control.getBoundingClientRect(), panel.getBoundingClientRect()];
    const { paddingLeft, paddingRight } = getComputedStyle(panel);
    return box.width > 1 && (box.left < around.left + parseFloat(paddingLeft) - 1 ||
      box.right > around.right - parseFloat(paddingRight) + 1);
  }).map((control) => control.getAttribute("aria-label") ?? control.textContent.trim());
}"""

OVERLAP = """([sign, thing]) => {
  const seen = (these) =>
    [...document.querySelectorAll(these)].filter((each) => each.checkVisibility());
  const [signs, things] = [seen(sign), seen(thing)];
  if (signs.length === 0 || things.length === 0) return null;
  return signs.some((one) => things.some((other) => {
    const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }));
}"""

# Colours change over a few frames, one inherited colour after the other.
DRAWN = """async () => {
  // What keeps its last state is still listed when it has ended.
  const passing = () => document.getAnimations().filter(({ effect, playState }) =>
    playState !== "finished" && Number.isFinite(effect.getComputedTiming().endTime));
  do {
    await Promise.all(passing().map(({ finished }) => finished.catch(() => null)));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
  } while (passing().length > 0);
}"""

LEAST_TARGET = 43.5
"""The smallest touch target in pixels: 44, less rounding."""


def wait_until_still(page: Page) -> None:
    """Wait until all animations and transitions have ended."""
    page.evaluate(DRAWN)


def violations(page: Page) -> list[str]:
    """The problems that axe finds on a page, one line each."""
    if not page.evaluate("() => 'axe' in window"):
        # Evaluated, not added as a script: the server allows only its own scripts.
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] })"
    )
    return [
        f"{rule['id']} ({rule['impact']}): {rule['help']}: {' '.join(map(str, node['target']))}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def cut_off_texts(page: Page) -> list[str]:
    """Texts that do not fit into their element."""
    texts: list[str] = page.evaluate(CUT_OFF_SCRIPT)
    return texts


def covered_elements(page: Page) -> list[str]:
    """Texts and controls whose middle is covered by something else."""
    things: list[str] = page.evaluate(COVERED)
    return things


def controls_sticking_out(page: Page) -> list[str]:
    """Controls that are wider than the panel around them."""
    controls: list[str] = page.evaluate(STICKING_OUT)
    return controls


def overlap(page: Page, sign: str, thing: str) -> bool:
    """Whether one of these signs overlaps one of these elements."""
    reaches: bool | None = page.evaluate(OVERLAP, [sign, thing])
    assert reaches is not None, f"one of these is not visible: {sign}, {thing}"
    return reaches


def small_targets(page: Page) -> list[str]:
    """Controls that are too small for a finger."""
    targets: list[str] = page.evaluate(SMALL_TARGETS, LEAST_TARGET)
    return targets


def scrolls_sideways(page: Page) -> bool:
    """Whether the page is wider than the screen."""
    question = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
    return bool(page.evaluate(question))
