"""Statistics over a person's matches: wins, winning runs, points by category and sweeps."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import groupby

from settebello.engine import Category, Side
from settebello.session.seats import PERSON, only_person
from settebello.session.summary import MatchSummary


@dataclass(frozen=True, slots=True)
class Tally:
    """Totals over some matches; ``own`` counts the person's side, ``other`` all other sides together.

    ``advantage``: the lead of the person's side at the end of each match, oldest first.
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
    """Return the side of the person who plays alone against opponents; otherwise the first seat's side."""
    person = only_person(summary.levels)
    return Side((PERSON if person is None else person) % len(summary.totals))


def counted(summaries: Iterable[MatchSummary]) -> tuple[MatchSummary, ...]:
    """Return the matches that count: finished, one person against opponents, no take-backs, unseen cards.

    Matches with several persons, or with none, are excluded.
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
    """Return the totals of the matches that count, given oldest first."""
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
    """Return the levels of the opponents who did not play on the person's side."""
    sides = len(summary.totals)
    return tuple(
        level
        for seat, level in enumerate(summary.levels)
        if level is not None and seat % sides != side_of(summary)
    )


def _advantage(summary: MatchSummary) -> int:
    """Return the lead of the person's side whether high or low points win; negative for a loss."""
    side = side_of(summary)
    own = summary.totals[side]
    if summary.winner == side:
        return min(abs(own - points) for other, points in enumerate(summary.totals) if other != side)
    return -abs(own - summary.totals[summary.winner or 0])
