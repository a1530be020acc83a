"""What the decks of a match say: differences with their intervals, outcomes, and times."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt
from statistics import mean, stdev
from typing import Self

from settebello.lab.duplicate import Deck, Game

Z_95 = 1.96
"""Standard errors on either side of a mean that hold the truth 95 times out of 100."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean and half the width of its 95 % interval, which takes two values at least (else None)."""

    mean: float
    margin: float | None
    count: int

    @classmethod
    def of(cls, values: Sequence[float]) -> Self:
        """The interval of independent values; ValueError for none."""
        if not values:
            raise ValueError("an interval needs a value")
        margin = Z_95 * stdev(values) / sqrt(len(values)) if len(values) > 1 else None
        return cls(mean(values), margin, len(values))

    @property
    def bounds(self) -> tuple[float, float] | None:
        """The ends of the interval."""
        return None if self.margin is None else (self.mean - self.margin, self.mean + self.margin)

    def __str__(self) -> str:
        if self.bounds is None:
            return f"{self.mean:+.2f} (no interval)"
        return f"{self.mean:+.2f} ({self.bounds[0]:+.2f}, {self.bounds[1]:+.2f})"


@dataclass(frozen=True, slots=True)
class Outcomes:
    """Deals in which the first player had more points than the others on average, as many, or fewer."""

    won: int
    tied: int
    lost: int

    @classmethod
    def of(cls, games: Iterable[Game]) -> Self:
        """The outcomes of some games."""
        ahead = [game.ahead for game in games]
        won, lost = sum(points > 0 for points in ahead), sum(points < 0 for points in ahead)
        return cls(won, len(ahead) - won - lost, lost)


@dataclass(frozen=True, slots=True)
class Seconds:
    """Times of decisions between several moves: mean, 95th percentile, longest; all 0 without any."""

    count: int
    mean: float
    most: float
    longest: float

    @classmethod
    def of(cls, seconds: Iterable[float]) -> Self:
        """What some times come to; ``most`` is the least time that 95 of 100 do not exceed."""
        ordered = sorted(seconds)
        if not ordered:
            return cls(0, 0.0, 0.0, 0.0)
        most = ordered[ceil(0.95 * len(ordered)) - 1]
        return cls(len(ordered), mean(ordered), most, ordered[-1])


@dataclass(frozen=True, slots=True)
class Figures:
    """All that a match between two players has shown.

    by_place: the outcomes by where the first player sat. decided: deals that won the match by their cards
    alone, for the first player and against it. seconds: of either player.
    """

    points: Interval
    outcomes: Outcomes
    by_place: tuple[tuple[str, Outcomes, Interval], ...]
    decided: tuple[int, int]
    seconds: tuple[Seconds, Seconds]

    @classmethod
    def of(cls, decks: Sequence[Deck]) -> Self:
        """The figures of some decks; ValueError for none."""
        games = [game for deck in decks for game in deck.games]
        decided = [game for game in games if game.decided is not None]
        own = sum(game.decided == game.side for game in decided)
        return cls(
            points=Interval.of([deck.difference for deck in decks]),
            outcomes=Outcomes.of(games),
            by_place=tuple(_by_place(games)),
            decided=(own, len(decided) - own),
            seconds=(
                Seconds.of(second for game in games for second in game.seconds[0]),
                Seconds.of(second for game in games for second in game.seconds[1]),
            ),
        )


def _by_place(games: Sequence[Game]) -> Iterable[tuple[str, Outcomes, Interval]]:
    """Outcomes and points by the first player's place, the dealer's side last where there are two."""
    places = sorted({(game.place, game.deals) for game in games}, key=lambda found: (found[1], found[0]))
    for place, deals in places:
        here = [game for game in games if (game.place, game.deals) == (place, deals)]
        yield _place_name(place, deals=deals), Outcomes.of(here), Interval.of([game.ahead for game in here])


def _place_name(place: int, *, deals: bool) -> str:
    if deals:
        return "dealer's side"
    return "leads" if place == 0 else f"plays {place + 1}."
