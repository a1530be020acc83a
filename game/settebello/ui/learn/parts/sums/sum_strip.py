"""The strip that adds up the raised cards, and the clothes line with the sets found."""

from collections.abc import Sequence
from typing import Final

from settebello.engine import Card, CardSet
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import CREAM, GOLD, GOLD_DEEP, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.learn.parts.sums.addend_colours import BOARD, CELL, SURPLUS, pip, shade, straight, stroke

LARGEST: Final = 30.0
FIVE: Final = 5
MINI: Final = 58.0
TO_HANG: Final = BoxStyle(CREAM, CREAM, border=CREAM, border_width=2.5, radius=8, opacity=0.14)
"""The place of a set that is still to be found."""


def draw_strip(
    canvas: Canvas, area: Area, addends: Sequence[int], target: int, *, centred: bool = False
) -> None:
    """Draw `target` cells filled with the units of the raised cards; surplus units are outside."""
    total = sum(addends)
    longest = max(target, total, 1)
    breaks = (longest - 1) // FIVE
    step = min(LARGEST, (area.width - 24) / (longest + 0.35 * breaks))
    wide = step * (longest + 0.35 * breaks)
    # It begins beside the card to which it belongs.
    x, y = area.centre[0] if centred else area.x + wide / 2 + 12, area.centre[1]
    canvas.box(Area.centred(x, y, wide + 24, area.height), BOARD)
    units = [shade(place) for place, addend in enumerate(addends) for _ in range(addend)]
    for place in range(longest):
        middle = x - wide / 2 + step * (place + 0.5) + step * 0.35 * (place // FIVE)
        if place < target:
            canvas.box(Area.centred(middle, y, step - 3, step - 3), CELL)
        if place < len(units):
            pip(canvas, middle, y, step * 0.58, units[place] if place < target else SURPLUS)
        if place + 1 == target != total:
            canvas.line(
                middle + step / 2 + 1, y - step / 2, middle + step / 2 + 1, y + step / 2, GOLD_DEEP, 4
            )


def draw_clothes_line(
    canvas: Canvas, area: Area, found: Sequence[CardSet], values: Sequence[int], ways: int
) -> None:
    """Draw the sets found on a line with their numbers, and circles for the remaining ones.

    `values` are the cards' values by their index in the pack.
    """
    top = area.y + 30
    points = [
        (x, top + 16 * (1 - ((x - area.centre[0]) / (area.width / 2)) ** 2))
        for x, _ in straight(area.x + 8, 0, area.right - 8, 0, 1.5)
    ]
    stroke(canvas, points, 4, "#fff6df")
    step = area.width / max(ways, 1)
    for place in range(len(found), ways):
        # A place for every way, so that the number is visible without counting the circles.
        middle = area.x + (place + 0.5) * step
        canvas.box(Area.centred(middle, top + 14 + MINI * 5 / 6, MINI * 1.6, MINI * 5 / 3), TO_HANG)
        canvas.box(Area.centred(middle, top + 12, 12, 30), CELL)
    for place, cards in enumerate(found):
        middle = area.x + (place + 0.5) * step
        _hang(canvas, tuple(cards), middle, top + 12, min(step - 12, 130.0))
        words = " + ".join(str(values[card.bit]) for card in cards)
        label = Area.centred(middle, top + 12 + MINI * 5 / 3 + 38, min(step - 8, 128), 40)
        canvas.box(label, CELL)
        canvas.text(words, *label.centre, size=24, role=Role.BOLD, align=Align.CENTRE, width=label.width - 10)
    left = area.centre[0] - 44 * (ways - 1) / 2
    for place in range(ways):
        x, y = left + 44 * place, area.bottom - 22
        canvas.glyph("pip_round", x, y, 36, INK)
        canvas.glyph("pip_round" if place < len(found) else "pip_ring", x, y, 30, GOLD)
        if place < len(found):
            canvas.glyph("check", x, y, 20, INK)


def _hang(canvas: Canvas, cards: Sequence[Card], x: float, top: float, room: float) -> None:
    """Draw the cards of a set below a peg."""
    step = min(MINI * 0.9, (room - MINI) / max(len(cards) - 1, 1))
    left = x - step * (len(cards) - 1) / 2
    for place, card in enumerate(cards):
        canvas.card(card, left + place * step, top + MINI * 5 / 6, MINI)
    canvas.box(Area.centred(x, top, 12, 30), CELL)
