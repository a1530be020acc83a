"""The child's animal in a practice deal: it sits in the child's seat, beside the hand."""

from dataclasses import dataclass
from typing import Final

from settebello.engine import Position, Seat
from settebello.ui.kit.paint.area import Area
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.deals.practice_coach import PracticeCoach
from settebello.ui.learn.parts.partner import RATIO, Pose, SeatedPartner
from settebello.ui.learn.parts.sums.addend_colours import BOARD
from settebello.ui.learn.parts.touches import Touches
from settebello.ui.table.layout import RATIO as CARD
from settebello.ui.table.layout import TableLayout

CHILD: Final = Seat(0)
HAND: Final = 3
NARROWEST: Final = 110.0
"""The width of a seat beside the hand below which the animal sits elsewhere."""
WIDEST: Final = 216.0
GAPS: Final = (30.0, 26.0)
"""Free width beside the plate, and beside the number at the corner of the first card."""
LEDGE: Final = 14.0
"""Height of the board before an animal that does not sit at the lower edge of the screen."""
UNDER: Final = 4.0
"""How far the seat reaches below the screen, which hides the cut of the picture."""


@dataclass(frozen=True, slots=True)
class PartnerSeat:
    """Where the animal sits; `ledge` is the board before it where the edge of the screen does not hide it."""

    area: Area
    ledge: Area | None = None


def seat_of(layout: TableLayout, height: float) -> PartnerSeat:
    """Return the place between the child's plate and its hand, or else the one above the child's stock."""
    own = layout.seats[CHILD]
    left = own.plate.right + GAPS[0]
    right = layout.hand(CHILD, HAND)[0].x - own.card / 2 - GAPS[1]
    wide = min(WIDEST, right - left)
    if wide >= NARROWEST:
        high = wide / RATIO
        return PartnerSeat(Area(right - wide, height + UNDER - high, wide, high))
    plate = own.plate
    bottom = own.stock.y - layout.small_card * CARD / 2 - 2 * LEDGE
    if layout.caption.x < plate.right:
        # On low canvases a long caption reaches below the animal.
        bottom = min(bottom, layout.caption.y - LEDGE)
    area = Area(plate.x, bottom - plate.width / RATIO, plate.width, plate.width / RATIO)
    return PartnerSeat(area, Area(plate.x, bottom - UNDER, plate.width, LEDGE))


class PracticePartner:
    """Watches the hand, counts what is added up, nods at a capture, and is glad of a sweep."""

    def __init__(self, coach: PracticeCoach) -> None:
        """Be the animal of the child that this coach helps."""
        self._coach = coach
        self.seated = SeatedPartner(coach.table.services, coach.port.child)
        self._touches = Touches()

    @property
    def moves(self) -> bool:
        """Whether the animal's picture, or the answer to a press, is still going to change."""
        now = self._coach.table.now
        self.seated.at(now)
        return self.seated.moves or self._touches.moves(now)

    def touched(self, x: float, y: float) -> None:
        """Show where the child has pressed."""
        self._touches.begin(x, y, self._coach.table.now)
        self._coach.table.touch()

    def draw_touch(self, canvas: Canvas) -> None:
        """Draw the answer to a press, over everything else."""
        self._touches.draw(canvas, self._coach.table.now, still=self.seated.still)

    def answers(self, x: float, y: float) -> bool:
        """Nod at a press on the animal; return whether it was one."""
        layout = self._coach.table.board.layout
        if not seat_of(layout, self._coach.table.size[1]).area.contains(x, y):
            return False
        self.seated.at(self._coach.table.now)
        if self.seated.animal.act.pose_at(self.seated.now, still=self.seated.still) is Pose.WATCHING:
            self.seated.does(Pose.NODDING)
        self._coach.table.touch()
        return True

    def played(self, before: Position, after: Position | None) -> None:
        """Take part in what the child has played: nod at a capture, be glad of a sweep."""
        if after is None:
            return
        self.seated.at(self._coach.table.now)
        side = before.side_of(CHILD)
        if after.sweeps[side] > before.sweeps[side]:
            self.seated.does(Pose.GLAD)
        elif after.piles[side] != before.piles[side]:
            self.seated.does(Pose.NODDING)

    def draw(self, canvas: Canvas, layout: TableLayout, height: float) -> None:
        """Draw the animal, which counts along while cards are added up."""
        seat, now = seat_of(layout, height), self._coach.table.now
        self.seated.at(now)
        if not self.seated.animal.act.joyful(now):
            running = self._coach.running
            self.seated.does(Pose.COUNTING, sum(running[0]) if running is not None else 0)
        self.seated.draw(canvas, seat.area)
        if seat.ledge is not None:
            canvas.box(seat.ledge, BOARD)
