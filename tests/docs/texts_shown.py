"""The English texts of the program, as the manual may quote them."""

from pathlib import Path

from babel.messages.pofile import read_po

from settebello import NAME

CATALOGUE = Path(__file__).parents[2] / "assets/i18n/de.po"


def texts_shown() -> frozenset[str]:
    """Every text of the catalogue, with the name of the program filled in."""
    with CATALOGUE.open("rb") as source:
        messages = list(read_po(source, locale="de"))
    texts = (
        text for message in messages for text in ([message.id] if isinstance(message.id, str) else message.id)
    )
    return frozenset(text.replace("{name}", NAME) for text in texts)
