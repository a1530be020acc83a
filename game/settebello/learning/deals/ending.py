"""How a practice deal ended: the cards of each side, its sweeps, what scored, and who has won."""

from dataclasses import dataclass
from typing import Final, Self

from settebello.engine import Card, Match, Side, card_value
from settebello.engine.awards import SETTEBELLO
from settebello.engine.rules.categories import Category

TEN: Final = 10


@dataclass(frozen=True, slots=True)
class DealEnding:
    """What each side has at the end of a deal.

    `piles` are the cards of each side, the lowest first; `sweeps` counts the sweeps of each side.
    """

    piles: tuple[tuple[Card, ...], ...]
    sweeps: tuple[int, ...]
    settebello: Side | None = None
    """The side with the seven of coins; None if the deck has none, it counts nothing, or nobody has it."""
    scored: tuple[tuple[Category, ...], ...] = ()
    """The category of each point of a side, in the order of the score sheet."""
    winners: tuple[Side, ...] = ()
    """The sides with the most points: several where the deal is a draw."""

    @classmethod
    def of(cls, match: Match) -> Self:
        """Return the ending of the deal that has just been scored; ValueError while there is none."""
        position = match.position
        if match.score is None or position is None:
            raise ValueError("no deal is over")

        def by_value(card: Card) -> tuple[int, int]:
            return card_value(card, match.ruleset), card.bit

        piles = tuple(tuple(sorted(pile, key=by_value)) for pile in position.piles)
        counted, score = match.ruleset.score.settebello, match.score
        owner = next((Side(side) for side, pile in enumerate(piles) if SETTEBELLO in pile), None)
        sides = [Side(side) for side in range(len(piles))]
        scored = tuple(
            tuple(line.category for line in score.lines for _ in range(line.points[side])) for side in sides
        )
        best = max(score.points)
        won = [side for side in sides if score.points[side] == best]
        return cls(
            piles,
            position.sweeps,
            owner if counted else None,
            scored,
            (score.match_winner,) if score.match_winner is not None else tuple(won),
        )

    @property
    def cards(self) -> int:
        """How many cards were captured by all."""
        return sum(map(len, self.piles))


def tens(number: int) -> tuple[int, ...]:
    """Return a number counted in tens: full tens, then what is left.

    >>> tens(24), tens(20), tens(7), tens(0)
    ((10, 10, 4), (10, 10), (7,), (0,))
    """
    full, rest = divmod(number, TEN)
    return (TEN,) * full + ((rest,) if rest or not full else ())
