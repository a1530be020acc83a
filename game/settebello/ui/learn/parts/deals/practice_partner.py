"""The child's animal in a practice deal: it sits in the child's seat, beside the hand."""

from settebello.engine import Position
from settebello.ui.kit.view.canvas import Canvas
from settebello.ui.learn.parts.deals.deal_layout import CHILD, partner_seat
from settebello.ui.learn.parts.deals.practice_coach import PracticeCoach
from settebello.ui.learn.parts.partner import Pose, SeatedPartner
from settebello.ui.learn.parts.touches import Touches
from settebello.ui.table.layout import TableLayout


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
        if not partner_seat(layout).contains(x, y):
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

    def draw(self, canvas: Canvas, layout: TableLayout) -> None:
        """Draw the animal, which counts along while cards are added up."""
        now = self._coach.table.now
        self.seated.at(now)
        if not self.seated.animal.act.joyful(now):
            running = self._coach.running
            self.seated.does(Pose.COUNTING, sum(running[0]) if running is not None else 0)
        self.seated.draw_whole(canvas, partner_seat(layout))
