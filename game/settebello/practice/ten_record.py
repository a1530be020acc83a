"""The file of an open game of ten: the cards as they were dealt, and what was done with them."""

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from pydantic import Field

from settebello import datafile
from settebello.engine import Card, parse_cards

FORMAT: Final = 1
"""The number of the format; a file of another number is not read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TenRecord:
    """A game of ten that can be continued.

    dealt: groups of cards as they were dealt, such as the hands and the stock. moves: the cards of each move.
    asks: the card that the partner shows, if it has asked. counts: whether the next answer is evidence.
    shown: how many of the first moves a hand has shown.
    """

    dealt: tuple[tuple[Card, ...], ...]
    moves: tuple[tuple[Card, ...], ...] = ()
    asks: Card | None = None
    counts: bool = True
    shown: int = 0


class _Model(datafile.Model):
    format: Literal[1]
    dealt: tuple[str, ...]
    moves: tuple[str, ...] = ()
    asks: str = ""
    counts: bool = True
    shown: Annotated[int, Field(ge=0)] = 0


def write(record: TenRecord) -> str:
    """Return the text of a record, which `read` reads."""
    plain: dict[str, Any] = {
        "format": FORMAT,
        "dealt": [_written(cards) for cards in record.dealt],
        "moves": [_written(cards) for cards in record.moves],
        "counts": record.counts,
    }
    if record.asks is not None:
        plain["asks"] = str(record.asks)
    if record.shown:
        plain["shown"] = record.shown
    return datafile.dump(plain)


def read(text: str | bytes, file: str) -> TenRecord:
    """Return the record that a text describes, called `file` in reports; raises DataError and ValueError."""
    model = datafile.validate(datafile.load(text, file), _Model)
    return TenRecord(
        dealt=tuple(map(_cards, model.dealt)),
        moves=tuple(map(_cards, model.moves)),
        asks=Card.parse(model.asks) if model.asks else None,
        counts=model.counts,
        shown=model.shown,
    )


def _written(cards: tuple[Card, ...]) -> str:
    return "".join(map(str, cards))


def _cards(text: str) -> tuple[Card, ...]:
    return parse_cards(text) if text else ()
