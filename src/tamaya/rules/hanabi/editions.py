"""The published boxes and the tournament's game, as data."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tamaya.rules.hanabi import extensions
from tamaya.rules.hanabi.cards import Suit
from tamaya.rules.hanabi.extensions import OWN_VARIANTS, SINGLE, Extension
from tamaya.rules.hanabi.parameters import Rules


@dataclass(frozen=True, slots=True)
class Edition:
    """A box: its basic game, and its extensions as this box defines them."""

    rules: Rules
    extensions: Mapping[str, Extension] = field(default_factory=dict)
    suggestions: tuple[tuple[str, ...], ...] = ()
    """Extensions that the rulebook would play together."""

    @property
    def extensions_in_the_box(self) -> Mapping[str, Extension]:
        """The extensions that the rulebook prints: all but the variants of our own."""
        return {
            name: extension
            for name, extension in self.extensions.items()
            if name not in OWN_VARIANTS
        }


def plain(names: str) -> tuple[Suit, ...]:
    """Ordinary suits with these names."""
    return tuple(Suit(name) for name in names.split())


FIVE_COLOURS = plain("white red blue yellow green")

GRANDS_FEUX = Edition(
    Rules(FIVE_COLOURS, empty_clues=True),
    {
        "avalanche": extensions.MULTICOLOUR_TEN_EVERY,
        "avalanche-tricky": extensions.MULTICOLOUR_TEN_OWN,
        "black-powder": extensions.BLACK_POWDER,
        "flamboyants": extensions.FLAMBOYANTS,
        "final-flourish": extensions.FINAL_FLOURISH,
    },
    suggestions=(
        ("flamboyants", "black-powder"),
        ("flamboyants", "avalanche"),
        ("flamboyants", "black-powder", "avalanche"),
    ),
)

FIRST_BOX = Edition(
    Rules(plain("red green yellow blue black")),
    {
        "avalanche": extensions.MULTICOLOUR_SINGLE_OWN,
        "one-error": extensions.ONE_ERROR,
        "ten-tokens": extensions.TEN_TOKENS,
    },
)

CZECH = Edition(
    Rules(FIVE_COLOURS),
    {
        "avalanche": extensions.MULTICOLOUR_SINGLE_OWN,
        "avalanche-2": extensions.MULTICOLOUR_SINGLE_EVERY,
        "final-flourish": extensions.FINAL_FLOURISH,
    },
)

CONSOLE = Edition(
    Rules(
        (*plain("white yellow blue red green"), Suit("multicolour", copies=SINGLE)),
        hand_sizes=(5, 5, 5, 5),
    )
)

STANDARD = Edition(Rules(FIVE_COLOURS))

CUSTOM = Edition(
    Rules(FIVE_COLOURS),
    {
        "avalanche": extensions.MULTICOLOUR_TEN_EVERY,
        "avalanche-2": extensions.MULTICOLOUR_SINGLE_EVERY,
        "avalanche-tricky": extensions.MULTICOLOUR_TEN_OWN,
        "black-powder": extensions.BLACK_POWDER,
        "flamboyants": extensions.FLAMBOYANTS,
        "final-flourish": extensions.FINAL_FLOURISH,
        "one-error": extensions.ONE_ERROR,
        "ten-tokens": extensions.TEN_TOKENS,
    },
)

EDITIONS: Mapping[str, Edition] = {
    "grands-feux": GRANDS_FEUX,
    "deluxe": GRANDS_FEUX,
    "first-box": FIRST_BOX,
    "czech": CZECH,
    "console": CONSOLE,
    "standard": STANDARD,
    "custom": CUSTOM,
}

EXTENSIONS = tuple(CUSTOM.extensions)
"""The names of all extensions: a custom game may add any of them."""
