"""The cards that fly, above all else at the table; a bought one is held up with its payment."""

from typing import Final

from settebello.market import MarketRules
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GREEN_DEEP
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.market.layout.flights import Flight, Flights
from settebello.ui.market.model.payment_words import paid_figures
from settebello.ui.market.view.market_card import draw_card
from settebello.ui.table.view import signs
from settebello.ui.table.view.rays_view import picture_rays
from settebello.ui.table.view.signs import readable

THIN: Final = 0.08
"""The width at which a card that turns over is seen from its edge."""
LIFTS: Final = 12.0
GROWS: Final = 0.1
"""How far a card that is held up rises, and by how much it grows."""
LETTERS: Final = 30.0
HIGH: Final = 44.0
BESIDE: Final = 18.0
"""The figures of a payment, and the height and the margin of their slip."""
HALF: Final = 0.5
COMES: Final = 0.16
"""The part of the time of holding in which the slip appears."""


def draw_flights(canvas: Canvas, flights: Flights, rules: MarketRules, time: float) -> None:
    """Draw all cards on their way at a time in seconds, the bought one on top with its payment."""
    held = [flight for flight in flights.all if flight.held]
    for flight in flights.all:
        if not flight.held:
            _draw_flight(canvas, flight, rules, time)
    for flight in held:
        if rules.is_goal[flight.card]:
            _draw_rays(canvas, flight, time)
        _draw_flight(canvas, flight, rules, time)
        _draw_payment(canvas, flight, flights, rules, time)


def _draw_flight(canvas: Canvas, flight: Flight, rules: MarketRules, time: float) -> None:
    part = flight.part(time)
    start, goal = flight.start, flight.goal
    (x1, y1), (x2, y2) = start.area.centre, goal.area.centre
    lifted = flight.lifted(time)
    wide = start.area.width + (goal.area.width - start.area.width) * part
    wide *= 1.0 + GROWS * lifted
    turns = goal.face_up != start.face_up
    up = goal.face_up if part > 0.5 else start.face_up
    x, y = x1 + (x2 - x1) * part, y1 + (y2 - y1) * part - LIFTS * lifted
    # A card is drawn at the size of its goal and scaled; one that is held up, at the size it had.
    area = start.area if flight.held and part < HALF else goal.area
    draw_card(
        canvas,
        rules.cards[flight.card],
        Area.centred(x, y, area.width, area.height),
        face_up=up,
        scale=wide / area.width,
        flip=max(abs(1 - 2 * part), THIN) if turns else 1.0,
        lies=False,
    )


def _draw_rays(canvas: Canvas, flight: Flight, time: float) -> None:
    """Draw the rays behind a goal that is held up."""
    part = flight.shown(time)
    if 0.0 < part < 1.0:
        x, y = flight.start.area.centre
        picture_rays(canvas, x, y - LIFTS, flight.start.area.width, part, alpha=1.0)


def _draw_payment(canvas: Canvas, flight: Flight, flights: Flights, rules: MarketRules, time: float) -> None:
    """Draw the payment in figures above a bought card, until it flies."""
    bought = flights.bought
    if bought is None or bought.card != flight.card or bought.amount is None:
        return
    alpha = min(1.0, flight.shown(time) / COMES, 1.0 - flight.part(time) / HALF)
    if alpha <= 0:
        return
    figures = paid_figures(rules, bought)
    size = readable(canvas, LETTERS)
    wide = canvas.text_width(figures, size=size, role=Role.BOLD) + 2 * BESIDE
    card = flight.start.area
    x = min(max(card.centre[0], wide / 2 + 8), canvas.width - wide / 2 - 8)
    slip = Area.centred(x, card.y - LIFTS - HIGH / 2 - 8, wide, HIGH)
    canvas.box(slip, signs.SLIP, alpha)
    canvas.text(
        figures,
        *slip.centre,
        size=size,
        role=Role.BOLD,
        colour=GREEN_DEEP,
        align=Align.CENTRE,
        alpha=alpha,
    )
