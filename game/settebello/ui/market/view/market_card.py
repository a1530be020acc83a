"""A card of the market game, by its id; a plain drawn card where its picture is not there."""

from functools import cache
from typing import Final

from settebello import resources
from settebello.market import Card, Kind
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import BLUE, CREAM, GOLD, GREEN, INK, PAPER, PAPER_SHADE, RED
from settebello.ui.kit.view.canvas import Align, Canvas

FOLDER: Final = "market/cards"
BACK: Final = "back"
GOAL_BACK: Final = "goal_back"
FACE: Final = BoxStyle(
    PAPER, PAPER_SHADE, border=INK, border_width=1.6, radius=6, shadow=0.45, shadow_reach=7
)
HIDDEN: Final = BoxStyle(
    "#7a2a1c", "#5e1a11", border=CREAM, border_width=3.0, radius=6, shadow=0.45, shadow_reach=7
)
BORDERED: Final = BoxStyle("#ffffff", "#ffffff", border=RED, border_width=5.0, radius=5, opacity=0.0)
SHADOW: Final = BoxStyle("#0c0603", "#0c0603", radius=6, opacity=0.45, printed=False)
FALL: Final = 0.035
"""How far the shadow of a lying card falls, as a part of its width."""
DIM: Final = BoxStyle("#1c0f07", "#1c0f07", radius=6, opacity=0.5)
COLOURS: Final = {"g": "#2f6f3d", "b": "#2a5ca5", "r": "#a8281c", "k": "#2a1c14"}
CENTRAL: Final = "#b8802a"
GOAL: Final = "#6b5a86"


@cache
def picture_of(card_id: str) -> str | None:
    """Return the picture of a card under assets/, by its id; None if it is not there."""
    name = f"{FOLDER}/{card_id}.svg"
    return name if (resources.assets() / name).is_file() else None


def draw_card(
    canvas: Canvas,
    card: Card | None,
    area: Area,
    *,
    scale: float = 1.0,
    flip: float = 1.0,
    shadow: bool = True,
    goal: bool = False,
) -> None:
    """Draw a card in an area, or its back for None; `goal`: the back is that of a goal.

    A moving card is drawn at the size of its goal and scaled, so that its picture is not made again.
    """
    if shadow and flip == 1.0:
        fall = FALL * area.width
        canvas.box(area.moved(fall, 1.4 * fall), SHADOW)
    name = picture_of(card.id if card is not None else GOAL_BACK if goal else BACK)
    if name is None and card is None:
        name = picture_of(BACK)
    if name is not None:
        canvas.picture(name, area, flip=flip, scale=scale)
        return
    place = Area.centred(*area.centre, area.width * scale * flip, area.height * scale)
    if place.width < 6:
        return
    if card is None:
        canvas.box(place, HIDDEN)
    else:
        _draw_plain(canvas, card, place)


def _draw_plain(canvas: Canvas, card: Card, area: Area) -> None:
    """Draw the number and the marks of a card."""
    canvas.box(area, FACE)
    if card.border:
        canvas.box(area.inset(3), BORDERED)
    x, _ = area.centre
    size = area.width * 0.5
    colour = GOAL if card.kind is Kind.GOAL else COLOURS.get(card.colour, CENTRAL)
    canvas.text(
        str(card.number),
        x,
        area.y + 0.3 * area.height,
        size=size,
        colour=colour,
        role=Role.TITLE,
        align=Align.CENTRE,
    )
    marks = [
        name for name, on in (("star", card.flash), ("arrow_up", card.arrow), ("redo", card.shuffle)) if on
    ]
    side = area.width * 0.2
    for place, mark in enumerate(marks):
        canvas.glyph(mark, area.right - side, area.y + side * (1 + place), side, GOLD)
    symbols = [(BLUE, "♠")] * card.spades + [(GREEN, "♥")] * card.greens + [(RED, "♥")] * card.reds
    for place, (tone, _) in enumerate(symbols):
        step = min(side * 1.1, (area.width - side) / max(len(symbols), 1))
        left = x - step * (len(symbols) - 1) / 2
        glyph = "clubs" if tone == BLUE else "pip_round" if tone == GREEN else "pip_diamond"
        canvas.glyph(glyph, left + step * place, area.bottom - 0.22 * area.height, side, tone)
