"""The points of a match by category."""

from collections.abc import Sequence

from settebello.engine import Side
from settebello.i18n import Text, t
from settebello.manual.card_names import Phrase, joined_by_commas
from settebello.notation import Record
from settebello.session import summary_of
from settebello.ui.kit.view.lettering import in_figures
from settebello.ui.table.model.score_model.category_words import category_name


def points_by_category(record: Record, order: Sequence[Side]) -> tuple[tuple[Text, tuple[str, ...]], ...]:
    """Return the name of each category with points, and the points of each side in `order`."""
    found: dict[object, list[int]] = {}
    names: dict[object, Text] = {}
    for deal in summary_of(record).deals:
        for category, points in deal.categories.items():
            names[category] = category_name(category, record.ruleset)
            before = found.setdefault(category, [0] * len(points))
            found[category] = [sum(pair) for pair in zip(before, points, strict=True)]
    return tuple(
        (names[category], tuple(_signed(points[side]) for side in order))
        for category, points in found.items()
        if any(points)
    )


def made_of(record: Record, order: Sequence[Side]) -> Phrase | None:
    """Return the categories with points, each with the sides' points in `order`; None without points."""
    parts = [
        t("{name} {number}", name=name, number=" : ".join(points))
        for name, points in points_by_category(record, order)
    ]
    return joined_by_commas(parts) if parts else None


def _signed(points: int) -> str:
    return in_figures(points)
