"""A deal for practice on the real table, with a coach: wrong clicks play nothing, and the sum is shown."""

from functools import partial
from typing import Final

from settebello.engine.rules.rulewords import Piles
from settebello.practice.learning_port import LearningPort, Practice
from settebello.storage.assists import Assists, Counters, Playing
from settebello.ui.kit.ports.services import Services
from settebello.ui.learn.parts.animals import called, picture
from settebello.ui.learn.parts.deals import (
    PracticeButtons,
    PracticeCoach,
    PracticeFlow,
    PracticeInput,
    PracticeOverlay,
    PracticePartner,
)
from settebello.ui.learn.parts.deals.child_captions import ChildCaptions
from settebello.ui.learn.parts.deals.deal_layout import deal_layout
from settebello.ui.learn.scenes.child_scene import ChildScene
from settebello.ui.table.scene import TableScene
from settebello.ui.table.scene.policies import TablePolicies
from settebello.ui.table.scene.table_controller import TableController

COACHED: Final = Assists(
    playing=Playing.PAPER,
    takers=False,
    courts=False,
    hints=False,
    tracker=False,
    points=False,
    review=False,
    counters=Counters.NONE,
)
"""The child finds what can be taken; the coach tells when asked."""


def deal_scene(services: Services, port: LearningPort, practice: Practice) -> TableScene:
    """A table with one practice deal; the badge says how its cards came about, the bulb gives help."""
    open_piles = practice.session.match.ruleset.capture.piles is not Piles.CLOSED

    def policies(table: TableController) -> TablePolicies:
        coach = PracticeCoach(table, port, practice)
        buttons = PracticeButtons(coach)
        partner = PracticePartner(coach)
        return TablePolicies(
            input=PracticeInput(coach, buttons, partner),
            flow=PracticeFlow(coach),
            overlay=PracticeOverlay(coach, buttons, partner),
            assists=COACHED,
            open_hands=practice.open_hands,
            portrait=None if port.child is None else picture(port.child.avatar),
            name=None if port.child is None else called(port.child),
            menu_button=not coach.pictured,
            captions=ChildCaptions,
            needs=ChildScene.needs,
            relaid=partial(deal_layout, open_piles=open_piles),
        )

    return TableScene(services, practice.session, policies)
