"""The cards of the market game: what each has comes from its rules file, so that picture and rules agree."""

from collections.abc import Callable
from functools import cache, partial
from pathlib import Path

from mercato.backs import backs
from mercato.cards import picture
from mercato.mats import mat
from mercato.valances import valances
from settebello.market import Card
from settebello.rulebook.market_book import read_variants
from woodcut.picture import Picture

RULES = Path(__file__).resolve().parents[3] / "rules/market/mercato.yaml"
MATS = (1, 2, 3, 4)


@cache
def cards() -> tuple[Card, ...]:
    """The cards of the rules file."""
    return read_variants(RULES)[0].rules.cards


def drawings() -> dict[str, Callable[[], Picture]]:
    """What draws each file, by its path inside `assets/market`; a card is named by its id."""
    files: dict[str, Callable[[], Picture]] = {
        f"cards/{card.id}.svg": partial(picture, card) for card in cards()
    }
    for number in MATS:
        files[f"mats/mat_{number}.svg"] = partial(mat, number, expert=False)
        files[f"mats/mat_{number}_expert.svg"] = partial(mat, number, expert=True)
    return files | backs() | valances()
