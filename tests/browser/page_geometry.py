"""Where everything is on a page: one script finds every overlap, cut-off text and hidden control.

The page is loaded once and its window is resized, so that a scene is checked at all sizes in little
more time than at one.
"""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page
from tests.browser.page_checks import CUT_OFF_SCRIPT, LEAST_TARGET, wait_until_still

PHONES = ((360, 640), (390, 664), (390, 844), (412, 760), (844, 390))
DESKTOPS = ((1024, 700), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
SIZES = PHONES + DESKTOPS

LEAST_FONT = 12
LEAST_FACE = 20
"""The least height of a face that can still be read."""

FINDINGS = (
    """([leastFont, leastTarget, leastFace]) => {
  const findings = [];
  const find = (kind, ...elements) =>
    findings.push([kind, ...elements.map(nameOf)].join(": "));
  const nameOf = (element) => {
    const words = element.getAttribute("aria-label") ?? element.textContent;
    const classes = [...element.classList].filter((each) => !each.startsWith("svelte-"));
    return `${[element.tagName.toLowerCase(), ...classes].join(".")} ` +
      `"${words.trim().replace(/\\s+/g, " ").slice(0, 40)}"`;
  };
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const styleOf = (element, part) => getComputedStyle(element, part);
  const { innerWidth, innerHeight } = window;
  const scrolls = document.documentElement.scrollHeight > innerHeight + 1;

  // An open sheet covers the page on purpose; what passes lies above everything. Of a drawing, only
  // what is written in it counts.
  const root = document.querySelector("dialog[open]") ?? document.body;
  const elements = [...root.querySelectorAll("*")].filter(
    (element) => (element instanceof HTMLElement || element.matches("svg text")) &&
      !element.matches("script, style, option") && isShown(element) &&
      element.closest("[popover]") === null);

  const remember = (find) => {
    const known = new Map();
    return (element) => {
      if (!known.has(element)) known.set(element, find(element));
      return known.get(element);
    };
  };
  const boxOf = remember((element) => element.getBoundingClientRect());
  // The nearest ancestor, if any, that scrolls or clips what is inside.
  const clipperOf = remember((element) => {
    const around = element.parentElement;
    if (around === null || around === document.body) return null;
    const style = styleOf(around);
    return style.overflowX === "visible" && style.clipPath === "none" ? clipperOf(around) : around;
  });
  // The part of a box that its scrolling or clipping ancestors let through.
  const clip = (element, box) => {
    let { left, top, right, bottom } = box;
    for (let each = clipperOf(element); each !== null; each = clipperOf(each)) {
      const around = boxOf(each);
      [left, right] = [Math.max(left, around.left), Math.min(right, around.right)];
      [top, bottom] = [Math.max(top, around.top), Math.min(bottom, around.bottom)];
    }
    return { left, top, right, bottom };
  };
  const isLarge = ({ left, top, right, bottom }) => right - left > 2 && bottom - top > 2;
  const isForEars = (element) => element.closest(".visually-hidden") !== null ||
    styleOf(element).clipPath !== "none" || element.offsetWidth === 1;

  const CONTROLS = "button, a[href], input, select, textarea, summary";
  const PANELS = "[data-coach], .actions > *";
  const items = [];
  for (const element of elements) {
    if (isForEars(element)) continue;
    const boxes = [];
    const isControl = element.matches(CONTROLS);
    const isPanel = element.matches(PANELS);
    if (isControl || isPanel) {
      // A slider's padding only makes it easier to hit.
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const padding = element.matches("[type=range]")
        ? parseFloat(styleOf(element).paddingBottom) : 0;
      if (styleOf(element).display !== "inline")
        boxes.push({ left, top, right, bottom: bottom - padding });
    }
    const texts = [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent.trim() !== "");
    for (const text of texts) {
      const range = document.createRange();
      range.selectNodeContents(text);
      boxes.push(...range.getClientRects());
    }
    const printed = ["::before", "::after"].some((part) => {
      const { content } = styleOf(element, part);
      return content !== "none" && content !== "normal" && content !== '""';
    });
    if ((texts.length > 0 || printed) && parseFloat(styleOf(element).fontSize) < leastFont)
      find(`font of ${parseFloat(styleOf(element).fontSize)} px`, element);
    if (element.placeholder && element.value === "") {
      const { font, paddingLeft, paddingRight } = styleOf(element);
      const pen = document.createElement("canvas").getContext("2d");
      pen.font = font;
      const room = element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      if (pen.measureText(element.placeholder).width > room + 1)
        find(`placeholder "${element.placeholder}" cut off`, element);
    }
    const shown = boxes.map((box) => clip(element, box)).filter(isLarge);
    for (const { left, right, bottom } of shown) {
      if (left < -1 || right > innerWidth + 1) find("beside the window", element);
      else if (bottom > innerHeight + 1 && !scrolls) find("below the window", element);
    }
    if (shown.length > 0) items.push({ element, shown, isFixed: isFixed(element) });
  }

  // A name is broken in the middle only if no column is wide enough for it.
  for (const element of elements.filter((each) => each.matches("th[scope=row]"))) {
    const [text] = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
    if (text === undefined || /\\s/.test(text.textContent.trim())) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    if (range.getClientRects().length > 1) find("name in two lines", element);
  }

  // Where the page scrolls, it scrolls below bars that stay.
  function isFixed(element) {
    for (let each = element; each !== null; each = each.parentElement) {
      if (each.matches("[data-coach]")) return false;
      if (["fixed", "sticky"].includes(styleOf(each).position)) return true;
    }
    return false;
  }
  const SLACK = 1.5;
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > SLACK &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > SLACK;
  items.forEach((one, index) => {
    for (const other of items.slice(index + 1)) {
      if (!one.shown.some((a) => other.shown.some((b) => meet(a, b)))) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      if (scrolls && one.isFixed !== other.isFixed) continue;
      find("overlap", one.element, other.element);
    }
  });

  // The viewer's own cards and what can be done with them.
  const isRunning = location.pathname.includes("/table/") && root === document.body &&
    document.querySelector("[data-end]") === null;
  for (const card of isRunning ? document.querySelectorAll("[data-card]") : []) {
    const { width, height } = card.getBoundingClientRect();
    const face = card.firstElementChild.getBoundingClientRect();
    if (width < leastTarget || height < leastTarget || face.height < leastFace)
      find(`card of ${Math.round(width)} × ${Math.round(face.height)}`, card);
  }
  const own = document.querySelectorAll(
    "[data-place=hand] [data-card], .own[data-place=bouquet] button.bouquet, .actions button");
  for (const element of isRunning ? own : []) {
    if (!isShown(element)) continue;
    const box = element.getBoundingClientRect();
    const { left, top, right, bottom } = box;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      find("own cards and actions outside the window", element);
    if (box.width < leastTarget || box.height < leastTarget)
      find(`target of ${Math.round(box.width)} × ${Math.round(box.height)}`, element);
    const inset = 8;
    const points = [[left + inset, top + inset], [right - inset, top + inset],
      [left + inset, bottom - inset], [right - inset, bottom - inset],
      [(left + right) / 2, (top + bottom) / 2]];
    if (element.disabled || bottom > innerHeight + 1 || top < -1) continue;
    if (points.some(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit === null || !(element.contains(hit) || hit.contains(element));
    })) find("own cards and actions covered", element);
  }
  if (document.documentElement.scrollWidth > document.documentElement.clientWidth)
    findings.push("the page scrolls sideways");
  for (const text of (CUT_OFF)()) findings.push(`cut off: ${text}`);
  return [...new Set(findings)];
}"""
).replace("CUT_OFF", CUT_OFF_SCRIPT)


@dataclass(frozen=True)
class Finding:
    """Something that is wrong at one size of the window."""

    width: int
    height: int
    what: str

    def __str__(self) -> str:
        return f"{self.width}x{self.height} {self.what}"


def geometry_findings(page: Page, sizes: tuple[tuple[int, int], ...] = SIZES) -> list[Finding]:
    """Everything that is wrong with the places and sizes on a page, at each size."""
    found: list[Finding] = []
    for width, height in sizes:
        resize(page, width, height)
        texts: list[Any] = page.evaluate(FINDINGS, [LEAST_FONT, LEAST_TARGET, LEAST_FACE])
        found += [Finding(width, height, str(text)) for text in texts]
    return found


def resize(page: Page, width: int, height: int) -> None:
    """Resize the window and wait until the page has followed."""
    page.set_viewport_size({"width": width, "height": height})
    wait_until_still(page)
