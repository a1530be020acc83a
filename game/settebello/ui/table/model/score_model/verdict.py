"""One sentence that says which side has won a deal."""

from settebello.engine import Side
from settebello.i18n import Text, t, tn
from settebello.ui.kit.ports.results import ScoreSheet


def verdict(sheet: ScoreSheet) -> Text:
    """Return which side has won the deal, or why the deal decides the match."""
    if sheet.decided is not None:
        return sheet.decided
    points = sheet.score.points
    best = min(points) if sheet.low else max(points)
    if max(points) <= 0:
        return t("Nobody scores.")
    if points.count(best) > 1:
        return t("The deal is a draw.")
    side = Side(points.index(best))
    if sheet.low:
        return _fewest(sheet, side, best)
    if side == sheet.own and sheet.pairs:
        return tn(
            "Your side wins the deal with one point.", "Your side wins the deal with {n} points.", n=best
        )
    if side == sheet.own:
        return tn("You win the deal with one point.", "You win the deal with {n} points.", n=best)
    if sheet.pairs and len(points) == 2 and sheet.own is not None:
        return tn(
            "Your opponents win the deal with one point.",
            "Your opponents win the deal with {n} points.",
            n=best,
        )
    name = sheet.sides[side]
    if sheet.pairs:
        return tn(
            "{names} win the deal with one point.",
            "{names} win the deal with {n} points.",
            n=best,
            names=name,
        )
    return tn(
        "{name} wins the deal with one point.", "{name} wins the deal with {n} points.", n=best, name=name
    )


def deal_winner(sheet: ScoreSheet) -> Side | None:
    """Return the side that alone has won the deal; None in a draw, and where no side scores."""
    points = sheet.score.points
    best = min(points) if sheet.low else max(points)
    return Side(points.index(best)) if max(points) > 0 and points.count(best) == 1 else None


def is_won(sheet: ScoreSheet) -> bool:
    """Return whether the person's side alone has won the deal."""
    return sheet.own is not None and deal_winner(sheet) == sheet.own


def _fewest(sheet: ScoreSheet, side: Side, points: int) -> Text:
    """Return the sentence for the side with the fewest points, where the fewest win."""
    if side == sheet.own:
        return tn("You have the fewest points: one.", "You have the fewest points: {n}.", n=points)
    name = sheet.sides[side]
    return tn("Fewest points: {name} with one.", "Fewest points: {name} with {n}.", n=points, name=name)
