"""A refusal that explains itself, for people who program."""

from tamaya.i18n.catalogue import Language, catalogue
from tamaya.i18n.refusal_messages import refusal_message
from tamaya.rules.shared_types import Refused


class ExplainedRefusal(Refused):
    """A refusal whose text is its sentence in English, not its key."""

    def __str__(self) -> str:
        """The sentence."""
        return catalogue(Language.ENGLISH).render(refusal_message(self))


def explained(refused: Refused) -> ExplainedRefusal:
    """The same refusal with its sentence."""
    return ExplainedRefusal(refused.reason, **refused.details)
