"""A pile of captured cards that is counted in tens: the cards fly into rows of ten."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.engine import Card
from settebello.engine.awards import SETTEBELLO
from settebello.engine.rules.categories import Category
from settebello.learning.deals.ending import TEN, tens
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD, INK, PAPER
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align, Words
from settebello.ui.learn.parts.sums.addend_colours import BOARD, CELL
from settebello.ui.table.layout import RATIO
from settebello.ui.table.motion.easing import Ease, eased

BROOM: Final = "ui/moments/broom_sign.svg"
COIN: Final = "ui/moments/coin.svg"
GLYPHS: Final = {Category.CARDS: "cards"}
OTHER: Final = "star"
"""The glyphs of what scored a point; sweeps are brooms, coins are a coin, and the settebello is its card."""
EDGE: Final = 12.0
LOWER: Final = 10.0
"""The margins at the sides and below the cards."""
HEAD: Final = 60.0
"""Height of the line with name, number, and the pictures of what scored."""
GAP: Final = 4.0
OVER: Final = 0.08
"""How much of a card the next one in its row may cover: the border, and none of the signs."""
LOWER_OVER: Final = 0.3
FEW_ROWS: Final = 2
"""How much of a card the row below may cover where there are more rows than these; else nothing of it."""
SMALLEST: Final = 48.0
"""The least width of a card: of four rows, each covers more."""
FIVE: Final = 5
AFTER_FIVE: Final = 8.0
"""The wider gap in the middle of a row, by which ten is seen without counting."""
TAG: Final = 40.0
"""Width of the slip with the number of a row."""
FLIGHT: Final = 4
"""A card flies for as long as so many cards take to start."""
SIGN: Final = 44.0
LETTERS: Final = 28.0
NUMBER: Final = 34.0
DISC: Final = 60.0
"""The size of the gold disc with the points of a side."""


@dataclass(frozen=True, slots=True)
class CountedPile:
    """The pile of one player: name, cards, number of sweeps, and the category of each point."""

    name: Words
    cards: tuple[Card, ...]
    sweeps: int
    scored: tuple[Category, ...] = ()

    @property
    def signs(self) -> tuple[Category, ...]:
        """The categories of the points that have no picture of their own yet."""
        return tuple(one for one in self.scored if one not in {Category.SWEEPS, Category.SETTEBELLO})

    def points(self, seen: "Seen") -> int:
        """Return how many points are seen."""
        own = {Category.SWEEPS: seen.brooms, Category.SETTEBELLO: seen.seven}
        return sum(own.get(one, seen.signs) > 0.0 for one in self.scored)

    @property
    def steps(self) -> int:
        """The starts of cards until the last one lies in its row."""
        return len(self.cards) + FLIGHT if self.cards else 0

    def lying(self, part: float) -> int:
        """Return how many cards lie in their rows when `part` of the time has passed."""
        return sum(_way(place, self.steps * part) >= 1.0 for place in range(len(self.cards)))


def rows_of(count: int) -> int:
    """Return the rows of so many cards; an empty pile has the room of one."""
    return max(1, -(-count // TEN))


def card_width(area: Area, rows: int) -> float:
    """Return the width of the cards of a pile in so many rows on a board."""
    across = _across(area) / (1 + (TEN - 1) * (1 - OVER))
    over = LOWER_OVER if rows > FEW_ROWS else 0.0
    between = GAP * (rows - 1) if rows <= FEW_ROWS else 0.0
    down = (area.height - HEAD - LOWER - between) / (1 + (rows - 1) * (1 - over)) / RATIO
    return min(across, max(down, SMALLEST))


def _across(area: Area) -> float:
    """Return the width for the cards of a row, without the gap in its middle."""
    return area.width - 2 * EDGE - TAG - GAP - AFTER_FIVE


def places(area: Area, count: int, rows: int = 0) -> list[Area]:
    """Return the places of the cards in rows of ten, as large as those of a pile that needs `rows`."""
    own = rows_of(count)
    wide = card_width(area, max(rows, own))
    high = wide * RATIO
    room = area.height - HEAD - LOWER
    right = min(wide + GAP, (_across(area) - wide) / (TEN - 1))
    # The rows of both sides are at the same heights.
    down = min(high + GAP, (room - high) / max(rows - 1, own - 1, 1))
    # What a few rows leave free is above and below them alike.
    top = area.y + HEAD + max(0.0, room - high - down * (max(rows, own) - 1)) / 2
    found = []
    for place in range(count):
        row, column = divmod(place, TEN)
        x = area.x + EDGE + column * right + (AFTER_FIVE if column >= FIVE else 0.0)
        found.append(Area(x, top + row * down, wide, high))
    return found


@dataclass(frozen=True, slots=True)
class Seen:
    """How far something is seen, 0 to 1: the cards in their rows, brooms, settebello, signs of points."""

    cards: float = 1.0
    brooms: float = 1.0
    seven: float = 1.0
    signs: float = 1.0


def draw_counted(canvas: Canvas, area: Area, pile: CountedPile, seen: Seen, rows: int = 0) -> None:
    """Draw a pile on its board, as far as it is seen; `rows` are those of the largest pile beside it."""
    canvas.box(area, BOARD)
    part, seven = seen.cards, seen.seven
    lying = pile.lying(part)
    _draw_head(canvas, area, pile, lying, seen)
    start = area.centre[0], area.bottom - 0.2 * area.height
    spots = places(area, len(pile.cards), rows)
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
            canvas.text(str(number), *tag.centre, size=24, role=Role.BOLD, align=Align.CENTRE, colour=INK)


def _way(place: int, step: float) -> float:
    """Return how far the card at a place has flown when `step` cards have started, 0 to 1."""
    return min(max((step - place) / FLIGHT, 0.0), 1.0)


def _draw_head(canvas: Canvas, area: Area, pile: CountedPile, lying: int, seen: Seen) -> None:
    """Draw who has the pile, how many cards lie there, the pictures of what scored, and the points."""
    middle = area.y + HEAD / 2
    right = area.right - EDGE - DISC
    x = right + DISC / 2
    canvas.glyph("pip_round", x, middle, DISC, INK)
    canvas.glyph("pip_round", x, middle, DISC - 6, PAPER if canvas.palette.contrast else GOLD)
    points = str(pile.points(seen))
    canvas.text(points, x, middle, size=NUMBER, role=Role.BOLD, align=Align.CENTRE, colour=INK)
    right -= 10
    if SETTEBELLO in pile.cards:
        wide = (HEAD - 6) / RATIO
        if seen.seven > 0.0:
            canvas.card(SETTEBELLO, right - wide / 2, middle, wide, alpha=min(1.0, seen.seven))
        right -= wide + 10
    count = pile.sweeps + len(pile.signs)
    step = min(SIGN + 4.0, 0.5 * area.width / max(count, 1))
    for _ in range(pile.sweeps):
        right -= step
        canvas.picture(BROOM, Area.centred(right + step / 2, middle, SIGN, SIGN), min(1.0, seen.brooms))
    for one in pile.signs:
        right -= step
        if seen.signs > 0.0:
            _draw_sign(canvas, one, right + step / 2, middle, min(1.0, seen.signs))
    left, number = area.x + EDGE, Area(0.0, middle - 18, TAG, 36)
    room = max(right - 16 - TAG - left, 20.0)
    canvas.text(pile.name, left, middle, size=LETTERS, role=Role.BOLD, colour=INK, width=room)
    wide = min(canvas.text_width(pile.name, size=LETTERS, role=Role.BOLD), room)
    number = replace(number, x=left + wide + 8)
    canvas.box(number, CELL)
    canvas.text(str(lying), *number.centre, size=24, role=Role.BOLD, align=Align.CENTRE, colour=INK)


def _draw_sign(canvas: Canvas, category: Category, x: float, y: float, alpha: float) -> None:
    if category is Category.COINS:
        canvas.picture(COIN, Area.centred(x, y, SIGN, SIGN), alpha)
    else:
        # Yellow is lost on white paper.
        colour = INK if canvas.palette.contrast else GOLD
        canvas.glyph(GLYPHS.get(category, OTHER), x, y, SIGN, colour, alpha)
