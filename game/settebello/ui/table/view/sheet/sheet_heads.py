"""The heads of the score sheet: the faces and names above the columns, which react to what they win."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from settebello.engine import Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.results import ScoreSheet
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import CREAM, GOLD, GREEN, GREEN_DEEP, INK, PLATE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Words
from settebello.ui.table.model.banter.mood import WIDE, Mood, in_mood
from settebello.ui.table.model.score_model.count_beats import Shown
from settebello.ui.table.model.score_model.verdict import deal_winner
from settebello.ui.table.view.sheet.sheet_line import CARDS, columns_of

WON: Final = replace(PLATE, fill=GREEN, rim=GREEN_DEEP, border=GOLD, border_width=2.0, radius=8, shadow=0.0)
"""The head of the side that has won the deal, in the green of success."""
HIGH: Final = 44.0
"""Height of a head; faces are higher, and end at its lower edge."""
FACES: Final = {2: 58.0, 3: 52.0}
SMALL_FACE: Final = 44.0
"""Width of a face by the number of sides: below the rule of the title, and of three below its ornament."""
FEW: Final = 3
"""Up to so many sides have large letters."""
STEP: Final = 0.62
"""Distance of the faces of partners, in their width."""
FALLS: Final = 2.0
"""How far a face reaches below the lower edge of its head."""
LAUREL: Final = 46.0
LETTERS: Final = 23.0
SMALL_LETTERS: Final = 19.0
NODS: Final = 0.12
"""How much larger a face is at most when its side has a point."""


def moods_of(sheet: ScoreSheet, shown: Shown) -> tuple[Mood, ...]:
    """Return what each side feels: about the points of a line while they are given, at the end the deal."""
    sign = -1 if sheet.low else 1
    if shown.headline:
        winner, points = deal_winner(sheet), sheet.score.points
        if winner is None or sheet.decided is not None:
            return (Mood.CALM,) * len(points)
        lost = (Mood.DISMAYED if abs(points[winner] - one) >= WIDE else Mood.WORRIED for one in points)
        return tuple(Mood.DELIGHTED if side == winner else mood for side, mood in enumerate(lost))
    if not shown.given or shown.given < shown.counted:
        return (Mood.CALM,) * len(sheet.sides)
    gains = [sign * one for one in sheet.score.lines[shown.given - 1].points]
    best, least = max(gains), min(gains)
    if best == least:
        return (Mood.CALM,) * len(gains)
    return tuple(
        Mood.PLEASED if one == best else Mood.WORRIED if one == least else Mood.CALM for one in gains
    )


def faces_of(sheet: ScoreSheet, moods: Sequence[Mood]) -> tuple[tuple[Player, ...], ...]:
    """Return the players of each side with the faces of its mood."""
    sides = len(sheet.sides)
    return tuple(
        tuple(in_mood(one, moods[side]) for one in sheet.players[side::sides]) for side in range(sides)
    )


def draw_reacting_heads(
    canvas: Canvas, area: Area, y: float, sheet: ScoreSheet, shown: Shown, *, calm: bool
) -> None:
    """Draw the heads of a count, whose faces react; with `calm` motion they change without a nod."""
    moods = moods_of(sheet, shown)
    winner = deal_winner(sheet) if shown.headline and sheet.decided is None else None
    nod = 0.0 if calm or shown.headline else math.sin(math.pi * shown.rolled)
    nods = [nod if mood is Mood.PLEASED else 0.0 for mood in moods]
    draw_heads(canvas, area, y, sheet.sides, faces_of(sheet, moods), winner, nods)
    if shown.figured < 1.0:
        # One face in a frame is rendered before all of them react.
        later = faces_of(sheet, moods_of(sheet, replace(shown, given=shown.counted)))
        side = int(shown.figured * len(later))
        for player in later[side]:
            size = face_size(len(later))
            canvas.prepare(player.avatar, Area(0, 0, size, size))


def face_size(sides: int) -> float:
    """Return the width of a face on a sheet for so many sides."""
    return FACES.get(sides, SMALL_FACE)


def draw_heads(
    canvas: Canvas,
    area: Area,
    y: float,
    sides: Sequence[Words],
    faces: Sequence[Sequence[Player]] = (),
    winner: Side | None = None,
    nods: Sequence[float] = (),
) -> None:
    """Draw the faces and names of the sides above their columns; the winner's on a plate with a laurel.

    `nods` is how far each side's faces nod, 0 to 1.
    """
    size = face_size(len(sides))
    letters = LETTERS if len(sides) <= FEW else SMALL_LETTERS
    for side, (column, name) in enumerate(zip(columns_of(area, len(sides)), sides, strict=True)):
        won = side == winner
        if won:
            canvas.box(Area(column.x - 2, y - HIGH / 2, column.width + 4, HIGH), WON)
        here = faces[side] if faces else ()
        bottom = y + HIGH / 2 + FALLS
        for number, player in enumerate(here):
            x = column.x + 2 + size / 2 + STEP * size * number
            place = Area.centred(x, bottom - size / 2, size, size)
            canvas.picture(player.avatar, place, scale=1.0 + NODS * (nods[side] if nods else 0.0))
        left = column.x + CARDS
        if here:
            left = column.x + 8 + size * (1.0 + STEP * (len(here) - 1))
        right = column.right - 8
        if won:
            right -= LAUREL
            canvas.glyph("laurel", right + LAUREL / 2, y, 0.86 * LAUREL, GOLD)
            if not canvas.palette.contrast:
                canvas.glyph("star", right + LAUREL / 2, y - 2, 0.36 * LAUREL, GOLD)
        colour = CREAM if won else INK
        canvas.text(name, left, y, size=letters, role=Role.BOLD, colour=colour, width=right - left)
