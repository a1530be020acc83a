"""A pile of captured cards that is counted in tens: the cards fly into rows of ten."""

from dataclasses import dataclass
from typing import Final

from settebello.engine import Card
from settebello.engine.awards import SETTEBELLO
from settebello.learning.deals.ending import TEN, tens
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD, INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.learn.parts.sums.addend_colours import BOARD, CELL
from settebello.ui.table.layout import RATIO
from settebello.ui.table.motion.easing import Ease, eased

BROOM: Final = "ui/moments/broom_sign.svg"
EDGE: Final = 14.0
HEAD: Final = 66.0
"""Height of the line with picture, name, brooms and number."""
GAP: Final = 4.0
FIVE: Final = 5
AFTER_FIVE: Final = 8.0
"""The wider gap in the middle of a row, by which ten is seen without counting."""
TAG: Final = 44.0
"""Width of the slip with the number of a row."""
FLIGHT: Final = 4
"""A card flies for as long as so many cards take to start."""
SIGN: Final = 44.0
LETTERS: Final = 28.0
NUMBER: Final = 44.0


@dataclass(frozen=True, slots=True)
class CountedPile:
    """The pile of one player: name, picture below assets/, cards, and the number of sweeps."""

    name: Words
    picture: str
    cards: tuple[Card, ...]
    sweeps: int

    @property
    def steps(self) -> int:
        """The starts of cards until the last one lies in its row."""
        return len(self.cards) + FLIGHT if self.cards else 0

    def lying(self, part: float) -> int:
        """Return how many cards lie in their rows when `part` of the time has passed."""
        return sum(_way(place, self.steps * part) >= 1.0 for place in range(len(self.cards)))


def card_width(area: Area) -> float:
    """Return the width of the cards of a pile on a board."""
    room = area.width - 2 * EDGE - TAG - GAP - AFTER_FIVE
    rows = area.height - HEAD - EDGE
    return min(room / TEN - GAP, 0.62 * rows / RATIO)


def places(area: Area, count: int) -> list[Area]:
    """Return the places of the cards in rows of ten; the rows overlap where there are many."""
    wide = card_width(area)
    high = wide * RATIO
    rows = max(1, -(-count // TEN))
    room = area.height - HEAD - EDGE
    step = min(high + GAP, (room - high) / max(rows - 1, 1))
    found = []
    for place in range(count):
        row, column = divmod(place, TEN)
        x = area.x + EDGE + column * (wide + GAP) + (AFTER_FIVE if column >= FIVE else 0.0)
        found.append(Area(x, area.y + HEAD + row * step, wide, high))
    return found


def draw_counted(
    canvas: Canvas, area: Area, pile: CountedPile, *, part: float, brooms: float, seven: float
) -> None:
    """Draw a pile on its board when `part` of its cards have flown into their rows.

    `brooms` and `seven` are how far the brooms of the sweeps and the settebello are seen, 0 to 1.
    """
    canvas.box(area, BOARD)
    lying = pile.lying(part)
    _draw_head(canvas, area, pile, lying, brooms, seven)
    start = area.centre[0], area.bottom - 0.2 * area.height
    spots = places(area, len(pile.cards))
    for place, (card, spot) in enumerate(zip(pile.cards, spots, strict=True)):
        way = _way(place, pile.steps * part)
        if way <= 0.0:
            continue
        moved = eased(Ease.OUT, way)
        x, y = spot.centre
        at = start[0] + (x - start[0]) * moved, start[1] + (y - start[1]) * moved
        canvas.card(card, *at, spot.width, lift=0.1 + 0.5 * (1.0 - moved))
        if seven >= 1.0 and card == SETTEBELLO:
            canvas.card_frame(x, y, spot.width, GOLD, thickness=4)
    for row, number in enumerate(tens(len(pile.cards))):
        if number and lying >= min((row + 1) * TEN, len(pile.cards)):
            spot = spots[row * TEN]
            tag = Area(area.right - EDGE - TAG, spot.y + 6, TAG, 36)
            canvas.box(tag, CELL)
            canvas.text(str(number), *tag.centre, size=25, role=Role.BOLD, align=Align.CENTRE, colour=INK)


def _way(place: int, step: float) -> float:
    """Return how far the card at a place has flown when `step` cards have started, 0 to 1."""
    return min(max((step - place) / FLIGHT, 0.0), 1.0)


def _draw_head(
    canvas: Canvas, area: Area, pile: CountedPile, lying: int, brooms: float, seven: float
) -> None:
    """Draw who has the pile, the brooms of the sweeps, the settebello, and how many cards lie there."""
    middle = area.y + HEAD / 2
    canvas.picture(pile.picture, Area(area.x + EDGE, middle - SIGN / 2, SIGN, SIGN))
    right = area.right - EDGE
    canvas.text(str(lying), right, middle, size=NUMBER, role=Role.BOLD, align=Align.RIGHT, colour=INK)
    right -= canvas.text_width("40", size=NUMBER, role=Role.BOLD) + 14
    if SETTEBELLO in pile.cards:
        wide = (HEAD - 6) / RATIO
        if seven > 0.0:
            canvas.card(SETTEBELLO, right - wide / 2, middle, wide, alpha=min(1.0, seven))
        right -= wide + 10
    step = min(SIGN, 0.4 * area.width / max(pile.sweeps, 1))
    for _ in range(pile.sweeps):
        right -= step
        canvas.picture(BROOM, Area.centred(right + step / 2, middle, SIGN, SIGN), min(1.0, brooms))
    left = area.x + EDGE + SIGN + 10
    canvas.text(
        pile.name, left, middle, size=LETTERS, role=Role.BOLD, colour=INK, width=max(right - 8 - left, 20.0)
    )
