"""A card of the market game, by its id, or a back; plain paper with its number until the picture is there."""

from typing import Final

from settebello.market import Card, Kind
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import INK, PAPER, PAPER_SHADE, WALNUT
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.view.signs import readable

FOLDER: Final = "market"
SUPPLY_BACK: Final = "supply"
GOAL_BACK: Final = "goal"
FACE: Final = BoxStyle(PAPER, PAPER_SHADE, border=INK, border_width=1.6, radius=6)
SHADOW: Final = BoxStyle("#0c0603", "#0c0603", radius=7, opacity=0.45, printed=False)
FALL: Final = 0.03
"""How far the shadow of a lying card falls, as a part of its width."""
NARROWEST: Final = 6.0


def face_of(card: Card) -> str:
    """Return the picture of a card under assets/."""
    return f"{FOLDER}/cards/{card.id}.svg"


def back_of(card: Card) -> str:
    """Return the back that a card has: that of a player's set, of the supply, or of the goals."""
    return back_named(GOAL_BACK if card.kind is Kind.GOAL else card.colour or SUPPLY_BACK)


def back_named(name: str) -> str:
    """Return a back by the colour of a set, or by ``supply`` or ``goal``."""
    return f"{FOLDER}/back_{name}.svg"


def draw_card(
    canvas: Canvas,
    card: Card,
    area: Area,
    *,
    face_up: bool = True,
    scale: float = 1.0,
    flip: float = 1.0,
    lies: bool = True,
) -> None:
    """Draw a card in an area; one that does not lie on the table has no shadow.

    A moving card is drawn at the size of its goal and scaled, so that its picture is not made again.
    """
    name = face_of(card) if face_up else back_of(card)
    if lies:
        draw_shadow(canvas, area)
    if not canvas.late_picture(name, area, scale=scale, flip=flip):
        _draw_plain(canvas, str(card.number) if face_up else "", area, scale, flip)


def draw_back(canvas: Canvas, name: str, area: Area, *, lies: bool = True) -> None:
    """Draw a back by its name."""
    if lies:
        draw_shadow(canvas, area)
    if not canvas.late_picture(back_named(name), area):
        _draw_plain(canvas, "", area, 1.0, 1.0)


def draw_shadow(canvas: Canvas, area: Area) -> None:
    """Draw the shadow of a lying card."""
    fall = FALL * area.width
    canvas.box(area.moved(fall, 1.4 * fall), SHADOW)


def _draw_plain(canvas: Canvas, words: str, area: Area, scale: float, flip: float) -> None:
    """Draw paper with a number in place of a picture that is not there yet."""
    place = Area.centred(*area.centre, area.width * scale * flip, area.height * scale)
    if place.width < NARROWEST:
        return
    canvas.fill(PAPER_SHADE if words else WALNUT, place)
    if words:
        x, y = place.x + place.width / 4, place.y + 0.28 * place.height
        size = readable(canvas, 0.36 * area.width * scale, words, place.width, Role.TITLE)
        canvas.text(words, x, y, size=size, colour=INK, role=Role.TITLE, align=Align.CENTRE)
