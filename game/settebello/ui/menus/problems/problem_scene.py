"""A problem at the table: the usual table at which any move is answered."""

from dataclasses import replace
from random import Random
from typing import Final

from settebello.coach import Partner
from settebello.problems.trainer import Trainer
from settebello.session import TableSession
from settebello.storage.assists import ALONE
from settebello.ui.kit import routes
from settebello.ui.kit.ports.services import Services
from settebello.ui.menus.problems.problem_guide import ProblemGuide
from settebello.ui.menus.tutorial.lesson_policies import LessonFlow, LessonInput, LessonOverlay
from settebello.ui.menus.tutorial.lesson_scene import ROOM, Unwritten
from settebello.ui.table.layout import FREE_COLUMNS, with_guide
from settebello.ui.table.scene import TableScene
from settebello.ui.table.scene.policies import TablePolicies
from settebello.ui.table.scene.table_controller import TableController

PEOPLE: Final = ("gino", "rosalba", "chiara")
"""The others at the table in turn: their names are short in every language, beside points and sweeps."""
HELPS: Final = replace(ALONE, tracker=True, points=True)
"""The solver has not seen the deal, so what is out and what is won can be looked up; there are no hints."""


def problem_scene(services: Services, trainer: Trainer, route: routes.SolveProblem) -> TableScene:
    """A table with a problem; nothing of it is stored but the answer. Raises ValueError for a bad problem."""
    partner = Partner()
    problem = route.problem
    record = problem.record(PEOPLE)
    session = TableSession(
        record, opponents=partner, journal=Unwritten(), rng=Random(0), replayed=problem.reached[1]
    )

    def policies(table: TableController) -> TablePolicies:
        guide = ProblemGuide(table, partner, trainer, route)
        return TablePolicies(
            input=LessonInput(guide),
            flow=LessonFlow(guide),
            overlay=LessonOverlay(guide),
            assists=HELPS,
            needs=ROOM,
            one_row=FREE_COLUMNS,
            # The text is at the left.
            relaid=with_guide,
        )

    return TableScene(services, session, policies)
