"""Numbers and short texts with the same meaning everywhere on the wire."""

from typing import Annotated

from msgspec import Meta

LONGEST_ID = 64
LONGEST_PASSWORD = 200
HIGHEST_SEQUENCE = 2**53 - 1
"""The largest integer that JavaScript represents exactly."""

Seat = Annotated[int, Meta(title="Seat", description="A seat, counted clockwise from 0.")]
Card = Annotated[
    int, Meta(title="Card", description="The number of a card, in the order of drawing.")
]
Face = Annotated[
    str,
    Meta(title="Face", description="A suit's letter and a value, such as `r3`; `rules` has both."),
]
Clue = Annotated[
    str,
    Meta(title="Clue", description="What a clue names: a colour such as `red`, or a value `3`."),
]
MoveText = Annotated[
    str, Meta(title="MoveText", description="A move in the notation of its game, such as `p12`.")
]
Moment = Annotated[int, Meta(title="Moment", description="Milliseconds since 1970.")]
Sequence = Annotated[
    int,
    Meta(
        ge=0,
        le=HIGHEST_SEQUENCE,
        title="Sequence",
        description="The number of a log entry, from 1 without gaps for each viewpoint.",
    ),
]
ViewpointName = Annotated[
    str,
    Meta(
        max_length=LONGEST_ID,
        title="ViewpointName",
        description=(
            "How a guest looks at a table: `seat-2`, `spectator`, `all-hands` for a spectator who"
            " sees all hands, `reviewer` once the game is over, or `outside` for a guest who may"
            " not see the game."
        ),
    ),
]
TableName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LONGEST_ID,
        title="TableName",
        description="The id of a table, as in its link.",
    ),
]
CommandId = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=LONGEST_ID,
        title="CommandId",
        description="The id that the client gives a command; never reused for another.",
    ),
]
