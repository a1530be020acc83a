"""After the score sheet of a match of one deal comes what it was played for."""

from datetime import date
from random import Random

import pytest

from settebello.coach.duplicate.branches import Moment, branch_of
from settebello.coach.duplicate.daily import deal_of_the_day
from settebello.coach.duplicate.playout import decided_by, record_played
from settebello.engine import Seat
from settebello.notation import Record
from settebello.session import TableSession
from settebello.ui.kit.scene import SceneId
from settebello.ui.table.scene import TableScene
from tests.coach.duplicate.material import played_match, players
from tests.pilot import shipped
from tests.ui.table.scene.test_table_scene import play_by_mouse, seated, until_asked
from tests.ui.tables import NoJournal, opponents


def almost_over(kind: str) -> Record:
    if kind == "branch":
        record = played_match(deals=1)
        return branch_of(record, Moment(0, 32), Seat(0), {}, Random(1), anew=False)
    deal = deal_of_the_day(shipped().ruleset("scopa"), date(2026, 11, 24))
    done = record_played(deal, decided_by(players(), {Seat(0): "bimbo", Seat(1): "esperto"}, "x"))
    return done.before_move(32)


@pytest.mark.parametrize(("kind", "scene"), [("branch", SceneId.BRANCH_OVER), ("daily", SceneId.DAILY)])
def test_the_result_follows_and_leads_to_the_title(kind: str, scene: SceneId) -> None:
    table = TableSession(almost_over(kind), opponents=opponents(), journal=NoJournal(), rng=Random(1))
    rng = Random(1)
    with seated(table) as pilot:
        while not pilot.at(SceneId.SCORE_SHEET):
            until_asked(pilot, table)
            if pilot.at(SceneId.TABLE):
                assert isinstance(pilot.scene, TableScene)
                play_by_mouse(pilot, table, rng)
        pilot.frames(2)
        pilot.settle()
        pilot.press("enter")
        assert pilot.at(scene)
        pilot.frames(3)
        pilot.press("escape")
        assert pilot.at(SceneId.TITLE)
