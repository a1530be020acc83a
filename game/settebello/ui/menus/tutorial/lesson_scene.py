"""One chapter of the tutorial: the usual table, at which only what is being shown may be played."""

from random import Random
from typing import Final

from settebello.coach import Lesson, Partner, record_of
from settebello.session import TableSession
from settebello.storage.assists import ALONE
from settebello.ui.kit.ports.services import Services
from settebello.ui.menus.tutorial.lesson_guide import LessonGuide
from settebello.ui.menus.tutorial.lesson_policies import LessonFlow, LessonInput, LessonOverlay
from settebello.ui.menus.tutorial.task_guide import TaskGuide
from settebello.ui.table.layout import FREE_COLUMNS, with_guide
from settebello.ui.table.scene import TableScene
from settebello.ui.table.scene.policies import TablePolicies
from settebello.ui.table.scene.table_controller import TableController

PEOPLE: Final = ("pina", "gino", "rosalba")
"""The others at the table in turn: the opponent, and with four players the partner and another opponent."""
ROOM: Final = (1180.0, 664.0)
"""The smallest canvas on which the paper has room beside the cards."""


class Unwritten:
    """The journal of a lesson, which saves nothing."""

    def write(self, text: str) -> None:
        """Save nothing."""

    def finish(self) -> None:
        """File nothing."""


def lesson_scene(services: Services, lesson: Lesson, task: int = 0) -> TableScene:
    """A table with a chapter of the tutorial, at its first step or at one of its tasks, counted from 1."""
    partner = Partner()
    deal = lesson.tasks[task - 1] if task else lesson
    record = record_of(deal, services.ruleset(deal.game, {}), *PEOPLE)
    session = TableSession(record, opponents=partner, journal=Unwritten(), rng=Random(0))

    def policies(table: TableController) -> TablePolicies:
        guide = TaskGuide(table, lesson, partner, task) if task else LessonGuide(table, lesson, partner)
        # A chapter helps in its own way, and shows the same to everybody.
        return TablePolicies(
            input=LessonInput(guide),
            flow=LessonFlow(guide),
            overlay=LessonOverlay(guide),
            assists=ALONE,
            needs=ROOM,
            one_row=FREE_COLUMNS,
            # The text is at the left.
            relaid=with_guide,
        )

    return TableScene(services, session, policies)
