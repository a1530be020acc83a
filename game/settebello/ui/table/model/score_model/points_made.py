"""The points of a match by category."""

from collections.abc import Mapping, Sequence

from settebello.engine import Category, Side
from settebello.i18n import Text, t
from settebello.manual.card_names import Phrase, joined_by_commas
from settebello.notation import Record
from settebello.session import summary_of
from settebello.ui.kit.view.lettering import in_figures
from settebello.ui.table.model.score_model.category_words import category_name

Points = tuple[tuple[Text, tuple[str, ...]], ...]
"""The name of each category with points, and the points of each side."""


def points_deal_by_deal(record: Record, order: Sequence[Side]) -> tuple[Points, ...]:
    """Return the points of each side in `order` by category, before the first deal and after each."""
    deals = [deal.categories for deal in summary_of(record).deals]
    scored = dict.fromkeys(category for deal in deals for category, points in deal.items() if any(points))
    sums = {category: [0] * len(order) for category in scored}
    found = [_points(record, sums, order)]
    for deal in deals:
        for category in scored:
            points = deal.get(category, ())
            for side, point in enumerate(points):
                sums[category][side] += point
        found.append(_points(record, sums, order))
    return tuple(found)


def points_by_category(record: Record, order: Sequence[Side]) -> Points:
    """Return the points of each side in `order` by category at the end of a match."""
    return points_deal_by_deal(record, order)[-1]


def _points(record: Record, sums: Mapping[Category, Sequence[int]], order: Sequence[Side]) -> Points:
    return tuple(
        (category_name(category, record.ruleset), tuple(in_figures(points[side]) for side in order))
        for category, points in sums.items()
    )


def made_of(record: Record, order: Sequence[Side]) -> Phrase | None:
    """Return the categories with points, each with the sides' points in `order`; None without points."""
    parts = [
        t("{name} {number}", name=name, number=" : ".join(points))
        for name, points in points_by_category(record, order)
    ]
    return joined_by_commas(parts) if parts else None
