"""How soon a move is on screen after its event has arrived, and how much a page weighs.

A real browser looks at a table of ``tamaya serve`` on loopback, at which this program plays every
seat over sockets, a move after the other. In the page, the time is taken from the message to the
moment at which the browser has shown the first frame in which all hands and the tokens are drawn as
the message tells: a small text is put into that frame, and the browser says when it was presented.
Where the machine does other things too, that time is theirs as well: so what the page's own thread
worked for each move is counted besides, by the processor's clock. The weight is what comes over the
wire for the scripts and styles of a first visit, compressed.

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
      if (message.type === "entry" && message["game-events"].length > 0) {
        watch(message.view, performance.now());
      }
    });
  }
};
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
function watch(view, began) {
  const look = () => requestAnimationFrame(() => {
    if (!isDrawn(view)) return look();
    // What this frame paints is shown together, and of a text it is told when that was.
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
    """Measure, print, and write the page if asked."""
    words = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    words.add_argument("--moves", type=int, default=200)
    words.add_argument("--write", action="store_true", help=f"write {PAGE.name} anew")
    arguments = words.parse_args()
    chromium = next(filter(None, map(shutil.which, BROWSERS)), None)
    if chromium is None:
        print(f"there is no browser on the PATH: none of {', '.join(BROWSERS)}", file=sys.stderr)
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
    """A house that is open meanwhile."""
    with tempfile.TemporaryDirectory() as folder:
        place = (f"--port={PORT}", f"--database={folder}/tamaya.db")
        process = subprocess.Popen(
            [sys.executable, "-P", "-m", "tamaya", "serve", "--no-browser", *place],
            env=os.environ,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            assert process.stdout is not None
            # It says where it is once it listens.
            process.stdout.readline()
            yield
        finally:
            process.terminate()
            process.communicate()


class SeatClient:
    """One socket at one table, which keeps the last that it was told."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        """Come to the table."""
        self.socket = socket
        self.table = table
        self.latest: dict[str, Any] = {}
        self.send("hello", version=1)
        self.send("attach", table=table)

    def send(self, word: str, **fields: Any) -> None:
        """Send a message."""
        self.socket.send(json.dumps({"type": word, **fields}))

    def send_command(self, **command: Any) -> None:
        """Ask something of the table and wait until it is done."""
        name = secrets.token_hex(8)
        self.send("command", id=name, table=self.table, command=command)
        while (message := self.receive()).get("id") != name:
            pass
        assert message["type"] == "done", message

    def receive(self) -> dict[str, Any]:
        """The next thing told."""
        message: dict[str, Any] = json.loads(self.socket.recv())
        if message["type"] in ("attached", "entry"):
            self.latest = message
        return message

    def wait_for(self, sequence: int) -> None:
        """Wait until this has been told."""
        while self.sequence < sequence:
            self.receive()

    @property
    def sequence(self) -> int:
        """How much of the table's log was told."""
        return int(self.latest["state"]["sequence"]) if self.latest else 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.latest["state"]["phase"] == "finished")

    @property
    def moves(self) -> list[dict[str, Any]]:
        """What this seat may do now."""
        moves: list[dict[str, Any]] = self.latest["view"]["legal-moves"]
        return moves


@contextmanager
def started_table(browser: Browser, screen: str) -> Iterator[tuple[Page, list[SeatClient]]]:
    """Whoever sits at a new table whose game has begun, and the page of the first of them."""
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
    """One line of the table: moves seen at such a screen, in as many games as it takes."""
    times: list[float] = []
    works: list[float] = []
    while len(times) < moves:
        with started_table(browser, screen) as (page, seats):
            works += play(page, seats, moves - len(times), Random(len(times)))
            times += page.evaluate("window.shown")
    shown = [*centiles(times, 50, 90, 99), max(times), *centiles(works, 50, 99)]
    return f"| {screen} | {len(times)} | {' | '.join(f'{time:.0f}' for time in shown)} |"


def centiles(times: list[float], *places: int) -> list[float]:
    """The times than which so many of a hundred are no longer."""
    cuts = statistics.quantiles(times, n=100, method="inclusive")
    return [cuts[place - 1] for place in places]


def play(page: Page, seats: list[SeatClient], moves: int, chance: Random) -> list[float]:
    """Make moves until it is enough or the game is over, each once the last one is shown.

    What comes back is how many milliseconds the page's own thread worked for each.
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
        lasting = [move for move in seat.moves if move["type"] != "play"] or seat.moves
        seat.send_command(type="move", move=chance.choice(lasting)["text"])
        seat.wait_for(newest + 1)
        # The end is told in another way: from then on everybody sees everything.
        if seat.is_over:
            break
        page.wait_for_function("(known) => window.shown.length > known", arg=number, polling=50)
        before, worked = worked, work_so_far(clock)
        works.append(worked - before)
    return works


def work_so_far(clock: CDPSession) -> float:
    """How many milliseconds of processor time the page's thread has used so far."""
    metrics = clock.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


def measure_weights(browser: Browser) -> list[str]:
    """What a first visit brings, to the front page and straight to a table."""
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
