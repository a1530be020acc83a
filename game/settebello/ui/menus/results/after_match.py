"""The cards of a match on the table at its end."""

from dataclasses import replace
from typing import Final, NamedTuple

from settebello.engine import Card, Rank, Suit
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.ports.results import MatchResult
from settebello.ui.kit.theme import BLUE, BLUE_DEEP
from settebello.ui.kit.view.canvas import Canvas

SETTEBELLO: Final = Card(Rank.SEVEN, Suit.COINS)
MOST: Final = 4
"""The most cards of the last capture that are shown, with the one that took the others."""
LEAN: Final = 12.0
"""Degrees between two cards of the fan."""
STEP: Final = 0.5
SAG: Final = 0.05
"""Distance of two cards of the fan, and how much lower its outer cards are, in widths of a card."""
APART: Final = 0.12
TAKER_LEAN: Final = -5.0
TAKER_LIFT: Final = 0.5
FRAME: Final = 4.0
"""The card that took the others: how far it is beside them in widths of a card, its angle and height over the
table, and the thickness of the frame around it, which a played card has on the table as well."""
FALLS: Final = 0.4
"""How far a card comes down on the cloth, in its width."""
CLOTH: Final = BoxStyle(BLUE, BLUE_DEEP, border=BLUE_DEEP, radius=4, shadow=0.4, frame="#d9cfae")
CLOTH_WIDE, CLOTH_HIGH = 1.3, 1.94
"""The cloth under the cards: its width under one card and its height, in widths of a card."""


def cards_of(result: MatchResult) -> tuple[Card, ...]:
    """Return the cards of the winner's last capture: those taken, the settebello last, and then the taker.

    Without a capture the settebello alone stands for the game, if it is in the deck.
    """
    if result.last:
        *taken, taker = result.last
        return (*sorted(taken, key=SETTEBELLO.__eq__)[1 - MOST :], taker)
    deck = None if result.record is None else result.record.ruleset.deck.cards
    return (SETTEBELLO,) if deck is None or SETTEBELLO in deck else ()


def draw_cloth(canvas: Canvas, cards: int, x: float, y: float, width: float, cloth: tuple[str, str]) -> None:
    """Draw the cloth of these two colours on which so many cards of a width lie."""
    if not canvas.palette.contrast:
        wide = (CLOTH_WIDE + _apart(cards) + STEP * (cards - 1)) * width
        under = replace(CLOTH, fill=cloth[0], rim=cloth[1], border=cloth[1])
        canvas.box(Area.centred(x, y, wide, CLOTH_HIGH * width), under)


def draw_cards(
    canvas: Canvas, cards: tuple[Card, ...], x: float, y: float, width: float, laid: int | None = None
) -> None:
    """Draw cards, or those that are `laid`: a fan, and raised in a frame the one that took the others.

    A single card lies alone, without a frame.
    """
    for number, card in enumerate(cards[:laid]):
        place = _place(number, len(cards), x, y, width)
        canvas.card(card, place.x, place.y, width, angle=place.angle, lift=place.lift)
        if number == len(cards) - 1 > 0:
            canvas.card_frame(place.x, place.y, width, angle=place.angle, thickness=FRAME)


def draw_falling(
    canvas: Canvas, cards: tuple[Card, ...], x: float, y: float, width: float, number: int, part: float
) -> None:
    """Draw one of the cards at a part (0 to 1) of its way down to its place."""
    place, high = _place(number, len(cards), x, y, width), 1.0 - min(1.0, part) ** 2
    up = FALLS * width * high
    lift = place.lift + (1.0 - place.lift) * high
    canvas.card(cards[number], place.x, place.y - up, width, angle=place.angle, lift=lift)


class _Place(NamedTuple):
    """Where the middle of a card is, its angle, and its height over the table."""

    x: float
    y: float
    angle: float = 0.0
    lift: float = 0.1


def _place(number: int, count: int, x: float, y: float, width: float) -> _Place:
    """Return the place of a card among so many, the last of which took the others."""
    if count == 1:
        return _Place(x, y)
    if number == count - 1:
        over = x + (STEP * (count - 1) + APART) / 2 * width
        return _Place(over, y, TAKER_LEAN, TAKER_LIFT)
    out = number - (count - 1) / 2
    return _Place(x + (STEP * out - APART / 2) * width, y + (SAG * out * out - SAG) * width, -LEAN * out)


def _apart(count: int) -> float:
    return APART if count > 1 else 0.0
