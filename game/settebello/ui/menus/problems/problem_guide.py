"""The guide through a problem: any move is played, a wrong one is refuted, and the solution is explained."""

from typing import Final

from settebello.coach import Partner, Step, reply_of
from settebello.engine import Move, Position
from settebello.i18n import Text, pt, t, tn
from settebello.manual.card_names import joined
from settebello.manual.move_advice import what_to_do
from settebello.problems.kinds import ProblemKind
from settebello.problems.problem import Problem
from settebello.problems.reasons import reasons_of
from settebello.problems.trainer import Trainer
from settebello.problems.words import KINDS, achieved_by, question_of
from settebello.session import Waiting
from settebello.ui.kit import routes
from settebello.ui.kit.scene import Change, Pop, Replace
from settebello.ui.menus.tutorial.gain_of_others import gain_of_others
from settebello.ui.menus.tutorial.guide import Guide
from settebello.ui.table.model.helps.reason_words import reasons_told
from settebello.ui.table.scene.table_controller import TableController
from settebello.ui.table.view.helps.open_helps import Panel

SOLUTION: Final = pt("problem", "Solution")
AGAIN: Final = pt("problem", "Again")
LIST: Final = pt("problem", "List")
NEXT: Final = pt("problem", "Next")
"""Single words: the two buttons stand side by side on a narrow paper."""


class ProblemGuide(Guide):
    """Asks for the right move and answers it; the first answer of a visit is noted.

    After a wrong move the others play as the refutation says, until it is the person's turn again. After the
    right move nobody plays.
    """

    def __init__(
        self, table: TableController, partner: Partner, trainer: Trainer, route: routes.SolveProblem
    ) -> None:
        """Ask the problem of a route, or show its solution."""
        self._problem: Final = route.problem
        self._route = route
        self._trainer = trainer
        self._played: Move | None = None
        self._begun = 0
        self._answered = -1
        super().__init__(table, partner, KINDS[route.problem.kind], "", SOLUTION)

    @property
    def problem(self) -> Problem:
        """The problem."""
        return self._problem

    @property
    def solved(self) -> bool:
        """Whether a right move was played."""
        return self._played in self._problem.right

    @property
    def reading(self) -> bool:
        """Whether the answer to a move, or the solution, is to be read."""
        return self._route.shown or self._played is not None

    @property
    def marked(self) -> Step | None:
        """The cards of the right move, once the solution is shown."""
        if not self._route.shown:
            return None
        # Nothing is to be checked in a step that no file says.
        return Step.model_construct(say="", play=self._problem.right[:1])

    @property
    def before(self) -> Change | None:
        """Nothing: problems lead onwards only."""
        return None

    def begin(self) -> None:
        """Show the problem or its solution, with the cards that are still out beside the table."""
        helps = self.table.board.helps
        if helps.panel is None:
            helps.toggle(Panel.TRACKER)
            self.table.give_way()
        self.panel.wait()
        self.tell()

    def play(self, move: Move) -> Text | None:
        """Note the person's move, and let the others refute a wrong one."""
        self._begun = len(self.table.session.events_so_far)
        self._played, self._told = move, False
        self._due = not self.solved
        self._note(right=self.solved)
        self.panel.wait()
        return None

    def _note(self, *, right: bool) -> None:
        """Note the answer: the first one of a visit, and a right one after it."""
        if not self._route.answered:
            self._trainer.answer(self._problem, right=right)
        elif right:
            self._trainer.solve_later(self._problem)

    def wait_for(self, waiting: Waiting) -> bool:
        """Give each of the others a move while they are to play."""
        goes_on = super().wait_for(waiting)
        position = self.table.session.match.position
        # A decision that was fetched but not yet applied must not be asked for again.
        if self._due and position is not None and self._answered != len(position.history):
            self._answered = len(position.history)
            self._partner.tell(self._reply(position))
        return goes_on

    def _reply(self, position: Position) -> Move:
        """Return the next move of the refutation; without one, what counts most at once."""
        if self._played is not None and self._played in self._problem.wrong:
            line = self._problem.wrong[self._played].line
            place = len(position.history) - len(self._problem.played) - 1
            if place < len(line):
                return line[place]
        return reply_of(position)

    def show(self) -> None:
        """Show the problem, the answer to the move, or the solution."""
        last = not self._route.following
        self.panel.skip.label = SOLUTION
        on = AGAIN
        if self._over:
            self.panel.skip.label = AGAIN if last else LIST
            on = LIST if last else NEXT
        self.panel.say(self.words, reading=self.reading, on=on)

    @property
    def _over(self) -> bool:
        return self.solved or self._route.shown

    @property
    def words(self) -> Text:
        """The question, what came of a wrong move, or why the right one is right."""
        problem = self._problem
        if self._route.shown:
            return joined(what_to_do(problem.right[0], problem.ruleset), self._reason())
        if self._played is None:
            return self._question()
        if self.solved:
            return joined(t("Right!"), self._reason())
        return self._refutation(self._played)

    def _question(self) -> Text:
        problem, position = self._problem, self.table.session.match.position
        asked = question_of(problem)
        if problem.kind is not ProblemKind.MATCH or position is None:
            return asked
        own, other = position.scores[0], position.scores[1]
        target = problem.ruleset.match.target
        stands = t("The score is {own} : {other}.", own=own, other=other)
        return joined(asked, joined(stands, t("The match is played to {target} points.", target=target)))

    def _reason(self) -> Text:
        """Why the right move is right: the coach's reasons, and what it achieves."""
        problem = self._problem
        told = reasons_told(reasons_of(problem), problem.ruleset)
        achieved = achieved_by(problem)
        return achieved if told is None else joined(told, achieved)

    def _refutation(self, move: Move) -> Text:
        """What the others have taken, and what the move loses."""
        events = self.table.session.events_so_far[self._begun :]
        taken = gain_of_others(self.table.board.game, events)
        loses = self._problem.wrong[move].loses if move in self._problem.wrong else 0
        cost: Text = t("There is a better move.")
        if self._problem.kind is ProblemKind.MATCH:
            cost = t("With best play on both sides that move does not win the match.")
        elif loses > 0:
            cost = tn(
                "With best play on both sides that move loses one point.",
                "With best play on both sides that move loses {n} points.",
                n=loses,
            )
        return cost if taken is None else joined(taken, cost)

    def _go_on(self) -> Change | None:
        """Ask again, or go to the next problem."""
        if self.table.board.moving or self._due:
            return None
        return self.onwards() if self._over else self.again()

    def _skip(self) -> Change | None:
        """Show the solution; once it is known, go back to the list."""
        if self._over:
            return Pop() if self._route.following else self.again()
        if self._played is None:
            # To look at the solution without an answer counts as a wrong one.
            self._note(right=False)
        return Replace(self._route.asked_again(shown=True))

    def again(self) -> Change:
        """Ask the same problem again."""
        answered = self._route.answered or self._played is not None
        return Replace(self._route.asked_again(answered=answered))

    def onwards(self) -> Change:
        """Go to the next problem; after the last one back to the list."""
        if not self._route.following:
            return Pop()
        first, *rest = self._route.following
        return Replace(routes.SolveProblem(first, tuple(rest)))
