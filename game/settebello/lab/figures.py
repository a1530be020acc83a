"""Statistics over the decks of a match: point differences with intervals, outcomes, and times."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import mean
from typing import Self

from settebello.coach.duplicate.interval import Interval
from settebello.lab.duplicate import Deck, Game


@dataclass(frozen=True, slots=True)
class Outcomes:
    """The number of deals in which the first player scored more than the others' mean, as much, or less."""

    won: int
    tied: int
    lost: int

    @classmethod
    def of(cls, games: Iterable[Game]) -> Self:
        """Return the outcomes of some games."""
        ahead = [game.ahead for game in games]
        won, lost = sum(points > 0 for points in ahead), sum(points < 0 for points in ahead)
        return cls(won, len(ahead) - won - lost, lost)


@dataclass(frozen=True, slots=True)
class Seconds:
    """Decision times: count, mean, 95th percentile (``most``) and longest; all 0 without decisions."""

    count: int
    mean: float
    most: float
    longest: float

    @classmethod
    def of(cls, seconds: Iterable[float]) -> Self:
        """Summarise decision times; ``most`` is the smallest time that 95 of 100 do not exceed."""
        ordered = sorted(seconds)
        if not ordered:
            return cls(0, 0.0, 0.0, 0.0)
        most = ordered[ceil(0.95 * len(ordered)) - 1]
        return cls(len(ordered), mean(ordered), most, ordered[-1])


@dataclass(frozen=True, slots=True)
class Figures:
    """All statistics of a match between two players.

    by_place: outcomes by the first player's place. decided: deals that won the match outright by their cards,
    for the first player and against. seconds: the decision times of each player.
    """

    points: Interval
    outcomes: Outcomes
    by_place: tuple[tuple[str, Outcomes, Interval], ...]
    decided: tuple[int, int]
    seconds: tuple[Seconds, Seconds]

    @classmethod
    def of(cls, decks: Sequence[Deck]) -> Self:
        """Return the statistics of some decks; raises ValueError if there are none."""
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
    """Yield outcomes and points by the first player's place; with two sides the dealer's comes last."""
    places = sorted({(game.place, game.deals) for game in games}, key=lambda found: (found[1], found[0]))
    for place, deals in places:
        here = [game for game in games if (game.place, game.deals) == (place, deals)]
        yield _place_name(place, deals=deals), Outcomes.of(here), Interval.of([game.ahead for game in here])


def _place_name(place: int, *, deals: bool) -> str:
    if deals:
        return "dealer's side"
    return "leads" if place == 0 else f"plays {place + 1}."
