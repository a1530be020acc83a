"""The table as it lies still: cloth, plates, stock, piles and resting cards."""

import math
from dataclasses import dataclass

from settebello.engine import Card, Seat, Side
from settebello.i18n import t, tn
from settebello.ui.animation.timeline import Pose
from settebello.ui.canvas import Align, Canvas, Words
from settebello.ui.layout import RATIO, Edge, SeatPlace, TableLayout
from settebello.ui.paint.area import Area
from settebello.ui.paint.fonts import Role
from settebello.ui.staging import signs
from settebello.ui.table.arrangement import Arrangement, Pile
from settebello.ui.table.game import Player
from settebello.ui.table.recent import Mark
from settebello.ui.table.resting import pile_top, stock_pose, sweep_spot
from settebello.ui.theme import CREAM, GOLD, PAPER_SHADE, PLATE, QUIET, QUIET_LIT

FLIGHT_STEP = 6.0
MARKED = 0.5
FLAT = 0.85
TAKEN = 0.45
PLAYED = 0.85
BADGE = 40.0
VARIANT = 25.0


@dataclass(frozen=True, slots=True)
class ScorePlate:
    """What stands on the plate in the corner: the variant, the target, each side and its points."""

    variant: Words
    target: int
    sides: tuple[tuple[Words, int], ...]


def draw_card(canvas: Canvas, layout: TableLayout, card: Card, pose: Pose) -> None:
    """Draw one card in its pose; widths between those at rest go by steps, to use pictures again."""
    width = pose.width
    still = [w for w in layout.card_widths if abs(w - width) < FLIGHT_STEP / 2]
    width = still[0] if still else round(width / FLIGHT_STEP) * FLIGHT_STEP
    visible = abs(math.cos(math.pi * pose.turn))
    canvas.card(
        card if pose.turn >= 0.5 else None,
        pose.x,
        pose.y,
        width,
        angle=pose.angle,
        flip=visible,
        dim=pose.dim,
        alpha=pose.alpha,
        lift=pose.height,
    )
    if pose.mark > MARKED and visible > FLAT:
        canvas.card_frame(pose.x, pose.y, width, GOLD, angle=pose.angle)


def draw_stock(canvas: Canvas, layout: TableLayout, here: Arrangement) -> None:
    """Draw the cards that are still to be dealt, beside the dealer, with their number."""
    if not here.stock:
        return
    top = stock_pose(layout, here.dealer)
    layers = min(6, (here.stock + 3) // 4)
    for layer in range(layers):
        canvas.card(
            None, top.x - 1.5 * layer, top.y - 1.5 * layer, top.width, lift=0.0 if layer == 0 else None
        )
    signs.count(canvas, top.x, top.y + 0.5 * top.width * RATIO - 4, here.stock)


def draw_pile(canvas: Canvas, layout: TableLayout, side: Side, pile: Pile) -> None:
    """Draw captured cards face down, thicker with every fourth, and crosswise under them those that swept."""
    width = layout.small_card
    for number, card in enumerate(pile.sweeps):
        spot = sweep_spot(layout, side, number, len(pile.sweeps))
        canvas.card(card, spot.x, spot.y, width, angle=spot.angle)
    plain = len(pile.cards)
    low = layout.pile(side)
    if not plain:
        canvas.box(Area.centred(low.x, low.y, width, width * RATIO), signs.PLACE)
        return
    layers = (plain + 3) // 4
    for layer in range(layers):
        top = pile_top(layout, side, 4 * layer + 1)
        canvas.card(None, top.x, top.y, width, lift=0.0 if layer == 0 else None)
    signs.count(canvas, low.x, low.y + 0.5 * width * RATIO - 4, plain)


def draw_plate(
    canvas: Canvas, place: SeatPlace, player: Player, *, dealer: bool, turn: bool, thinking: bool
) -> None:
    """Draw the plate of a seat: picture, name, whether it deals, and by a shape whether it is its turn."""
    area = place.plate
    canvas.box(area, signs.PLATE_TURN if turn else PLATE)
    middle = area.centre[1]
    canvas.picture(player.avatar, Area(area.x + 8, area.y + 6, area.height - 12, area.height - 12))
    left = area.x + area.height + 4
    room = area.right - left - 12
    second = _second_line(dealer=dealer, turn=turn, thinking=thinking)
    up = 12 if second else 0
    canvas.text(player.name, left, middle - up, size=21, role=Role.BOLD, colour=CREAM, width=room)
    if dealer:
        canvas.glyph("dealer", left + 9, middle + 14, 19, GOLD)
    if second:
        shift = 24 if dealer else 0
        canvas.text(second, left + shift, middle + 14, size=17, colour=PAPER_SHADE, width=room - shift)
    if turn:
        aside = place.edge in {Edge.LEFT, Edge.RIGHT}
        x, y = (area.right - 28, area.bottom) if aside else (area.right, middle)
        signs.pointer(canvas, x, y, "arrow_down" if aside else "arrow_right")


def _second_line(*, dealer: bool, turn: bool, thinking: bool) -> Words | None:
    if thinking:
        return t("is thinking …")
    if turn:
        return t("to play")
    return t("Dealer") if dealer else None


def draw_score(canvas: Canvas, layout: TableLayout, plate: ScorePlate) -> None:
    """Draw the plate with the variant, the target and the points."""
    area = layout.score
    canvas.box(area, PLATE)
    left, room = area.x + 16, area.width - 32
    _draw_variant(canvas, plate.variant, Area(left, area.y + 6, room, 37))
    goal = tn("to {n} point", "to {n} points", n=plate.target)
    canvas.text(goal, left, area.y + 53, size=17, colour=PAPER_SHADE, width=room)
    canvas.line(left, area.y + 66, area.right - 16, area.y + 66, "#b8802a", 1)
    for row, (name, points) in enumerate(plate.sides):
        y = area.y + 83 + 25 * row
        canvas.text(name, left, y, size=19, colour=CREAM, width=room - 44)
        canvas.text(str(points), area.right - 16, y, size=21, role=Role.BOLD, colour=CREAM, align=Align.RIGHT)


def _draw_variant(canvas: Canvas, name: Words, area: Area) -> None:
    """Write the name of the variant: in one line, a little smaller if need be, or in two lines."""
    if 0.8 * canvas.text_width(name, size=VARIANT, role=Role.TITLE) <= area.width:
        x, y = area.x, area.centre[1]
        canvas.text(name, x, y + 2, size=VARIANT, role=Role.TITLE, colour=GOLD, width=area.width)
    else:
        canvas.paragraph(name, area, size=0.8 * VARIANT, role=Role.TITLE, colour=GOLD, spacing=0.8)


def draw_seats(
    canvas: Canvas,
    layout: TableLayout,
    players: tuple[Player, ...],
    here: Arrangement,
    *,
    thinking: Seat | None,
    turn: Seat | None,
) -> None:
    """Draw the plates of all seats."""
    for number, (place, player) in enumerate(zip(layout.seats, players, strict=True)):
        seat = Seat(number)
        draw_plate(
            canvas,
            place,
            player,
            dealer=here.dealer == seat,
            turn=turn == seat,
            thinking=thinking == seat,
        )


def draw_marks(canvas: Canvas, marks: tuple[Mark, ...], players: tuple[Player, ...]) -> None:
    """Draw what the others did unseen: a line around the cards, what is gone as a shade, and who it was."""
    for mark in marks:
        x, y, width, angle = mark.pose.x, mark.pose.y, mark.pose.width, mark.pose.angle
        if mark.gone:
            canvas.card(
                mark.card, x, y, width, angle=angle, alpha=TAKEN if mark.seat is None else PLAYED, lift=None
            )
        canvas.card_frame(x, y, width, CREAM, angle=angle, thickness=2.0)
        if mark.seat is not None:
            badge = Area.centred(x + 0.5 * width - 8, y - 0.5 * width * RATIO + 10, BADGE, BADGE)
            canvas.box(badge, signs.BADGE)
            canvas.picture(players[mark.seat].avatar, badge.inset(4))


def draw_again_button(canvas: Canvas, area: Area, *, lit: bool) -> None:
    """Draw the button that shows the others' last moves again."""
    canvas.box(area, QUIET_LIT if lit else QUIET)
    canvas.glyph("eye", *area.centre, 32, CREAM)


def draw_menu_button(canvas: Canvas, area: Area, *, lit: bool) -> None:
    """Draw the button that opens the menu."""
    canvas.box(area, QUIET_LIT if lit else QUIET)
    x, y = area.centre
    for row in (-9, 0, 9):
        canvas.line(x - 13, y + row - 1.5, x + 13, y + row - 1.5, CREAM, 3)
