"""Luck and play as two pairs of scales: the side that the cards, or the moves, have favoured is heavier."""

import math
from typing import Final

from settebello.coach.duplicate.par import LuckAndPlay
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.theme import BLUE, GOLD, GOLD_DEEP, INK, INK_SOFT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.model.banter.mood import Mood, in_mood

WIDE: Final = 116.0
"""Width of a pair of scales."""
GAP: Final = 14.0
BOTH: Final = 2 * WIDE + GAP
ARM: Final = 40.0
"""Half the length of the beam, between the middles of the faces in the pans."""
FACE: Final = 24.0
LEANS: Final = 14.0
"""The greatest lean of the beam in degrees; a lead of `FULL` points leans it so far."""
FULL: Final = 2.0
PIVOT: Final = 12.0
"""How far the pivot is below the upper edge."""
DISC: Final = BoxStyle("#fffaf0", "#fffaf0", border=INK, border_width=1.5, radius=14)
SIGN: Final = 18.0
PAN: Final = 15.0
THICK: Final = 4.0
THIN: Final = 1.4


def lean_of(points: float) -> float:
    """Return the lean of the beam in degrees for the points by which a side is favoured: its end is lower."""
    return LEANS * max(-1.0, min(1.0, points / FULL))


def draw_luck(canvas: Canvas, area: Area, sheet: ScoreSheet, found: LuckAndPlay) -> None:
    """Draw both pairs of scales in an area: at the left of each the person, at the right the other side."""
    for number, (sign, interval) in enumerate((("cards", found.luck), ("open_hand", found.play))):
        place = Area(area.x + number * (WIDE + GAP), area.y, WIDE, area.height)
        _draw_scales(canvas, place, sheet, sign, lean_of(interval.mean))


def _draw_scales(canvas: Canvas, area: Area, sheet: ScoreSheet, sign: str, lean: float) -> None:
    """Draw a pair of scales, with the sign of what they weigh on their post."""
    x, top, foot = area.centre[0], area.y + PIVOT, area.bottom - 2
    turn = math.radians(lean)
    across, down = ARM * math.cos(turn), ARM * math.sin(turn)
    canvas.line(x - 20, foot, x + 20, foot, INK, THICK)
    canvas.line(x, top, x, foot, INK, THICK)
    ends = ((x - across, top + down), (x + across, top - down))
    canvas.stroke(ends, INK, THICK + 2)
    canvas.stroke(ends, GOLD_DEEP, THICK - 1)
    canvas.box(Area.centred(x, top, 10, 10), BoxStyle(GOLD, GOLD, border=INK, border_width=1.5, radius=5))
    canvas.box(Area.centred(x, foot - 15, 28, 28), DISC)
    canvas.glyph(sign, x, foot - 15, SIGN, BLUE)
    for picture, (end, y) in zip(_faces(sheet), ends, strict=True):
        pan = y + 3 + FACE
        canvas.stroke(((end - PAN, pan), (end, y), (end + PAN, pan)), INK_SOFT, THIN)
        if picture is None:
            canvas.glyph("person", end, y + 5 + FACE / 2, FACE - 8, INK)
        else:
            canvas.picture(picture, Area.centred(end, y + 4 + FACE / 2, FACE, FACE))
        canvas.line(end - PAN, pan, end + PAN, pan, INK, 3)


def _faces(sheet: ScoreSheet) -> tuple[str | None, str | None]:
    """Return the portraits of the person and of the only other side; None where there is no single face."""
    if sheet.own is None or not sheet.players:
        return None, None
    own = in_mood(sheet.players[sheet.own], Mood.CALM).avatar
    if len(sheet.sides) > 2 or sheet.pairs:
        return own, None
    return own, in_mood(sheet.players[1 - sheet.own], Mood.CALM).avatar
