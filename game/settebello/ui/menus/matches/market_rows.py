"""The matches of the market game in the list of all matches."""

from settebello.i18n import t
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.market_port import KeptMarketMatch, MarketPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.theme import INK_SOFT, RED_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.widgets import Heading, Option
from settebello.ui.menus.matches.match_page import ROW, SMALL, draw_line
from settebello.ui.table.model.market_people import players_of
from settebello.ui.table.model.market_results import market_note, market_title


def market_rows(services: Services, kept: tuple[KeptMarketMatch, ...]) -> list[Option | Heading]:
    """Return the rows of matches of the market game below a heading; nothing without any."""
    if not kept or services.market is None:
        return []
    market = services.market()
    rows: list[Option | Heading] = [Heading(t("Mercato"))]
    rows += [
        Option(one, market_title(services, market, one), faded=one.record is None, note=market_note(one))
        for one in kept
    ]
    return rows


def draw_market_match(
    canvas: Canvas, services: Services, market: MarketPort, kept: KeptMarketMatch, page: Area
) -> None:
    """Draw what is known of a match: the variant, the day, the result, and everybody's points."""
    record = kept.record
    variant = None if record is None else market.name_of(record)
    title = kept.name if variant is None else variant.name
    canvas.text(title, page.x, page.y + 22, size=36, role=Role.TITLE, colour=RED_DEEP, width=page.width)
    if record is None:
        area = Area(page.x, page.y + 58, page.width, page.height - 58)
        canvas.paragraph(kept.problem, area, size=SMALL, colour=RED_DEEP)
        return
    canvas.text(market_note(kept), page.x, page.y + 58, size=SMALL, colour=INK_SOFT, width=page.width)
    points = record.points or ("",) * len(record.seats)
    for seat, player in enumerate(players_of(services, record.seats)):
        row = Area(page.x, page.y + 86 + seat * ROW, page.width, ROW)
        best = record.points is not None and record.points[seat] == max(record.points)
        draw_line(canvas, row, player.name, str(points[seat]), first=best)
