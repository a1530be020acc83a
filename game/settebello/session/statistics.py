"""What the matches of a person add up to: wins, runs, points by category and sweeps."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from settebello.engine import Category, Side
from settebello.session.seats import PERSON, only_person
from settebello.session.summary import MatchSummary


@dataclass(frozen=True, slots=True)
class Tally:
    """Sums over some matches; ``own`` is what the person's side made, ``other`` all others together.

    ``advantage``: for each match, in the order of time, the points by which the person's side was ahead.
    """

    matches: int
    won: int
    deals: int
    own_points: int
    other_points: int
    own_sweeps: int
    other_sweeps: int
    own_categories: Mapping[Category, int]
    other_categories: Mapping[Category, int]
    longest_run: int
    present_run: int
    best_deal: int
    most_sweeps: int
    advantage: tuple[int, ...]


def side_of(summary: MatchSummary) -> Side:
    """The side of the person who plays alone against opponents; else that of the first seat."""
    person = only_person(summary.levels)
    return Side((PERSON if person is None else person) % len(summary.totals))


def counted(summaries: Iterable[MatchSummary]) -> tuple[MatchSummary, ...]:
    """The matches that statistics are made of: won by somebody, played by a person who knew no card of it.

    One person, that is, against opponents: whose figures would those be of several people, or of nobody?
    """
    return tuple(
        one
        for one in summaries
        if one.winner is not None
        and not one.taken_back
        and not one.repeated
        and only_person(one.levels) is not None
        and one.deals
    )


def tally_of(summaries: Iterable[MatchSummary]) -> Tally:
    """Add up the matches that count, which come in the order of time."""
    matches = counted(summaries)
    victories = [one.winner == side_of(one) for one in matches]
    runs = [sum(1 for _ in run) for won, run in groupby(victories) if won]
    own: dict[Category, int] = {}
    others: dict[Category, int] = {}
    deals = [(deal, side_of(one)) for one in matches for deal in one.deals]
    for deal, side in deals:
        for category, points in deal.categories.items():
            own[category] = own.get(category, 0) + points[side]
            others[category] = others.get(category, 0) + sum(points) - points[side]
    return Tally(
        matches=len(matches),
        won=sum(victories),
        deals=len(deals),
        own_points=sum(deal.points[side] for deal, side in deals),
        other_points=sum(sum(deal.points) - deal.points[side] for deal, side in deals),
        own_sweeps=sum(deal.sweeps[side] for deal, side in deals),
        other_sweeps=sum(sum(deal.sweeps) - deal.sweeps[side] for deal, side in deals),
        own_categories=own,
        other_categories=others,
        longest_run=max(runs, default=0),
        present_run=runs[-1] if victories and victories[-1] else 0,
        best_deal=max((deal.points[side] for deal, side in deals), default=0),
        most_sweeps=max((deal.sweeps[side] for deal, side in deals), default=0),
        advantage=tuple(_advantage(one) for one in matches),
    )


def by_opponent(summary: MatchSummary) -> tuple[str, ...]:
    """The opponents of a match who did not play for the person's side."""
    sides = len(summary.totals)
    return tuple(
        level
        for seat, level in enumerate(summary.levels)
        if level is not None and seat % sides != side_of(summary)
    )


def _advantage(summary: MatchSummary) -> int:
    """By how much the person's side won, whether many points win or few; less than 0 when it lost."""
    side = side_of(summary)
    own = summary.totals[side]
    if summary.winner == side:
        return min(abs(own - points) for other, points in enumerate(summary.totals) if other != side)
    return -abs(own - summary.totals[summary.winner or 0])
