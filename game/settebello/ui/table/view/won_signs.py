"""The signs beside a side's points for what it has won in a deal: brooms, and the coin of the settebello."""

from itertools import pairwise
from typing import Final, NamedTuple

from settebello.engine import Suit
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.paint.fonts import Role
from settebello.ui.kit.theme import GOLD, INK, PAPER, PAPER_SHADE
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.kit.view.lettering import Align
from settebello.ui.table.layout import Spot
from settebello.ui.table.model.table_state import Pile

BROOM: Final = 27.0
"""Size of the small broom of a sweep; each further one is `BROOM_STEP` beside it."""
BROOM_STEP: Final = 13.0
BROOMS: Final = 3
"""More sweeps than this are one broom and their number, which takes `BROOM_COUNT` on its left."""
BROOM_COUNT: Final = 24.0
COUNT_GAP: Final = 6.0
"""The part of that which is left free between the number and the name before it."""
NUMBER: Final = 19.0
COIN: Final = 22.0
BESIDE: Final = 24.0
"""Width that the coin takes."""
LARGEST: Final = 1.9
JUMPS: Final = ((0.0, LARGEST), (0.3, 1.1), (0.5, 1.5), (0.66, 1.5), (0.9, 1.0), (1.0, 1.0))
"""The sizes of a coin that arrives, at parts of its time; it never shrinks below its size at rest."""
STRIKES: Final = "ui/moments/hit.svg"
LIGHT: Final = 92.0
LIGHTS: Final = (0.6, 0.85, 1.0)
STRUCK: Final = 0.5
"""The light behind a sign that arrives: its size, the parts of it, and the part of the time it is seen."""
DISC: Final = BoxStyle(GOLD, GOLD, border=INK, border_width=2.0, radius=COIN / 2)
"""The coin in high contrast."""
PICTURE: Final = "ui/moments/coin.svg"
PAPER_DISC: Final = BoxStyle(PAPER, PAPER_SHADE, border=INK, border_width=1.2, radius=LARGEST * COIN)
ON_DISC: Final = 0.74
"""The disc under the sign of a suit that is no coin, which stands out, and the size of the sign on it."""
ROUND: Final = "denari"
"""The file of a suit of coins: its sign is the coin itself."""


class Won(NamedTuple):
    """The number of a side's sweeps, and whether it has the settebello and its point."""

    sweeps: int = 0
    prize: bool = False

    @classmethod
    def of(cls, pile: Pile, *, prize: bool) -> "Won":
        """Return what a pile shows; `prize`: the settebello scores by itself."""
        return cls(pile.marked, pile.prized and prize)

    @property
    def width(self) -> float:
        """The width of all signs."""
        return self._brooms + (BESIDE if self.prize else 0.0)

    @property
    def _brooms(self) -> float:
        if not self.sweeps:
            return 0.0
        return BROOM + (BROOM_STEP * (self.sweeps - 1) if self.sweeps <= BROOMS else BROOM_COUNT)

    def last_broom(self, prize: Spot) -> Spot:
        """Return the place of the broom nearest to the points; `prize` is the place of the coin."""
        return Spot(prize.x + COIN / 2 - BROOM / 2 - (BESIDE if self.prize else 0.0), prize.y)

    def draw_last_broom(self, canvas: Canvas, prize: Spot, part: float) -> None:
        """Draw the broom nearest to the points at a part of its arrival; `prize` is the place of the coin.

        Wedges of light fly out from behind it.
        """
        spot, whole = self.last_broom(prize), LARGEST * BROOM
        _draw_strikes(canvas, spot, part)
        area = Area.centred(spot.x, spot.y, whole, whole)
        canvas.picture("ui/moments/broom_sign.svg", area, scale=_size(part) / LARGEST)

    def draw(self, canvas: Canvas, right: float, y: float) -> None:
        """Draw a small broom for each sweep, or one after their number when there are many, and the coin."""
        if self.prize:
            draw_prize(canvas, prize_spot(right, y))
            right -= BESIDE
        left = right - self._brooms
        if self.sweeps > BROOMS:
            # The broom lies between the two numbers: beside each other, 5 sweeps and no point would be 50.
            left += BROOM_COUNT
            canvas.text(
                str(self.sweeps),
                left,
                y,
                size=NUMBER,
                role=Role.BOLD,
                colour=GOLD,
                align=Align.RIGHT,
                width=BROOM_COUNT - COUNT_GAP,
            )
        for number in range(self.sweeps if self.sweeps <= BROOMS else 1):
            sign = Area.centred(left + BROOM / 2 + BROOM_STEP * number, y, BROOM, BROOM)
            canvas.picture("ui/moments/broom_sign.svg", sign)


def prize_spot(right: float, y: float) -> Spot:
    """Return the middle of the coin among signs that end at `right`."""
    return Spot(right - COIN / 2, y)


def draw_prize(canvas: Canvas, spot: Spot, part: float = 1.0) -> None:
    """Draw the sign of the settebello at a part of its arrival, in which it jumps."""
    if canvas.palette.contrast:
        canvas.box(Area.centred(spot.x, spot.y, COIN, COIN), DISC)
    elif part >= 1.0:
        _draw_sign(canvas, Area.centred(spot.x, spot.y, COIN, COIN), 1.0)
    else:
        _draw_strikes(canvas, spot, part)
        # One large picture for all sizes, which is sharp in each.
        whole = LARGEST * COIN
        _draw_sign(canvas, Area.centred(spot.x, spot.y, whole, whole), _size(part) / LARGEST)


def prepare_strikes(canvas: Canvas, part: float) -> None:
    """Make one of the pictures of the wedges behind a sign that arrives, ahead of time."""
    _draw_strikes(canvas, Spot(0, 0), STRUCK * part, alpha=0.0)


def _draw_strikes(canvas: Canvas, spot: Spot, part: float, alpha: float = 1.0) -> None:
    """Draw the wedges of light that fly out from behind a sign that arrives."""
    if part < STRUCK:
        light = Area.centred(spot.x, spot.y, LIGHT, LIGHT)
        canvas.picture(STRIKES, light, alpha, scale=LIGHTS[int(part / STRUCK * len(LIGHTS))])


def _draw_sign(canvas: Canvas, area: Area, scale: float) -> None:
    """Draw the sign of the suit of the settebello in the deck in use, at a part of its size."""
    deck = canvas.cards.deck
    path = deck.signs.get(Suit.COINS)
    if path is None or deck.skin.manifest.suits.of(Suit.COINS).file == ROUND:
        canvas.picture(PICTURE, area, scale=scale)
        return
    canvas.box(Area.centred(*area.centre, scale * area.width, scale * area.height), PAPER_DISC)
    inner = Area.centred(*area.centre, ON_DISC * area.width, ON_DISC * area.height)
    canvas.picture(str(path), inner, scale=scale)


def _size(part: float) -> float:
    """Return the size of the coin at a part of its arrival."""
    for (begin, first), (end, last) in pairwise(JUMPS):
        if part <= end:
            return first + (last - first) * (part - begin) / (end - begin)
    return 1.0
