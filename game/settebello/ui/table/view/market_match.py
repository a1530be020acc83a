"""What is known of a kept match of the market game: day, result, everybody's points, and the opponents."""

from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.market_port import KeptMarketMatch, MarketPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, LETTERS, PAPER_SHADE, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.model.market_people import players_of
from settebello.ui.table.model.market_results import market_note

ROW: Final = 56.0
FACE: Final = 50.0
LAUREL: Final = 36.0
TITLE: Final = 36.0
TOP: Final = 82.0
SMALL: Final = LETTERS[Size.SMALL] + 1


def draw_kept_match(
    canvas: Canvas, services: Services, market: MarketPort, kept: KeptMarketMatch, page: Area
) -> None:
    """Draw a match on a page; the reason of one that cannot be read."""
    record = kept.record
    variant = None if record is None else market.name_of(record)
    title = kept.name if variant is None else variant.name
    canvas.text(title, page.x, page.y + 20, size=TITLE, role=Role.TITLE, colour=RED_DEEP, width=page.width)
    if record is None:
        area = Area(page.x, page.y + 56, page.width, page.height - 56)
        canvas.paragraph(kept.problem, area, size=SMALL, colour=RED_DEEP)
        return
    canvas.text(market_note(kept), page.x, page.y + 56, size=SMALL, colour=INK_SOFT, width=page.width)
    best = None if record.points is None else max(record.points)
    for seat, player in enumerate(players_of(services, record.seats)):
        row = Area(page.x, page.y + TOP + seat * ROW, page.width, ROW)
        y = row.centre[1]
        canvas.picture(player.avatar, Area(row.x, y - FACE / 2, FACE, FACE))
        points = None if record.points is None else record.points[seat]
        left, right = row.x + FACE + 12, row.right - 8
        if points is not None:
            right -= canvas.text(
                str(points), right, y, size=27, role=Role.BOLD, colour=INK, align=Align.RIGHT
            )
            if points == best:
                canvas.glyph("laurel", right - 10 - LAUREL / 2, y, LAUREL, GOLD_DEEP)
                right -= LAUREL + 10
        canvas.text(player.name, left, y, size=23, role=Role.BOLD, colour=INK, width=right - 12 - left)
        canvas.line(row.x, row.bottom, row.right, row.bottom, PAPER_SHADE, 1)
