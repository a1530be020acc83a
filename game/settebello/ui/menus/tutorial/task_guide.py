"""The guide through a task at the end of a chapter: any move is played, and a wrong one is played out."""

from typing import Final

from settebello.coach import Lesson, Partner, reply_of
from settebello.engine import Move
from settebello.i18n import Text, t
from settebello.session import Waiting
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Change, Replace
from settebello.ui.menus.tutorial.gain_of_others import gain_of_others
from settebello.ui.menus.tutorial.guide import ChapterGuide
from settebello.ui.table.scene.table_controller import TableController


class TaskGuide(ChapterGuide):
    """Asks for a move and answers it.

    After a wrong move the others play until it is the person's turn again, and the text says what the
    opponents took. After a right move nobody plays.
    """

    def __init__(self, table: TableController, lesson: Lesson, partner: Partner, number: int) -> None:
        """Ask the task with this number, counted from 1."""
        super().__init__(table, lesson, partner)
        self._number: Final = number
        self.task: Final = lesson.tasks[number - 1]
        self._played: Move | None = None
        self._begun = 0
        self._answered = -1

    @property
    def _last(self) -> bool:
        return self._number == len(self.lesson.tasks)

    @property
    def solved(self) -> bool:
        """Whether a right move was played."""
        return self._played in self.task.play

    @property
    def reading(self) -> bool:
        """Whether a move was played and the answer is to be read."""
        return self._played is not None

    @property
    def marked(self) -> None:
        """Nothing: the player looks alone."""

    def begin(self) -> None:
        """Show the task."""
        self.panel.wait()
        self.tell()

    def play(self, move: Move) -> Text | None:
        """Note the person's move, and let the others answer a wrong one."""
        self._begun = len(self.table.session.events_so_far)
        self._played, self._told = move, False
        self._due = not self.solved
        self.panel.wait()
        return None

    def wait_for(self, waiting: Waiting) -> bool:
        """Give each of the others a move while they are to play."""
        goes_on = super().wait_for(waiting)
        position = self.table.session.match.position
        # A decision that was fetched but not yet applied must not be asked for again.
        if self._due and position is not None and self._answered != len(position.history):
            self._answered = len(position.history)
            self._partner.tell(reply_of(position))
        return goes_on

    def show(self) -> None:
        """Show the task, or the answer to the move."""
        on = t("Try again")
        if self.solved:
            on = self.last_button if self._last else t("Next task")
        self.panel.say(self.words, reading=self.reading, on=on)

    @property
    def words(self) -> Text:
        """The task, why the move is right, or what came of a wrong move."""
        task = self.task
        if self._played is None:
            return self.said(task.say)
        if self.solved:
            return self.praise
        lost = gain_of_others(self.table.board.game, self.table.session.events_so_far[self._begun :])
        more = self.said(task.wrong) if task.wrong else None
        if lost is None:
            return more or t("There is a better move.")
        return lost if more is None else t("{first} {second}", first=lost, second=more)

    @property
    def praise(self) -> Text:
        """Why the right move is right."""
        return t("{first} {second}", first=t("Right!"), second=self.said(self.task.right))

    def _go_on(self) -> Change | None:
        """Ask again, or go to the next task or chapter."""
        if self.table.board.moving or self._due:
            return None
        if not self.solved:
            return self.again()
        if self._last:
            return self.finish()
        return Replace(routes.TutorialLesson(self.lesson, self._number + 1))

    def again(self) -> Change:
        """Ask the same task again."""
        return Replace(routes.TutorialLesson(self.lesson, self._number))
