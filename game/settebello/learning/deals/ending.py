"""How a practice deal ended: the cards of each side, its sweeps, and who has the settebello."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from settebello.engine import Capture, Card, DealOver, Event, Leftover, Robbed, Scopa, Side, TableSweep
from settebello.engine.awards import SETTEBELLO

TEN: Final = 10


@dataclass(frozen=True, slots=True)
class DealEnding:
    """What each side has at the end of a deal.

    `piles` are the cards of each side, in the order in which they were captured; `sweeps` counts the sweeps
    of each side. Both are by side.
    """

    piles: tuple[tuple[Card, ...], ...]
    sweeps: tuple[int, ...]

    @classmethod
    def of(cls, events: Iterable[Event]) -> Self:
        """Sum up the events of a deal that is over; ValueError if it is not."""
        captured: dict[Side, list[Card]] = {}
        swept: dict[Side, int] = {}
        sides: int | None = None
        for event in events:
            match event:
                case Capture(_, side, card, cards):
                    captured.setdefault(side, []).extend((*cards, card))
                case Leftover(side, cards) if side is not None:
                    captured.setdefault(side, []).extend(cards)
                case Robbed(_, side, cards):
                    captured.setdefault(side, []).extend(cards)
                case Scopa(_, side, _):
                    swept[side] = swept.get(side, 0) + 1
                case TableSweep() as taken:
                    captured.setdefault(taken.side, []).extend(taken.cards)
                    swept[taken.side] = swept.get(taken.side, 0) + taken.sweeps
                case DealOver(_, totals):
                    sides = len(totals)
                case _:
                    pass
        if sides is None:
            raise ValueError("the deal is not over")
        return cls(
            tuple(tuple(captured.get(Side(side), ())) for side in range(sides)),
            tuple(swept.get(Side(side), 0) for side in range(sides)),
        )

    @property
    def cards(self) -> int:
        """How many cards were captured by all."""
        return sum(map(len, self.piles))

    @property
    def settebello(self) -> Side | None:
        """The side with the seven of coins; None if the deck has none, or nobody has it."""
        return next((Side(side) for side, pile in enumerate(self.piles) if SETTEBELLO in pile), None)


def tens(number: int) -> tuple[int, ...]:
    """Return a number counted in tens: full tens, then what is left.

    >>> tens(24), tens(20), tens(7), tens(0)
    ((10, 10, 4), (10, 10), (7,), (0,))
    """
    full, rest = divmod(number, TEN)
    return (TEN,) * full + ((rest,) if rest or not full else ())
