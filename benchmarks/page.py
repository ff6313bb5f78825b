"""Measure the time from the message of a move to the frame that shows it, and the page size.

A real browser watches a table of ``tamaya serve`` on loopback, where this program plays every seat
over sockets, one move after the other. The page measures from the arrival of the message to the
presentation of the first frame that draws all hands and tokens as in the message: it adds a small
text to that frame, and the browser reports when it was presented. Other load on the machine makes
these times longer, so the CPU time of the page's own thread is reported for each move as well. The
size is the compressed scripts and styles of a first visit.

    ./tamaya benchmark page [--moves 200] [--write]
"""

import argparse
import json
import os
import secrets
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any

from _report import CHECKOUT, machine, versions, write_between
from playwright.sync_api import Browser, CDPSession, Page, sync_playwright
from websockets.sync.client import ClientConnection, connect

PORT = 18026
URL = f"http://127.0.0.1:{PORT}"
PAGE = CHECKOUT / "docs/reference/benchmarks.md"
BROWSERS = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SCREENS: dict[str, dict[str, Any]] = {
    "phone": {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2},
    "desktop": {"viewport": {"width": 1440, "height": 900}},
}
SEATS = 4

WATCH = """
window.shown = [];
new PerformanceObserver((list) => {
  for (const { identifier, presentationTime } of list.getEntries()) {
    window.shown.push(presentationTime - Number(identifier));
  }
}).observe({ type: "element", buffered: true });
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...words) {
    super(...words);
    this.addEventListener("message", ({ data }) => {
      const message = JSON.parse(data);
      if (message.type === "attached") view = message.view;
      if (message.type !== "entry-with-changes") return;
      view = after(view, message.view);
      if (message["game-events"].length > 0) watch(view, performance.now());
    });
  }
};
let view = null;
const after = (old, { board, hands }) => ({
  board: { ...old?.board, ...board },
  hands: old && !Array.isArray(hands)
    ? old.hands.map((hand, seat) => hands?.[seat] ?? hand) : hands,
});
const ids = (root) =>
  [...root.querySelectorAll("[data-card]")].map((card) => Number(card.dataset.card)).join();
function isDrawn({ board, hands }) {
  const tokens = document.querySelector("[data-tokens]");
  return tokens !== null && Number(tokens.dataset.tokens) === board.tokens &&
    hands.every((hand, seat) => {
      const drawn = document.querySelector(`[data-hand][data-seat="${seat}"]`);
      return drawn !== null && ids(drawn) === hand.map(({ id }) => id).join();
    });
}
function watch(shown, began) {
  const look = () => requestAnimationFrame(() => {
    if (!isDrawn(shown)) return look();
    // The whole frame is presented at once, and the browser reports when for a text.
    const mark = document.createElement("p");
    mark.setAttribute("elementtiming", began);
    mark.textContent = ".";
    Object.assign(mark.style, { position: "fixed", left: "0", bottom: "0", margin: "0" });
    document.querySelector("[elementtiming]")?.remove();
    document.body.append(mark);
  });
  look();
}
"""

WEIGHT = """() => performance.getEntriesByType("resource")
  .filter(({ name }) => /[.](js|css)$/.test(new URL(name).pathname))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)"""


def main() -> int:
    """Measure, print, and update the page if asked."""
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--write", action="store_true", help=f"update {PAGE.name}")
    arguments = parser.parse_args()
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        print(f"no browser on the PATH: install one of {', '.join(BROWSERS)}", file=sys.stderr)
        return 1
    lines = [
        "| screen | moves | p50 ms | p90 ms | p99 ms | slowest ms | own work p50 ms | p99 ms |",
        "|---|---|---|---|---|---|---|---|",
    ]
    with running_server(), sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for screen in SCREENS:
            lines.append(measure(browser, screen, arguments.moves))
            print(lines[-1], flush=True)
        lines += ["", *measure_weights(browser)]
        lines += ["", f"- machine: {machine()}"]
        lines += [f"- versions: {versions('playwright')}, Chromium {browser.version}"]
        browser.close()
    lines += [f"- command: `./tamaya benchmark page --write` ({arguments.moves} moves a screen)"]
    print("\n".join(lines[-6:]))
    if arguments.write:
        write_between(PAGE, "page", "\n".join(lines))
    return 0


@contextmanager
def running_server() -> Iterator[None]:
    """Run a server."""
    with tempfile.TemporaryDirectory() as folder:
        options = (f"--port={PORT}", f"--database={folder}/tamaya.db")
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tamaya", "serve", "--no-browser", *options],
            env=os.environ,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            # The server prints its address once it listens.
            process.stdout.readline()
            yield
        finally:
            process.terminate()
            process.communicate()


class SeatClient:
    """A connection to a table that keeps the latest message."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        """Attach to the table."""
        self.socket = socket
        self.table = table
        self.latest: dict[str, Any] = {}
        self.send("hello", version=1)
        self.send("attach", table=table)

    def send(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": kind, **fields}))

    def send_command(self, **command: Any) -> None:
        """Send a command to the table and wait until it is done."""
        name = secrets.token_hex(8)
        self.send("command", id=name, table=self.table, command=command)
        while (message := self.receive()).get("id") != name:
            pass
        assert message["type"] == "done", message

    def receive(self) -> dict[str, Any]:
        """Receive the next message."""
        message: dict[str, Any] = json.loads(self.socket.recv())
        if message["type"] in ("attached", "entry"):
            self.latest = message
        return message

    def wait_for(self, sequence: int) -> None:
        """Wait until the table has reached this sequence."""
        while self.sequence < sequence:
            self.receive()

    @property
    def sequence(self) -> int:
        """Return the sequence of the latest message."""
        return int(self.latest["state"]["sequence"]) if self.latest else 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.latest["state"]["phase"] == "finished")

    @property
    def moves(self) -> list[dict[str, Any]]:
        """Return the legal moves of this seat."""
        moves: list[dict[str, Any]] = self.latest["view"]["legal-moves"]
        return moves


@contextmanager
def started_table(browser: Browser, screen: str) -> Iterator[tuple[Page, list[SeatClient]]]:
    """Start a game at a new table; yield the first seat's page and all seats."""
    context = browser.new_context(**SCREENS[screen])
    context.request.post(f"{URL}/api/guests", data={"name": "Anna"})
    options = {"seats": SEATS, "edition": "deluxe", "help-level": 4, "first-seat": 0}
    table = context.request.post(f"{URL}/api/tables", data={"options": options}).json()["table"]
    cookies = "; ".join(f"{each['name']}={each['value']}" for each in context.cookies())
    people = [{"Cookie": cookies, "Origin": URL}]
    for number in range(1, SEATS):
        answer = context.request.post(f"{URL}/api/bots", data={"name": f"Guest {number}"})
        people.append({"Authorization": f"Bearer {answer.json()['token']}"})
    with ExitStack() as closing:
        seats = []
        for headers in people:
            address = URL.replace("http", "ws") + "/wire"
            socket = connect(address, additional_headers=headers, max_size=None)
            seat = SeatClient(closing.enter_context(socket), table)
            seat.send_command(type="sit", contribution=secrets.token_hex(16))
            seats.append(seat)
        seats[0].send_command(type="start")
        page = context.new_page()
        page.add_init_script(WATCH)
        page.goto(f"{URL}/table/{table}", wait_until="networkidle")
        page.locator("[data-hand]").first.wait_for()
        yield page, seats
        context.close()


def measure(browser: Browser, screen: str, moves: int) -> str:
    """Measure one screen over as many games as needed, and return a row of the table."""
    times: list[float] = []
    works: list[float] = []
    while len(times) < moves:
        with started_table(browser, screen) as (page, seats):
            works += play(page, seats, moves - len(times), Random(len(times)))
            times += page.evaluate("window.shown")
    shown = [*centiles(times, 50, 90, 99), max(times), *centiles(works, 50, 99)]
    return f"| {screen} | {len(times)} | {' | '.join(f'{time:.0f}' for time in shown)} |"


def centiles(times: list[float], *places: int) -> list[float]:
    """Return percentiles of the times."""
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return [cuts[place - 1] for place in places]


def play(page: Page, seats: list[SeatClient], moves: int, chance: Random) -> list[float]:
    """Make moves, each once the last one is shown, until there are enough or the game ends.

    Returns the CPU milliseconds of the page's own thread for each move.
    """
    clock = page.context.new_cdp_session(page)
    clock.send("Performance.enable", {"timeDomain": "threadTicks"})
    worked = work_so_far(clock)
    works = []
    for number in range(moves):
        newest = max(seat.sequence for seat in seats)
        for seat in seats:
            seat.wait_for(newest)
        seat = next(seat for seat in seats if seat.moves)
        quiet = [move for move in seat.moves if move["type"] != "play"] or seat.moves
        seat.send_command(type="move", move=chance.choice(quiet)["text"])
        seat.wait_for(newest + 1)
        # The end arrives as another kind of message: from then on all hands are visible.
        if seat.is_over:
            break
        page.wait_for_function("(known) => window.shown.length > known", arg=number, polling=50)
        before, worked = worked, work_so_far(clock)
        works.append(worked - before)
    return works


def work_so_far(clock: CDPSession) -> float:
    """Return the CPU milliseconds that the page's thread has used so far."""
    metrics = clock.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


def measure_weights(browser: Browser) -> list[str]:
    """Measure the size of a first visit to the front page and to a table."""
    context = browser.new_context()
    front = context.new_page()
    front.goto(URL, wait_until="networkidle")
    weights = {"the front page": front.evaluate(WEIGHT)}
    context.close()
    with started_table(browser, "desktop") as (page, _):
        weights["a table of Hanabi"] = page.evaluate(WEIGHT)
    lines = [f"| {place} | {weight / 1000:.0f} kB |" for place, weight in weights.items()]
    return ["| first visit to | scripts and styles |", "|---|---|", *lines]


if __name__ == "__main__":
    sys.exit(main())
