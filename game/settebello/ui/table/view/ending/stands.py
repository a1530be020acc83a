"""The places of the sides of a finished match: their figures, coins and plates behind and on the table."""

from dataclasses import dataclass, replace
from typing import Final

from settebello.engine import Side
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.ports.results import Ranking
from settebello.ui.kit.ports.tablemates import Player
from settebello.ui.kit.view.plane import BASE_HEIGHT, BASE_WIDTH
from settebello.ui.table.model.banter.mood import Mood, in_mood

FIGURE: Final = {1: 304.0, 2: 265.0, 3: 210.0}
"""Height of a figure by the number of players of the side: no size tells who has won."""
NEARER: Final = 6.0
"""How much nearer to the lamp than the middle of their plates two single figures are."""
GROWS: Final = 1.25
"""How much higher single figures are at most in a window that is higher than 16:9."""
SHEET: Final = 306.0
"""Height of the page below the plates."""
SMALL: Final = {3: 250.0, 4: 238.0}
FEWEST_SMALL: Final = 190.0
"""The most height of each figure where more than two sides played, by their number, and among still more."""
SMALL_WIDE: Final = 0.82
"""Height of such a figure, relative to the width that a side has: its coins lie beside it."""
SHAPE: Final = 448 / 352
"""Width of the picture of a figure, in its height."""
BODY: Final = 0.72
SHRUGS: Final = 0.92
"""Width of the figure of a winner and of a loser, whose hands are out, in its height."""
TOGETHER: Final = 0.79
"""Distance of two who toast, in their height: their glasses meet."""
MOST_PUSHED: Final = 0.6
"""How far coins push figures aside at most, in the width of all coins."""
FAR: Final = 4
"""By so many points a match is lost clearly."""
MARGIN: Final = 24.0
WIDEST: Final = BASE_WIDTH + 160.0
"""The least distance of the page from the edge of the window, and its greatest width."""
BETWEEN: Final = 168.0
"""Width between the plates of two sides, whose outer edges are those of the page."""
PLATE_GAP: Final = 10.0
PLATE_HEIGHT: Final = 52.0
COIN: Final = 78.0
SMALL_COIN: Final = 58.0
SMALLEST_COIN: Final = 50.0
"""Width of a coin, of one beside several figures, and where more than two sides played."""
COIN_WIDE: Final = 0.2
"""Width of such a coin, relative to the width that a side has."""
COIN_STEP: Final = 0.18
"""Distance of the coins of a stack, in their width."""
STACK: Final = 12
"""Coins in a stack; further stacks are in front of it by `BEHIND`, in widths of a coin."""
BEHIND: Final = 0.13
ON_TABLE: Final = 26.0
"""How much of the table is seen behind the plates."""
FOOT: Final = 0.24
"""How far the middle of the lowest coin is above the plate, in its width: the coin stands on the table."""
LOWEST: Final = 0.2
"""How far the lower edge of a coin is below its middle, in its width."""


def page_across(width: float) -> Area:
    """Return the columns of the page, which plates, paper and buttons share, for a width of the canvas."""
    return Area.centred(width / 2, 0, min(width - 2 * MARGIN, WIDEST), 0)


@dataclass(frozen=True, slots=True)
class Stand:
    """The place of a side: the middle of its figures, their height and distance, its coins, and its plate."""

    side: Side
    players: tuple[Player, ...]
    x: float
    y: float
    high: float
    step: float
    stack: float
    foot: float
    coin: float
    plate: Area
    half: float
    """Half the width of all figures."""
    swapped: bool = False
    """Whether the figures are in the opposite order, from right to left."""

    @property
    def aside(self) -> float:
        """Return -1 for figures at the left of the middle of all plates or in it, and 1 for the others."""
        return -1.0 if self.stack < self.x else 1.0

    def place(self, number: int) -> int:
        """Return which figure from the left is that of a player of the side."""
        return len(self.players) - 1 - number if self.swapped else number

    def figure(self, number: int) -> Area:
        """Return the place of the figure of a player of the side, which ends at the edge of the table."""
        x = self.x + self.step * (self.place(number) - (len(self.players) - 1) / 2)
        wide = SHAPE * self.high
        return Area(x - wide / 2, self.y - self.high, wide, self.high)


def edge_above(bottom: float) -> float:
    """Return the height of the far edge of the table, where figures end; plates end at `bottom`."""
    return bottom - PLATE_HEIGHT - ON_TABLE


def stands_of(result: Ranking, width: float, bottom: float) -> tuple[Stand, ...]:
    """Place the sides of a result above a height, in their order from the first to the last.

    Their seats are those at the table, from left to right, and all are equally large: until the last coin
    nothing tells who has won.
    """
    count, page = len(result.sides), page_across(width)
    if count == 2:
        rooms, heights, coin = page.columns(2, BETWEEN), FIGURE, COIN
    else:
        rooms = page.columns(count, PLATE_GAP)
        wide = rooms[0].width
        heights = dict.fromkeys(
            (1, 2, 3), min(_grown(bottom) * SMALL.get(count, FEWEST_SMALL), SMALL_WIDE * wide)
        )
        coin = min(SMALLEST_COIN, COIN_WIDE * wide)
    return tuple(
        _stand(
            result,
            bottom,
            side,
            rooms[side],
            heights,
            ahead=-1.0 if side <= (count - 1) / 2 else 1.0,
            coin=coin,
        )
        for side in result.order
    )


def _grown(bottom: float) -> float:
    """Return how much higher single figures are above a height than in a window of 16:9."""
    return max(1.0, min(GROWS, edge_above(bottom) / (BASE_HEIGHT - SHEET - PLATE_HEIGHT - ON_TABLE)))


def _swapped(result: Ranking, side: Side, ahead: float) -> bool:
    """Whether the figures of a side change places, so that one who says something sits at the outer side.

    There is room for what is said above the head. `ahead` is negative at the left.
    """
    remark, sides = result.remark, len(result.sides)
    if sides != 2 or len(result.players) <= sides or remark is None or remark.seat % sides != side:
        return False
    return remark.seat // sides == (len(result.players) // sides - 1 if ahead < 0 else 0)


def _stand(
    result: Ranking,
    bottom: float,
    side: Side,
    room: Area,
    heights: dict[int, float],
    *,
    ahead: float,
    coin: float,
) -> Stand:
    """Place a side in the columns of a room; its coins are at the left (-1) or at the right of it (1)."""
    won = side in result.winners
    behind = abs(result.totals[result.order[0]] - result.totals[side])
    mood = Mood.DELIGHTED if won else Mood.DISMAYED if behind >= FAR else Mood.WORRIED
    people = tuple(in_mood(one, mood) for one in result.players[side :: len(result.sides)])
    count = min(max(len(people), 1), 3)
    high = heights[count] * (_grown(bottom) if count == 1 and len(result.sides) == 2 else 1.0)
    step = (TOGETHER if count > 1 else 0.0) * high
    columns = max(1, -(-max(0, result.totals[side]) // STACK))
    if count > 1:
        coin = min(coin, SMALL_COIN)
    coins = (1.0 + 0.62 * (columns - 1)) * coin
    stack = room.x + coins / 2 if ahead < 0 else room.right - coins / 2
    plate = Area(room.x, bottom - PLATE_HEIGHT, room.width, PLATE_HEIGHT)
    stand = Stand(
        side=side,
        players=people,
        x=room.centre[0] - (ahead * NEARER if count == 1 and len(result.sides) == 2 else 0.0),
        y=edge_above(bottom),
        high=high,
        step=step,
        stack=stack,
        foot=plate.y - FOOT * coin,
        coin=coin,
        plate=plate,
        half=(step * (count - 1) + (BODY if won else SHRUGS) * high) / 2,
        swapped=_swapped(result, side, ahead),
    )
    # Many coins push the figures aside, as far as the plate reaches.
    push = coins + stand.half - room.width / 2
    return replace(stand, x=stand.x - ahead * min(max(0.0, push), MOST_PUSHED * coins))
