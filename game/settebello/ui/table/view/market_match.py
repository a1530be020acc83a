"""What is known of a kept match of the market game: day, result, and everybody with their points."""

from typing import Final

from settebello.ui.kit.forms.section import GROUND, HAIRLINE
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.ports.market_port import KeptMarketMatch, MarketPort
from settebello.ui.kit.ports.services import Services
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.theme import GOLD_DEEP, INK, INK_SOFT, LETTERS, RED_DEEP, Size
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.model.market_people import players_of
from settebello.ui.table.model.market_results import market_note

TITLE: Final = 36.0
TOP: Final = 78.0
SMALL: Final = LETTERS[Size.SMALL] + 1
PANEL: Final = 300.0
"""The greatest height of the ground with the players."""
EDGE: Final = 12.0
FACE: Final = 168.0
"""The greatest portrait."""
NAME: Final = 32.0
POINTS: Final = 62.0
FIGURES: Final = 52.0
"""The heights of a name and of the points below it, and that of the figures."""
LAUREL: Final = 40.0
COIN: Final = 62.0
STEP: Final = 0.15
STACK: Final = 12
"""The size of a coin beside a portrait, from one to the next, and how many the most points are."""
BESIDE: Final = 12.0


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
    panel = Area(page.x, page.y + TOP, page.width, min(PANEL, page.height - TOP))
    canvas.box(panel, GROUND)
    players = players_of(services, record.seats)
    best = None if record.points is None else max(record.points)
    columns = panel.inset(EDGE).columns(len(players), 0.0)
    for seat, (column, player) in enumerate(zip(columns, players, strict=True)):
        if seat:
            canvas.line(column.x, column.y + 6, column.x, column.bottom - 6, HAIRLINE, 1.2)
        points = None if record.points is None else record.points[seat]
        _draw_player(canvas, column, player, points, best, stacks=len(players) == 2)


def _draw_player(
    canvas: Canvas, column: Area, player: Player, points: int | None, best: int | None, *, stacks: bool
) -> None:
    """Draw a portrait with its name and its points, and for these a stack of coins if there is room."""
    known = points is not None and best is not None
    words = NAME + (POINTS if known else 0.0)
    coins = COIN + BESIDE if known and stacks else 0.0
    side = min(FACE, column.height - words - 8, column.width - 16 - coins)
    x = column.centre[0]
    top = column.y + max(0.0, (column.height - words - side) / 2)
    face = Area(x - (side + coins) / 2, top, side, side)
    canvas.picture(player.avatar, face)
    name = face.bottom + NAME / 2 + 2
    canvas.text(
        player.name, x, name, size=23, role=Role.BOLD, colour=INK, align=Align.CENTRE, width=column.width - 12
    )
    if points is None or best is None:
        return
    if coins:
        left = face.right + BESIDE
        for number in range(round(STACK * max(points, 0) / max(best, 1))):
            y = face.bottom - 0.8 * COIN - number * STEP * COIN
            canvas.picture("ui/moments/coin_side.svg", Area(left, y, COIN, COIN))
    first = points == best
    y = name + NAME / 2 + POINTS / 2 - 4
    colour = RED_DEEP if first else INK
    figures = str(points)
    wide = canvas.text_width(figures, size=FIGURES, role=Role.TITLE)
    aside = (LAUREL + 8) / 2 if first else 0.0
    if first:
        canvas.glyph("laurel", x - wide / 2 - 4, y, LAUREL, GOLD_DEEP)
    canvas.text(figures, x + aside, y, size=FIGURES, role=Role.TITLE, colour=colour, align=Align.CENTRE)
