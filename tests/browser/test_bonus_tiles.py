"""The six bonus tiles: each is revealed, and its choice is made through the page.

In this game a firework has one card, so every laid card reveals a tile. One suit is discarded at
the start and not played, so that a tile can lay it from the discard.
"""

from collections import Counter
from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.browser.page_player import END, Player, next_to_decide, start_players
from tests.browser.table_scenes import a_pending_tile
from tests.browser.wire_client import Socket, first_move, start_with_people

pytestmark = pytest.mark.slow

SUITS = ("white", "red", "blue", "yellow", "green", "purple", "teal")
ONE_CARD_EACH = {
    "edition": "custom",
    "settings": {"suits": "+".join(f"{suit}:5" for suit in SUITS), "tiles": "on"},
    "seats": 2,
}
# Two cards of each suit and no last round: after four discards the deck is empty.
FEW_CARDS = {
    "edition": "custom",
    "settings": {
        "suits": "+".join(f"{suit}:2" for suit in SUITS),
        "tiles": "on",
        "ending": "final-flourish",
    },
    "seats": 2,
}
# A 2 that is played before its 1 is an error, before any tile is revealed. There are five copies,
# so one can be lost and every firework still completed; the last firework only ends the game.
TWO_CARDS_EACH = {
    "edition": "custom",
    "settings": {"suits": "+".join(f"{suit}:55" for suit in SUITS), "tiles": "on"},
    "seats": 2,
    "first-seat": 0,
}
TILES = TOKEN, ERROR_AND_TOKEN, COLOUR_CLUE, VALUE_CLUE, SHUFFLE_IN, LAY = range(1, 7)

HAND = """(seat) => [...document.querySelectorAll(`[data-seat="${seat}"] [data-card]`)]
  .map((card) => [card.dataset.card, card.querySelector(".card[data-suit]").dataset.suit])"""


class Table:
    """Two people who see each other's hands."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.newest = players[0]
        self.kept = ""
        """The suit that is saved for the tile that lays a card."""

    def to_decide(self) -> Player | None:
        self.newest = next_to_decide(self.players, self.newest) or self.newest
        return None if self.newest.see(END) else self.newest

    def hand_of(self, player: Player) -> dict[str, str]:
        """The suits of this person's cards, read from the other person's page."""
        seat = self.players.index(player)
        other = self.players[1 - seat]
        other.page.locator("[data-turn=other]").wait_for()
        return dict(other.page.evaluate(HAND, str(seat)))

    def tiles(self) -> list[str | None]:
        """The effects of the revealed tiles."""
        shown = self.newest.page.locator("[data-tiles]:visible li:not(.down)")
        return [tile.get_attribute("title") for tile in shown.all()]

    def number(self, attribute: str) -> int:
        shown = self.newest.page.locator(f"[data-{attribute}]").get_attribute(f"data-{attribute}")
        return int(shown or 0)

    def is_laid(self, suit: str) -> bool:
        return self.newest.see(f"[data-firework={suit}].complete")

    def give_up(self, player: Player) -> None:
        """Discard a card; the suit of the first one is saved, and the second has another."""
        hand = self.hand_of(player)
        card = next(card for card, suit in hand.items() if suit != self.kept)
        self.kept = self.kept or hand[card]
        player.use_card("discard", card)

    def fitting(self, hand: dict[str, str]) -> list[str]:
        """The cards that can be laid, the best first."""
        return [c for c, suit in hand.items() if suit != self.kept and not self.is_laid(suit)]

    def turn(self, player: Player) -> int | None:
        """Lay a card if possible; return the tile it revealed."""
        fitting = self.fitting(self.hand_of(player))
        if fitting:
            return self.turned_over_by(player, lambda: player.use_card("play", fitting[0]))
        if self.number("tokens") > 0:
            player.give_clue()
        else:
            player.use_card("discard")
        return None

    def turned_over_by(self, player: Player, lay: Callable[[], None]) -> int | None:
        """The tile that a laid card revealed; the seventh card wins the game instead."""
        before, tokens = len(self.tiles()), self.number("tokens")
        lay()
        if before == len(TILES):
            player.page.locator(END).wait_for()
            return None
        expect(player.page.locator("[data-tiles]:visible")).to_have_attribute(
            "data-tiles", str(before + 1)
        )
        tile = self.newest_tile()
        if tile in (TOKEN, ERROR_AND_TOKEN):
            assert self.number("tokens") == min(tokens + 1, 8)
        return tile

    def newest_tile(self) -> int:
        brought = self.tiles()[-1]
        return next(n for n in TILES if self.newest.word(f"tile-{n}") == brought)

    def choose(self, player: Player, tile: int) -> int | None:
        """Check that only the choice for the tile is offered, and make it; return a new tile."""
        page = player.page
        expect(page.locator(f"[data-pending='{tile}']")).to_be_visible()
        if tile in (COLOUR_CLUE, VALUE_CLUE):
            tokens = self.number("tokens")
            player.give_clue()
            assert self.number("tokens") == tokens
            return None
        offered = page.locator("[data-take-back]")
        faces = [str(each.get_attribute("data-take-back")) for each in offered.all()]
        is_wanted = tile == LAY
        face = next(f for f in faces if f.startswith(self.kept[0]) == is_wanted)
        if tile == LAY:
            return self.turned_over_by(player, lambda: player.take_back(face))
        player.take_back(face)
        return None


@pytest.mark.parametrize(
    "screens", [("phone", "desktop"), pytest.param(("desktop", "phone"), marks=pytest.mark.full)]
)
def test_each_of_the_six_tiles_has_its_effect(new_person, screens):
    people = [
        new_person(name, screen=screen)
        for name, screen in zip(("Anna", "Ben"), screens, strict=True)
    ]
    table = Table(start_players(people, ONE_CARD_EACH, boldness=0))
    for act in (Player.give_clue,) * 4 + (table.give_up,) * 2:
        player = table.to_decide()
        assert player is not None
        player.await_my_turn()
        act(player)
    turned_over = []
    while (player := table.to_decide()) is not None:
        player.await_my_turn()
        if player.see("[data-pending]"):
            tile = table.choose(player, table.newest_tile())
        else:
            tile = table.turn(player)
        if tile is not None:
            turned_over.append(tile)
    assert sorted(turned_over) == list(TILES)
    for one in table.players:
        expect(one.page.locator(END)).to_have_attribute("data-end", "won")


class LateTable(Table):
    """A table whose deck is empty before the first tile is revealed."""

    def __init__(self, players: list[Player]) -> None:
        super().__init__(players)
        self.in_the_discard: set[str] = set()

    def empty_the_deck(self) -> None:
        """Give four clues and discard four cards of different suits."""
        for number in range(8):
            player = self.to_decide()
            assert player is not None
            player.await_my_turn()
            if number < 4:
                player.give_clue()
            else:
                hand = self.hand_of(player)
                card = next(c for c, suit in hand.items() if suit not in self.in_the_discard)
                self.in_the_discard.add(hand[card])
                player.use_card("discard", card)

    def fitting(self, hand: dict[str, str]) -> list[str]:
        """Cards whose suit is not in the discard come first."""
        fitting = (card for card, suit in hand.items() if not self.is_laid(suit))
        return sorted(fitting, key=lambda card: hand[card] in self.in_the_discard)


def test_with_an_empty_deck_a_tile_may_be_declined(new_person):
    people = [new_person("Anna", screen="phone"), new_person("Ben")]
    table = LateTable(start_players(people, FEW_CARDS, boldness=0))
    table.empty_the_deck()
    declined = 0
    while (player := table.to_decide()) is not None:
        player.await_my_turn()
        if not player.see("[data-pending]"):
            table.turn(player)
        elif player.see(f"[data-pending='{SHUFFLE_IN}']"):
            # With an empty deck nothing can be shuffled in: lay a card that fits, or decline.
            expect(player.page.locator("[data-take-back]").first).to_be_visible()
            player.do(lambda: player.press(player.button("client-hanabi-tile-decline")))
            declined += 1
        elif player.see(f"[data-pending='{LAY}']"):
            player.take_back()
        else:
            player.give_clue()
    assert declined == 1
    for one in table.players:
        expect(one.page.locator(END)).to_have_attribute("data-end", "won")


class Pair:
    """Two people who know both hands, and move over sockets."""

    def __init__(self, sockets: list[Socket]) -> None:
        self.sockets = sockets

    @property
    def board(self) -> dict:
        return self.sockets[0].latest["view"]["board"]

    def hand_of(self, seat: int) -> dict[int, str]:
        """The faces of this seat's cards, from the other seat's view."""
        hand = self.sockets[1 - seat].latest["view"]["hands"][seat]
        return {card["id"]: card["face"] for card in hand}

    def move(self, *, errs: bool) -> None:
        """Make an error, or the best move; choices for tiles are made."""
        seat = self.board["seat-to-act"]
        known = self.sockets[seat].latest["state"]["sequence"]
        self.sockets[seat].submit("move", move=self._chosen(seat, errs=errs))
        self.receive_entry(known + 1)

    def receive_entry(self, sequence: int) -> None:
        """Wait until both sockets have received this entry."""
        for socket in self.sockets:
            while socket.latest["state"]["sequence"] < sequence:
                socket.receive()

    def _chosen(self, seat: int, *, errs: bool) -> str:
        latest = self.sockets[seat].latest
        if self.board["pending"] is not None:
            return first_move(latest)
        moves = latest["view"]["legal-moves"]
        hand = self.hand_of(seat)
        held = Counter([*hand.values(), *self.hand_of(1 - seat).values()])
        playable, useless = self.board["playable"], self.board["useless"]
        for move in moves:
            face = hand.get(move["card"]) if move["type"] in ("play", "discard") else None
            if move["type"] == "play" and (face in playable) != errs:
                return str(move["text"])
            is_spare = face in useless or held[face] > 1
            if move["type"] == "discard" and is_spare and not errs:
                return str(move["text"])
        kinds = {move["type"]: str(move["text"]) for move in moves}
        return kinds.get("clue") or kinds["discard"]


def test_a_tile_undoes_an_error(new_person):
    anna, ben = new_person("Anna", screen="phone"), new_person("Ben")
    table = anna.open_table(**TWO_CARDS_EACH)
    page = anna.go(f"/table/{table}")
    with start_with_people([anna, ben], table) as sockets:
        pair = Pair(sockets)
        while pair.board["errors"] == 0:
            pair.move(errs=True)
        expect(page.locator("[data-errors='1']")).to_be_visible()
        while pair.board["errors"] == 1:
            pair.move(errs=False)
        expect(page.locator("[data-errors='0']")).to_be_visible()
        brought = Player(page).word(f"tile-{ERROR_AND_TOKEN}")
        expect(page.locator(f"[data-tiles]:visible li[title='{brought}']")).to_be_visible()


# The number of own cards whose middle is visible.
SEEN_CARDS = """() => [...document.querySelectorAll("[data-place=hand] [data-card]")]
  .filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).length"""


def test_the_choice_for_a_tile_can_be_folded_away_to_see_the_hand(new_person):
    anna = new_person("Anna", screen="phone")
    page = anna.go(f"/table/{a_pending_tile(anna)}")
    choices = page.locator("[data-take-back]")
    expect(choices.first).to_be_visible()
    fold = page.locator("[data-pending] [aria-expanded]")
    fold.tap()
    expect(fold).to_have_attribute("aria-expanded", "false")
    expect(choices.first).to_be_hidden()
    held = page.locator("[data-place=hand] [data-card]").count()
    assert page.evaluate(SEEN_CARDS) == held > 0
    fold.tap()
    expect(choices.first).to_be_visible()
