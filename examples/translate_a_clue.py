"""Print one clue in three languages.

Prints:

    Alice tells Bob: cards 1 and 4 are yellow.
    Alice indique à Bob : les cartes 1 et 4 sont jaunes.
    Alice napovídá hráči Bob: karty 1 a 4 jsou žluté.
"""

from tamaya.i18n import Language, catalogue
from tamaya.i18n.hanabi_events import hanabi_event_message
from tamaya.testing.hanabi_story import Story

story = Story.begin(alice="b4 b5 w2 y3 g4", bob="y1 g1 w3 y4 r5")
clued = story.tell("Alice clues yellow to Bob").events[0]
for language in Language:
    print(catalogue(language).render(hanabi_event_message(clued, ("Alice", "Bob"), story.board)))
