"""The page about a match: game, players, points, remarks."""

from settebello.i18n import Text, dated, t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.archive_port import Entry
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, LETTERS, PAPER_SHADE, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.table.model.match_titles import (
    branch_told,
    company,
    deals_played,
    faces,
    game_name,
    outcome,
    side_titles,
    uncounted,
)

ROW = 44.0
FACE = 150.0
LEAST_FACE = 70.0
FACE_GAP = 16.0
"""The largest and the smallest portrait of an opponent, and the distance of two."""
SMALL = LETTERS[Size.SMALL] + 1


def draw_entry(canvas: Canvas, services: Services, entry: Entry, page: Area) -> None:
    """Draw the information about a match."""
    summary = entry.summary
    title = entry.kept.name if summary is None else game_name(services, summary.ruleset)
    canvas.text(title, page.x, page.y + 22, size=36, role=Role.TITLE, colour=RED_DEEP, width=page.width)
    day = t("{day}: {outcome}", day=dated(entry.day), outcome=outcome(entry))
    canvas.text(day, page.x, page.y + 58, size=SMALL, colour=INK_SOFT, width=page.width)
    top = page.y + 82
    if summary is None:
        area = Area(page.x, top, page.width, page.bottom - top)
        canvas.paragraph(entry.problem, area, size=SMALL, colour=RED_DEEP)
        return
    who = t("With {names}", names=company(services, summary))
    high = canvas.paragraph_height(who, page.width, size=LETTERS[Size.BODY])
    canvas.paragraph(who, Area(page.x, top, page.width, high + 1), size=LETTERS[Size.BODY])
    top += high + 14
    if summary.totals:
        for side, (name, points) in enumerate(
            zip(side_titles(services, summary), summary.totals, strict=True)
        ):
            row = Area(page.x, top, page.width, ROW)
            draw_line(canvas, row, name, str(points), first=side == summary.winner)
            top += ROW
        top += 12
    notes: list[Text] = [deals_played(summary)]
    better = branch_told(summary)
    if better is not None:
        notes.append(t("This deal: {outcome}.", outcome=better))
    if summary.changed:
        notes.append(t("Played with house rules."))
    reason = uncounted(summary)
    if reason is not None:
        notes.append(reason)
    for note in notes:
        high = canvas.paragraph_height(note, page.width, size=SMALL)
        canvas.paragraph(note, Area(page.x, top, page.width, high + 1), size=SMALL, colour=INK_SOFT)
        top += high + 6
    _draw_faces(canvas, faces(services, summary), Area(page.x, top + 10, page.width, page.bottom - top - 10))


def _draw_faces(canvas: Canvas, pictures: tuple[str, ...], room: Area) -> None:
    """Draw the opponents side by side in the middle of a room, if it is high enough."""
    if not pictures or room.height < LEAST_FACE:
        return
    side = min(FACE, room.height, (room.width + FACE_GAP) / len(pictures) - FACE_GAP)
    step = side + FACE_GAP
    for number, picture in enumerate(pictures):
        x = room.centre[0] + step * (number - (len(pictures) - 1) / 2)
        canvas.picture(picture, Area.centred(x, room.centre[1], side, side))


def draw_line(canvas: Canvas, row: Area, name: Words, points: str, *, first: bool) -> None:
    """Draw a name with its points; a laurel marks who was first."""
    colour = RED_DEEP if first else INK
    if first:
        canvas.glyph("laurel", row.x + 18, row.centre[1], 34, GOLD_DEEP)
    canvas.text(
        name, row.x + 46, row.centre[1], size=23, role=Role.BOLD, colour=colour, width=row.width - 150
    )
    canvas.text(
        points, row.right - 8, row.centre[1], size=27, role=Role.BOLD, colour=colour, align=Align.RIGHT
    )
    canvas.line(row.x, row.bottom - 1, row.right, row.bottom - 1, PAPER_SHADE, 1)
