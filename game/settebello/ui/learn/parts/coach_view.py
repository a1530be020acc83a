"""Drawing of the coach's aids at the table: values on cards, the sum strip, side remarks."""

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from settebello.engine import Card, Ruleset, Seat, card_value
from settebello.i18n import Text, t, tn
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.learn.parts.card_spots import FRAME_HELP
from settebello.ui.learn.parts.sums.addend_colours import BOARD
from settebello.ui.learn.parts.sums.sum_strip import draw_strip
from settebello.ui.learn.parts.sums.task_pictures import DARK
from settebello.ui.table.layout import RATIO, TableLayout
from settebello.ui.table.layout.pose import Pose

HAND: Final = 3
"""Number of cards in a full hand; the side remarks are placed beside it."""
RIGHT: Final = 22.0
WIDEST: Final = 400.0
STRIP: Final = 46.0
NARROW: Final = 10.0
"""Gap between the strip, its text and the button."""
BUTTON: Final = 76.0
TWO_LINES: Final = 56.0
"""Minimum height of a plate with two legible lines."""
CLOSE: Final = 5.0
"""Gap between the edge of a balloon and its text."""
TAIL: Final = 14.0
"""Side of the knob below a balloon."""
LETTERS: Final = 22.0
SMALLEST_LETTERS: Final = 15.0
DISC: Final = 0.13
SMALLEST: Final = 27.0
"""Minimum diameter of the value on a card; `DISC` is its radius in card widths."""


def beside_the_hand(layout: TableLayout) -> Area:
    """Return the area between the own hand and the right edge."""
    hand = layout.hand(Seat(0), HAND)
    wide = layout.seats[0].card
    left = hand[-1].x + wide / 2 + 18
    right = min(layout.width - RIGHT, left + WIDEST)
    high = layout.seats[0].card * RATIO
    return Area(left, hand[-1].y - high / 2 + 6, right - left, high - 12)


def below_running(layout: TableLayout) -> Area:
    """Return the area of a large button below the text about the raised cards."""
    area = beside_the_hand(layout)
    return Area(area.x, area.bottom - BUTTON, area.width, BUTTON)


def draw_numbers(canvas: Canvas, ruleset: Ruleset, shown: Iterable[tuple[Card, Pose]]) -> None:
    """Draw the value on each face-up card, because pictures do not show it."""
    for card, pose in shown:
        if pose.turn < 0.5 or card not in ruleset.deck.cards:
            continue
        # Right in the corner, so that it hides none of the suit signs a child might count.
        size = max(SMALLEST, 2 * DISC * pose.width)
        x = pose.x - pose.width / 2 + 0.12 * size
        y = pose.y - pose.width * RATIO / 2 + 0.12 * size
        disc = Area.centred(x, y, size * 1.1, size * 1.1)
        canvas.box(
            disc, replace(DARK, radius=round(size * 0.55), opacity=1.0, border=CREAM, border_width=2.0)
        )
        value = str(card_value(card, ruleset))
        canvas.text(value, x, y, size=size * 0.66, role=Role.BOLD, align=Align.CENTRE, colour=CREAM)


def point_at(canvas: Canvas, pose: Pose) -> None:
    """Mark a card with a frame and an arrow, which distinguishes it from the frame of raised cards."""
    canvas.card_frame(pose.x, pose.y, pose.width, FRAME_HELP, angle=pose.angle, thickness=6)
    top = pose.y - pose.width * RATIO / 2
    canvas.glyph("arrow_down", pose.x, top - 6, 34, INK)
    canvas.glyph("arrow_down", pose.x, top - 8, 28, FRAME_HELP)


def for_words(layout: TableLayout) -> Area | None:
    """Return the area for the text about the raised cards, or None if it is too small."""
    area = beside_the_hand(layout)
    top = area.y + STRIP + NARROW
    room = Area(area.x, top, area.width, below_running(layout).y - NARROW - top)
    return room if room.height >= TWO_LINES else None


def draw_running(
    canvas: Canvas, layout: TableLayout, addends: Sequence[int], target: int, words: Words | None
) -> Area | None:
    """Draw the sum of the raised cards as a strip and, if there are some and room for them, in words.

    Return the area of the words, or None.
    """
    area, room = beside_the_hand(layout), for_words(layout)
    draw_strip(canvas, Area(area.x, area.y, area.width, STRIP), addends, target, centred=True)
    if room is None or words is None:
        return None
    return draw_paper(canvas, room, words, size=20, edge=NARROW, most=room.height)


def draw_paper(
    canvas: Canvas,
    area: Area,
    words: Words,
    *,
    size: float = LETTERS,
    edge: float = 12.0,
    most: float = math.inf,
) -> Area:
    """Draw a sentence on paper at the top of an area; return the plate's area.

    If the plate would be higher than `most`, the text shrinks.
    """
    inner = area.width - 28
    while size > SMALLEST_LETTERS and canvas.paragraph_height(words, inner, size=size) > most - 2 * edge:
        size -= 1.0
    high = min(canvas.paragraph_height(words, inner, size=size), most - 2 * edge)
    plate = Area(area.x, area.y, area.width, high + 2 * edge)
    canvas.box(plate, BOARD)
    lines = Area(plate.x + 14, plate.y + edge, inner, high)
    canvas.paragraph(words, lines, size=size, colour=INK, align=Align.CENTRE)
    return plate


def draw_saying(canvas: Canvas, room: Area, x: float, words: Words) -> None:
    """Draw what the animal says in a balloon as wide as the words, above the animal at `x`."""
    wide = min(room.width, canvas.text_width(words, size=LETTERS) + 44)
    high = min(room.height - TAIL, canvas.paragraph_height(words, wide - 28, size=LETTERS) + 2 * CLOSE)
    left = min(max(x - wide / 2, room.x), room.right - wide)
    balloon = Area(left, room.bottom - TAIL - high, wide, high)
    canvas.box(Area.centred(x, balloon.bottom, TAIL, TAIL), BOARD)
    draw_paper(canvas, balloon, words, edge=CLOSE, most=high)


def running(total: int, target: int, *, can_go_on: bool = True, matches: bool = False) -> Text:
    """Return the sum of the raised cards compared to the target, in words.

    What is left to the target is said only where further cards make it. `matches`: an equal card is taken.
    """
    if not total:
        return t("Which card matches yours?") if matches else t("Which cards make {n} together?", n=target)
    if total < target and can_go_on:
        left = target - total
        return tn("We have {total}. {n} more to go.", "We have {total}. {n} more to go.", n=left, total=total)
    if total == target:
        return t("We have {n}. That fits!", n=total)
    return t("We have {n}.", n=total)


def by_the_way(addends: tuple[int, ...]) -> Text:
    """Return which capture would have been possible, after a card was laid."""
    total = sum(addends)
    match addends:
        case (a, b):
            return t("Did you see? {a} and {b} make {n}.", a=a, b=b, n=total)
        case (a, b, c):
            return t("Did you see? {a}, {b} and {c} make {n}.", a=a, b=b, c=c, n=total)
        case _:
            return t("Did you see? You could take cards.")
