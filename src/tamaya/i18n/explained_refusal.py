"""A refusal that explains itself, for people who program."""

from tamaya.i18n.catalogue import Language, catalogue
from tamaya.i18n.suggestion import refusal_sentences
from tamaya.rules.shared_types import Refused


class ExplainedRefusal(Refused):
    """A refusal whose text is its sentence in English, not its key."""

    def __str__(self) -> str:
        """The sentence."""
        return " ".join(map(catalogue(Language.ENGLISH).render, refusal_sentences(self)))


def explained(refused: Refused) -> ExplainedRefusal:
    """The same refusal with its sentence."""
    return ExplainedRefusal(refused.reason, **refused.details)
