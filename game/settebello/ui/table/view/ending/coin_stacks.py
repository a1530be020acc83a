"""The points of the sides as stacks of coins on the table, beside the figures."""

from collections.abc import Sequence
from typing import Final

from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.paint.boxes import BoxStyle
from settebello.ui.kit.ports.results import Ranking
from settebello.ui.kit.theme import INK
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.table.view.ending.finale import hop
from settebello.ui.table.view.ending.point_count import LANDS, PointCount, Visit
from settebello.ui.table.view.ending.stands import BEHIND, COIN_STEP, LOWEST, STACK, Stand

SHADOW: Final = 14.0
GROUND: Final = BoxStyle(INK, INK, radius=SHADOW / 2, opacity=0.4)
FALLS: Final = 46.0
TAKEN: Final = (34.0, 40.0)
"""How far coins fall; how far towards the figures and up they fly when they are taken away."""
HOPS: Final = (5.0, 1.7)
"""How high the lowest coin of a stack hops, and how much higher each further one does."""


class CoinStacks:
    """The coins of all sides: one for each point."""

    def __init__(self, result: Ranking, stands: Sequence[Stand], count: PointCount) -> None:
        """Find when each coin falls, and whether it is taken away."""
        self.result, self.stands, self._count = result, stands, count
        self._coins = tuple(
            tuple(count.visits(place, point + 1) for point in range(count.most(place)))
            for place in range(len(stands))
        )

    def draw(self, canvas: Canvas, time: float) -> None:
        """Draw the coins that lie, fall or are taken away at a time in seconds: one for each point."""
        for stand, coins in zip(self.stands, self._coins, strict=True):
            columns = _columns(self.result.totals[stand.side])
            lying = sum(
                any(visit.falls + LANDS <= time < visit.leaves for visit in visits) for visits in coins
            )
            self._draw_ground(canvas, stand, columns, _columns(lying))
            for number, visits in enumerate(coins):
                visit = next((one for one in reversed(visits) if one.falls < time), None)
                if visit is not None and time < visit.leaves + LANDS:
                    self._draw_coin(canvas, stand, number, columns, visit, time)

    def _draw_coin(
        self, canvas: Canvas, stand: Stand, number: int, columns: int, visit: Visit, time: float
    ) -> None:
        """Draw a coin of a stand that has so many columns of them in the end."""
        column, row = divmod(number, STACK)
        inwards = _inwards(stand)
        x = stand.stack + inwards * (column - (columns - 1) / 2) * 0.62 * stand.coin
        y = stand.foot - (row * COIN_STEP + max(0, columns - 1 - column) * BEHIND) * stand.coin
        age = min(1.0, (time - visit.falls) / LANDS)
        gone = max(0.0, (time - visit.leaves) / LANDS)
        x += inwards * TAKEN[0] * gone
        y -= hop(time - self._count.lasts, won=stand.side in self.result.winners) * (HOPS[0] + HOPS[1] * row)
        y -= FALLS * (1.0 - age) ** 2 + TAKEN[1] * gone * (2.0 - gone)
        place = Area.centred(x, y, stand.coin, stand.coin)
        canvas.picture("ui/moments/coin_side.svg", place, min(1.0, 2 * age, 2 * (1.0 - gone)))

    def draw_all_grounds(self, canvas: Canvas) -> None:
        """Draw the shadows of all numbers of stacks."""
        for stand in self.stands:
            columns = _columns(self.result.totals[stand.side])
            for lying in range(1, _columns(self._count.most(self.stands.index(stand))) + 1):
                self._draw_ground(canvas, stand, columns, lying)

    def _draw_ground(self, canvas: Canvas, stand: Stand, columns: int, lying: int) -> None:
        """Draw the shadow of the stacks that are `lying` on the table, of so many in the end."""
        if lying <= 0 or canvas.palette.contrast:
            return
        wide = (1.1 + 0.62 * (lying - 1)) * stand.coin
        x = stand.stack - _inwards(stand) * 0.31 * (columns - lying) * stand.coin + 5
        canvas.box(Area.centred(x, stand.foot + LOWEST * stand.coin - 3, wide, SHADOW), GROUND)


def _columns(coins: int) -> int:
    """Return the number of stacks for so many coins."""
    return -(-max(0, coins) // STACK)


def _inwards(stand: Stand) -> float:
    """Return 1 if the coins of a stand are at the left of its figures, and -1 if they are at the right.

    Further stacks are nearer to the figures.
    """
    return -stand.aside
