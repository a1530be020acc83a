"""The cards dealt to the person and to the others beside what a fair shuffle gives, as a table."""

from collections.abc import Iterator
from typing import Final

from settebello.engine import Ruleset, Suit
from settebello.i18n import Text, t, tn
from settebello.manual.card_names import TITLES, joined, settebello_name, settebello_within
from settebello.session import CardGroup, GroupCount, ShuffleStatistics
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import BLUE, BLUE_DEEP, INK, INK_SOFT, LETTERS, PAPER_SHADE, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align

BODY: Final = LETTERS[Size.BODY]
SMALL: Final = LETTERS[Size.SMALL]
SENTENCE: Final = 68.0
ROW: Final = 54.0
HEAD: Final = 34.0
NAME: Final = 190.0
NUMBER: Final = 120.0
RANGE: Final = 190.0
BAND: Final = BoxStyle("#e2b873", "#c3924a", border="#b98b42", border_width=1.2, radius=2)
NEEDLE: Final = BoxStyle(BLUE, BLUE_DEEP, border=INK, border_width=1.4, radius=2)
MARK: Final = 8.0


def group_name(group: CardGroup, ruleset: Ruleset) -> Text:
    """Return the name of a group at the start of a line."""
    match group:
        case CardGroup.SETTEBELLO:
            return settebello_name(ruleset)
        case CardGroup.SEVENS:
            return t("Sevens")
        case CardGroup.ACES:
            return t("Aces")
        case CardGroup.KINGS:
            return t("Kings")
        case CardGroup.COINS:
            return TITLES[Suit.COINS]


def summary_sentence(found: ShuffleStatistics, ruleset: Ruleset) -> Text:
    """Return the one sentence about the most wanted card."""
    settebello = found.of(CardGroup.SETTEBELLO)
    if settebello is None:
        return t("There are no deals to compare with chance.")
    return t(
        "In your hand: {card} in {count} of {deals} deals; by chance {low} to {high}.",
        count=settebello.own,
        deals=found.deals,
        card=settebello_within(ruleset),
        low=settebello.low,
        high=settebello.high,
    )


def dealt_note(found: ShuffleStatistics) -> Text:
    """Return what is counted, and how sure the ranges are."""
    counted = t(
        "Only cards dealt to a hand count, not the first cards on the table. Deals with chosen "
        "or known cards are left out. With a fair shuffle, all these numbers are within their "
        "ranges in at least 95 of 100 cases."
    )
    if not found.left_out:
        return counted
    missing = tn(
        "One deal is left out because only its table cards were dealt again.",
        "{n} deals are left out because only their table cards were dealt again.",
        n=found.left_out,
    )
    return joined(counted, missing)


def spoken_rows(found: ShuffleStatistics, ruleset: Ruleset) -> Iterator[Text]:
    """Yield a sentence for each row of the table."""
    for one in found.groups:
        low, high = one.others_range
        yield t(
            "{group}: you {own}, by chance {low} to {high}; others {others}, by chance {least} to {most}.",
            group=group_name(one.group, ruleset),
            own=one.own,
            low=one.low,
            high=one.high,
            others=one.others,
            least=low,
            most=high,
        )


def draw_dealt(canvas: Canvas, found: ShuffleStatistics, ruleset: Ruleset, area: Area) -> None:
    """Draw the sentence, below it one row for each group, and what is counted."""
    top = Area(area.x, area.y, area.width, SENTENCE)
    canvas.paragraph(summary_sentence(found, ruleset), top, size=BODY + 3, colour=BLUE_DEEP, role=Role.BOLD)
    y = area.y + SENTENCE
    columns = _columns(area)
    for head, x in zip((t("You"), t("By chance"), t("Others"), t("By chance")), columns, strict=True):
        canvas.text(
            head, x, y + 12, size=SMALL, colour=BLUE_DEEP, role=Role.BOLD, align=Align.RIGHT, width=NUMBER
        )
    y += HEAD
    for one in found.groups:
        _draw_row(canvas, one, group_name(one.group, ruleset), Area(area.x, y, area.width, ROW))
        y += ROW
    note = Area(area.x, y + 14, area.width, area.bottom - y - 14)
    canvas.paragraph(dealt_note(found), note, size=SMALL, colour=INK_SOFT)


def _columns(area: Area) -> tuple[float, float, float, float]:
    """Return the right edges of the columns of numbers."""
    own = area.x + NAME + NUMBER
    return own, own + RANGE, own + RANGE + NUMBER, own + 2 * RANGE + NUMBER


def _draw_row(canvas: Canvas, one: GroupCount, name: Text, row: Area) -> None:
    middle = row.centre[1]
    canvas.text(name, row.x + 4, middle, size=BODY, width=NAME - 12)
    low, high = one.others_range
    colour = INK if one.usual else BLUE_DEEP
    cells = (str(one.own), f"{one.low} – {one.high}", str(one.others), f"{low} – {high}")
    for words, x, ink in zip(cells, _columns(row), (colour, INK_SOFT, INK, INK_SOFT), strict=True):
        canvas.text(words, x, middle, size=BODY + 1, colour=ink, role=Role.BOLD, align=Align.RIGHT)
    left = _columns(row)[-1] + 50
    _draw_range(canvas, one, Area(left, middle - MARK, row.right - left - 6, 2 * MARK))
    canvas.line(row.x, row.bottom - 1, row.right, row.bottom - 1, PAPER_SHADE, 1)


def _draw_range(canvas: Canvas, one: GroupCount, area: Area) -> None:
    """Draw the range as a band in the middle half of the area, with a mark at the person's number."""
    wide = max(one.high - one.low, 1)
    first = one.low - wide / 2
    unit = area.width / (2 * wide)
    canvas.fill(PAPER_SHADE, Area(area.x, area.centre[1] - 2, area.width, 4))
    band = Area(area.x + (one.low - first) * unit, area.y, (one.high - one.low) * unit, area.height)
    canvas.box(band, BAND)
    at = min(max((one.own - first) * unit, 0), area.width)
    canvas.box(Area(area.x + at - 4, area.y - 4, 8, area.height + 8), NEEDLE)
