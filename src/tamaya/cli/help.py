"""Help pages: the verbs of the program, and the usage of each."""

from collections.abc import Callable, Iterable, Mapping

from tamaya import __version__
from tamaya.cli.usage_parser import Option, Usage
from tamaya.i18n import Catalogue
from tamaya.rules import ikebana
from tamaya.rules.hanabi.editions import EDITIONS, EXTENSIONS
from tamaya.rules.hanabi.game_choice import SETTINGS, SUIT_SETTINGS
from tamaya.terminal.text.layout import definitions, paragraph

LAUNCHER_WORDS = ("test", "check", "screenshots", "benchmark", "lock")
"""What the launcher of a checkout does itself."""


def welcome(catalogue: Catalogue, verbs: Iterable[str], *, in_checkout: bool = False) -> str:
    """The help page of the program, one line per verb; in a checkout, the launcher's words too."""
    launcher = [
        (f"./tamaya {word}", catalogue.format(f"launcher-{word}")) for word in LAUNCHER_WORDS
    ]
    checkout = with_title(catalogue, "launcher", definitions(launcher))
    verb_lines = [(verb, catalogue.format(f"verb-{verb}")) for verb in verbs]
    return "\n\n".join(
        (
            paragraph(catalogue.format("program", version=__version__)),
            with_title(catalogue, "usage", f"  tamaya [{catalogue.format('value-verb')} …]"),
            paragraph(catalogue.format("no-verb")),
            with_title(catalogue, "verbs", definitions(verb_lines)),
            *((checkout,) if in_checkout else ()),
            paragraph(catalogue.format("help-hint")),
        )
    )


def verb_help(catalogue: Catalogue, usage: Usage) -> str:
    """The help page of a verb."""
    options = [
        (option_text(catalogue, option), catalogue.format(option.help_key))
        for option in usage.all_options
    ]
    blocks = [
        paragraph(catalogue.format(f"verb-{usage.verb}-about")),
        with_title(catalogue, "usage", usage_text(catalogue, usage)),
        with_title(catalogue, "options", definitions(options)),
    ]
    if usage.extra:
        blocks.insert(1, paragraph(catalogue.format("verb-needs-extra", extra=usage.extra)))
    blocks += (
        with_title(catalogue, topic, definitions(TOPICS[topic](catalogue)))
        for topic in usage.topics
    )
    return "\n\n".join(blocks)


def with_title(catalogue: Catalogue, topic: str, text: str) -> str:
    """A text under the title of its topic."""
    return f"{paragraph(catalogue.format(f'{topic}-title'))}\n{text}"


def usage_text(catalogue: Catalogue, usage: Usage) -> str:
    """The usage of a verb as a pattern."""
    parts = [
        option_text(catalogue, option)
        if option.is_required
        else f"[{option_text(catalogue, option)}]"
        for option in usage.all_options
    ]
    if usage.words:
        word = catalogue.format(f"value-{usage.words}")
        word += "" if usage.most_words == 1 else " …"
        parts.insert(0, word if usage.fewest_words else f"[{word}]")
    # Lines break between the parts of a pattern, not inside them.
    joined = " ".join(part.replace(" ", "\u00a0") for part in parts)
    start = f"  tamaya {usage.verb} "
    return paragraph(joined, start).replace("\u00a0", " ")


def option_text(catalogue: Catalogue, option: Option) -> str:
    """An option with the placeholder for its value."""
    return (
        f"{option.flag} {catalogue.format(f'value-{option.value}')}"
        if option.value
        else option.flag
    )


def edition_lines(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Every edition with its description."""
    return [(name, catalogue.format(f"edition-{name}-about")) for name in EDITIONS]


def extension_lines(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Every extension of both games with its description."""
    names = (*EXTENSIONS, *ikebana.EXTENSIONS)
    return [(name, catalogue.format(f"extension-{name}-about")) for name in names]


def setting_lines(catalogue: Catalogue) -> list[tuple[str, str]]:
    """Every setting with its description."""
    colour = catalogue.format("value-suit")
    lines = [(name, catalogue.format(f"setting-{name}")) for name in SETTINGS]
    return lines + [
        (f"{colour}.{part}", catalogue.format(f"setting-suit-{part}")) for part in SUIT_SETTINGS
    ]


TOPICS: Mapping[str, Callable[[Catalogue], list[tuple[str, str]]]] = {
    "editions": edition_lines,
    "extensions": extension_lines,
    "settings": setting_lines,
}
"""The lists that a help page can end with."""
