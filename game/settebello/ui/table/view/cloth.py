"""The ground of the table: its top, the printed cloth, the light of the lamp, and things in the corners."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from settebello.engine import Suit
from settebello.storage.settings import Table
from settebello.ui.kit.backdrop import LIGHT, PICTURES, draw_table_top, table_of
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.theme import INK, PAPER
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.layout import Edge, TableLayout
from settebello.ui.table.layout.table_layout import cloth_frame
from settebello.ui.table.view.props import draw_props
from settebello.ui.table.view.still_parts import arrow_areas

ROSE_PICTURE: Final = "ui/table/rose.svg"
SUITS: Final = (Suit.COINS, Suit.CUPS, Suit.SWORDS, Suit.CLUBS)
PLAIN: Final = {Suit.COINS: "coins", Suit.CUPS: "cups", Suit.SWORDS: "swords", Suit.CLUBS: "clubs"}
"""The glyphs printed for a deck without prints of its own."""
HEM: Final = 6.0
NARROW_HEM: Final = 3.0
"""Width of the hem; the second one is that of a narrow border, which has a line in place of stitches."""
STITCHED: Final = 24.0
"""From this width on, a border has a hem that is sewn with stitches."""
STITCH: Final = (6.5, 1.7)
"""Length and thickness of a stitch, and the least distance from one to the next."""
STITCH_STEP: Final = 11.0
LINE: Final = 1.6
PRINT: Final = 0.88
"""Size of a print, as a part of the width of the border between its two lines."""
TILE: Final = 1.23
CORNER: Final = 1.02
"""Size of a painted tile in a corner, and of the sign on it, in the same measure."""
STEP: Final = 1.83
"""Distance between two prints in the same measure."""
TILED: Final = BoxStyle(PAPER, PAPER, border=INK, border_width=2, radius=4)
PANEL: Final = ((5.0, 0.75), (9.0, 0.45))
"""The two rules of the panel in the lower border: how far inside it, and how thick relative to a line."""
PANEL_THIN: Final = 0.4
"""How dark the panel is, 0 to 1."""
FAINT: Final = 0.95
"""How strongly the border is printed."""
ROSE: Final = 0.9
"""Size of the rose of winds in the middle of the field, relative to the field."""
HUB: Final = 0.17
"""Size of the sign in its hub, relative to the rose."""
ORNAMENT: Final = 0.955
"""Size of a deck's own ornament in its place, relative to the field: it frames the cards."""
ORNAMENT_SHAPE: Final = 2.0
"""Its width, relative to its height."""
NOTCH: Final = (0.039, 0.062)
"""How far inside its corners the signs of the suits are, and how large, as parts of its width."""
ROSE_FAINT: Final = 0.3
"""How strongly they are printed: cards lie on them."""
TILE_IN: Final = 4.0
"""How far a plate may lie over a tile, which is left out where more of it would be hidden."""
BESIDE_PLATE: Final = 5.0
"""The least distance of a printed sign from a plate that lies on the border."""

FELTS: Final = {Table.FELT: "#1e5c3e", Table.FELT_BLUE: "#21406a"}
"""The colours of the felts, which are pictures."""


@dataclass(frozen=True, slots=True)
class Weave:
    """The colours of a cloth. Without `cloth`, the border is printed on the table top itself."""

    printed: str
    field: str
    cloth: str | None = None
    rim: str = "#000000"
    thin: float = 1.0
    """How much of the ground the field covers, 0 to 1."""


WEAVES: Final = {
    Table.WOOD: Weave("#e9cf8c", "#2e4d80", "#233f6c", "#18305a"),
    Table.WOOD_LIGHT: Weave("#f1e3b8", "#27706a", "#1c5b56", "#134541"),
    Table.FELT: Weave("#e3d08c", "#ffffff", thin=0.055),
    Table.FELT_BLUE: Weave("#e0d3a4", "#ffffff", thin=0.055),
    Table.DARK: Weave("#d8a95a", "#57294a", "#46203c", "#331530"),
}

FELTED: Final = frozenset({Table.FELT, Table.FELT_BLUE})
"""The tables on whose walnut a board lies that is covered with felt."""
BOARD: Final = BoxStyle(
    "#7d5029", "#7d5029", border=INK, border_width=1.8, radius=9, shadow=0.45, shadow_reach=10
)
BOARD_EDGE: Final = 6.0
"""The edge of that board, and how far it is seen around the felt."""
DARKENED: Final = {Table.WOOD_LIGHT: ("#4a2a12", 0.34)}
"""The shade over a light table top, from which the cards of the hand stand out: its colour and strength."""


def draw_ground(
    canvas: Canvas,
    layout: TableLayout,
    table: Table,
    *,
    props: bool = True,
    cover: str | None = None,
) -> None:
    """Draw everything that lies below cards and plates; drawn again only for another layout or table.

    `props`: whether things stand in the empty corners. `cover`: a picture of assets/ in daylight that covers
    the table top, except in high contrast.
    """
    deck = canvas.cards.deck
    table = table_of(table, deck)
    key = ("table", layout, table, props, cover, deck.skin.manifest.id, canvas.palette.contrast)

    on_cloth = [place.figure for place in layout.seats if place.edge is Edge.TOP]

    arrows = tuple(area for _, area in arrow_areas(layout))

    def paint() -> None:
        if cover is not None and table in WEAVES and not canvas.palette.contrast:
            # Without the wood below: of two covers in turn, one is shown until the other is drawn again.
            canvas.cover(cover, canvas.seen)
            draw_cloth(canvas, layout.cloth, WEAVES[table], layout.frame, plates=on_cloth, arrows=arrows)
            return
        if not draw_table_top(canvas, Table.WOOD if table in FELTED else table):
            return
        if table in DARKENED:
            canvas.veil(*DARKENED[table])
        # The light falls on the planks around the cloth, whose colours it would make pale.
        canvas.lamplight(layout.cloth, soft=table in LIGHT, around=True)
        if table in FELTED:
            _draw_felt(canvas, layout.cloth, PICTURES[table])
        if table in WEAVES:
            draw_cloth(canvas, layout.cloth, WEAVES[table], layout.frame, plates=on_cloth, arrows=arrows)
        if props:
            draw_props(canvas, layout, table)

    canvas.ground(key, paint)


def _draw_felt(canvas: Canvas, area: Area, picture: str) -> None:
    """Draw the board that is covered with felt."""
    canvas.box(area.inset(-BOARD_EDGE), BOARD)
    with canvas.clip(area):
        canvas.cover(picture, area)


def draw_cloth(
    canvas: Canvas,
    area: Area,
    weave: Weave,
    border: float | None = None,
    *,
    rose: bool = True,
    plates: Sequence[Area] = (),
    arrows: Sequence[Area] = (),
) -> None:
    """Draw a cloth with a hem, a lighter field, a border of the deck's suit signs, and a tile in each corner.

    The lower border is a panel without signs: the sentence lies on it, as a ribbon that cuts no print.
    `border` is the width of the border. Without the `rose` there is room for words in the middle. No sign is
    printed where it would stick out from under one of the `plates`, or lie under one of the `arrows`.
    """
    frame = cloth_frame(area.width) if border is None else border
    hem = HEM if frame >= STITCHED else NARROW_HEM
    if weave.cloth is not None:
        canvas.box(area, BoxStyle(weave.cloth, weave.rim, radius=5, shadow=0.35, shadow_reach=8))
    band = frame - hem - LINE
    outer, inner = area.inset(hem), area.inset(hem + band)
    canvas.box(inner, BoxStyle(weave.field, weave.field, radius=2, opacity=weave.thin))
    canvas.box(inner, _line(weave))
    if frame >= STITCHED:
        _draw_hem(canvas, area.inset(hem / 2), weave)
    else:
        canvas.box(outer, _line(weave))
    if rose:
        _draw_ornament(canvas, inner, weave, arrows)
    corners = outer.inset(band / 2)
    left, right, top, bottom = corners.x, corners.right, corners.y, corners.bottom
    step = STEP * band
    across = max(2, 2 * round((right - left) / step / 2) + 1)
    down = max(2, 2 * round((bottom - top) / step / 2) + 1)
    for number in range(1, across):
        x = left + (right - left) * number / across
        sign = Area.centred(x, top, PRINT * band, PRINT * band).inset(-BESIDE_PLATE)
        if not any(_meet(sign, plate) for plate in plates):
            _print(canvas, SUITS[number % 4], x, top, PRINT * band, weave)
    _draw_panel(canvas, Area.centred((left + right) / 2, bottom, right - left - TILE * band, band), weave)
    for number in range(1, down):
        y = top + (bottom - top) * number / down
        for x, shift in ((left, 2), (right, 0)):
            _print(canvas, SUITS[(number + shift) % 4], x, y, PRINT * band, weave)
    for suit, x, y in zip(SUITS, (left, right, right, left), (top, top, bottom, bottom), strict=True):
        tile = Area.centred(x, y, TILE * band, TILE * band)
        if not any(_meet(tile.inset(TILE_IN), plate) for plate in plates):
            canvas.box(tile, TILED)
            _painted(canvas, suit, x, y, CORNER * band)


def _meet(one: Area, other: Area) -> bool:
    return one.x < other.right and other.x < one.right and one.y < other.bottom and other.y < one.bottom


def _draw_hem(canvas: Canvas, area: Area, weave: Weave) -> None:
    """Draw the stitches along the hem of a cloth: sharp, and equally far apart on each side."""
    long, thick = STITCH
    inset = 0.5 * STITCH_STEP
    for width, start, sides, upright in (
        (area.width, area.x, (area.y, area.bottom), False),
        (area.height, area.y, (area.x, area.right), True),
    ):
        count = round((width - 2 * inset) / STITCH_STEP)
        step = (width - 2 * inset) / count
        for number in range(count):
            begin = start + inset + step * (number + 0.5) - long / 2
            for side in sides:
                if upright:
                    canvas.line(side - thick / 2, begin, side - thick / 2, begin + long, weave.printed, thick)
                else:
                    canvas.line(begin, side - thick / 2, begin + long, side - thick / 2, weave.printed, thick)


def _draw_ornament(canvas: Canvas, field: Area, weave: Weave, arrows: Sequence[Area]) -> None:
    """Print the ornament of the deck in the middle of the field, or the common rose of winds."""
    own = canvas.cards.deck.ornament
    x, y = field.centre
    if own is None:
        size = ROSE * min(field.height, field.width)
        canvas.printed(ROSE_PICTURE, x, y, size, weave.printed, ROSE_FAINT)
        _print(canvas, SUITS[0], x, y, HUB * size, weave, alpha=1.6 * ROSE_FAINT)
        return
    wide = ORNAMENT * min(field.width, ORNAMENT_SHAPE * field.height)
    canvas.printed(str(own), x, y, wide, weave.printed, ROSE_FAINT)
    inside, size = NOTCH[0] * wide, NOTCH[1] * wide
    right, low = wide / 2 - inside, wide / ORNAMENT_SHAPE / 2 - inside
    for suit, across, down in zip(SUITS, (-1, 1, 1, -1), (-1, -1, 1, 1), strict=True):
        sign = Area.centred(x + across * right, y + down * low, size, size)
        if not any(_meet(sign, arrow) for arrow in arrows):
            _print(canvas, suit, *sign.centre, size, weave, alpha=1.3 * ROSE_FAINT)


def _draw_panel(canvas: Canvas, area: Area, weave: Weave) -> None:
    """Draw the plain panel of the lower border: a ruled frame without signs, on which the slip lies."""
    for inset, part in PANEL:
        frame = Area(area.x + 1.4 * inset, area.y + inset, area.width - 2.8 * inset, area.height - 2 * inset)
        style = BoxStyle(weave.rim, weave.rim, border=weave.printed, border_width=part * LINE, radius=2)
        canvas.box(frame, replace(style, opacity=PANEL_THIN if inset == PANEL[0][0] else 0.0))


def _line(weave: Weave) -> BoxStyle:
    return BoxStyle(
        "#ffffff", "#ffffff", border=weave.printed, border_width=LINE, radius=2, opacity=0.0, printed=False
    )


def _painted(canvas: Canvas, suit: Suit, x: float, y: float, size: float) -> None:
    """Draw a suit sign in the colours of the cards."""
    deck = canvas.cards.deck
    path = deck.signs.get(suit)
    if path is not None:
        canvas.picture(str(path), Area.centred(x, y, size, size))
    else:
        canvas.glyph(PLAIN[suit], x, y, size, deck.accent(suit))


def _print(
    canvas: Canvas, suit: Suit, x: float, y: float, size: float, weave: Weave, alpha: float = FAINT
) -> None:
    """Print a suit sign in one colour."""
    path = canvas.cards.deck.prints.get(suit)
    if path is not None:
        canvas.printed(str(path), x, y, size, weave.printed, alpha)
    else:
        canvas.glyph(PLAIN[suit], x, y, size, weave.printed, alpha)
