"""Every reason to refuse a text, a record or a conversion."""

from enum import StrEnum


class NotationRefusal(StrEnum):
    """Why a text cannot be read, or a record cannot be written. The comments name the details."""

    # Text.
    UNREADABLE_FACE = "unreadable-face"  # text
    UNREADABLE_MOVE = "unreadable-move"  # text
    UNREADABLE_POSITION = "unreadable-position"  # part: the field of the line, or empty
    IMPOSSIBLE_POSITION = "impossible-position"  # part

    # Files.
    UNREADABLE_FILE = "unreadable-file"  # file
    UNWRITABLE_FILE = "unwritable-file"  # file
    NO_GAME_IN_FILE = "no-game-in-file"  # file
    ILLEGAL_MOVE = "illegal-move"  # move: its number, from 1

    # JSON and its fields.
    NOT_UTF8 = "not-utf8"
    NOT_JSON = "not-json"
    TOO_LONG = "too-long"  # most: the limit in bytes
    TOO_DEEP = "too-deep"
    UNKNOWN_FORMAT = "unknown-format"
    UNKNOWN_VERSION = "unknown-version"  # field, version
    UNKNOWN_GAME = "unknown-game"  # game
    FIELD_MISSING = "field-missing"  # field, such as rules.edition or moves[3]
    FIELD_UNKNOWN = "field-unknown"  # field
    FIELD_TWICE = "field-twice"  # field
    FIELD_OF_WRONG_KIND = "field-of-wrong-kind"  # field
    FIELD_OUT_OF_BOUNDS = "field-out-of-bounds"  # field
    FIELD_UNREADABLE = "field-unreadable"  # field

    # What comes from hanab.live.
    UNREADABLE_LINK = "unreadable-link"
    UNKNOWN_VARIANT = "unknown-variant"  # variant
    VARIANT_NOT_PLAYED = "variant-not-played"  # variant
    SEED_WITHOUT_DECK = "seed-without-deck"
    DECK_PLAYED = "deck-played"

    # What cannot go to hanab.live.
    NO_VARIANT_WITH_THESE_SUITS = "no-variant-with-these-suits"
    NO_VARIANT_WITH_THESE_TOKENS = "no-variant-with-these-tokens"  # tokens
    NO_VARIANT_WITH_THESE_ERRORS = "no-variant-with-these-errors"  # errors
    NO_VARIANT_WITH_TILES = "no-variant-with-tiles"
    NO_VARIANT_WITH_THIS_HAND = "no-variant-with-this-hand"  # cards
    NO_VARIANT_WITH_THIS_RULE = "no-variant-with-this-rule"  # setting
    LINK_WITHOUT_OPTIONS = "link-without-options"
